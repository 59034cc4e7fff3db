/** Choices that differ in one word only belong together: the bids for one province, the provinces for a Farmer. */
export interface Group {
  key: string;
  /** The first word of the choices. */
  verb: string;
  /** The province of a bid, the ware of a purchase, the kind of a tile. */
  about: string;
  choices: string[];
}

/** Verbs whose second word names the group. */
const ABOUT = ['bid', 'buy', 'again', 'tomb'];

/** In the order of the choices, sales last; numbers rise. */
export function groups(choices: readonly string[]): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices) {
    const [verb = '', second = ''] = choice.split(' ');
    const about = ABOUT.includes(verb) ? second : '';
    const key = `${verb} ${about}`.trim();
    const group = found.get(key) ?? { key, verb, about, choices: [] };
    group.choices.push(choice);
    found.set(key, group);
  }
  const all = [...found.values()];
  for (const group of all) group.choices.sort(byNumber);
  return [...all.filter(({ verb }) => verb !== 'sell'), ...all.filter(({ verb }) => verb === 'sell')];
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
