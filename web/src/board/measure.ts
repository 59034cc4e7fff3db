// How wide a name is on the page, without asking the layout.
let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** Width of a text at font size 1: measured where there is a canvas, else guessed from its letters. */
export function widthOf(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const width = measured(text) ?? guessed(text);
  known.set(text, width);
  return width;
}

/** Forget what was measured with another font, once ours has been fetched. */
export function forgetWidths(): void {
  known.clear();
}

function measured(text: string): number | null {
  if (pen === undefined) pen = typeof CanvasRenderingContext2D === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!pen) return null;
  pen.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue('--font-serif') || 'serif'}`;
  return pen.measureText(text).width / 100;
}

function guessed(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 1 : /[mwMW]/.test(letter) ? 0.85 : /[iljtfr]/.test(letter) ? 0.34 : 0.56), 0);
}
