/** On a phone one sheet at a time lies over the map; a lesson brings up the one it speaks of, or clears the map. */
const SHEET_OF: Readonly<Record<string, string>> = {
  turn: 'turn',
  status: 'turn',
  hand: 'hand',
  resources: 'hand',
  players: 'players',
  preview: 'players',
};

/** Presses the button at the bottom that the person would; where there is no such row, everything is in sight. */
export function bringUp(at: string): void {
  const open = document.querySelector<HTMLButtonElement>('button[data-part][aria-expanded=true]');
  const wanted = document.querySelector<HTMLButtonElement>(`button[data-part='${SHEET_OF[at] ?? ''}']`);
  if (open !== wanted) (wanted ?? open)?.click();
}
