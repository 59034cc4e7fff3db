import type { Answer, Chat, ChatLine, Closing, Hello, Move, Ping, Pong, Problem, Snapshot, TableInfo, Undo, Update, Welcome } from '../api/types';
import type { Connection } from './tableau';

export type ServerSays = Welcome | Snapshot | Update | TableInfo | ChatLine | Answer | Problem | Pong | Closing;
export type ClientSays = Hello | Move | Undo | Chat | Ping;

/** Whoever owns a wire: says hello, hears messages, is told how the connection stands. */
export interface Listener {
  hello(): Hello;
  hears(message: ServerSays): void;
  turns(connection: Connection): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** The server pings every 20 seconds, the browser answers unseen; so we ask ourselves, and give up after 45. */
const PING_EVERY = 15_000;
const SILENCE = 45_000;
const REFUSED = [4000, 4003];
/** Said to one who is there already: slower, please. Said at the door: no room. */
const TOO_MUCH = 4008;

/** A socket that comes back by itself, with growing pauses. */
export class Wire {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #wanted = false;
  #welcomed = false;

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {}

  open(): void {
    this.#wanted = true;
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  close(): void {
    this.#wanted = false;
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#retry);
    this.#drop();
    this.listener.turns('closed');
  }

  /** Connects anew at once: something was missed. */
  again(): void {
    this.#drop();
    this.#connect();
  }

  /** Sends if there is a connection; whoever needs it done sends it again after the next welcome. */
  send(message: ClientSays): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  readonly #now = (): void => {
    if (this.#wanted && !this.#socket && document.visibilityState === 'visible') this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.listener.turns('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as ServerSays);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    this.#heard = Date.now();
    this.#welcomed = false;
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
  }

  #receive(message: ServerSays): void {
    this.#heard = Date.now();
    if (message.type === 'welcome') {
      this.#pause = FIRST_PAUSE;
      this.#welcomed = true;
      this.listener.turns('live');
    }
    this.listener.hears(message);
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.again();
    else this.send({ type: 'ping' });
  }

  #lost(code: number): void {
    this.#drop();
    if (REFUSED.includes(code) || (code === TOO_MUCH && !this.#welcomed)) {
      this.#wanted = false;
      this.listener.turns('closed');
      return;
    }
    this.listener.turns('lost');
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #drop(): void {
    clearInterval(this.#pinger);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
