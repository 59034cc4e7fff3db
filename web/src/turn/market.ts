import type { LogLine, View } from '../api/types';
import { price as triangle } from '../text/choice';
import { decisionOf, most, ownGold, startingWith } from './decision';

export const WARES = ['tombs', 'favours', 'farmers', 'stones'] as const;
export type Ware = (typeof WARES)[number];
export type Basket = Record<Ware, number>;

export const EMPTY: Readonly<Basket> = { tombs: 0, favours: 0, farmers: 0, stones: 0 };

/** How many the price list gives for so much gold. */
export function countFor(gold: number): number {
  return Math.max(0, Math.floor((Math.sqrt(8 * gold + 1) - 1) / 2));
}

/** One line of the basket. */
export interface Row {
  ware: Ware;
  /** Bought already this turn, asked for now, or to be asked later. */
  when: 'past' | 'now' | 'later';
  count: number;
  most: number;
  price: number;
}

/** Where a turn in the Market stands; null while nothing is being bought. */
export function wareNow(view: View): Ware | null {
  const kind = decisionOf(view);
  return WARES.find((ware) => kind === `buy ${ware}`) ?? null;
}

/**
 * The basket as it is shown. What is asked for now goes as far as the server's choices; what comes later is a plan, as
 * far as the gold goes, and is asked again when its time comes.
 */
export function rows(view: View, log: readonly LogLine[], plan: Readonly<Basket>): Row[] {
  const now = wareNow(view);
  if (now === null) return [];
  const bought = boughtThisTurn(log, view.seat);
  const wares = WARES.filter((ware) => ware !== 'tombs' || view.own_tiles !== undefined);
  const found: Row[] = [];
  let gold = ownGold(view);
  for (const ware of wares) {
    const row = rowOf(ware, now, view, bought, plan, gold);
    if (row.when !== 'past') gold -= row.price;
    found.push(row);
  }
  return found;
}

function rowOf(ware: Ware, now: Ware, view: View, bought: Basket, plan: Readonly<Basket>, gold: number): Row {
  const order = WARES.indexOf(ware) - WARES.indexOf(now);
  if (order < 0) return { ware, when: 'past', count: bought[ware], most: bought[ware], price: triangle(bought[ware]) };
  const limit = order === 0 ? most(startingWith(view.choices, `buy ${ware}`)) : Math.min(countFor(gold), room(ware, view));
  const count = Math.min(plan[ware], limit);
  return { ware, when: order === 0 ? 'now' : 'later', count, most: limit, price: triangle(count) };
}

/** Farmers that are planned go onto fields that are empty now; nothing else is limited by what the view shows. */
function room(ware: Ware, view: View): number {
  if (ware !== 'farmers') return Infinity;
  return freeFields(view).reduce((sum, [, free]) => sum + free, 0);
}

/** The reader's provinces with empty fields, and how many. */
export function freeFields(view: View): [string, number][] {
  return Object.entries(view.provinces)
    .filter(([, place]) => place.owner === view.seat && place.farmers < place.fields)
    .map(([name, place]) => [name, place.fields - place.farmers]);
}

/** What is still to be paid for the basket. */
export function toPay(found: readonly Row[]): number {
  return found.reduce((sum, row) => sum + (row.when === 'past' ? 0 : row.price), 0);
}

/** Whether buying this reveals something, so that one may want to think again. */
export function draws(ware: Ware): boolean {
  return ware === 'tombs' || ware === 'favours';
}

/** What the reader has bought since his turn in the Market began; a second purchase with Ptah is not counted here. */
export function boughtThisTurn(log: readonly LogLine[], seat: number | null): Basket {
  const bought: Basket = { ...EMPTY };
  for (const line of ownTurn(log, seat)) {
    const [verb, ware, count] = (line.action ?? '').split(' ');
    if (verb === 'buy') bought[ware as Ware] = Number(count);
  }
  return bought;
}

/** The lines since another seat acted last, or a round or phase began for everybody. */
export function ownTurn(log: readonly LogLine[], seat: number | null): LogLine[] {
  let first = log.length;
  while (first > 0) {
    const line = log[first - 1];
    if (line?.action !== undefined && line.seat !== seat) break;
    if (line?.event === 'round' || line?.event === 'temple') break;
    first -= 1;
  }
  return log.slice(first);
}
