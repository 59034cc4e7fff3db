/** Words for what can be done, what was done and what happened; the parts of the table import them from here. */
import type { LogLine, View } from '../api/types';
import { editionOf } from '../game/tableau';
import { read, type Reading } from './choice';
import { isKey, list, say, t } from './index.svelte';
import type { Params } from './message';
import { cardInSentence, officialName, provinceName, sourceName, statueName, tileName } from './names';

export * from './names';
export { price } from './choice';
export { promptText } from './prompt';

/** Of a view only its ruleset is needed here, and for `done` what is being decided. */
export type Table = Pick<View, 'ruleset'> & Partial<Pick<View, 'agenda'>>;

/** A choice as its button says it: "Bid 6 for Thebes". */
export function actionText(choice: string, view: Table): string {
  const reading = read(choice, editionOf(view.ruleset));
  const decision = (view.agenda?.at(-1) ?? '').replaceAll(' ', '-').replace(/^again-.*/, 'again');
  const special = reading.verb === 'done' ? `do.done.${decision}` : `do.${reading.verb}.0`;
  const wanted = reading.verb === 'done' || isNothing(reading);
  const key = wanted && isKey(special) ? special : `do.${reading.verb}`;
  return isKey(key) ? say(key, reading.params) : choice;
}

/** A line of the log in words: "Marie bids 6 for Thebes". */
export function eventText(entry: LogLine, view: Table, names: readonly string[]): string {
  const who = entry.seat === undefined ? '' : (names[entry.seat] ?? '');
  const edition = editionOf(view.ruleset);
  return entry.action === undefined ? happened(entry, who, edition, names) : done(entry.action, who, edition);
}

function isNothing({ params }: Reading): boolean {
  return params['n'] === 0 || (params['n'] === undefined && params['gold'] === 0);
}

function done(move: string, who: string, edition: string): string {
  const reading = read(move, edition);
  const nothing = `log.${reading.verb}.0`;
  const secret = `log.${reading.verb}.secret`;
  let key = `log.${reading.verb}`;
  if (isNothing(reading) && isKey(nothing)) key = nothing;
  if (move === reading.verb && isKey(secret)) key = secret;
  return isKey(key) ? say(key, { who, ...reading.params }) : t('log.other', { who, move });
}

/** The forms that an event has: what a reader may not know is not in its entry. */
function form(entry: LogLine): string {
  const name = (entry.event ?? '').replaceAll(' ', '-');
  if (name === 'gained' && entry.province === null) return 'gained.tile';
  if (name === 'drew' && entry.card === undefined) return 'drew.unseen';
  if (name === 'drew-tile' && entry.tile === undefined) return 'drew-tile.unseen';
  if (name === 'opened' && entry.seat !== undefined) return 'revealed';
  if (name === 'paid' && entry.gold === 0) return 'paid.0';
  return name;
}

function happened(entry: LogLine, who: string, edition: string, names: readonly string[]): string {
  const key = `event.${form(entry)}`;
  const params = { who, ...numbers(entry), ...titles(entry, edition, names) };
  return isKey(key) ? say(key, params) : t('log.other', { who, move: entry.event ?? '' });
}

function numbers({ round, gold, points, space, collective }: LogLine): Params {
  return { round: round ?? 0, gold: gold ?? 0, points: points ?? 0, space: space ?? 0, collective: collective ?? 0 };
}

function titles(entry: LogLine, edition: string, names: readonly string[]): Params {
  return {
    province: provinceName(entry.province ?? ''),
    card: cardInSentence(entry.card ?? 'theft', edition),
    statue: statueName(entry.statue ?? ''),
    official: officialName(entry.official ?? ''),
    source: sourceName(entry.source ?? ''),
    tile: tileName(entry.tile ?? ''),
    order: list((entry.order ?? []).map((seat) => names[seat] ?? '')),
  };
}
