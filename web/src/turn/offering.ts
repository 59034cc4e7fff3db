import type { LogLine, View } from '../api/types';
import { numberOf } from '../game/choices';

/** What a seat laid down: gold, or Theft. */
export type Offer = { gold: number; theft: boolean };

const NOTHING: Offer = { gold: 0, theft: false };

/** One line of "if the others ...". */
export interface Outcome {
  others: 'nothing' | 'last' | 'same';
  collective: number;
  space: number;
  /** The reader's income in the coming Harvest with the temple there; null where the server does not say. */
  income: number | null;
}

/** The temple's space for a sum, read off the track that the view shows. */
export function spaceFor(collective: number, track: readonly number[]): number {
  return 1 + track.filter((step) => collective >= step).length;
}

/** Everybody's offer in the last Offering, as the log tells it; null for a seat before the first one. */
export function lastOffers(log: readonly LogLine[], players: number): (Offer | null)[] {
  const found: (Offer | null)[] = Array.from({ length: players }, () => null);
  for (const line of log) {
    if (line.seat === undefined || line.action === undefined) continue;
    if (line.action === 'steal') found[line.seat] = { gold: 0, theft: true };
    else if (line.action.startsWith('offer ')) found[line.seat] = { gold: numberOf(line.action) ?? 0, theft: false };
  }
  return found;
}

/** Where the temple would land for each thing the others may do; without "as last time" in the first Offering. */
export function outcomes(view: View, log: readonly LogLine[], mine: Offer): Outcome[] {
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const before = lastOffers(withoutSealed(log, view), view.seats.length);
  const sums: [Outcome['others'], number][] = [['nothing', 0]];
  if (others.every((seat) => before[seat])) {
    sums.push(['last', others.reduce((sum, seat) => sum + worth(before[seat] ?? NOTHING, view), 0)]);
  }
  if (!mine.theft) sums.push(['same', others.length * mine.gold]);
  return sums
    .map(([what, theirs]) => outcome(view, what, theirs + worth(mine, view)))
    .filter(({ collective }) => Number.isFinite(collective));
}

function outcome(view: View, others: Outcome['others'], collective: number): Outcome {
  const space = spaceFor(collective, view.track);
  const income = view.seat === null ? undefined : view.outlook.income[view.seat]?.[space - 1];
  return { others, collective, space, income: income ?? null };
}

/** What an offer adds to the sum; each Theft takes away what the server says. */
function worth(offer: Offer, view: View): number {
  return offer.theft ? -view.outlook.theft : offer.gold;
}

/** The log without what the reader has put face down in this Offering. */
function withoutSealed(log: readonly LogLine[], view: View): LogLine[] {
  if (view.phase !== 'offering') return [...log];
  let end = log.length;
  while (end > 0 && log[end - 1]?.seat === view.seat && log[end - 1]?.action !== undefined) end -= 1;
  return log.slice(0, end);
}
