import type { LogLine, SeatInfo, Snapshot, TableInfo, Update, View } from '../api/types';

/** Where the connection to the server stands. */
export type Connection = 'connecting' | 'live' | 'lost' | 'closed';

/** A move or an undo that was sent and is not yet acknowledged. */
export interface Pending {
  key: string;
  version: number;
  /** The choice in notation; `undo` takes the last one back. */
  action: string;
}

/** What a reader knows of a game. */
export interface Known {
  version: number;
  view: View;
  log: LogLine[];
}

export const UNDO = 'undo';

/** The whole as a snapshot tells it. */
export function fromSnapshot({ version, view, log }: Snapshot): Known {
  return { version, view, log };
}

type Changed = Pick<Update, 'changes' | 'gone' | 'log_from' | 'log'>;

/** The rule of docs/api.md: changed keys replace, of the provinces only those named, the log is cut and continued. */
export function applyChanges(known: Known, version: number, changed: Changed): Known {
  const changes = changed.changes as Partial<View>;
  const view = { ...known.view, ...changes };
  if (changes.provinces) view.provinces = { ...known.view.provinces, ...changes.provinces };
  for (const key of changed.gone ?? []) delete (view as Record<string, unknown>)[key];
  return { version, view, log: [...known.log.slice(0, changed.log_from), ...changed.log] };
}

export function applyUpdate(known: Known, update: Update): Known {
  return applyChanges(known, update.version, update);
}

/** How the seats are called; a seat without a person yet has no name. */
export function seatNames(table: TableInfo | null): string[] {
  return (table?.seats ?? []).map((seat: SeatInfo) => seat.name);
}

/** The edition of a table: `classic`, `meeple` or `anniversary`. */
export function editionOf(ruleset: string): string {
  return ruleset.split('-')[0] ?? ruleset;
}


export const ROUNDS_AN_AGE = 3;

/** Which round of its age it is; the server counts through. */
export function roundOfAge({ round }: View): number {
  return ((round - 1) % ROUNDS_AN_AGE) + 1;
}
