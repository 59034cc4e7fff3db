import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import anniversary from '../../fixtures/anniversary.json';
import duel from '../../fixtures/duel.json';
import type { View } from '../api/types';
import { PROVINCES, targets } from '../game/choices';
import Board from './Board.svelte';

interface Moment {
  seat: number | null;
  view: View;
}

const moments = [...anniversary.moments, ...duel.moments] as unknown as Moment[];
let board: Record<string, unknown> | null = null;

beforeAll(() => {
  // jsdom lays nothing out and moves nothing.
  Element.prototype.animate = () => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation;
  vi.stubGlobal('ResizeObserver', class { observe(): void {} disconnect(): void {} });
});

afterEach(() => {
  if (board) void unmount(board);
  document.body.replaceChildren();
});

function show({ view, seat }: Moment, choices = view.choices): string[] {
  const chosen: string[] = [];
  const props = { view, choices, me: seat, names: anniversary.names, onchoose: (choice: string) => chosen.push(choice) };
  board = mount(Board, { target: document.body, props });
  flushSync();
  return chosen;
}

const glowing = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.target')];
const click = (element: Element | null | undefined): void => {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

describe('the board', () => {
  it('lets exactly the provinces of the choices be chosen, in every kind of decision', { timeout: 20_000 }, () => {
    for (const moment of new Map(moments.map((each) => [each.view.agenda.at(-1), each])).values()) {
      show(moment);
      const wanted = [...targets(moment.view.choices).keys()].sort();
      expect(glowing().map((each) => each.dataset['province']).sort()).toEqual(wanted);
      for (const each of glowing()) {
        expect(each.getAttribute('role')).toBe('button');
        expect(each.getAttribute('aria-label')).toBeTruthy();
      }
      if (board) void unmount(board);
      board = null;
    }
  });

  it('sends the one choice of a province when it is clicked', () => {
    const alone = ({ view }: Moment) => [...targets(view.choices)].find(([, choices]) => choices.length === 1);
    const moment = moments.find((each) => alone(each) !== undefined)!;
    const only = alone(moment)!;
    const chosen = show(moment);
    click(document.querySelector(`.target[data-province='${only[0]}']`));
    expect(chosen).toEqual([only[1][0]!.text]);
  });

  it('takes Enter and the blank for a click', () => {
    const chosen = show(moments[0]!, ['farmer abu']);
    for (const key of ['Enter', ' ', 'x']) glowing()[0]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(chosen).toEqual(['farmer abu', 'farmer abu']);
  });

  it('asks which, where several things can be done', () => {
    const chosen = show(moments[0]!, ['stone abu', 'architect abu']);
    click(glowing()[0]);
    expect(chosen).toEqual([]);
    const buttons = document.querySelectorAll('.menu .list button');
    expect(buttons).toHaveLength(2);
    click(buttons[1]);
    expect(chosen).toEqual(['architect abu']);
    expect(document.querySelector('.menu')).toBeNull();
  });

  it('bids by a rung of the ladder', () => {
    const moment = moments.find(({ view }) => view.agenda.at(-1) === 'bid' && view.choices.some((choice) => choice.startsWith('bid ')))!;
    const chosen = show(moment);
    const rung = document.querySelector('button.rung');
    click(rung);
    expect(moment.view.choices).toContain(chosen[0]);
    expect(document.querySelectorAll('button.rung')).toHaveLength(moment.view.choices.filter((choice) => choice.startsWith('bid ')).length);
  });

  it('tells a spectator about a province and offers nothing', () => {
    const { view } = moments.find(({ seat }) => seat === null)!;
    show({ view, seat: null }, []);
    expect(glowing()).toEqual([]);
    click(document.querySelector(`g.land[data-province='${PROVINCES[0]}']`));
    expect(document.querySelectorAll('.menu .facts li').length).toBeGreaterThan(2);
    expect(document.querySelectorAll('.menu .list button')).toHaveLength(0);
  });
});
