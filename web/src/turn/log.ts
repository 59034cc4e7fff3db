import type { LogLine } from '../api/types';
import type { IconName } from '../art/icons';
import { hasIcon } from '../art/icons';

export const KINDS = ['auction', 'market', 'offering', 'harvest', 'scoring'] as const;
export type Kind = (typeof KINDS)[number];

/** The kind of each line: the phase in which such a thing is done or happens. */
const VERBS: Readonly<Record<string, Kind>> = {
  keep: 'auction', reveal: 'auction', bid: 'auction', pass: 'auction', lift: 'auction', bribery: 'auction',
  protection: 'auction', delegation: 'auction', choose: 'auction',
  buy: 'market', again: 'market', architect: 'market', cultivation: 'market', glory: 'market', afterlife: 'market',
  offer: 'offering', steal: 'offering', with: 'offering', influence: 'offering', gift: 'offering', extra: 'offering',
  treasury: 'harvest', abundance: 'harvest', popularity: 'harvest', export: 'harvest',
  score: 'scoring',
};
const EVENTS: Readonly<Record<string, Kind>> = {
  round: 'auction', opened: 'auction', blocked: 'auction', paid: 'auction', took: 'auction', statue: 'auction',
  official: 'auction', token: 'auction',
  temple: 'offering', order: 'offering', stole: 'offering',
  earned: 'harvest',
  sold: 'scoring', scored: 'scoring', won: 'scoring',
};

const VERB_ICONS: Readonly<Record<string, IconName>> = {
  bid: 'scribe', pass: 'right', lift: 'scribe', choose: 'check', reveal: 'eye', keep: 'schemes', farmer: 'farmer', stone: 'stone',
  offer: 'offering', steal: 'offering', gift: 'gifts', extra: 'tomb', tomb: 'tomb', discard: 'card', sell: 'sell', done: 'check',
  score: 'schemes', again: 'ptah', with: 'offering',
};
const WARE_ICONS: Readonly<Record<string, IconName>> = { favours: 'card', farmers: 'farmer', stones: 'stone', tombs: 'tomb' };
const EVENT_ICONS: Readonly<Record<string, IconName>> = {
  opened: 'open', blocked: 'blocked', paid: 'gold', took: 'map', gained: 'gold', laid: 'stone', built: 'pyramid', drew: 'card',
  temple: 'temple', order: 'people', earned: 'harvest', sold: 'sell', scored: 'point', won: 'trophy', stole: 'gold',
  statue: 'statue', official: 'official', token: 'pharaoh', 'drew tile': 'tomb',
};

/** A line with its place in the log, its kind and whether a round begins with it. */
export interface Entry {
  line: LogLine;
  index: number;
  kind: Kind;
}

/** Lines that fit any phase (a Farmer placed, a card drawn, `done`) belong to what was done before them. */
export function entries(log: readonly LogLine[]): Entry[] {
  let kind: Kind = 'auction';
  return log.map((line, index) => {
    kind = kindOf(line) ?? kind;
    return { line, index, kind };
  });
}

function kindOf(line: LogLine): Kind | undefined {
  if (line.event !== undefined) return EVENTS[line.event];
  return VERBS[(line.action ?? '').split(' ')[0] ?? ''];
}

export function iconOf(line: LogLine): IconName {
  if (line.event !== undefined) return EVENT_ICONS[line.event] ?? 'info';
  const [verb = '', ware = ''] = (line.action ?? '').split(' ');
  if (verb === 'buy') return WARE_ICONS[ware] ?? 'market';
  return VERB_ICONS[verb] ?? (hasIcon(verb) ? verb : 'info');
}

/** Whether a line says nothing anybody would look for: bought none, done. */
export function isIdle(line: LogLine): boolean {
  return line.action === 'done' || /^buy \w+ 0$/.test(line.action ?? '');
}

/** The last lines, newest first; the same thing done several times running is one line. */
export function latest(log: readonly LogLine[], most: number): { line: LogLine; index: number; times: number }[] {
  const found: { line: LogLine; index: number; times: number }[] = [];
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const line = log[index];
    if (!line || line.event === 'round' || isIdle(line)) continue;
    const last = found.at(-1);
    if (last && JSON.stringify(last.line) === JSON.stringify(line)) last.times += 1;
    else if (found.length === most) break;
    else found.push({ line, index, times: 1 });
  }
  return found;
}

/**
 * What others did between the reader's last turn and the present one (or the end of the log): from, to.
 * The reader's own moves at the end are the turn he is in.
 */
export function sinceLastTurn(log: readonly LogLine[], seat: number): [number, number] {
  const acts = (index: number, mine: boolean) => log[index]?.action !== undefined && (log[index]?.seat === seat) === mine;
  let to = log.length;
  for (let index = log.length - 1; index >= 0 && !acts(index, false); index -= 1) if (acts(index, true)) to = index;
  let from = to;
  while (from > 0 && !acts(from - 1, true)) from -= 1;
  return [from, to];
}
