import { api, type GameRecord } from '../api/client';
import type { Analysis, ChatLine, Hint, LogLine, Recap, Replay, ReplayStep, ReplayTable, TableInfo, View } from '../api/types';
import type { TableSession } from './session.svelte';
import { applyChanges, editionOf, type Known } from './tableau';

/** Where a finished game lies: at its table, or uploaded as a record. */
export type Source = { kind: 'table' | 'record'; id: string };

/** A finished game, step by step: the same shape as a session, but nothing can be played and all hands are open. */
export class ReplaySession implements TableSession {
  /** The moment that is asked for; the one that is shown may be earlier, while the game is being fetched. */
  #wanted = $state(0);
  #moments = $state.raw<Known[]>([]);
  /** The moves, as far as they are fetched. */
  steps = $state.raw<ReplayStep[]>([]);
  total = $state(0);
  about = $state.raw<ReplayTable | null>(null);
  problem = $state<unknown>(null);
  readonly chat: ChatLine[] = [];
  readonly seat = null;
  readonly connection = 'live' as const;
  readonly pending = null;
  readonly refusal = null;
  readonly choices: string[] = [];
  readonly canUndo = false;
  readonly replay = true;
  readonly table: TableInfo | null = null;
  #names = $state.raw<string[]>([]);

  constructor(
    readonly source: Source,
    readonly unnamed: (seat: number) => string,
  ) {}

  /** Fetches the game page by page; the first can be looked at while the others come. */
  async load(): Promise<void> {
    try {
      let first = 0;
      do {
        const page: Replay = await this.#page(first);
        this.#take(page);
        first += page.steps.length;
      } while (first < this.total);
    } catch (problem) {
      this.problem = problem;
    }
  }

  analysis(): Promise<Analysis> {
    return this.source.kind === 'table' ? api.analysis(this.source.id) : api.uploadedAnalysis(this.source.id);
  }

  record(): Promise<GameRecord> {
    return this.source.kind === 'table' ? api.record(this.source.id) : api.uploaded(this.source.id);
  }

  /** How many moves have been made at the moment that is shown. */
  get step(): number {
    return Math.min(this.#wanted, this.loaded);
  }

  set step(step: number) {
    this.#wanted = Math.max(0, Math.min(step, this.total));
  }

  /** How many moves are fetched. */
  get loaded(): number {
    return Math.max(0, this.#moments.length - 1);
  }

  get view(): View | null {
    return this.#moments[this.step]?.view ?? null;
  }

  get log(): LogLine[] {
    return this.#moments[this.step]?.log ?? [];
  }


  get version(): number {
    return this.step;
  }

  get names(): string[] {
    return this.#names;
  }

  get edition(): string {
    return editionOf(this.view?.ruleset ?? 'anniversary');
  }

  /** The first moment at which the log holds this line. */
  stepOfLine(line: number): number {
    const found = this.#moments.findIndex((moment) => moment.log.length > line);
    return found < 0 ? this.loaded : found;
  }

  /** The first moment of each round. */
  get rounds(): { round: number; step: number }[] {
    const found: { round: number; step: number }[] = [];
    this.#moments.forEach((moment, step) => {
      if (found.at(-1)?.round !== moment.view.round) found.push({ round: moment.view.round, step });
    });
    return found;
  }

  play(): void {}
  undo(): void {}
  forgetRefusal(): void {}

  say(): boolean {
    return false;
  }

  hint(): Promise<Hint> {
    return Promise.reject(new Error('A replay has no hints.'));
  }

  recap(): Promise<Recap> {
    return Promise.resolve({ log_from: this.log.length, log: [] });
  }

  #page(first: number): Promise<Replay> {
    return this.source.kind === 'table' ? api.replay(this.source.id, first) : api.uploadedReplay(this.source.id, first);
  }

  #take(page: Replay): void {
    this.about = page.table;
    this.total = page.total;
    this.#names = page.view.seats.map((_, seat) => page.table.names[seat] || this.unnamed(seat));
    let moment: Known = { version: page.first, view: page.view, log: page.log };
    const moments = page.first === 0 ? [moment] : [...this.#moments];
    for (const step of page.steps) {
      moment = applyChanges(moment, moment.version + 1, step);
      moments.push(moment);
    }
    this.steps = [...this.steps, ...page.steps];
    this.#moments = moments;
  }
}
