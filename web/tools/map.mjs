// Draws the borders of the map once and writes src/board/map.ts: `node tools/map.mjs`.
// Provinces are rings of shared arcs, so that two of them touch exactly where they are neighbours. Where four meet,
// a small mesa stands between them: two provinces that only face each other across a corner do not touch.
import { writeFileSync } from 'node:fs';

const NODES = {
  // the coast of the Great Green, west to east
  N0: [60, 176], N1: [238, 126], W0: [428, 92], E0: [488, 92], N2: [690, 132], N3: [842, 176],
  // the western desert, north to south
  L1: [44, 306], L2: [38, 574], L3: [56, 788], L4: [72, 1016],
  // the river's banks
  W1: [418, 318], W2: [408, 556], W3: [444, 798], W4: [452, 1016],
  E1: [470, 318], E2: [458, 556], E3: [490, 798], E4: [494, 1016],
  // inner and outer ends of the east
  A1: [676, 338], A2: [706, 556], R1: [828, 344], R2: [848, 590], R3: [860, 792], R4: [862, 1014],
  S1: [240, 1022], S2: [700, 1022],
};

// Mesas where four provinces meet, and their four feet.
const MESAS = { X1: [238, 332, 15], X2: [226, 552, 15], X3: [246, 812, 15], X4: [698, 814, 15] };
for (const [name, [x, y, r]] of Object.entries(MESAS)) {
  NODES[`${name}n`] = [x + 2, y - r];
  NODES[`${name}e`] = [x + r, y + 1];
  NODES[`${name}s`] = [x - 1, y + r];
  NODES[`${name}w`] = [x - r, y - 2];
}

// name: [from, points on the way, to, roughness]
const ARCS = {
  coastDamanhur: ['N0', [[96, 172], [128, 152], [170, 156], [208, 130]], 'N1', 5],
  coastButo: ['N1', [[268, 116], [300, 100], [334, 116], [366, 98], [398, 84]], 'W0', 5],
  coastMendes: ['E0', [[524, 80], [556, 92], [588, 116], [622, 100], [656, 112]], 'N2', 5],
  coastAvaris: ['N2', [[722, 152], [752, 144], [790, 160]], 'N3', 5],

  westDamanhur: ['L1', [[62, 246]], 'N0', 4],
  westBaharya: ['L2', [[28, 436]], 'L1', 5],
  westDakhla: ['L3', [[52, 678]], 'L2', 5],
  westKharga: ['L4', [[50, 908]], 'L3', 5],
  southKharga: ['S1', [[150, 1030]], 'L4', 4],
  southEdfu: ['W4', [[350, 1012]], 'S1', 4],
  southAbu: ['S2', [[600, 1012]], 'E4', 4],
  southBerenike: ['R4', [[780, 1032]], 'S2', 4],
  eastAvaris: ['N3', [[826, 264]], 'R1', 4],
  eastAmarna: ['R1', [[850, 462]], 'R2', 5],
  eastSawu: ['R2', [[842, 690]], 'R3', 4],
  eastBerenike: ['R3', [[872, 906]], 'R4', 4],

  bankButo: ['W0', [[436, 170], [412, 246]], 'W1', 2],
  bankMemphis: ['W1', [[426, 392], [394, 474]], 'W2', 2],
  bankAbydos: ['W2', [[438, 624], [472, 690], [462, 748]], 'W3', 2],
  bankEdfu: ['W3', [[424, 872], [440, 950]], 'W4', 2],
  bankMendes: ['E1', [[462, 246], [488, 170]], 'E0', 2],
  bankAmarna: ['E2', [[446, 474], [478, 392]], 'E1', 2],
  bankThebes: ['E3', [[512, 746], [520, 690], [490, 628]], 'E2', 2],
  bankAbu: ['E4', [[484, 950], [470, 872]], 'E3', 2],

  damanhurButo: ['N1', [[256, 190], [236, 256]], 'X1n', 6],
  damanhurBaharya: ['X1w', [[170, 326], [110, 332]], 'L1', 6],
  butoMemphis: ['W1', [[360, 334], [300, 320]], 'X1e', 6],
  baharyaMemphis: ['X1s', [[244, 396], [220, 470]], 'X2n', 6],
  baharyaDakhla: ['X2w', [[136, 546]], 'L2', 4],
  memphisAbydos: ['W2', [[320, 548]], 'X2e', 4],
  dakhlaAbydos: ['X2s', [[240, 640], [254, 720]], 'X3n', 6],
  dakhlaKharga: ['X3w', [[186, 800], [120, 816]], 'L3', 6],
  abydosEdfu: ['W3', [[380, 802], [310, 792]], 'X3e', 6],
  khargaEdfu: ['X3s', [[232, 880], [248, 960]], 'S1', 6],
  mendesAvaris: ['N2', [[676, 196], [694, 266]], 'A1', 6],
  mendesAmarna: ['A1', [[620, 316], [550, 330]], 'E1', 6],
  avarisAmarna: ['R1', [[780, 352], [724, 332]], 'A1', 6],
  amarnaThebes: ['A2', [[580, 548]], 'E2', 4],
  amarnaSawu: ['R2', [[776, 552]], 'A2', 4],
  thebesSawu: ['A2', [[698, 630], [716, 720]], 'X4n', 6],
  thebesAbu: ['X4w', [[630, 806], [560, 820]], 'E3', 6],
  sawuBerenike: ['R3', [[810, 806], [754, 796]], 'X4e', 6],
  abuBerenike: ['X4s', [[708, 880], [688, 960]], 'S2', 6],
};
for (const name of Object.keys(MESAS)) {
  ARCS[`${name}ne`] = [`${name}n`, [], `${name}e`, 0];
  ARCS[`${name}es`] = [`${name}e`, [], `${name}s`, 0];
  ARCS[`${name}sw`] = [`${name}s`, [], `${name}w`, 0];
  ARCS[`${name}wn`] = [`${name}w`, [], `${name}n`, 0];
}

