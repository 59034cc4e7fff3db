import type { ProvinceView } from '../api/types';
import type { Province } from '../game/choices';
import type { Spot } from './layout';
import type { Shape } from './map';
import { TABLE } from './table';

export interface Entry {
  /** Name of a drawing in MapDefs. */
  icon: string;
  text: string;
  /** Worth nothing now. */
  dim?: boolean;
  /** A line drawing that needs a stroke. */
  sign?: boolean;
  /** Drawn in this seat's colour. */
  seat?: number;
}

interface Around {
  caravanPays: boolean;
  statue: string | undefined;
  pharaoh: boolean;
  /** Seat and amount of the Scribe that leads. */
  bid: [number, number] | undefined;
}

/** What a small province shows, most telling first: bid, pyramids, stones, Farmers of fields, then what is printed. */
export function summary(name: Province, province: ProvinceView, { caravanPays, statue, pharaoh, bid }: Around): Entry[] {
  const printed = TABLE[name];
  const farmers = province.farmers + province.extra_farmers + province.printed_farmers;
  const found: Entry[] = [];
  if (bid) found.push({ icon: 'scribe', text: String(bid[1]), seat: bid[0] });
  if (pharaoh) found.push({ icon: 'pharaoh', text: '' });
  if (province.pyramids) found.push({ icon: 'pyramid', text: String(province.pyramids) });
  if (province.stones) found.push({ icon: 'stone', text: String(province.stones) });
  if (province.fields || farmers) found.push({ icon: farmers ? 'farmer' : 'field', text: `${farmers}/${province.fields}` });
  if (printed.icons) found.push({ icon: 'favour', text: String(printed.icons) });
  if (printed.mine) found.push({ icon: 'mine', text: String(printed.mine) });
  if (printed.caravan) found.push({ icon: 'caravan', text: String(printed.caravan), dim: !caravanPays });
  if (printed.temples) found.push({ icon: 'temple', text: printed.temples > 1 ? String(printed.temples) : '' });
  if (statue) found.push({ icon: statue, text: '', sign: true });
  if (province.harvest_card) found.push({ icon: province.harvest_card, text: '', sign: true });
  const blessings = printed.blessing_cards + printed.blessing_stones + printed.blessing_gold;
  if (blessings && province.owner === null) found.push({ icon: 'blessing', text: '' });
  return found;
}

/** Sets the entries like words, line by line and each line centred, below the name and evenly down the room. */
export function flow(entries: readonly Entry[], room: Shape['room'], letters: number, icon: number): Spot[] {
  const gap = letters * 0.22;
  const widths = entries.map(({ text }) => icon + (text ? 1 + text.length * letters * 0.58 : 0));
  const lines: number[][] = [];
  let used = Infinity;
  widths.forEach((width, i) => {
    if (used + gap + width > room.width + 8) {
      lines.push([]);
      used = -gap;
    }
    lines.at(-1)!.push(i);
    used += gap + width;
  });
  const top = room.y + letters * 1.3;
  const step = Math.min(letters * 1.45, (room.y + room.height - top) / Math.max(1, lines.length));
  return lines.flatMap((line, row) => {
    const whole = line.reduce((sum, i) => sum + widths[i]! + gap, -gap);
    let x = room.x - whole / 2;
    return line.map((i) => {
      const spot = { x, y: top + step * (row + 0.5) };
      x += widths[i]! + gap;
      return spot;
    });
  });
}
