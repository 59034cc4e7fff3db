// Writes src/board/table.ts from the game's own table of the board: `node tools/table.mjs`. A test compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const NUMBERS = ['icons', 'temples', 'mine', 'caravan', 'blessing_cards', 'blessing_stones', 'blessing_gold'];

/** The two tables we need of a file whose other tables we do not: provinces (one line each) and the map's pairs. */
export function readBoard(toml) {
  const section = (name) => new RegExp(`^\\[${name}\\]\\n([\\s\\S]*?)(?=^\\[|\\Z(?![\\s\\S]))`, 'm').exec(`${toml}\n[end]`)?.[1] ?? '';
  const provinces = {};
  for (const [, name, cells] of section('provinces').matchAll(/^(\w+)\s*=\s*\{(.*)\}/gm)) {
    const row = Object.fromEntries([...cells.matchAll(/(\w+) = (?:"(\w+)"|(\d+))/g)].map(([, key, word, number]) => [key, word ?? Number(number)]));
    provinces[name] = { ...Object.fromEntries(NUMBERS.map((key) => [key, row[key] ?? 0])), side: row.side, half: row.half, nile: row.nile };
  }
  const pairs = (key) => {
    const list = new RegExp(`^${key} = \\[([\\s\\S]*?)\\]\\n`, 'm').exec(`${section('map')}\n`)?.[1] ?? '';
    return [...list.matchAll(/\["(\w+)", "(\w+)"\]?/g)].map(([, a, b]) => [a, b]);
  };
  return { provinces, land: pairs('land'), river: pairs('river') };
}

/** The text of table.ts. */
export function tableText({ provinces, land, river }) {
  const rows = Object.entries(provinces).map(([name, row]) => `  ${name}: ${JSON.stringify(row)},`);
  return `// Written by tools/table.mjs from src/amunre/rules/data/board.toml; change it there.
import type { Province } from '../game/choices';

/** What is printed in a province. Its fields and its pieces are in the view. */
export interface Printed {
  /** Favour icons: the most Favour cards bought in one Market. */
  icons: number;
  temples: number;
  mine: number;
  caravan: number;
  blessing_cards: number;
  blessing_stones: number;
  blessing_gold: number;
  side: 'east' | 'west';
  half: 'lower' | 'upper';
  nile: 'river' | 'hinterland';
}

export const TABLE: Record<Province, Printed> = {
${rows.join('\n')}
};

/** Who touches whom by land. */
export const LAND_BORDERS: [Province, Province][] = ${JSON.stringify(land)};

/** Who faces whom across the Nile. */
export const RIVER_CROSSINGS: [Province, Province][] = ${JSON.stringify(river)};

/** A caravan pays with the temple on these spaces. */
export const CARAVAN_SPACES = [1, 2];
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const toml = readFileSync(new URL('../../src/amunre/rules/data/board.toml', import.meta.url), 'utf8');
  writeFileSync(new URL('../src/board/table.ts', import.meta.url), tableText(readBoard(toml)));
}
