/**
 * A message of the catalogue: plain text with places for parameters.
 *
 *   {who}                 a name or a number; numbers are written as the language writes them
 *   {n:card|cards}        one of several forms by the number n, in the order of FORMS; not the number itself
 *
 * so "{n} {n:card|cards}" is "1 card", "2 cards".
 */
export type Value = string | number;
export type Params = Readonly<Record<string, Value>>;

/** The names of the parameters of a message, read from its text by the compiler. */
export type NamesIn<S> = S extends `${string}{${infer Place}}${infer Rest}` ? NameOf<Place> | NamesIn<Rest> : never;
type NameOf<Place> = Place extends `${infer Name}:${string}` ? Name : Place;

const PLACE = /\{([a-z]\w*)(?::([^{}]*))?\}/gi;

/** How a language writes numbers and which of a word's forms goes with them. */
export interface Grammar {
  numbers: Intl.NumberFormat;
  plurals: Intl.PluralRules;
}

export function grammarOf(locale: string): Grammar {
  return { numbers: new Intl.NumberFormat(locale), plurals: new Intl.PluralRules(locale) };
}

/** The message with its parameters filled in. */
export function fill(message: string, params: Params, grammar: Grammar): string {
  return message.replace(PLACE, (place, name: string, forms: string | undefined) => {
    const value = params[name];
    if (value === undefined) return place;
    if (forms !== undefined) return formFor(Number(value), forms.split('|'), grammar);
    return typeof value === 'number' ? grammar.numbers.format(value) : value;
  });
}

/** The first form is for what the language counts as one (French: zero too), the last for the rest. */
function formFor(count: number, forms: string[], grammar: Grammar): string {
  const one = grammar.plurals.select(count) === 'one';
  return (one ? forms[0] : forms[forms.length - 1]) ?? '';
}

/** The parameters a message asks for, sorted; what a translation must ask for too. */
export function namesIn(message: string): string[] {
  const names = new Set<string>();
  for (const match of message.matchAll(PLACE)) names.add(match[1] ?? '');
  return [...names].sort();
}
