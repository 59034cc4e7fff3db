/**
 * The server's refusals are English sentences that name the rule. Those it knows word by word this says in the person's
 * language; anything else stays as it came, marked as English.
 */
import type { View } from '../api/types';
import { editionOf } from '../game/tableau';
import type { said } from './en/said';
import { isKey, list, locale, type Locale, say } from './index.svelte';
import { fill, grammarOf, type Params } from './message';
import { cardInSentence, moduleName, phaseName, provinceName, tileName } from './names';
import { promptText } from './prompt';

export interface Sentence {
  text: string;
  /** For the attribute `lang`, where it is not the page's language. */
  lang: 'en' | undefined;
}
type Said = typeof said;
type Table = Readonly<Record<keyof Said, string>>;

const LANGUAGES: Readonly<Record<Locale, () => Promise<Table>>> = {
  en: async () => (await import('./en/said')).said,
  de: async () => (await import('./de/said')).said,
  fr: async () => (await import('./fr/said')).said,
  'zh-Hant': async () => (await import('./zh-Hant/said')).said,
};
const PHASES: Readonly<Record<string, string>> = {
  'the setup': 'setup',
  'the Auction': 'auction',
  'the end of the Auction': 'resolve',
  'the Market': 'market',
  'the Offering': 'offering',
  'the time of the gifts': 'gifts',
  'the Harvest': 'harvest',
  'the Province scoring': 'scoring',
};
const NUMBERS: ReadonlySet<string> = new Set(['n', 'gold', 'most']);

/** A refusal in the person's words; with the view, the prompt that may end it as the status line says it. */
export async function inOurWords(sentence: string, view?: View | null, names: readonly string[] = []): Promise<Sentence> {
  if (locale() === 'en') return { text: sentence, lang: undefined };
  const [english, own] = await Promise.all([LANGUAGES.en(), LANGUAGES[locale()]()]);
  const prompted = view?.prompt && sentence.endsWith(view.prompt) ? view.prompt : '';
  const words = apart(sentence.slice(0, sentence.length - prompted.length)).map((each) =>
    translated(each, english, own, view ? editionOf(view.ruleset) : ''),
  );
  if (words.includes(null)) return { text: sentence, lang: 'en' };
  if (prompted && view) words.push(promptText(view, names));
  return { text: words.join(locale() === 'zh-Hant' ? '' : ' '), lang: undefined };
}

/** Its sentences, one by one. */
export function apart(text: string): string[] {
  return text
    .trim()
    .split(/(?<=\.) (?=[A-Z])/)
    .filter((each) => each !== '');
}

function translated(sentence: string, english: Table, own: Table, edition: string): string | null {
  for (const [key, template] of Object.entries(english)) {
    const found = pattern(template).exec(sentence);
    if (found) return fill(own[key as keyof Said], named(found.groups ?? {}, edition), grammarOf(locale()));
  }
  return null;
}

/** A template as a pattern: a name that comes twice must be the same both times. */
function pattern(template: string): RegExp {
  const seen = new Set<string>();
  const source = template
    .replaceAll(/[.*+?^$()[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)(?::([^{}]*))?\}/g, (_, name: string, forms: string | undefined) => {
      if (forms !== undefined) return `(?:${forms})`;
      if (seen.has(name)) return String.raw`\k<${name}>`;
      seen.add(name);
      return `(?<${name}>${NUMBERS.has(name) ? String.raw`\d+` : '.+?'})`;
    });
  return new RegExp(`^${source}$`);
}

/** What stood in the holes, in the person's language. */
function named(groups: Record<string, string>, edition: string): Params {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]): [string, string | number][] => {
      if (NUMBERS.has(name)) return [[name, Number(value)]];
      if (name === 'card') return cardWords(value, edition);
      return [[name, word(name, value)]];
    }),
  );
}

function word(name: string, value: string): string {
  if (name === 'province' || name === 'place') return provinceName(value.toLowerCase());
  if (name === 'places') return list(value.split(/, | and /).map((each) => provinceName(each.toLowerCase())));
  if (name === 'phase') return phaseName(PHASES[value] ?? value);
  if (name === 'module') return moduleName(value.toLowerCase());
  return name === 'tile' ? tileName(value) : value;
}

/** A card by its English title, and its rule for the sentence that says why it does not score. */
function cardWords(title: string, edition: string): [string, string][] {
  const card = title.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
  const rule = `card.${card}.rule`;
  return [
    ['card', cardInSentence(card, edition)],
    ['rule', isKey(rule) ? say(rule) : ''],
  ];
}
