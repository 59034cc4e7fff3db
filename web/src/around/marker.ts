const QUIET = '/favicon.svg';
const CALLING = '/favicon-turn.svg';

/** What the tab says from afar: whose turn it is, by its title and by a dot on its picture. */
export function markTab(title: string, calling: boolean): void {
  document.title = title;
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = calling ? CALLING : QUIET;
  if (link && link.getAttribute('href') !== wanted) link.href = wanted;
}
