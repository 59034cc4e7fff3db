// The table as text: all of the board in words, the news once, one form.
import '../turn/media';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { provinceName } from '../text/game';
import { Stage } from '../turn/stage';
import { FIXTURES, moment, StillSession } from '../turn/testing.svelte';
import PlainTable from './PlainTable.svelte';
import { parts, temple } from './board';
import { groups } from './groups';

const stage = new Stage();

function open(session: StillSession): void {
  stage.show(PlainTable, { session });
}

describe('the table as text', () => {
  it('names every province exactly once', () => {
    for (const [, { names, moments }] of FIXTURES) {
      for (const { view } of moments) {
        const named = parts(view, names).flatMap(({ provinces }) => provinces);
        expect(named.sort()).toEqual(Object.keys(view.provinces).sort());
      }
    }
  });

  it('groups the choices and loses none', () => {
    for (const [, { moments }] of FIXTURES) {
      for (const { view } of moments) {
        const grouped = groups(view.choices).flatMap(({ choices }) => choices);
        expect(grouped.sort()).toEqual([...view.choices].sort());
      }
    }
  });

  it('lets numbers rise', () => {
    expect(groups(['offer 1', 'offer 10', 'offer 2'])[0]?.choices).toEqual(['offer 1', 'offer 2', 'offer 10']);
  });

  it('says where the temple stands and what each space needs', () => {
    const { view } = moment('classic', 'harvest');
    expect(temple({ ...view, temple: 3 })).toContain('stands on 3');
    expect(temple(view)).toContain('from 13 to 3');
  });

  it('has headings, one form with a labelled button, and the board in words', () => {
    const session = moment('feast', 'buy stones');
    open(session);
    expect(stage.target.querySelectorAll('h1')).toHaveLength(1);
    expect(stage.target.querySelectorAll('form')).toHaveLength(1);
    for (const name of Object.keys(session.view.provinces)) expect(stage.target.textContent).toContain(provinceName(name));
    for (const control of stage.target.querySelectorAll('select')) {
      expect(control.getAttribute('aria-label') ?? control.closest('label')?.textContent?.trim()).toBeTruthy();
    }
  });

  it('sends what the form says', () => {
    const session = moment('classic', 'gift');
    open(session);
    const submit = stage.target.querySelector<HTMLButtonElement>('form button[type=submit]');
    submit?.click();
    expect(session.sent).toEqual([submit?.dataset['choice']]);
  });

  it('says what is new, and not what was there before', () => {
    const session = moment('classic', 'waiting');
    open(session);
    const news = stage.target.querySelector('[role=log]');
    expect(news?.textContent?.trim()).toBe('');
    session.log = [...session.log, { seat: 1, action: 'pass' }];
    flushSync();
    expect(news?.textContent).toContain('Hatshepsut passes');
  });

  it('bears two players of the same name', () => {
    const { view, log, seat } = moment('classic', 'over');
    open(new StillSession({ kind: 'over', view, log, seat, log_from: 0 }, ['Ann', 'Twin', 'Twin', 'Twin']));
    expect(stage.target.textContent).toContain('Provinces of Twin');
  });
});
