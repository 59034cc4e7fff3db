import { beforeEach, expect, it } from 'vitest';
import type { Created } from '../api/types';
import { forget, forgetSeat, keepCreated, keepSeat, keysOf, known } from './keyring';

const CREATED: Created = { id: 'abc', host_token: 'h', watch_token: 'w', seat_tokens: ['one', 'two', null], commitment: '' };

beforeEach(() => localStorage.clear());

it('keeps one’s own seats apart from those to hand out', () => {
  keepCreated(CREATED, [0], 'Thursday');
  expect(keysOf('abc')).toMatchObject({ host: 'h', watch: 'w', seats: { 0: 'one' }, links: { 1: 'two' }, name: 'Thursday' });
});

it('adds and drops seats', () => {
  keepSeat('abc', 2, 'three');
  expect(keysOf('abc').seats).toEqual({ 2: 'three' });
  forgetSeat('abc', 2);
  expect(keysOf('abc').seats).toEqual({});
});

it('lists the tables it knows, and forgets', () => {
  keepCreated(CREATED, [0], 'Thursday');
  keepSeat('xyz', 0, 'other');
  localStorage.setItem('amunre.table.broken', '{');
  expect(known().map(({ id }) => id).sort()).toEqual(['abc', 'xyz']);
  forget('abc');
  expect(known().map(({ id }) => id)).toEqual(['xyz']);
});
