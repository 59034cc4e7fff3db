// Where the things of a province go inside the room that the map leaves them.
import type { Shape } from './map';

export interface Spot {
  x: number;
  y: number;
}

type Room = Shape['room'];

/** Side of a drawn piece; plots are a little wider than high. */
export const SIZE = { plate: 32, pyramid: 60, plot: 31, plotHeight: 23, farmer: 30, strip: 27 };

/** Below this many pixels for a unit of the page, single pieces are too small: icons with numbers take over. */
export const COMPACT_BELOW = 0.52;

const LABEL = 25;
const LEAST_PIXELS = 12.4;

/** Height of letters on the page, so that none is under 12 px on the screen. */
export function labelSize(scale: number, wanted = LABEL): number {
  return Math.max(wanted, LEAST_PIXELS / scale);
}

/** Spreads `count` things over `width`, closing up when they would not fit. */
export function spread(count: number, step: number, width: number): number[] {
  const gap = count > 1 ? Math.min(step, (width - step) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * gap);
}

/** Plots stand in rows of at most `longest`, the lower row no shorter than the upper; `aside` is left free on their right. */
export function plots(fields: number, room: Room, bottom: number, aside = 0): Spot[] {
  const longest = room.width >= 300 ? 6 : 4;
  const rows = Math.ceil(fields / longest);
  return Array.from({ length: rows }, (_, row) => {
    const inRow = Math.ceil((fields - row) / rows);
    const y = bottom - (row + 1) * (SIZE.plotHeight + 5);
    return spread(inRow, SIZE.plot + 2, room.width - aside).map((dx) => ({ x: room.x - aside / 2 + dx, y }));
  }).flat();
}

export interface Rows {
  /** Middle of the name plate. */
  plate: number;
  /** Ground line of the pyramids. */
  ground: number;
  /** Lower edge of the lowest plots. */
  fields: number;
  /** Middle of the lowest strip: icons, blessing, income. */
  strip: number;
}

/** The heights of the four rows: name, pyramids, fields, strip. Spare height goes between them. */
export function rows(room: Room, fieldRows: number): Rows {
  const strip = room.y + room.height - SIZE.strip / 2;
  const fieldsHeight = fieldRows * (SIZE.plotHeight + 5);
  const spare = room.height - SIZE.plate - SIZE.pyramid - fieldsHeight - SIZE.strip;
  const gap = Math.max(0, spare) / 4;
  const fields = strip - SIZE.strip / 2 - Math.min(gap, 14);
  return { plate: room.y + SIZE.plate / 2, ground: Math.min(fields - fieldsHeight - 3 - gap / 2, room.y + room.height * 0.62), fields, strip };
}
