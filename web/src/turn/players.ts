/** What a seat would score if the age ended now, as far as the reader can know it. */
export function scoreNow(preview: Readonly<Record<string, number>>): number {
  return Object.values(preview).reduce((sum, points) => sum + points, 0);
}
