// The bid ladder of a province card as it stands.
import type { View } from '../api/types';
import { byVerb, numberOf, provinceOf, type Province } from '../game/choices';

/** The spaces printed on the ladder; where bids go on past them, the view and the choices bring the others. */
const PRINTED = [0, 1, 3, 6, 10, 15, 21, 28, 36];
const SHOWN_BEYOND = 2;

export interface Rung {
  amount: number;
  /** Who sits here. */
  seat: number | null;
  /** A higher Scribe sits above. */
  outbid: boolean;
  /** Seat whose Protection holds this space. */
  chainedBy: number | null;
  /** The choice that would bid it, if it may be bid now. */
  choice: string | null;
}

/** All rungs of one card, lowest first. */
export function rungs(view: View, province: Province, choices: readonly string[]): Rung[] {
  const bids = view.bids[province] ?? [];
  const mine = new Map(byVerb(choices, 'bid').filter((choice) => provinceOf(choice) === province).map((choice) => [numberOf(choice) ?? -1, choice.text]));
  const highest = Math.max(-1, ...bids.map(([, amount]) => amount));
  const amounts = ladder(bids.map(([, amount]) => amount), [...mine.keys()]);
  return amounts.map((amount, i) => {
    const below = bids.find(([, under]) => under === amounts[i - 1]);
    const seat = bids.find(([, on]) => on === amount)?.[0] ?? null;
    const held = below !== undefined && view.seats[below[0]]?.in_force.includes('protection');
    return { amount, seat, outbid: seat !== null && amount < highest, chainedBy: held && seat === null ? below[0] : null, choice: mine.get(amount) ?? null };
  });
}

function ladder(taken: number[], possible: number[]): number[] {
  const last = PRINTED.at(-1)!;
  const top = Math.max(last, ...taken);
  const beyond = possible.filter((amount) => amount > last).sort((a, b) => a - b);
  const shown = [...beyond.filter((amount) => amount <= top), ...beyond.filter((amount) => amount > top).slice(0, SHOWN_BEYOND)];
  return [...new Set([...PRINTED, ...taken, ...(possible.every((amount) => amount > 28) ? beyond : shown)])].sort((a, b) => a - b);
}
