import type { View } from '../api/types';
import { holdings } from '../board/words';
import type { Province } from '../game/choices';
import { provinceName } from '../text/game';
import { list, t } from '../text/index.svelte';

/** The provinces under one heading. */
export interface Part {
  heading: string;
  provinces: string[];
}

/** The whole board: up for auction, then each player's, then what is free or blocked. */
export function parts(view: View, names: readonly string[]): Part[] {
  const all = Object.keys(view.provinces);
  const free = all.filter((name) => view.provinces[name]?.owner === null);
  const open = free.filter((name) => view.open.includes(name));
  const blocked = free.filter((name) => view.blocked.includes(name));
  const found = [{ heading: t('turn.plain.open'), provinces: open }];
  for (const seat of view.turn_order) {
    const provinces = all.filter((name) => view.provinces[name]?.owner === seat);
    const heading = seat === view.seat ? t('turn.plain.yours') : t('turn.plain.theirs', { who: names[seat] ?? '' });
    found.push({ heading, provinces });
  }
  found.push({ heading: t('turn.plain.free'), provinces: free.filter((name) => ![...open, ...blocked].includes(name)) });
  found.push({ heading: t('turn.plain.blocked'), provinces: blocked });
  return found.filter(({ provinces }) => provinces.length > 0);
}

/** A province in one line. */
export function inWords(view: View, province: string, names: readonly string[]): string {
  const what = holdings(province as Province, view).map(({ label }) => label);
  const bids = (view.bids[province] ?? []).map(([seat, gold]) => t('turn.plain.bids', { who: names[seat] ?? '', gold }));
  const place = provinceName(province);
  const holds = list([...what, ...bids]);
  return holds === '' ? t('turn.plain.nothing', { place }) : t('turn.plain.province', { place, holds });
}

/** Where the temple stands, and what each space of the track needs. */
export function temple(view: View): string {
  const [second = 0, third = 0, fourth = 0] = view.track;
  const spaces = { one: second - 1, two: second, three: third, four: fourth };
  return view.temple === 0 ? t('turn.plain.temple.none', spaces) : t('turn.plain.temple', { space: view.temple, ...spaces });
}
