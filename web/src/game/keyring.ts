import type { Created } from '../api/types';

/** The secrets of one table that this browser holds. */
export interface Keys {
  host?: string;
  watch?: string;
  /** Seat -> token. */
  seats: Record<number, string>;
}

const PREFIX = 'amunre.table.';

export function keysOf(id: string): Keys {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? '') as Keys;
  } catch {
    return { seats: {} };
  }
}

export function keep(id: string, keys: Keys): void {
  localStorage.setItem(PREFIX + id, JSON.stringify(keys));
}

/** The creator holds every seat's token; the ones he hands out are links. */
export function keepSeats(created: Created): void {
  const seats: Record<number, string> = {};
  created.seat_tokens.forEach((token, seat) => {
    if (token) seats[seat] = token;
  });
  keep(created.id, { host: created.host_token, watch: created.watch_token, seats });
}
