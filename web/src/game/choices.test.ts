import { expect, it } from 'vitest';
import { byVerb, numberOf, parse, provinceOf, targets } from './choices';

const CHOICES = ['bid abu 0', 'bid abu 10', 'bid buto 1', 'influence -3', 'buy stones 2', 'treasury abu', 'done'];

it('takes a choice apart', () => {
  expect(parse('bid abu 10')).toEqual({ text: 'bid abu 10', verb: 'bid', args: ['abu', '10'] });
  expect(parse('done')).toEqual({ text: 'done', verb: 'done', args: [] });
});

it('finds choices by their verbs', () => {
  expect(byVerb(CHOICES, 'bid', 'done').map((each) => each.text)).toEqual(['bid abu 0', 'bid abu 10', 'bid buto 1', 'done']);
});

it('finds provinces and numbers', () => {
  expect(CHOICES.map(provinceOf)).toEqual(['abu', 'abu', 'buto', null, null, 'abu', null]);
  expect(CHOICES.map(numberOf)).toEqual([0, 10, 1, -3, 2, null, null]);
});

it('says what may glow on the map', () => {
  const found = targets(CHOICES);
  expect([...found.keys()]).toEqual(['abu', 'buto']);
  expect(found.get('abu')?.map((each) => each.text)).toEqual(['bid abu 0', 'bid abu 10', 'treasury abu']);
});
