import { describe, expect, it } from 'vitest';
import anniversary from '../../fixtures/anniversary.json';
import type { View } from '../api/types';
import { changedProvinces, harvestFlows, LastLook } from './changes';
import { rungs } from './ladder';
import { COMPACT_BELOW, labelSize, plots, rows, spread } from './layout';
import { SHAPES } from './map';
import { flow, summary } from './summary';
import { explained, facts, rungWords, trackFigures } from './words';

const NAMES = anniversary.names;
const at = (kind: string): View => structuredClone(anniversary.moments.find((moment) => moment.kind === kind)!.view) as unknown as View;

describe('a bid ladder', () => {
  const view = at('bid');
  view.open = ['abu'];
  view.bids = { abu: [[1, 1], [2, 6]] };
  view.choices = ['bid abu 10', 'bid abu 45', 'pass'];

  it('shows who sits where, who is outbid and what may be bid', () => {
    const ladder = rungs(view, 'abu', view.choices);
    expect(ladder.find(({ amount }) => amount === 1)).toMatchObject({ seat: 1, outbid: true });
    expect(ladder.find(({ amount }) => amount === 6)).toMatchObject({ seat: 2, outbid: false });
    expect(ladder.filter(({ choice }) => choice).map(({ amount }) => amount)).toEqual([10, 45]);
  });

  it('chains the space above a protected Scribe', () => {
    const held = structuredClone(view);
    held.seats[2]!.in_force = ['protection'];
    expect(rungs(held, 'abu', []).filter(({ chainedBy }) => chainedBy !== null)).toMatchObject([{ amount: 10, chainedBy: 2 }]);
  });

  it('says what a bid would leave', () => {
    const mine = structuredClone(view);
    mine.seats[0]!.gold = 14;
    const ten = rungs(mine, 'abu', mine.choices).find(({ amount }) => amount === 10)!;
    expect(rungWords(ten, mine, 0, NAMES)).toContain('4 gold');
    mine.seats[0]!.gold = 8;
    expect(rungWords(ten, mine, 0, NAMES)).toContain('2 Favour cards');
  });
});

describe('news', () => {
  const before = at('farmer');
  const after = structuredClone(before);
  after.provinces['thebes']!.stones += 1;

  it('marks what looks different', () => {
    expect(changedProvinces(before, before)).toEqual([]);
    expect(changedProvinces(before, after)).toEqual(['thebes']);
  });

  it('is what the others did since my last decision, until I decide again', () => {
    const look = new LastLook();
    const turn = (view: View, seat: number): View => ({ ...view, to_act: [seat] });
    look.next(turn(before, 0), 0);
    expect(look.next(turn(before, 1), 0)).toEqual([]);
    expect(look.next(turn(after, 2), 0)).toEqual(['thebes']);
    const own = structuredClone(after);
    own.provinces['abu']!.stones += 1;
    expect(look.next(turn(after, 0), 0)).toEqual(['thebes']);
    expect(look.next(turn(own, 0), 0)).toEqual(['thebes']);
    expect(look.next(turn(own, 1), 0)).toEqual([]);
  });

  it('is what the last move has changed, for whoever only watches', () => {
    const look = new LastLook();
    expect(look.next(before, null)).toEqual([]);
    expect(look.next(after, null)).toEqual(['thebes']);
    expect(look.next(after, null)).toEqual([]);
  });
});

describe('gold in the Harvest', () => {
  it('flows from the provinces of whoever has harvested', () => {
    const before = { ...at('harvest'), phase: 'harvest' as const, order: [1, 0, 2, 3], turn: 0 };
    for (const province of Object.values(before.provinces)) province.owner = null;
    Object.assign(before.provinces['buto']!, { owner: 1, farmers: 3 });
    Object.assign(before.provinces['abu']!, { owner: 0, farmers: 2 });
    expect(harvestFlows(before, before)).toEqual([]);
    expect(harvestFlows(before, { ...before, turn: 1 }).map(({ from }) => from)).toEqual(['buto']);
    expect(harvestFlows(before, { ...before, phase: 'auction', turn: 0 }).map(({ from }) => from).sort()).toEqual(['abu', 'buto']);
  });
});

describe('the layout', () => {
  it('never sets letters under 12 px', () => {
    for (const scale of [0.36, 0.5, COMPACT_BELOW, 1, 2]) expect(labelSize(scale) * scale).toBeGreaterThanOrEqual(12);
  });

  it('keeps things inside the width they have', () => {
    expect(spread(1, 50, 100)).toEqual([0]);
    for (const dx of spread(9, 50, 160)) expect(Math.abs(dx)).toBeLessThanOrEqual(55);
  });

  it('stands fields, pyramids and strip inside the room, in this order', () => {
    for (const { room } of Object.values(SHAPES)) {
      const line = rows(room, 2);
      expect(line.plate).toBeLessThan(line.ground);
      expect(line.ground).toBeLessThan(line.fields);
      expect(line.fields).toBeLessThan(line.strip);
      expect(line.strip).toBeLessThan(room.y + room.height);
      expect(plots(6, room, line.fields)).toHaveLength(6);
    }
  });

  it('breaks a summary into lines that fit a small province', () => {
    const view = at('harvest');
    Object.assign(view.provinces['abydos']!, { pyramids: 4, stones: 2, farmers: 2 });
    const entries = summary('abydos', view.provinces['abydos']!, { caravanPays: true, statue: 'horus', pharaoh: true, bid: undefined });
    const places = flow(entries, SHAPES.abydos.room, 34, 36);
    expect(entries.map(({ icon }) => icon).slice(0, 4)).toEqual(['pharaoh', 'pyramid', 'stone', 'farmer']);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(SHAPES.abydos.room.x - SHAPES.abydos.room.width / 2 - 8);
      expect(y).toBeLessThan(SHAPES.abydos.room.y + SHAPES.abydos.room.height);
    }
  });
});

describe('words', () => {
  it('explain a province', () => {
    const view = at('farmer');
    expect(explained('memphis', view).map(({ label }) => label)).toContain('blessing: 2 Stones');
    view.provinces['thebes']!.owner = 1;
    expect(facts('thebes', view, NAMES).map(({ label }) => label)).toContain('Held by Hatshepsut');
    expect(new Set(facts('memphis', view, NAMES).map(({ label }) => label)).size).toBe(facts('memphis', view, NAMES).length);
  });

  it('name the spaces of the temple track', () => {
    expect([1, 2, 3, 4].map((space) => trackFigures([3, 13, 23], space))).toEqual(['≤ 2', '3–12', '13–22', '≥ 23']);
  });
});
