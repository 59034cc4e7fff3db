/** The phase a card belongs to: the colour of its head. A Theft lies beside the hand. */
const PHASES: Readonly<Record<string, string>> = {
  bribery: 'auction',
  protection: 'auction',
  delegation: 'auction',
  architect: 'market',
  cultivation: 'market',
  afterlife: 'market',
  glory: 'market',
  influence: 'offering',
  greed: 'offering',
  theft: 'offering',
  treasury: 'harvest',
  abundance: 'harvest',
  popularity: 'harvest',
  export: 'harvest',
};

/** All other cards are Schemes. */
export function phaseOfCard(card: string): string {
  return PHASES[card] ?? 'schemes';
}

/** A hand with each kind once, and how many there are of it; in the order the server gives. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
