import type { Answer, ChatLine, Hint, LogLine, Recap, TableInfo, Update, View } from '../api/types';
import { api } from '../api/client';
import { type Connection, type Known, type Pending, applyUpdate, editionOf, fromSnapshot, seatNames, UNDO } from './tableau';
import { keepPending, keptPending } from './pending';
import { Wire, type ServerSays } from './wire';

/**
 * What every component of the table works with: a game that is being played (`Session`) or looked at again
 * (`ReplaySession` in replay.svelte.ts). It draws from `view`, offers `view.choices`, and sends one with `play`.
 */
export interface TableSession {
  /** The game as this reader may know it; null until the first snapshot. */
  readonly view: View | null;
  readonly log: LogLine[];
  /** The table's card: names, presence, clocks, status. */
  readonly table: TableInfo | null;
  /** The reader's own seat; null for a spectator. */
  readonly seat: number | null;
  readonly chat: ChatLine[];
  readonly version: number;
  readonly connection: Connection;
  /** The move that is on its way; while there is one, nothing else can be sent. */
  readonly pending: Pending | null;
  /** Why the last thing that was tried was refused, in a sentence; null after the next success. */
  readonly refusal: string | null;
  readonly names: string[];
  readonly edition: string;
  /** What may be chosen now: empty while something is pending, and for whoever only watches. */
  readonly choices: string[];
  readonly canUndo: boolean;
  /** True for a replay: nothing can be played, all is open. */
  readonly replay: boolean;

  /** Sends a choice; one that was made by itself says nothing if somebody else was quicker. */
  play(action: string, byItself?: boolean): void;
  undo(): void;
  say(text: string): void;
  hint(): Promise<Hint>;
  recap(): Promise<Recap>;
  forgetRefusal(): void;
}

/** Which table, and with which secret. */
export interface Seating {
  id: string;
  token: string;
}

/** One reader's connection to one table. */
export class Session implements TableSession {
  #known = $state.raw<Known | null>(null);
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>('connecting');
  pending = $state.raw<Pending | null>(null);
  refusal = $state<string | null>(null);
  /** Why the connection was closed for good: a code of the server such as `no-table`, and its sentence. */
  ending = $state.raw<{ code: string; reason: string } | null>(null);
  /** The server said that it restarts: nothing is wrong with this end. */
  restarting = $state(false);
  /** Seconds by which the server's clock is ahead of this machine's. */
  ahead = $state(0);
  readonly replay = false;
  #byItself = false;
  readonly #wire: Wire;

  constructor(readonly seating: Seating) {
    this.#wire = new Wire(seating.id, {
      hello: () => ({
        type: 'hello',
        token: seating.token,
        version: this.#known?.version ?? null,
        chat: this.chat.at(-1)?.number ?? 0,
      }),
      hears: (message) => this.#hear(message),
      turns: (connection) => this.#turn(connection),
    });
  }

  get view(): View | null {
    return this.#known?.view ?? null;
  }

  get log(): LogLine[] {
    return this.#known?.log ?? [];
  }

  get version(): number {
    return this.#known?.version ?? 0;
  }

  get names(): string[] {
    return seatNames(this.table);
  }

  get edition(): string {
    return editionOf(this.view?.ruleset ?? this.table?.ruleset_id ?? 'anniversary');
  }

  get choices(): string[] {
    return this.pending ? [] : (this.view?.choices ?? []);
  }

  get canUndo(): boolean {
    return !this.pending && (this.view?.undo ?? false);
  }

  open(): void {
    this.#wire.open();
  }

  close(): void {
    this.#wire.close();
  }

  play(action: string, byItself = false): void {
    this.#byItself = byItself;
    this.#send(action);
  }

  undo(): void {
    this.#byItself = false;
    this.#send(UNDO);
  }

  /** Whether it could be sent; if not, whoever wrote it keeps it. */
  say(text: string): boolean {
    return this.#wire.send({ type: 'chat', key: newKey(), text });
  }

  hint(): Promise<Hint> {
    return api.hint(this.seating.id, this.seating.token);
  }

  recap(): Promise<Recap> {
    return api.recap(this.seating.id, this.seating.token);
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  #send(action: string): void {
    if (this.pending || !this.#known) return;
    this.refusal = null;
    this.#setPending({ key: newKey(), version: this.#known.version, action });
    this.#sendPending();
  }

  /** Also after a lost connection: the server plays a key at most once. */
  #sendPending(): void {
    if (!this.pending) return;
    const { key, version, action } = this.pending;
    this.#wire.send(action === UNDO ? { type: 'undo', key, version } : { type: 'move', key, version, action });
  }

  #setPending(pending: Pending | null): void {
    this.pending = pending;
    if (this.seat !== null) keepPending(this.seating.id, this.seat, pending);
  }

  #turn(connection: Connection): void {
    this.connection = connection;
    if (connection === 'live') this.restarting = false;
  }

  #hear(message: ServerSays): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat;
        this.#card(message.table);
        if (message.seat !== null) this.pending ??= keptPending(this.seating.id, message.seat);
        this.#sendPending();
        break;
      case 'snapshot':
        this.#known = fromSnapshot(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'answer':
        this.#answered(message);
        break;
      case 'table':
        this.#card(message);
        break;
      case 'chat':
        if (message.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat, message];
        break;
      case 'problem':
        this.ending = { code: message.code, reason: message.reason };
        break;
      case 'closing':
        this.restarting = true;
        break;
      case 'pong':
        break;
    }
  }

  #card(table: TableInfo): void {
    this.table = table;
    this.ending = null;
    if (table.clock) this.ahead = table.clock.now - Date.now() / 1000;
  }

  /** Versions go up by one; if one is missing the whole is asked for again. */
  #update(update: Update): void {
    if (this.#known && update.version <= this.#known.version) return;
    if (!this.#known || update.version !== this.#known.version + 1) {
      this.#known = null;
      this.#wire.again();
      return;
    }
    this.#known = applyUpdate(this.#known, update);
    if (update.key && update.key === this.pending?.key) this.#setPending(null);
  }

  #answered({ key, result, reason }: Answer): void {
    if (key === this.pending?.key) this.#setPending(null);
    if (result === 'refused' || (result === 'stale' && !this.#byItself)) this.refusal = reason || null;
  }
}

/** A name for one answer that nobody else makes. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

