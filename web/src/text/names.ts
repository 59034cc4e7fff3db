/** What the parts of the game are called, in the language and the edition of the table. */
import { isKey, type Key, say, t } from './index.svelte';

/** What can be explained: everything that has a name and a rule. */
export type Term = Key extends infer K ? (K extends `${infer T}.rule` ? T : never) : never;

/** `name` in the catalogue, or the word itself where the catalogue does not know it (a deck of one's own, a new bot). */
function called(kind: string, word: string): string {
  const key = `${kind}.${word}.name`;
  return isKey(key) ? say(key) : capital(word);
}

function capital(word: string): string {
  const words = word.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A card as its edition calls it: that of 2003 had names of its own. */
export function cardName(card: string, edition = 'anniversary'): string {
  const older = `card.${card}.classic`;
  return edition === 'classic' && isKey(older) ? say(older) : called('card', card);
}

/** A card in a sentence: the long names of 2003 need quotation marks. */
export function cardInSentence(card: string, edition: string): string {
  const older = edition === 'classic' && isKey(`card.${card}.classic`);
  return older ? t('card.quoted', { name: cardName(card, edition) }) : cardName(card, edition);
}

export function provinceName(province: string): string {
  const key = `province.${province}`;
  return isKey(key) ? say(key) : capital(province);
}

export const statueName = (statue: string): string => called('statue', statue);
export const officialName = (official: string): string => called('official', official);
export const tileName = (tile: string): string => called('tile', tile);
export const phaseName = (phase: string): string => called('phase', phase);
export const sourceName = (source: string): string => called('source', source);
export const moduleName = (module: string): string => called('module', module);
export const switchName = (name: string): string => called('switch', name);
export const editionName = (edition: string): string => called('edition', edition);
export const botName = (bot: string): string => called('bot', bot);

/** A term's title and its rule in our words; null for what nobody has explained yet. */
export function explain(term: string, edition = 'anniversary'): { title: string; text: string } | null {
  const rule = `${term}.rule`;
  if (!isKey(rule)) return null;
  const [kind = '', ...words] = term.split('.');
  const title = kind === 'card' ? cardName(words.join('.'), edition) : called(kind, words.join('.'));
  return { title, text: say(rule) };
}
