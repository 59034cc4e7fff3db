/** On a phone one sheet at a time lies over the map; a lesson brings up the one it speaks of, or clears the map. */
const SHEET_OF: Readonly<Record<string, string>> = {
  turn: 'turn',
  status: 'turn',
  hand: 'hand',
  resources: 'hand',
  players: 'players',
  preview: 'players',
};

/** The buttons at the bottom are the person's own way to do it; where there are none, everything is in sight. */
export function bringUp(at: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-part]')];
  const open = buttons.find((button) => button.ariaExpanded === 'true');
  const wanted = buttons.find((button) => button.dataset['part'] === SHEET_OF[at]);
  if (open !== wanted) (wanted ?? open)?.click();
}
