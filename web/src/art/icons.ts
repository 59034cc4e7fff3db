import { PIECES, type Piece } from './pieces';
import { SIGNS, type Sign } from './signs';

export type IconName = Piece | Sign;

export const ICON_NAMES = [...Object.keys(PIECES), ...Object.keys(SIGNS)] as IconName[];

/** Line signs take the colour of the text; pieces bring their own. */
export function isSign(name: IconName): name is Sign {
  return name in SIGNS;
}

/** The inside of an `<svg viewBox="0 0 24 24">`. */
export function drawing(name: IconName): string {
  return isSign(name) ? SIGNS[name] : PIECES[name];
}

/** Whether a word of the game (a card, a statue, a phase) has an icon of its own. */
export function hasIcon(word: string): word is IconName {
  return word in SIGNS || word in PIECES;
}