// Rings, clockwise; a leading '-' walks the arc backwards.
const RINGS = {
  damanhur: 'coastDamanhur damanhurButo -X1wn damanhurBaharya westDamanhur',
  buto: 'coastButo bankButo butoMemphis -X1ne -damanhurButo',
  mendes: 'coastMendes mendesAvaris mendesAmarna bankMendes',
  avaris: 'coastAvaris eastAvaris avarisAmarna -mendesAvaris',
  baharya: '-damanhurBaharya -X1sw baharyaMemphis -X2wn baharyaDakhla westBaharya',
  memphis: '-X1es -butoMemphis bankMemphis memphisAbydos -X2ne -baharyaMemphis',
  amarna: '-mendesAmarna -avarisAmarna eastAmarna amarnaSawu amarnaThebes bankAmarna',
  dakhla: '-baharyaDakhla -X2sw dakhlaAbydos -X3wn dakhlaKharga westDakhla',
  abydos: '-X2es -memphisAbydos bankAbydos abydosEdfu -X3ne -dakhlaAbydos',
  thebes: '-amarnaThebes thebesSawu -X4wn thebesAbu bankThebes',
  sawu: '-amarnaSawu eastSawu sawuBerenike -X4ne -thebesSawu',
  kharga: '-dakhlaKharga -X3sw khargaEdfu southKharga westKharga',
  edfu: '-X3es -abydosEdfu bankEdfu southEdfu -khargaEdfu',
  abu: '-thebesAbu -X4sw abuBerenike southAbu bankAbu',
  berenike: '-X4es -sawuBerenike eastBerenike southBerenike -abuBerenike',
};

// The rectangle inside each province that its name and pieces may use: centre x, top y, width, height.
const ROOMS = {
  damanhur: [150, 178, 164, 138], buto: [332, 128, 166, 186], mendes: [580, 124, 188, 190], avaris: [758, 170, 126, 160],
  baharya: [132, 342, 172, 206], memphis: [322, 344, 158, 194], amarna: [656, 352, 348, 192],
  dakhla: [142, 586, 166, 200], abydos: [344, 578, 190, 206], thebes: [610, 580, 168, 212], sawu: [782, 596, 126, 194],
  kharga: [150, 832, 166, 176], edfu: [338, 822, 172, 178], abu: [590, 832, 182, 172], berenike: [784, 822, 142, 192],
};

const LOWER_UPPER_WEST = '-baharyaDakhla X2wn X2ne -memphisAbydos';
const LOWER_UPPER_EAST = '-amarnaThebes -amarnaSawu';

// Small steady noise: the same map every time.
let seed = 20231;
const random = () => ((seed = (seed * 48271) % 2147483647) / 2147483647);

const spline = (p0, p1, p2, p3, t) => {
  const at = (i) =>
    0.5 *
    (2 * p1[i] + (p2[i] - p0[i]) * t + (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t +
      (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t * t * t);
  return [at(0), at(1)];
};

/** The arc as a hand would draw it: a smooth line with a slight tremble that vanishes at both ends. */
function drawn([from, way, to, rough]) {
  const key = [NODES[from], ...way, NODES[to]];
  const points = [];
  for (let i = 0; i + 1 < key.length; i++) {
    const [a, b] = [key[i], key[i + 1]];
    const [before, after] = [key[i - 1] ?? a, key[i + 2] ?? b];
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 21));
    for (let s = 0; s < steps; s++) points.push(spline(before, a, b, after, s / steps));
  }
  points.push(key.at(-1));
  return points.map(([x, y], i) => {
    const inner = i > 0 && i + 1 < points.length;
    return [x + (inner ? (random() - 0.5) * rough : 0), y + (inner ? (random() - 0.5) * rough : 0)].map(round);
  });
}

