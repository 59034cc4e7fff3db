import { untrack } from 'svelte';
import type { TableSession } from '../game/session.svelte';
import { prefs } from '../game/prefs.svelte';
import { decisionOf, isMine, owed, withoutSales } from './decision';
import { draws, EMPTY, freeFields, wareNow, type Basket, type Ware } from './market';

/**
 * What the person at this table is about to do: a choice that waits for a second click, a row of choices that belong
 * together (an offering with Influence, a basket of the Market), the obvious places of Farmers and Stones.
 *
 * Everything here is sent choice by choice, and only while the server offers it.
 */
export class Intent {
  /** Chosen, but not yet sent: only with the preference "confirm". */
  selected = $state<string | null>(null);
  /** What the person wants to buy this turn. */
  basket = $state<Basket>({ ...EMPTY });
  /** Why a row of choices stopped early: the first that could not be sent. */
  stopped = $state<string | null>(null);
  #queue = $state.raw<string[]>([]);
  #shopping = $state(false);
  #resetting = $state(false);
  /** After an undo nothing is placed by itself: the person wants another place. */
  #handsOff = false;
  /** Places chosen by hand since the basket was paid: then the person also ends the turn. */
  #byHand = false;

  constructor(readonly session: TableSession) {}

  /** What may be chosen now; nothing while a row of choices is being sent. */
  get choices(): string[] {
    return this.busy ? [] : this.session.choices;
  }

  get busy(): boolean {
    return this.#queue.length > 0 || this.#resetting;
  }

  /** A click on something that can be chosen: sent at once, or after a second one. */
  choose(choice: string): void {
    if (prefs.confirm && this.selected !== choice) {
      this.selected = choice;
      return;
    }
    this.send(choice);
  }

  /** A button that says what it will do: sent at once. Several choices go one after the other. */
  send(...choices: string[]): void {
    const [first, ...rest] = choices;
    this.cancel();
    if (first === undefined || !this.session.choices.includes(first)) return;
    this.#handsOff = false;
    if (first.startsWith('farmer ') || first.startsWith('stone ')) this.#byHand = true;
    this.#queue = rest;
    this.session.play(first);
  }

  cancel(): void {
    this.selected = null;
    this.stopped = null;
  }

  /** Pays the basket: what is asked now, then what was planned for later. */
  shop(): void {
    const view = this.session.view;
    const ware = view && wareNow(view);
    if (!ware) return;
    const count = this.basket[ware];
    this.#byHand = false;
    this.send(`buy ${ware} ${count}`);
    this.#shopping = !(draws(ware) && count > 0);
  }

  want(ware: Ware, count: number): void {
    this.basket = { ...this.basket, [ware]: Math.max(0, count) };
  }

  undo(): void {
    this.#stop();
    this.#handsOff = true;
    this.session.undo();
  }

  /** Everything of this turn that can be taken back. */
  reset(): void {
    this.undo();
    this.#resetting = true;
  }

  /** To be called in an effect: whenever the session has changed, sends what comes next by itself, if anything. */
  advance(): void {
    const { replay, pending, view, refusal } = this.session;
    if (replay || pending || !view) return;
    untrack(() => this.#step(refusal !== null));
  }

  #step(refused: boolean): void {
    const { session } = this;
    if (refused) this.#stop();
    if (this.selected && !session.choices.includes(this.selected)) this.selected = null;
    if (this.#resetting) {
      if (session.canUndo) session.undo();
      else this.#resetting = false;
      return;
    }
    if (!session.view || !isMine(session.view)) {
      this.#forget();
      return;
    }
    const planned = this.#queue[0] ?? this.#nextPurchase();
    const next = planned ?? this.#obviousPlace();
    if (next !== undefined) this.#goOn(next, planned === undefined);
  }

  #goOn(next: string, byItself: boolean): void {
    if (!this.session.choices.includes(next)) {
      this.#stop();
      this.stopped = next;
      return;
    }
    if (this.#queue.length > 0) this.#queue = this.#queue.slice(1);
    this.session.play(next, byItself);
  }

  /** The rest of the basket that was paid with one button, and the end of the turn if nothing else can be done. */
  #nextPurchase(): string | undefined {
    const view = this.session.view;
    if (!this.#shopping || !view) return undefined;
    const ware = wareNow(view);
    if (ware) {
      const wanted = `buy ${ware} ${this.basket[ware]}`;
      return this.session.choices.includes(wanted) ? wanted : this.#pause();
    }
    const onlyDone = withoutSales(this.session.choices).join() === 'done';
    return decisionOf(view) === 'finish market' && onlyDone && !this.#byHand ? 'done' : undefined;
  }

  #pause(): undefined {
    this.#shopping = false;
  }

  /** A Farmer or a Stone that can go to one place only, or Farmers that will fill every field anyway. */
  #obviousPlace(): string | undefined {
    const view = this.session.view;
    const choices = withoutSales(this.session.choices);
    const [first] = choices;
    if (this.#handsOff || !view || first === undefined) return undefined;
    const kind = decisionOf(view);
    if (kind !== 'farmer' && kind !== 'stone') return undefined;
    if (!choices.every((choice) => choice.startsWith(`${kind} `))) return undefined;
    const free = freeFields(view).reduce((sum, [, fields]) => sum + fields, 0);
    return choices.length === 1 || (kind === 'farmer' && owed(view) === free) ? first : undefined;
  }

  #stop(): void {
    this.#queue = [];
    this.#shopping = false;
    this.#resetting = false;
    this.selected = null;
  }

  /** Somebody else's turn: the next one begins with nothing planned. */
  #forget(): void {
    this.#stop();
    this.#handsOff = false;
    this.#byHand = false;
    this.stopped = null;
    if (Object.values(this.basket).some((count) => count > 0)) this.basket = { ...EMPTY };
  }
}

const INTENTS = new WeakMap<TableSession, Intent>();

/** The one intent of a session: the board and the panel share it. */
export function intentOf(session: TableSession): Intent {
  let found = INTENTS.get(session);
  if (!found) INTENTS.set(session, (found = new Intent(session)));
  return found;
}
