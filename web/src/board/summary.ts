import type { ProvinceView } from '../api/types';
import type { Province } from '../game/choices';
import { TABLE } from './table';

export interface Entry {
  /** Name of a drawing in MapDefs. */
  icon: string;
  text: string;
  /** Worth nothing now. */
  dim?: boolean;
  /** A line drawing that needs a stroke. */
  sign?: boolean;
}

interface Around {
  caravanPays: boolean;
  statue: string | undefined;
  pharaoh: boolean;
}

/** What a small province shows, most telling first: pyramids, stones, Farmers of fields, then what is printed. */
export function summary(name: Province, province: ProvinceView, { caravanPays, statue, pharaoh }: Around): Entry[] {
  const printed = TABLE[name];
  const farmers = province.farmers + province.extra_farmers + province.printed_farmers;
  const found: Entry[] = [];
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
  const blessings = printed.blessing_cards + printed.blessing_stones + (printed.blessing_gold ? 1 : 0);
  if (blessings && province.owner === null) found.push({ icon: 'blessing', text: '' });
  return found;
}
