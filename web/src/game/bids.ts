import type { View } from '../api/types';
import { parse } from './choices';

/** What would be left of the own gold if this bid and all own Scribes that are not outbid had to be paid. */
export function goldLeft(view: View, choice: string): number {
  const { args } = parse(choice);
  const own = view.seat === null ? 0 : (view.seats[view.seat]?.gold ?? 0);
  return own - Number(args[1]) - standing(view, args[0] ?? '');
}

/** The sum of the own bids that would be paid now, but for the one that moves and the province bid for. */
function standing(view: View, besides: string): number {
  return Object.entries(view.bids)
    .filter(([province]) => province !== besides && province !== view.moving)
    .map(([, bids]) => bids.at(-1))
    .reduce((sum, highest) => sum + (highest && highest[0] === view.seat ? highest[1] : 0), 0);
}
