import { parse } from '../game/choices';

/** A tomb from its top to its base: 1, 2, 3, 4, 5 places. The view lists them from the base upwards. */
export const ROWS = [5, 4, 3, 2, 1] as const;

export interface Slot {
  row: number;
  slot: number;
  tile: string | null;
}

/** The rows of a tomb, the top first, as they are drawn. */
export function tombRows(tomb: readonly (string | null)[]): Slot[][] {
  let first = 0;
  const found = ROWS.map((length, above) => {
    const row = tomb.slice(first, first + length).map((tile, place) => ({ row: above + 1, slot: place + 1, tile }));
    first += length;
    return row;
  });
  return found.reverse();
}

/** The kinds of tile that can be built now. */
export function kindsIn(choices: readonly string[]): string[] {
  return [...new Set(choices.map((choice) => parse(choice).args[0] ?? ''))];
}
