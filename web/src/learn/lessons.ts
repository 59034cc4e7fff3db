/**
 * The lessons of the tutorial. Each waits for its moment in a real game: it looks at the view and knows no rule. A
 * lesson to `read` is over when the reader says so, one to `do` when its moment has passed.
 */
import type { View } from '../api/types';
import type { Key } from '../text/index.svelte';

export interface Lesson {
  id: string;
  title: Key;
  text: Key;
  kind: 'read' | 'do';
  /** The part of the screen it speaks about: a `data-tour`. */
  at: string;
  when: (view: View) => boolean;
}

const mine = (view: View): boolean => view.seat !== null && view.to_act.includes(view.seat);
const decides = (view: View, ...names: string[]): boolean => mine(view) && names.includes(view.agenda.at(-1) ?? '');
const places = (view: View): boolean => decides(view, 'farmer', 'stone');
const buys = (view: View): boolean => mine(view) && view.phase === 'market' && !places(view);
const owns = (view: View): boolean => Object.values(view.provinces).some(({ owner }) => owner === view.seat);
const always = (): boolean => true;

function lesson(id: string, kind: Lesson['kind'], at: string, when: Lesson['when']): Lesson {
  return { id, kind, at, when, title: `learn.${id}` as Key, text: `learn.${id}.text` as Key };
}

/** What somebody has played through without reading it needs no lesson any more. */
function early(id: string, kind: Lesson['kind'], at: string, when: Lesson['when']): Lesson {
  return lesson(id, kind, at, (view) => view.round <= 1 && when(view));
}

export const LESSONS: readonly Lesson[] = [
  lesson('welcome', 'read', '', always),
  lesson('map', 'read', 'board', always),
  lesson('status', 'read', 'status', always),
  early('keep', 'do', 'turn', (view) => decides(view, 'keep')),
  early('auction', 'read', 'ladder', (view) => view.phase === 'auction'),
  early('bid', 'do', 'turn', (view) => decides(view, 'bid') && view.moving === null && !view.choices.includes('pass')),
  early('outbid', 'do', 'turn', (view) => decides(view, 'bid') && view.moving !== null),
  early('pass', 'do', 'turn', (view) => decides(view, 'bid') && view.choices.includes('pass')),
  early('taken', 'read', 'board', (view) => owns(view) && view.phase !== 'auction'),
  early('place', 'do', 'turn', places),
  early('market', 'do', 'turn', buys),
  early('offering', 'do', 'turn', (view) => decides(view, 'offer')),
  early('temple', 'read', 'temple', (view) => view.temple > 0 && view.phase !== 'offering'),
  early('gifts', 'do', 'turn', (view) => decides(view, 'gift')),
  early('harvest', 'do', 'turn', (view) => decides(view, 'harvest')),
  lesson('round', 'read', 'round', (view) => view.round > 1),
  lesson('points', 'read', 'players', (view) => view.round > 1),
  lesson('hand', 'read', 'hand', (view) => view.round > 1),
  lesson('end', 'read', '', (view) => view.round > 1),
  lesson('scoring', 'do', 'turn', (view) => decides(view, 'score')),
  lesson('newage', 'read', 'board', (view) => view.age === 'new'),
];

/** The lessons of the first round: what the guide counts. */
export const COUNTED = LESSONS.findIndex(({ id }) => id === 'end') + 1;

/** The lesson for this moment: the first whose time has come and that was not had yet. */
export function lessonFor(view: View, had: ReadonlySet<string>): Lesson | null {
  return LESSONS.find(({ id, when }) => !had.has(id) && when(view)) ?? null;
}
