import type { Created } from '../api/types';

/** The secrets of one table that this browser holds. They never leave it but to the server and by the owner's hand. */
export interface Keys {
  /** Opens fresh links and bots in seats. */
  host?: string;
  /** Opens what a spectator sees. */
  watch?: string;
  /** Seat -> token of the seats that are played in this browser. */
  seats: Record<string, string>;
  /** Seat -> token of the seats that were made to be handed out. */
  links: Record<string, string>;
  name: string;
  /** When it was last opened, in milliseconds. */
  at: number;
}

const PREFIX = 'amunre.table.';
const MOST = 40;

export function keysOf(id: string): Keys {
  return read(PREFIX + id) ?? { seats: {}, links: {}, name: '', at: 0 };
}

export function keep(id: string, changes: Partial<Keys>): Keys {
  const keys = { ...keysOf(id), ...changes, at: Date.now() };
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(keys));
  } catch {
    // A browser that keeps nothing: the link in the address bar is all there is.
  }
  return keys;
}

/** A new table: the seats of kind `me` are played here, the tokens of the open ones are links to hand out. */
export function keepCreated(created: Created, mine: readonly number[], name: string): void {
  const seats: Record<string, string> = {};
  const links: Record<string, string> = {};
  created.seat_tokens.forEach((token, seat) => {
    if (token) (mine.includes(seat) ? seats : links)[seat] = token;
  });
  keep(created.id, { host: created.host_token, watch: created.watch_token, seats, links, name });
  forgetOldest();
}

export function keepSeat(id: string, seat: number, token: string): void {
  const keys = keysOf(id);
  keep(id, { seats: { ...keys.seats, [seat]: token } });
}

export function forgetSeat(id: string, seat: number): void {
  const { [seat]: _, ...seats } = keysOf(id).seats;
  keep(id, { seats });
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** The tables this browser has been at, the latest first. */
export function known(): { id: string; keys: Keys }[] {
  const found: { id: string; keys: Keys }[] = [];
  try {
    for (const key of Object.keys(localStorage)) {
      const keys = key.startsWith(PREFIX) ? read(key) : null;
      if (keys) found.push({ id: key.slice(PREFIX.length), keys });
    }
  } catch {
    return [];
  }
  return found.sort((one, other) => other.keys.at - one.keys.at);
}

function forgetOldest(): void {
  for (const { id } of known().slice(MOST)) forget(id);
}

function read(key: string): Keys | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Keys> | null;
    return kept && { seats: {}, links: {}, name: '', at: 0, ...kept };
  } catch {
    return null;
  }
}
