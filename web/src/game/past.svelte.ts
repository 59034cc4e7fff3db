import { api } from '../api/client';
import type { LogLine, Past } from '../api/types';
import type { Seating } from './session.svelte';

/** A look back in a running game: the table as this reader saw it when the log first held a line. */
export class LookBack {
  /** The line that is looked at; null: the present. */
  line = $state<number | null>(null);
  #past = $state.raw<Past | null>(null);
  problem = $state<unknown>(null);

  constructor(readonly seating: Seating) {}

  get view(): Past['view'] | null {
    return this.line === null ? null : (this.#past?.view ?? null);
  }

  /** What happened at that moment. */
  get words(): LogLine | undefined {
    return this.line === null ? undefined : this.#past?.log[this.line];
  }

  async look(line: number): Promise<void> {
    this.line = line;
    this.problem = null;
    try {
      const past = await api.past(this.seating.id, line, this.seating.token);
      // Whoever has gone on in the meantime wants to see that, and not what comes late.
      if (this.line === line) this.#past = past;
    } catch (problem) {
      if (this.line === line) this.problem = problem;
    }
  }

  back(): void {
    this.line = null;
    this.#past = null;
    this.problem = null;
  }
}
