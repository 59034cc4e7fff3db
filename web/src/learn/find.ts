/** Finding words in the rules, whatever their case and accents. */

/** How words are compared: "Élan" finds "elan". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase();
}

/** Whether all words of a search stand in a text; an empty search finds everything. */
export function finds(search: string, ...texts: string[]): boolean {
  const text = plain(texts.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
