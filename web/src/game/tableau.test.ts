import { describe, expect, it } from 'vitest';
import type { Update, View } from '../api/types';
import { applyUpdate, editionOf, type Known } from './tableau';

function known(): Known {
  const view = {
    round: 1,
    to_act: [0],
    moving: null,
    provinces: { abu: { owner: null, farmers: 0 }, buto: { owner: 1, farmers: 2 } },
    secret_provinces: ['abu'],
  } as unknown as View;
  return { version: 4, view, log: [{ event: 'round', round: 1 }, { seat: 0, action: 'bid abu 0' }] };
}

function update(changes: object, more: Partial<Update> = {}): Update {
  return { type: 'update', version: 5, changes: changes as Update['changes'], log_from: 2, log: [], ...more };
}

describe('an update', () => {
  it('replaces the keys that changed and leaves the others', () => {
    const next = applyUpdate(known(), update({ to_act: [1] }));
    expect([next.version, next.view.to_act, next.view.round]).toEqual([5, [1], 1]);
  });

  it('replaces only the provinces that changed', () => {
    const next = applyUpdate(known(), update({ provinces: { abu: { owner: 0, farmers: 1 } } }));
    expect(next.view.provinces['abu']?.owner).toBe(0);
    expect(next.view.provinces['buto']?.farmers).toBe(2);
  });

  it('drops keys that are gone', () => {
    expect(applyUpdate(known(), update({}, { gone: ['secret_provinces'] })).view.secret_provinces).toBeUndefined();
  });

  it('cuts the log and goes on from there, as after an undo', () => {
    const next = applyUpdate(known(), update({}, { log_from: 1, log: [{ seat: 0, action: 'pass' }] }));
    expect(next.log).toEqual([{ event: 'round', round: 1 }, { seat: 0, action: 'pass' }]);
  });

  it('never changes what was known before', () => {
    const before = known();
    applyUpdate(before, update({ round: 2, provinces: { abu: { owner: 3, farmers: 0 } } }, { gone: ['to_act'] }));
    expect(before).toEqual(known());
  });
});

it('knows the edition from the id of a ruleset', () => {
  expect(editionOf('classic-4+expert')).toBe('classic');
});
