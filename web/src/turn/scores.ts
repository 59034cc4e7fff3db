import type { View } from '../api/types';

/** A line of the score sheet: points of one source, by seat. */
export interface Line {
  source: string;
  points: number[];
}

/** The lines of one age; sources that nobody has scored from are left out unless they belong to every game. */
export function ageLines(rows: readonly Readonly<Record<string, number>>[]): Line[] {
  const sources = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return sources
    .map((source) => ({ source, points: rows.map((row) => row[source] ?? 0) }))
    .filter((line) => line.points.some((points) => points !== 0));
}

export function sums(rows: readonly Readonly<Record<string, number>>[]): number[] {
  return rows.map((row) => Object.values(row).reduce((sum, points) => sum + points, 0));
}

/** Points beside the sheet's ages: what Tomb tiles and Glory gave at once. */
export function besides(view: View): number[] {
  const { old, new: late, total } = view.score_sheet;
  return total.map((points, seat) => points - (sums(old)[seat] ?? 0) - (sums(late)[seat] ?? 0));
}

/** One seat in the order of points, and what they are made of over both ages; what brought none is left out. */
export interface Rank {
  seat: number;
  total: number;
  parts: { source: string; points: number }[];
}

export function ranking(view: View): Rank[] {
  const { old, new: late, total } = view.score_sheet;
  return total
    .map((points, seat) => ({ seat, total: points, parts: partsOf(old[seat] ?? {}, late[seat] ?? {}) }))
    .sort((a, b) => b.total - a.total);
}

function partsOf(...ages: Readonly<Record<string, number>>[]): Rank['parts'] {
  const sources = [...new Set(ages.flatMap((age) => Object.keys(age)))];
  return sources
    .map((source) => ({ source, points: ages.reduce((sum, age) => sum + (age[source] ?? 0), 0) }))
    .filter(({ points }) => points > 0);
}
