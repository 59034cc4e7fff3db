/** The tutorial waits for the moments of real games; the rules and the tooltips say what they should. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { View } from '../api/types';
import { explain } from '../text/game';
import { isKey, loadBook, setLocale } from '../text/index.svelte';
import { finds } from './find';
import { lessonFor, LESSONS } from './lessons';
import RulesReference from './RulesReference.svelte';
import { CARDS, SECTIONS, THINGS } from './sections';
import TipSample from './TipSample.svelte';

interface Moment {
  kind: string;
  view: View;
}
const { moments } = JSON.parse(readFileSync('fixtures/anniversary.json', 'utf8')) as { moments: Moment[] };
const viewOf = (kind: string): View => {
  const found = moments.find((moment) => moment.kind === kind);
  if (!found) throw new Error(`no moment ${kind}`);
  return found.view;
};

beforeAll(async () => {
  await setLocale('en');
  await loadBook();
});

describe('the lessons', () => {
  const read = new Set(['welcome', 'map', 'status', 'auction', 'taken', 'temple']);
  const inRoundOne = (view: View): View => ({ ...view, round: 1, age: 'old' });

  it('begin with a welcome', () => {
    expect(lessonFor(viewOf('keep'), new Set())?.id).toBe('welcome');
  });

  it.each([
    ['keep', 'keep'],
    ['offer', 'offering'],
    ['gift', 'gifts'],
    ['harvest', 'harvest'],
    ['buy favours', 'market'],
    ['farmer', 'place'],
  ])('at the decision %s: %s', (kind, id) => {
    expect(lessonFor(inRoundOne(viewOf(kind)), read)?.id).toBe(id);
  });

  it('are no longer about the first round when that is over', () => {
    expect(lessonFor({ ...viewOf('offer'), round: 2 }, read)?.id).toBe('round');
  });

  it('leave a reader alone who has had them all', () => {
    expect(lessonFor(viewOf('offer'), new Set(LESSONS.map(({ id }) => id)))).toBeNull();
  });
});

describe('the rules', () => {
  it('explain everything they list', () => {
    const terms = [
      ...SECTIONS.flatMap(({ terms: listed }) => listed?.list ?? []),
      ...CARDS.map((card) => `card.${card}`),
      ...THINGS.map((thing) => `thing.${thing}`),
    ];
    expect(terms.filter((term) => explain(term) === null)).toEqual([]);
  });

  it('have a text for every paragraph', () => {
    const keys = SECTIONS.flatMap(({ paragraphs, title }) => [title, ...paragraphs.map(({ key }) => key)]);
    expect(keys.filter((key) => !isKey(key))).toEqual([]);
  });

  it('are found by words, whatever their case and accents', () => {
    expect(finds('RECOLTE', 'La récolte')).toBe(true);
    expect(finds('temple gold', 'Gold for the temple')).toBe(true);
    expect(finds('camel', 'Gold for the temple')).toBe(false);
    expect(finds('', 'anything')).toBe(true);
  });

  it('show only what an edition plays, and what is searched', async () => {
    const page = mount(RulesReference, { target: document.body, props: { edition: 'classic' } });
    await vi.waitFor(() => expect(document.body.textContent).toContain('Bids end at 36'));
    expect(document.body.textContent).not.toContain('45, 55');
    const input = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!input) throw new Error('no search');
    input.value = 'caravan';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(document.body.textContent).toContain('A mine always pays; a caravan only');
    expect(document.body.textContent).not.toContain('Everyone begins with 20 gold');
    await unmount(page);
  });
});

describe('a tip', () => {
  const shown = (): string => document.querySelector('.bubble')?.textContent?.trim() ?? '';

  it('describes what it wraps and opens by tap, and closes by Escape', async () => {
    const page = mount(TipSample, { target: document.body });
    flushSync();
    const button = document.querySelector('button');
    const described = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('2 Stones become a Pyramid');
    const note = document.querySelector<HTMLElement>('[role=note]');
    note?.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }));
    flushSync();
    expect(shown()).toContain('Pays as much gold each Harvest');
    note?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(shown()).toBe('');
    await unmount(page);
  });
});
