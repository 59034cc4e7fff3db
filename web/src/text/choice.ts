/** A choice or a move in notation, taken apart into the key of its words and what goes into them. */
import { cardInSentence, provinceName, tileName } from './names';
import type { Params } from './message';

export interface Reading {
  /** The verb as keys have it: `buy-stones`, `influence-up`. */
  verb: string;
  params: Params;
}

/** Verbs of two words, the second of which is no target. */
const TWO_WORDS: ReadonlySet<string> = new Set(['buy', 'again', 'gift', 'with', 'afterlife']);
/** The card that a verb plays, where it is not called like it. */
const CARD_OF: Readonly<Record<string, string>> = {
  steal: 'theft',
  'with-influence': 'influence',
  'with-greed': 'greed',
  'afterlife-draw': 'afterlife',
  'afterlife-place': 'afterlife',
};
const ON_CARDS: ReadonlySet<string> = new Set(['keep', 'score', 'sell', 'discard']);

/** What so many of one kind cost together. */
export function price(count: number): number {
  return (count * (count + 1)) / 2;
}

export function read(choice: string, edition: string): Reading {
  const words = choice.split(' ');
  const first = words[0] ?? '';
  if (first === 'influence') return { verb: words[1] === '+3' ? 'influence-up' : 'influence-down', params: {} };
  const verb = TWO_WORDS.has(first) ? words.slice(0, 2).join('-') : first;
  const rest = words.slice(TWO_WORDS.has(first) ? 2 : 1);
  return { verb, params: paramsOf(verb, rest, edition) };
}

function paramsOf(verb: string, rest: string[], edition: string): Params {
  const [one = '', two = '', three = ''] = rest;
  if (verb === 'bid') return { province: provinceName(one), gold: Number(two) };
  if (verb === 'offer') return { gold: Number(one) };
  if (verb === 'tomb') return { tile: tileName(one), row: Number(two), slot: Number(three) };
  if (ON_CARDS.has(verb)) return one === '' ? {} : { card: cardOrTile(one, edition) };
  const card = cardInSentence(CARD_OF[verb] ?? verb, edition);
  if (/^\d+$/.test(one)) return { n: Number(one), gold: price(Number(one)), card };
  return one === '' ? { card } : { province: provinceName(one), card };
}

function cardOrTile(name: string, edition: string): string {
  return name.startsWith('tile-') ? tileName(name.slice('tile-'.length)) : cardInSentence(name, edition);
}
