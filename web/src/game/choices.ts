/** A choice in notation, taken apart: `bid abu 10` -> verb `bid`, args [`abu`, `10`]. */
export interface Choice {
  text: string;
  verb: string;
  args: string[];
}

export const PROVINCES = [
  'abu',
  'abydos',
  'amarna',
  'avaris',
  'baharya',
  'berenike',
  'buto',
  'dakhla',
  'damanhur',
  'edfu',
  'kharga',
  'memphis',
  'mendes',
  'sawu',
  'thebes',
] as const;

export type Province = (typeof PROVINCES)[number];

const PROVINCE_SET: ReadonlySet<string> = new Set(PROVINCES);

export function isProvince(word: string): word is Province {
  return PROVINCE_SET.has(word);
}

/** Words of one choice; no knowledge of the rules is needed for it, and none is here. */
export function parse(text: string): Choice {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
}

/** The choices that begin with one of these verbs, in their order. */
export function byVerb(choices: readonly string[], ...verbs: string[]): Choice[] {
  return choices.map(parse).filter((choice) => verbs.includes(choice.verb));
}

/** The province that a choice is about, if it is about one. */
export function provinceOf(choice: Choice | string): Province | null {
  const { args } = typeof choice === 'string' ? parse(choice) : choice;
  return args.find(isProvince) ?? null;
}

/** The number in a choice: an amount, a count. `influence -3` gives -3. */
export function numberOf(choice: Choice | string): number | null {
  const { args } = typeof choice === 'string' ? parse(choice) : choice;
  const word = args.find((each) => /^[+-]?\d+$/.test(each));
  return word === undefined ? null : Number(word);
}

/** Province -> the choices about it: what may glow on the map. */
export function targets(choices: readonly string[]): Map<Province, Choice[]> {
  const found = new Map<Province, Choice[]>();
  for (const choice of choices.map(parse)) {
    const province = provinceOf(choice);
    if (province === null) continue;
    const here = found.get(province);
    if (here) here.push(choice);
    else found.set(province, [choice]);
  }
  return found;
}