const round = (value) => Math.round(value * 10) / 10;
const arcs = Object.fromEntries(Object.entries(ARCS).map(([name, arc]) => [name, drawn(arc)]));

/** Cubic curves through the points of one arc. They depend on that arc alone, so both neighbours draw the same line. */
function curves(points) {
  return points.slice(1).map((end, i) => {
    const [before, start, after] = [points[i - 1] ?? points[i], points[i], points[i + 2] ?? end];
    const c1 = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const c2 = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return 'C' + [...c1, ...c2, ...end].map(round).join(' ');
  });
}

const walk = (word) => (word.startsWith('-') ? [...arcs[word.slice(1)]].reverse() : arcs[word]);
const along = (words) => {
  const legs = words.split(' ').map(walk);
  return `M${legs[0][0].join(' ')}` + legs.flatMap(curves).join('');
};
const reversed = (word) => (word.startsWith('-') ? word.slice(1) : `-${word}`);
const backwards = (words) => words.split(' ').reverse().map(reversed).join(' ');
const joined = (first, second) => along(first) + 'L' + along(second).slice(1);

const westBank = 'bankButo bankMemphis bankAbydos bankEdfu';
const eastBank = backwards('bankAbu bankThebes bankAmarna bankMendes');
const coastWest = 'coastDamanhur coastButo';
const coastEast = 'coastMendes coastAvaris';

const shapes = {
  nile: `${joined(westBank, backwards(eastBank))}Z`.replace(
    `L${NODES.E4.join(' ')}`,
    `C455 1028 459 1038 462 1048L504 1048C501 1038 498 1028 ${NODES.E4.join(' ')}`,
  ),
  land:
    `M-20 186C20 184 40 176 60 168${along(coastWest).replace(/^M[^C]*/, '')}L488 92${along(coastEast).replace(/^M[^C]*/, '')}` +
    'C862 182 880 196 960 182L960 330C936 318 912 306 893 288C882 280 868 286 872 304C884 380 896 470 900 560' +
    'C904 660 914 760 916 850C918 940 922 1000 926 1090L-20 1090Z',
  divideWest: along(LOWER_UPPER_WEST),
  divideEast: along(LOWER_UPPER_EAST),
  westBank: along(westBank),
  eastBank: along(eastBank),
};

const provinces = Object.fromEntries(
  Object.entries(RINGS).map(([name, ring]) => {
    const [x, y, width, height] = ROOMS[name];
    return [name, { ring: ring.split(' '), path: `${along(ring)}Z`, room: { x, y, width, height } }];
  }),
);
const mesas = Object.fromEntries(Object.entries(MESAS).map(([name, [x, y]]) => [name, { x, y, path: `${along(`${name}ne ${name}es ${name}sw ${name}wn`)}Z` }]));

const text = (value) => JSON.stringify(value);
const lines = (record) => Object.entries(record).map(([name, value]) => `  ${name}: ${text(value)},`).join('\n');
writeFileSync(
  new URL('../src/board/map.ts', import.meta.url),
  `// Written by tools/map.mjs; change it there.

/** The page of the atlas. */
export const PAGE = { width: 940, height: 1060 };

/** Border lines by name. Neighbours share them; the tests measure them. */
export const ARCS: Record<string, number[][]> = {
${lines(arcs)}
};

export interface Shape {
  /** The arcs around the province, clockwise; '-' walks one backwards. */
  ring: string[];
  path: string;
  /** Where its name and pieces go: centre x, top y, width, height. */
  room: { x: number; y: number; width: number; height: number };
}

export const SHAPES = {
${lines(provinces)}
} satisfies Record<string, Shape>;

/** Hills where four provinces meet, so that those across the corner do not touch. */
export const MESAS: Record<string, { x: number; y: number; path: string }> = {
${lines(mesas)}
};

export const NILE = ${text(shapes.nile)};
export const LAND = ${text(shapes.land)};
export const WEST_BANK = ${text(shapes.westBank)};
export const EAST_BANK = ${text(shapes.eastBank)};
/** Between Lower and Upper Egypt. */
export const DIVIDE = [${text(shapes.divideWest)}, ${text(shapes.divideEast)}];
`,
);
