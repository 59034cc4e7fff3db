/** Whatever whole games of every edition and expansion say has real words in every language. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LogLine, View } from '../api/types';
import { actionText, eventText, promptText } from './game';
import { LOCALES, setLocale } from './index.svelte';

interface Said {
  ruleset: string;
  choices: Record<string, string[]>;
  log: LogLine[];
}
interface Moments {
  moments: { view: View; log: LogLine[] }[];
}

const read = <T>(name: string): T => JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as T;
const games = Object.values(read<Record<string, Said>>('words'));
const moments = ['classic', 'meeple-expert', 'anniversary', 'feast', 'duel', 'officials'].flatMap(
  (name) => read<Moments>(name).moments,
);
const NAMES = ['安', '鮑', '瑪', '健', '歐'];

/** A raw key, a hole, an unread word of the notation. */
const RAW = /undefined|null|NaN|[{}]|\b(do|log|event|prompt|wait|card|province|tile|source)\.|-or-|master-of|^[^\p{L}]*$/u;
const ENGLISH = /\b(the|with|gold for|Favour cards?|Farmers?|Stones?|plays|buys|takes|bids|your?|Scribe from)\b/;

/** Everything that is said, once. */
function sentences(): string[] {
  const said = new Set<string>();
  for (const { ruleset, choices, log } of games) {
    for (const [decision, found] of Object.entries(choices))
      for (const choice of found) said.add(actionText(choice, { ruleset, agenda: [decision] }));
    for (const entry of log) said.add(eventText(entry, { ruleset }, NAMES));
  }
  for (const { view, log } of moments) {
    said.add(promptText(view, NAMES));
    for (const choice of view.choices) said.add(actionText(choice, view));
    for (const entry of log) said.add(eventText(entry, view, NAMES));
  }
  return [...said];
}

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  it('says everything in words', () => {
    const said = sentences();
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter((sentence) => RAW.test(sentence))).toEqual([]);
  });

  it.skipIf(locale === 'en')('leaves no English', () => {
    expect(sentences().filter((sentence) => ENGLISH.test(sentence))).toEqual([]);
  });

  it.skipIf(locale !== 'zh-Hant')('leaves no Latin letter', () => {
    expect(sentences().filter((sentence) => /[A-Za-z]/.test(sentence))).toEqual([]);
  });
});

describe('some sentences', () => {
  const anniversary = { ruleset: 'anniversary-4', agenda: ['finish market'] };
  const classic = { ruleset: 'classic-4', agenda: ['bid'] };

  it.each([
    ['en', 'bid thebes 6', 'Bid 6 for Thebes'],
    ['de', 'bid thebes 6', '6 auf Theben bieten'],
    ['fr', 'buy favours 1', 'Acheter 1 carte Faveur pour 1'],
    ['fr', 'buy favours 2', 'Acheter 2 cartes Faveur pour 3'],
    ['zh-Hant', 'buy stones 3', '以 6 金幣購買 3 塊石塊'],
    ['en', 'done', 'End your Market turn'],
    ['en', 'influence -3', 'Lower the offering by 3'],
    ['en', 'discard tile-gold', 'Discard Gold tile'],
  ] as const)('%s: %s', async (locale, choice, words) => {
    await setLocale(locale);
    expect(actionText(choice, anniversary)).toBe(words);
  });

  it('calls cards as their edition does', async () => {
    await setLocale('en');
    expect(actionText('bribery', anniversary)).toBe('Play Bribery');
    expect(actionText('bribery', classic)).toBe('Play “Overbid in same province”');
  });

  it('says nothing of what a reader may not know', async () => {
    await setLocale('en');
    expect(eventText({ event: 'drew', seat: 1 }, anniversary, ['Ann', 'Bo'])).toBe('Bo draws a Favour card');
    expect(eventText({ action: 'keep', seat: 1 }, anniversary, ['Ann', 'Bo'])).toBe('Bo has chosen a start Scheme');
  });
});
