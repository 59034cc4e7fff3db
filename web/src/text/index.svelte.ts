/**
 * Every sentence of the client, by key, in the language of the person.
 *
 * `t(key)` in a component follows a change of language by itself. A language is one file that is fetched when
 * it is chosen; the long texts (rules, tutorial) are a second one, fetched by the pages that show them (`loadBook`).
 */
import type { Book, Core } from './en';
import { fill, grammarOf, type NamesIn, type Params, type Value } from './message';

export type { Params } from './message';

/** All messages with their English text as type, so that the compiler knows their parameters. */
export type Messages = Core & Book;
export type Key = keyof Messages;
type Arguments<K extends Key> = [NamesIn<Messages[K]>] extends [never]
  ? []
  : [params: { readonly [P in NamesIn<Messages[K]>]: Value }];

export const LOCALES = ['en', 'de', 'fr', 'zh-Hant'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words, for the person who looks for it. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  'zh-Hant': '繁體中文',
};

type Catalogue = Partial<Record<Key, string>>;
type Loader = () => Promise<Catalogue>;

const CORE: Readonly<Record<Locale, Loader>> = {
  en: async () => (await import('./en')).core,
  de: async () => (await import('./de')).core,
  fr: async () => (await import('./fr')).core,
  'zh-Hant': async () => (await import('./zh-Hant')).core,
};
const BOOK: Readonly<Record<Locale, Loader>> = {
  en: async () => (await import('./en/book')).book,
  de: async () => (await import('./de/book')).book,
  fr: async () => (await import('./fr/book')).book,
  'zh-Hant': async () => (await import('./zh-Hant/book')).book,
};
const STORED = 'amunre.locale';

let current = $state<Locale>('en');
let messages = $state.raw<Catalogue>({});
let grammar = $state.raw(grammarOf('en'));
let bookWanted = false;

/** The message of a key in the current language. */
export function t<K extends Key>(key: K, ...params: Arguments<K>): string {
  return say(key, params[0]);
}

/** As `t`, for a key that is put together while running; the compiler cannot check its parameters. */
export function say(key: Key, params: Params = {}): string {
  return fill(messages[key] ?? key, params, grammar);
}

/** Whether there is such a message: for words that come from outside, as the name of a new bot. */
export function isKey(key: string): key is Key {
  return key in messages;
}

/** A number as the language writes it. */
export function number(value: number): string {
  return grammar.numbers.format(value);
}

/** Several names in a row, as a sentence has them: "Ann, Marie and Olu". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(current).format(names);
}

/** Several names side by side, without an "and": "Ann, Marie, Olu". */
export function row(names: readonly string[]): string {
  return names.join(t('list.comma'));
}

/** The language now. */
export function locale(): Locale {
  return current;
}

/** Fetches the language that was chosen before, or else the browser's; to be awaited before the first page is drawn. */
export async function startText(): Promise<void> {
  await load(stored() ?? preferred(navigator.languages));
}

/** Changes the language, and keeps the choice. */
export async function setLocale(chosen: Locale): Promise<void> {
  keep(chosen);
  await load(chosen);
}

/** Fetches the long texts too, now and at each later change of language. */
export async function loadBook(): Promise<void> {
  bookWanted = true;
  const wanted = current;
  const book = await BOOK[wanted]();
  if (wanted === current) messages = { ...messages, ...book };
}

async function load(wanted: Locale): Promise<void> {
  const parts = await Promise.all([CORE[wanted](), bookWanted ? BOOK[wanted]() : {}]);
  messages = { ...parts[0], ...parts[1] };
  grammar = grammarOf(wanted);
  current = wanted;
  document.documentElement.lang = wanted;
}

/** The first of the browser's languages that we speak; any Chinese reader is better served by ours than by English. */
export function preferred(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split('-')[0];
    if (language === 'zh') return 'zh-Hant';
    const found = LOCALES.find((known) => known === language);
    if (found) return found;
  }
  return 'en';
}

/** Browsers that keep nothing (private windows) still get their language. */
function stored(): Locale | null {
  try {
    const kept = localStorage.getItem(STORED);
    return LOCALES.find((known) => known === kept) ?? null;
  } catch {
    return null;
  }
}

function keep(chosen: Locale): void {
  try {
    localStorage.setItem(STORED, chosen);
  } catch {
    // Not kept: asked again next time.
  }
}
