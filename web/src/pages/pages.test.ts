import { describe, expect, it } from 'vitest';
import type { Rules } from '../api/client';
import { fitting, possibleCounts } from './newtable';
import { read } from './router.svelte';

const RULES = {
  players: [2, 3, 4, 5],
  fits: { '': [3, 4, 5], officials: [2, 3], statues: [3, 4, 5] },
} as unknown as Rules;

describe('addresses', () => {
  it.each([
    ['/', 'start', ''],
    ['/new', 'new', ''],
    ['/table/abc', 'table', 'abc'],
    ['/replay/abc/', 'replay', 'abc'],
    ['/record/abc', 'record', 'abc'],
    ['/table', 'unknown', ''],
    ['/new/abc', 'unknown', ''],
    ['/table/abc/def', 'unknown', ''],
    ['/nowhere', 'unknown', ''],
  ])('%s is %s', (path, page, id) => {
    expect(read(path)).toEqual({ page, id });
  });
});

describe('a new table', () => {
  it('can have as many players as the server says', () => {
    expect(possibleCounts(RULES, [])).toEqual([3, 4, 5]);
    expect(possibleCounts(RULES, ['statues'])).toEqual([3, 4, 5]);
    expect(possibleCounts(RULES, ['officials', 'statues'])).toEqual([2, 3]);
  });

  it('brings what a number of players needs, and drops what does not fit', () => {
    expect(fitting(RULES, ['statues'], 2)).toEqual(['statues', 'officials']);
    expect(fitting(RULES, ['statues', 'officials'], 4)).toEqual(['statues']);
    expect(fitting(RULES, ['officials'], 3)).toEqual(['officials']);
  });
});
