import { type Key, say, t } from '../text/index.svelte';

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
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('nav button[aria-expanded]')].filter(
    (button) => button.closest('nav')?.getAttribute('aria-label') === t('shell.parts'),
  );
  const open = buttons.find((button) => button.getAttribute('aria-expanded') === 'true');
  const part = SHEET_OF[at];
  const wanted = part && buttons.find((button) => button.textContent?.includes(say(`shell.part.${part}` as Key)));
  if (open !== wanted) (wanted || open)?.click();
}
