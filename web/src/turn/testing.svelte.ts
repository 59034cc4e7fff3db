/** For tests: the real views of web/fixtures, and a session that remembers what was sent instead of sending it. */
import type { Hint, LogLine, Recap, TableInfo, View } from '../api/types';
import type { TableSession } from '../game/session.svelte';
import { editionOf, type Pending } from '../game/tableau';

export interface Moment {
  kind: string;
  seat: number | null;
  view: View;
  log_from: number;
  log: LogLine[];
}

interface Fixture {
  names: string[];
  moments: Moment[];
}

const FILES = import.meta.glob<Partial<Fixture>>('../../fixtures/*.json', { eager: true, import: 'default' });

/** Every fixture with moments of games, by the name of its file. */
export const FIXTURES: [string, Fixture][] = Object.entries(FILES).flatMap(([path, { names, moments }]) =>
  names && moments ? [[path.replace(/^.*\/|\.json$/g, ''), { names, moments }]] : [],
);

/** The first moment of a kind that passes the test, in the fixtures whose name begins so. */
export function moment(fixture: string, kind: string, test: (moment: Moment) => boolean = () => true): StillSession {
  for (const [name, { names, moments }] of FIXTURES) {
    const here = moments.find((each) => each.kind === kind && test(each));
    if (name.startsWith(fixture) && here) return new StillSession(here, names);
  }
  throw new Error(`no ${kind} in ${fixture}`);
}

/** A table at which nothing moves but what the test moves. */
export class StillSession implements TableSession {
  view = $state.raw<View>() as View;
  log = $state.raw<LogLine[]>([]);
  pending = $state.raw<Pending | null>(null);
  refusal = $state<string | null>(null);
  readonly seat: number | null;
  readonly table: TableInfo | null = null;
  readonly chat = [];
  readonly connection = 'live' as const;
  readonly replay = false;
  version = $state(1);
  /** Whether it waits for an answer once something is sent, as a real one. */
  waits = true;
  /** What was sent, in order; `undo` for an undo. */
  sent: string[] = [];
  advice: Hint | null = null;

  constructor(
    moment: Moment,
    readonly names: string[],
  ) {
    this.view = moment.view;
    this.log = moment.log;
    this.seat = moment.seat;
  }

  get edition(): string {
    return editionOf(this.view.ruleset);
  }

  get choices(): string[] {
    return this.pending ? [] : this.view.choices;
  }

  get canUndo(): boolean {
    return !this.pending && this.view.undo;
  }

  play(action: string): void {
    this.#send(action);
  }

  undo(): void {
    this.#send('undo');
  }

  /** The server has answered: another view. */
  answer(changes: Partial<View>): void {
    this.pending = null;
    this.view = { ...this.view, ...changes };
  }

  #send(action: string): void {
    this.sent.push(action);
    if (this.waits) this.pending = { key: 'key', version: this.version, action };
  }

  say(): void {}

  hint(): Promise<Hint> {
    return this.advice ? Promise.resolve(this.advice) : Promise.reject(new Error('no hints'));
  }

  recap(): Promise<Recap> {
    return Promise.resolve({ log_from: 0, log: [] });
  }

  forgetRefusal(): void {
    this.refusal = null;
  }
}
