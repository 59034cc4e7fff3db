/** All languages say the same things, with the same parameters, and nothing that nobody asks for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { core as de } from './de';
import { book as deBook } from './de/book';
import { core as en } from './en';
import { book as enBook } from './en/book';
import { core as fr } from './fr';
import { book as frBook } from './fr/book';
import { preferred } from './index.svelte';
import { fill, grammarOf, namesIn } from './message';
import { core as zh } from './zh-Hant';
import { book as zhBook } from './zh-Hant/book';

type Texts = Readonly<Record<string, string>>;
const ENGLISH: Texts = { ...en, ...enBook };
const OTHERS: Readonly<Record<string, Texts>> = {
  de: { ...de, ...deBook },
  fr: { ...fr, ...frBook },
  'zh-Hant': { ...zh, ...zhBook },
};
/** Everybody's words. */
const WORLDWIDE: readonly string[] = ['Webhook', '{what} · {table} · Amun-Re'];
const keys = Object.keys(ENGLISH).sort();

/** Words that two languages share: proper names, signs, and what is spelled alike. */
const ALIKE = /^([\d\s\p{P}\p{S}]|\{[^{}]*\})*$|^(province|statue|edition)\./u;
const SPELLED_ALIKE: Readonly<Record<string, readonly string[]>> = {
  de: ['Chat', 'Bot: {bot}', 'Link', 'Delegation', 'Export', 'Gold', 'Hand', 'Hinterland', 'Statue'],
  fr: ['Protection', 'Scribe', 'Temple', 'Temples', 'Points', 'Statue', 'Statues', 'temple', 'Total', 'Notes', 'Pause', 'mine {gold}'],
  'zh-Hant': [],
};

describe.each(Object.entries(OTHERS))('%s', (locale, texts) => {
  it('has every message and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(keys);
  });

  it('asks for the same parameters', () => {
    expect(keys.filter((key) => !sameParameters(ENGLISH[key] ?? '', texts[key] ?? ''))).toEqual([]);
  });

  it('is translated', () => {
    const same = keys.filter((key) => texts[key] === ENGLISH[key] && !ALIKE.test(ENGLISH[key] ?? '') && !ALIKE.test(key));
    const alike = [...WORLDWIDE, ...(SPELLED_ALIKE[locale] ?? [])];
    expect(same.filter((key) => !alike.includes(ENGLISH[key] ?? ''))).toEqual([]);
  });

  it('has as many forms as the language counts', () => {
    const forms = Object.values(texts).flatMap((text) => [...text.matchAll(/\{\w+:([^{}]*)\}/g)].map((found) => found[1] ?? ''));
    const wanted = locale === 'zh-Hant' ? 1 : 2;
    expect(forms.filter((form) => form.split('|').length !== wanted)).toEqual([]);
  });
});

describe('the keys', () => {
  const sources = filesUnder('src').filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$/.test(path));
  const code = sources.filter((path) => !/src\/text\/(en|de|fr|zh-Hant)\//.test(path)).map((path) => readFileSync(path, 'utf8'));
  const strings = new Set(code.flatMap((text) => [...text.matchAll(/(['"])([^'"\n]*?)\1/g)].map((found) => found[2] ?? '')));
  /** `do.${verb}.0` stands for every key that has something in the place of its holes. */
  const patterns = code
    .flatMap((text) => [...text.matchAll(/`([a-z][^`\n]*)`/g)].map((found) => found[1] ?? ''))
    .filter((text) => /^[\w-]+\.[^ ]*\$\{|^\$\{[^{}]+\}\./.test(text))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^{}]*\}/g, '.+')}$`));

  it('are all used', () => {
    const named = (key: string): boolean => /^(card|statue|official|tile|thing|phase|source|module|switch|edition|bot)\./.test(key);
    const used = (key: string): boolean => strings.has(key) || named(key) || patterns.some((pattern) => pattern.test(key));
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });

  it('that are used are all there', () => {
    const rooms = new Set(keys.map((key) => key.split('.')[0]));
    const asked = code.flatMap((text) => [...text.matchAll(/\b(?:t|say)\(\s*'([^']+)'/g)].map((found) => found[1] ?? ''));
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((key) => !(key in ENGLISH))).toEqual([]);
    expect(asked.filter((key) => !rooms.has(key.split('.')[0] ?? ''))).toEqual([]);
  });
});

describe('a message', () => {
  const german = grammarOf('de');
  it('takes numbers and forms', () => {
    expect(fill('{n} {n:Karte|Karten}', { n: 1 }, german)).toBe('1 Karte');
    expect(fill('{n} {n:Karte|Karten}', { n: 1200 }, german)).toBe('1.200 Karten');
  });
  it('counts zero as French does', () => {
    expect(fill('{n} {n:carte|cartes}', { n: 0 }, grammarOf('fr'))).toBe('0 carte');
  });
  it('shows a hole rather than nothing', () => {
    expect(fill('{who} bids', {}, german)).toBe('{who} bids');
  });
  it('leaves braces in a name alone', () => {
    expect(fill('{who} bids {n}', { who: '{n}', n: 3 }, german)).toBe('{n} bids 3');
  });
});

describe('the language of a browser', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-Hans-CN', 'en'], 'zh-Hant'],
    [['pt-BR', 'de-AT'], 'de'],
    [['pt-BR'], 'en'],
    [[], 'en'],
  ])('%s', (wishes, found) => {
    expect(preferred(wishes)).toBe(found);
  });
});

/** Everything that is shown must be; what only chooses a form is not needed by a language without forms. */
function sameParameters(english: string, other: string): boolean {
  const known = namesIn(english);
  const shown = known.filter((name) => english.includes(`{${name}}`));
  return namesIn(other).every((name) => known.includes(name)) && shown.every((name) => other.includes(`{${name}}`));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
