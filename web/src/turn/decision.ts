import type { View } from '../api/types';
import { parse } from '../game/choices';

/** What is to be decided now, by the server's name for it: the last entry of the agenda. */
export function decisionOf(view: View): string {
  return view.agenda.at(-1) ?? '';
}

/** Whether the reader owes a decision. */
export function isMine(view: View): boolean {
  return view.seat !== null && view.to_act.includes(view.seat);
}

/** How many decisions of the present kind are owed one after the other: two Farmers still to place, say. */
export function owed(view: View): number {
  const kind = decisionOf(view);
  let count = 0;
  while (view.agenda.at(-1 - count) === kind) count += 1;
  return count;
}

/** What the whole seat list says of the reader himself; null for a spectator. */
export function ownSeat(view: View) {
  return view.seat === null ? null : (view.seats[view.seat] ?? null);
}

/** The reader's gold; 0 for a spectator. */
export function ownGold(view: View): number {
  return ownSeat(view)?.gold ?? 0;
}

/** The choices apart: sales can be made beside any decision, and the panels show them in one place. */
export function withoutSales(choices: readonly string[]): string[] {
  return choices.filter((choice) => !isSale(choice));
}

export function sales(choices: readonly string[]): string[] {
  return choices.filter(isSale);
}

export function isSale(choice: string): boolean {
  return choice.startsWith('sell ');
}

/** The choices of one verb of one or two words: `buy stones`, `gift farmer`, `farmer`. */
export function startingWith(choices: readonly string[], verb: string): string[] {
  return choices.filter((choice) => choice === verb || choice.startsWith(`${verb} `));
}

/** The highest number at the end of these choices; 0 if there is none. */
export function most(choices: readonly string[]): number {
  return Math.max(0, ...choices.map((choice) => Number(parse(choice).args.at(-1) ?? 0)));
}
