import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROVINCES, type Province } from '../game/choices';
// @ts-expect-error: a plain script without types
import { readBoard, tableText } from '../../tools/table.mjs';
import { ARCS, PAGE, SHAPES, type Shape } from './map';
import { TABLE } from './table';
import tableSource from './table.ts?raw';

type Point = [number, number];
/** The tests run in web/; the game's table lies beside it. */
const toml = readFileSync(resolve('../src/amunre/rules/data/board.toml'), 'utf8');
const board = readBoard(toml) as { provinces: Record<string, { nile: string }>; land: Point[] & string[][]; river: string[][] };
const shapes = SHAPES as Record<Province, Shape>;
const VISIBLE = 60;
const APART = 8;

const key = (a: string, b: string): string => [a, b].sort().join('-');
const land = new Set(board.land.map(([a, b]) => key(String(a), String(b))));
const river = new Set(board.river.map(([a, b]) => key(a!, b!)));
const pairs = PROVINCES.flatMap((a, i) => PROVINCES.slice(i + 1).map((b): [Province, Province] => [a, b]));

const arcsOf = (name: Province): string[] => shapes[name].ring.map((word) => word.replace('-', ''));
const points = (arc: string): Point[] => ARCS[arc] as Point[];
const outline = (name: Province): Point[] => arcsOf(name).flatMap(points);
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const length = (line: Point[]): number => line.slice(1).reduce((sum, point, i) => sum + distance(line[i]!, point), 0);
const shared = (a: Province, b: Province): number =>
  arcsOf(a).filter((arc) => arcsOf(b).includes(arc)).reduce((sum, arc) => sum + length(points(arc)), 0);
const gap = (a: Province, b: Province): number => Math.min(...outline(a).flatMap((p) => outline(b).map((q) => distance(p, q))));
const bank = (name: Province): Point[] => arcsOf(name).filter((arc) => arc.startsWith('bank')).flatMap(points);

/** How much of its bank a province has level with another's: what one sees facing it over the water. */
function facing(a: Province, b: Province): number {
  const [p, q] = [bank(a), bank(b)].map((line) => line.map(([, y]) => y));
  if (!p?.length || !q?.length || TABLE[a].side === TABLE[b].side) return 0;
  return Math.min(Math.max(...p), Math.max(...q)) - Math.max(Math.min(...p), Math.min(...q));
}

describe('the map', () => {
  it('draws every province as a closed ring of arcs', () => {
    for (const name of PROVINCES) {
      const legs = shapes[name].ring.map((word) => (word.startsWith('-') ? [...points(word.slice(1))].reverse() : points(word)));
      legs.forEach((leg, i) => expect(leg.at(-1), `${name}, leg ${i}`).toEqual(legs[(i + 1) % legs.length]![0]));
    }
  });

  it.each(pairs)('%s and %s share a border exactly if they are neighbours by land', (a, b) => {
    if (land.has(key(a, b))) expect(shared(a, b)).toBeGreaterThan(VISIBLE);
    else {
      expect(shared(a, b)).toBe(0);
      expect(gap(a, b)).toBeGreaterThan(APART);
    }
  });

  it.each(pairs)('%s and %s face each other over the Nile exactly if they are neighbours there', (a, b) => {
    if (river.has(key(a, b))) expect(facing(a, b)).toBeGreaterThan(VISIBLE);
    else expect(facing(a, b)).toBeLessThan(APART);
  });

  it('lets the Nile touch the provinces on it and no other', () => {
    for (const name of PROVINCES) {
      expect(bank(name).length > 0, name).toBe(board.provinces[name]!.nile === 'river');
    }
  });

  it('gives every province a room inside the page', () => {
    for (const { room } of Object.values(shapes)) {
      expect(room.x - room.width / 2).toBeGreaterThan(0);
      expect(room.x + room.width / 2).toBeLessThan(PAGE.width);
      expect(room.y + room.height).toBeLessThan(PAGE.height);
    }
  });
});

describe('the table of provinces', () => {
  it('is what the rules have', () => {
    expect(tableSource).toBe(tableText(board));
    expect(Object.keys(TABLE).sort()).toEqual([...PROVINCES]);
  });
});
