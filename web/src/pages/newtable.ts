import type { Rules } from '../api/client';
import type { ClockRules } from '../api/types';

const MINUTE = 60;
const DAY = 86400;

/** The clocks one can choose from; others are for the API. */
export const CLOCKS = {
  none: null,
  quick: { kind: 'bank', seconds: 10 * MINUTE, increment: 10 },
  calm: { kind: 'bank', seconds: 30 * MINUTE, increment: 30 },
  day: { kind: 'turn', seconds: DAY, increment: 0 },
  week: { kind: 'bank', seconds: 7 * DAY, increment: DAY / 2 },
} as const satisfies Record<string, ClockRules | null>;

export type ClockName = keyof typeof CLOCKS;

/** A module that changes with how many one can play, as the server says. */
function bounds(rules: Rules, module: string): boolean {
  return String(rules.fits[module]) !== String(rules.fits['']);
}

/** With how many players these modules can be played. */
export function possibleCounts(rules: Rules, modules: readonly string[]): number[] {
  const bounding = modules.filter((module) => bounds(rules, module));
  const allowed = bounding.length > 0 ? bounding : [''];
  return rules.players.filter((count) => allowed.every((module) => rules.fits[module]?.includes(count)));
}

/** The modules for that many players: what does not fit goes, and what it needs comes. */
export function fitting(rules: Rules, modules: readonly string[], count: number): string[] {
  const kept = modules.filter((module) => !bounds(rules, module) || rules.fits[module]?.includes(count));
  if (possibleCounts(rules, kept).includes(count)) return kept;
  const needed = Object.keys(rules.fits).find((module) => module && rules.fits[module]?.includes(count));
  return needed ? [...kept, needed] : kept;
}
