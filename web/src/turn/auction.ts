import type { View } from '../api/types';
import { parse } from '../game/choices';
import { ownGold } from './decision';
import { price as triangle } from '../text/choice';
import { countFor } from './market';

/** One space of a province's ladder. */
export interface Rung {
  amount: number;
  /** Whose Scribe sits there. */
  scribe: number | null;
  /** The choice that bids here; null where one cannot. */
  choice: string | null;
}

/** One open province with its ladder. */
export interface Lot {
  province: string;
  rungs: Rung[];
  /** The seat that would get it now, and for how much. */
  leader: { seat: number; amount: number } | null;
}

/** A ladder shows at least so many steps. */
const SHORTEST = 5;

/** The provinces of the round with everything on their ladders that matters now. */
export function lots(view: View, choices: readonly string[]): Lot[] {
  return view.open.map((province) => lot(province, view, choices));
}

function lot(province: string, view: View, choices: readonly string[]): Lot {
  const bids = view.bids[province] ?? [];
  const possible = choices.filter((choice) => choice.startsWith(`bid ${province} `));
  const amounts = [...bids.map(([, amount]) => amount), ...possible.map(amountOf)];
  const top = Math.max(triangle(SHORTEST), ...amounts);
  const rungs = Array.from({ length: countFor(top) + 1 }, (_, step) => rung(triangle(step), bids, possible));
  const highest = bids.at(-1);
  return { province, rungs, leader: highest ? { seat: highest[0], amount: highest[1] } : null };
}

function rung(amount: number, bids: readonly [number, number][], possible: readonly string[]): Rung {
  return {
    amount,
    scribe: bids.find(([, bid]) => bid === amount)?.[0] ?? null,
    choice: possible.find((choice) => amountOf(choice) === amount) ?? null,
  };
}

function amountOf(choice: string): number {
  return Number(parse(choice).args.at(-1));
}

/** What would be left of the own gold if this bid and all own Scribes that are not outbid had to be paid. */
export function goldLeft(view: View, choice: string): number {
  const { args } = parse(choice);
  return ownGold(view) - Number(args[1]) - standing(view, args[0] ?? '');
}

/** The sum of the own bids that would be paid now, but for the one that moves and the province bid for. */
function standing(view: View, besides: string): number {
  return Object.entries(view.bids)
    .filter(([province]) => province !== besides && province !== view.moving)
    .map(([, bids]) => bids.at(-1))
    .reduce((sum, highest) => sum + (highest && highest[0] === view.seat ? highest[1] : 0), 0);
}
