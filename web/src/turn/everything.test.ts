// Whatever the server offers can be chosen, and nothing else: in every panel and in the table as text.
import './media';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import PlainTable from '../plain/PlainTable.svelte';
import TurnPanel from './TurnPanel.svelte';
import { intentOf } from './intent.svelte';
import { all, explore } from './reach';
import { FIXTURES, StillSession, type Moment } from './testing.svelte';

const TABLES: [string, Component<{ session: StillSession }>][] = [
  ['panel', TurnPanel as Component<{ session: StillSession }>],
  ['text', PlainTable as Component<{ session: StillSession }>],
];

function reached(table: Component<{ session: StillSession }>, moment: Moment, names: string[]): Set<string> {
  const session = new StillSession(moment, names);
  session.waits = false;
  const target = document.createElement('div');
  document.body.append(target);
  const shown = mount(table, { target, props: { session } });
  flushSync();
  const found = new Set<string>();
  explore(target, (choice) => found.add(choice));
  void unmount(shown);
  target.remove();
  return found;
}

describe.each(TABLES)('%s', (_, table) => {
  describe.each(FIXTURES)('%s', (_name, { names, moments }) => {
    it.each(moments.map((moment, index) => [`${index} ${moment.kind}`, moment] as const))('%s', (_kind, moment) => {
      expect([...reached(table, moment, names)].sort()).toEqual([...moment.view.choices].sort());
    });
  });
});

describe('pressing a button sends what it says', () => {
  it.each(FIXTURES)('%s', (_name, { names, moments }) => {
    for (const moment of moments) {
      const session = new StillSession(moment, names);
      session.waits = false;
      const target = document.createElement('div');
      document.body.append(target);
      const shown = mount(TurnPanel, { target, props: { session } });
      flushSync();
      for (const button of all<HTMLButtonElement>(target, 'button[data-choice]:not(:disabled)')) {
        session.sent = [];
        const { choice } = button.dataset;
        button.click();
        expect(session.sent[0]).toBe(choice);
        intentOf(session).undo();
        flushSync();
      }
      void unmount(shown);
      target.remove();
    }
  });
});
