// Each seat has a shape and a hatching besides its colour, so that nobody needs to tell colours apart.
export const SEAT_SHAPES = [
  'M12 2.5a9.5 9.5 0 1 0 .01 0Z', // lapis circle
  'M12 1.2 22.8 12 12 22.8 1.2 12Z', // carnelian diamond
  'M3.2 3.200h17.6v17.6H3.200Z', // malachite square
  'M12 2 23 21H1Z', // amethyst triangle
  'M6.5 2.500h11L23 12l-5.5 9.500h-11L1 12Z', // ebony hexagon
] as const;

export const SEAT_SHAPE_NAMES = ['circle', 'diamond', 'square', 'triangle', 'hexagon'] as const;

/** A small mark inside the shape, in the colour of the rim: a second sign for small sizes and print. */
export const SEAT_MARKS = [
  'M12 9.400a2.6 2.6 0 1 0 .01 0Z',
  'M12 7v10',
  'M8 12h8M12 8v8',
  'M8.5 16.500h7',
  'M8 9.500h8M8 14.500h8',
] as const;

/** Lines of a 12 by 12 pattern for the seat's provinces. */
export const SEAT_HATCHES = [
  'M3 3.010h.010M9 9.010h.01',
  'M0 12 12 0M-3 3 3-3M9 15l6-6',
  'M0 6h12M6 0v12',
  'M0 0l12 12M-3 9l6 6M9-3l6 6',
  'M0 3h12M0 9h12',
] as const;
