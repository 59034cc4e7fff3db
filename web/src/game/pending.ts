import type { Pending } from './tableau';

const PREFIX = 'amunre.pending.';

/** The move that is on its way, kept over a reload of this tab: the server plays a key at most once. */
export function keepPending(table: string, seat: number, pending: Pending | null): void {
  try {
    if (pending) sessionStorage.setItem(`${PREFIX}${table}.${seat}`, JSON.stringify(pending));
    else sessionStorage.removeItem(`${PREFIX}${table}.${seat}`);
  } catch {
    // Not kept: after a reload the person looks whether the move was played.
  }
}

export function keptPending(table: string, seat: number): Pending | null {
  try {
    return JSON.parse(sessionStorage.getItem(`${PREFIX}${table}.${seat}`) ?? 'null') as Pending | null;
  } catch {
    return null;
  }
}
