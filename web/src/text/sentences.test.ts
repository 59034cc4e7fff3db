/** What the server refuses is said in the person's language: every sentence that real illegal moves have led to. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../api/types';
import { said as de } from './de/said';
import { said as en } from './en/said';
import { said as fr } from './fr/said';
import { setLocale } from './index.svelte';
import { namesIn } from './message';
import { inOurWords } from './sentences';
import { said as zh } from './zh-Hant/said';

const refusals = JSON.parse(readFileSync('fixtures/refusals.json', 'utf8')) as string[];
const OTHERS = { de, fr, 'zh-Hant': zh } as const;

describe.each(['de', 'fr', 'zh-Hant'] as const)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  it('has every sentence and no other', () => {
    expect(Object.keys(OTHERS[locale]).sort()).toEqual(Object.keys(en).sort());
  });

  it('fills its holes with what the sentence holds', () => {
    const unknown = Object.entries(OTHERS[locale]).filter(([key, text]) => {
      const known = [...namesIn(en[key as keyof typeof en]), 'rule'];
      return !namesIn(text).every((name) => known.includes(name));
    });
    expect(unknown).toEqual([]);
  });

  it('says every refusal', async () => {
    const answers = await Promise.all(refusals.map(async (each) => ({ each, ...(await inOurWords(each)) })));
    expect(answers.filter(({ lang }) => lang).map(({ each }) => each)).toEqual([]);
    expect(answers.filter(({ text }) => /[{}]|undefined|\b(your?|the)\b/.test(text))).toEqual([]);
  });
});

describe('a sentence', () => {
  beforeAll(() => setLocale('de'));
  afterAll(() => setLocale('en'));

  it('keeps names and numbers', async () => {
    const refusal = 'A bid for Thebes must be higher than 6, the highest there.';
    expect((await inOurWords(refusal)).text).toBe('Ein Gebot auf Theben muss höher sein als 6, das höchste dort.');
  });

  it('may be two', async () => {
    const refusal = 'You can offer at most 8 gold. Selling a Favour card gives 1 more.';
    expect((await inOurWords(refusal)).text).toBe(
      'Du kannst höchstens 8 Gold opfern. Eine Machtkarte zu verkaufen, bringt 1 mehr.',
    );
  });

  it('ends with the prompt as the status line has it', async () => {
    const view = { prompt: 'Bid for a province.', agenda: ['bid'], choices: ['bid abu 0'], moving: null, seat: 0 };
    const whole = { ...view, to_act: [0], seats: [{}], over: false, ruleset: 'classic-4' } as unknown as View;
    const { text, lang } = await inOurWords('You cannot be done yet. Bid for a province.', whole);
    expect([text, lang]).toEqual(['Du kannst noch nicht fertig sein. Biete auf eine Provinz', undefined]);
  });

  it('that nobody has translated stays English, and says so', async () => {
    expect(await inOurWords('The Nile is dry today.')).toEqual({ text: 'The Nile is dry today.', lang: 'en' });
  });
});
