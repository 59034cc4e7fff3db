import type { View } from '../api/types';
import { parse } from '../game/choices';
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
