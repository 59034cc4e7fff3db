import type { IconName } from '../art/icons';

/** The parts of the table beside the map: panels and tabs of a wide screen, sheets of a phone. */
export type Part = 'turn' | 'hand' | 'players' | 'log' | 'chat' | 'notes' | 'seats';

export const PART_ICONS: Readonly<Record<Part, IconName>> = {
  turn: 'play',
  hand: 'card',
  players: 'people',
  log: 'log',
  chat: 'chat',
  notes: 'notes',
  seats: 'link',
};
