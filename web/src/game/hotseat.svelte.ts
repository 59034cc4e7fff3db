import { Session } from './session.svelte';

/**
 * All seats that are played in this browser: usually one, or none for a spectator, or several that share the device.
 * Of several only one is ever shown, and the device is passed on before another one is.
 */
export class HotSeat {
  readonly sessions: Session[];
  #shown = $state(0);
  /** Whose turn at the device it is, while it is being passed on. */
  #passingTo = $state<number | null>(null);

  constructor(
    readonly id: string,
    tokens: readonly string[],
  ) {
    this.sessions = (tokens.length > 0 ? tokens : ['']).map((token) => new Session({ id, token }));
    this.#passingTo = this.sessions.length > 1 ? 0 : null;
  }

  get session(): Session {
    return this.sessions[this.#shown]!;
  }

  get shared(): boolean {
    return this.sessions.length > 1;
  }

  /** The seat that the device is to be handed to; null: the table may be shown. */
  get passingTo(): Session | null {
    if (this.#passingTo !== null) return this.sessions[this.#passingTo] ?? null;
    return null;
  }

  open(): void {
    for (const session of this.sessions) session.open();
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }

  /** To be called whenever a session has changed: if only somebody else here can go on, the device goes to him. */
  follow(): void {
    const over = this.session.view?.over ?? false;
    if (!this.shared || over) {
      if (over) this.#passingTo = null;
      return;
    }
    if (this.session.pending || this.owes(this.#passingTo ?? this.#shown)) return;
    const next = this.sessions.findIndex((_, index) => this.owes(index));
    if (next >= 0) this.#passingTo = next;
  }

  /** The person that the device was handed to has it. */
  take(): void {
    if (this.#passingTo !== null) this.#shown = this.#passingTo;
    this.#passingTo = null;
  }

  /** Somebody here wants to look at his own seat. */
  passTo(index: number): void {
    this.#passingTo = index;
  }

  private owes(index: number): boolean {
    return (this.sessions[index]?.view?.choices.length ?? 0) > 0;
  }
}
