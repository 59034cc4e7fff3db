// The panels by their numbers: prices, what is left, where the temple lands; and what is sent by itself.
import './media';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../api/types';
import { goldLeft } from '../game/bids';
import { prefs } from '../game/prefs.svelte';
import Log from './Log.svelte';
import Players from './Players.svelte';
import TurnPanel from './TurnPanel.svelte';
import { lots } from './auction';
import { phaseOfCard } from './cards';
import { sheaves } from './harvest';
import { intentOf } from './intent.svelte';
import { latest, sinceLastTurn } from './log';
import { EMPTY, countFor, rows, toPay } from './market';
import { lastOffers, outcomes, spaceFor } from './offering';
import { all } from './reach';
import { besides, ranking, sums } from './scores';
import { Stage } from './stage';
import { FIXTURES, moment, StillSession } from './testing.svelte';
import { tombRows } from './tomb';

const stage = new Stage();

afterEach(() => {
  prefs.confirm = false;
});

function open(session: StillSession): StillSession {
  stage.show(TurnPanel, { session });
  return session;
}

function button(text: string): HTMLButtonElement {
  const found = all<HTMLButtonElement>(stage.target, 'button').find((each) => each.textContent?.includes(text));
  if (!found) throw new Error(`no button says ${text}: ${stage.target.textContent}`);
  return found;
}

function press(found: HTMLButtonElement): void {
  found.click();
  flushSync();
}

/** The server has answered: another view. */
function answer(session: StillSession, changes: Partial<StillSession['view']>): void {
  session.answer(changes);
  flushSync();
}

const rich = (least: number) => (each: { seat: number | null; view: StillSession['view'] }) =>
  (each.view.seats[each.seat ?? 0]?.gold ?? 0) >= least && each.view.choices.length > 4;

describe('Market', () => {
  it('2 Farmers cost 3, 2 Stones 3 more', () => {
    const { view, log } = moment('', 'buy farmers', rich(8));
    const found = rows(view, log, { ...EMPTY, farmers: 2, stones: 2 });
    expect(found.map((row) => [row.ware, row.when, row.price])).toContainEqual(['farmers', 'now', 3]);
    expect(toPay(found)).toBe(6);
  });

  it('never plans more than the gold buys', () => {
    const { view, log } = moment('', 'buy farmers', rich(3));
    const gold = view.seats[view.seat ?? 0]?.gold ?? 0;
    expect(toPay(rows(view, log, { tombs: 99, favours: 99, farmers: 99, stones: 99 }))).toBeLessThanOrEqual(gold);
    expect([0, 1, 2, 3, 5, 6, 10].map(countFor)).toEqual([0, 1, 1, 2, 2, 3, 4]);
  });

  it('one button pays the whole basket, and the rest follows by itself', () => {
    const session = open(moment('', 'buy farmers', rich(4)));
    intentOf(session).want('stones', 1);
    flushSync();
    press(button('Finish the Market - pay 1'));
    expect(session.sent).toEqual(['buy farmers 0']);
    answer(session, { agenda: ['finish market', 'buy stones'], choices: ['buy stones 0', 'buy stones 1'] });
    expect(session.sent).toEqual(['buy farmers 0', 'buy stones 1']);
    answer(session, { agenda: ['finish market', 'stone'], choices: ['stone abu'] });
    expect(session.sent.at(-1)).toBe('stone abu');
    answer(session, { agenda: ['finish market'], choices: ['done', 'sell architect'] });
    expect(session.sent.at(-1)).toBe('done');
  });

  it('stops where a card could be played before the end', () => {
    const session = open(moment('', 'buy farmers', rich(4)));
    press(button('Finish the Market'));
    answer(session, { agenda: ['finish market'], choices: ['done', 'architect abu'] });
    expect(session.sent).toEqual(['buy farmers 0']);
  });

  it('Favour cards are paid by themselves, since one sees them first', () => {
    const session = open(moment('', 'buy favours', (each) => rich(4)(each) && each.view.choices.includes('buy favours 2')));
    intentOf(session).want('favours', 2);
    intentOf(session).want('stones', 1);
    flushSync();
    press(button('Draw 2 Favour cards - pay 3'));
    answer(session, { agenda: ['finish market', 'buy stones'], choices: ['buy stones 0', 'buy stones 1'] });
    expect(session.sent).toEqual(['buy favours 2']);
    expect(stage.target.textContent).toContain('Finish the Market - pay 1');
  });
});

describe('placing', () => {
  it('leaves the choice where there is one', () => {
    const session = open(moment('', 'stone', (each) => each.view.choices.filter((choice) => choice.startsWith('stone')).length > 1));
    expect(session.sent).toEqual([]);
  });

  it('does not place again what was taken back', () => {
    const session = open(moment('', 'stone', (each) => each.view.choices.filter((choice) => choice.startsWith('stone')).length > 1));
    intentOf(session).undo();
    answer(session, { choices: ['stone abu'] });
    expect(session.sent).toEqual(['undo']);
    press(button('Abu'));
    expect(session.sent).toEqual(['undo', 'stone abu']);
  });
});

describe('Auction', () => {
  it('each open province has a ladder with its Scribes and exactly the bids of the server', () => {
    for (const [, { moments }] of FIXTURES) {
      for (const { view } of moments.filter(({ kind }) => kind === 'bid')) {
        const found = lots(view, view.choices);
        const bids = found.flatMap(({ rungs }) => rungs.flatMap((rung) => rung.choice ?? []));
        expect(bids.sort()).toEqual(view.choices.filter((choice) => choice.startsWith('bid ')).sort());
        const scribes = found.flatMap(({ rungs }) => rungs.filter((rung) => rung.scribe !== null));
        expect(scribes).toHaveLength(Object.values(view.bids).flat().length);
      }
    }
  });

  it('says what a bid would leave', () => {
    const { view } = moment('classic', 'bid');
    const gold = view.seats[view.seat ?? 0]?.gold ?? 0;
    const left = (choice: string) => goldLeft({ ...view, bids: {}, moving: null }, choice);
    expect([left('bid abu 6'), left('bid abu 21')]).toEqual([gold - 6, gold - 21]);
  });

  it('counts the other Scribe too, unless he is outbid', () => {
    const { view } = moment('duel', 'bid');
    const bids = { abu: [[view.seat ?? 0, 3]] as [number, number][], edfu: [[view.seat ?? 0, 1], [1 - (view.seat ?? 0), 6]] as [number, number][] };
    const gold = view.seats[view.seat ?? 0]?.gold ?? 0;
    expect(goldLeft({ ...view, bids, moving: 'edfu' }, 'bid thebes 6')).toBe(gold - 9);
  });
});

describe('confirm', () => {
  it('asks before a bid is sent, and sends it at the second word', () => {
    prefs.confirm = true;
    const session = open(moment('classic', 'bid', (each) => each.view.choices.some((choice) => choice.startsWith('bid'))));
    const bid = all<HTMLButtonElement>(stage.target, 'button[data-choice^="bid"]')[0] as HTMLButtonElement;
    press(bid);
    expect(session.sent).toEqual([]);
    press(button('Yes:'));
    expect(session.sent).toEqual([bid.dataset['choice']]);
  });

  it('can be called off', () => {
    prefs.confirm = true;
    const session = open(moment('classic', 'bid', (each) => each.view.choices.some((choice) => choice.startsWith('bid'))));
    press(all<HTMLButtonElement>(stage.target, 'button[data-choice^="bid"]')[0] as HTMLButtonElement);
    press(button('Not this'));
    expect([session.sent, intentOf(session).selected]).toEqual([[], null]);
  });
});

describe('Offering', () => {
  it('reads the temple off the track', () => {
    expect([-3, 2, 3, 12, 13, 22, 23, 40].map((sum) => spaceFor(sum, [3, 13, 23]))).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('foresees the sum if the others give nothing, as last time, or the same', () => {
    const { view, log } = moment('', 'offer', (each) => each.view.round > 1 && each.view.choices.includes('steal') && lastOffers(each.log, each.view.seats.length).every(Boolean));
    const before = lastOffers(log, view.seats.length).map((offer, seat) => (seat === view.seat ? 0 : offer?.theft ? -view.outlook.theft : (offer?.gold ?? 0)));
    const found = outcomes(view, log, { gold: 5, theft: false });
    expect(found.map((row) => row.collective)).toEqual([5, 5 + before.reduce((sum, gold) => sum + gold, 0), 5 * view.seats.length]);
    expect(found.map((row) => row.income)).toEqual(found.map((row) => view.outlook.income[view.seat ?? 0]?.[row.space - 1]));
  });

  it('lays gold and Influence down with one button', () => {
    const withInfluence = (each: { seat: number | null; view: StillSession['view'] }) =>
      each.view.choices.includes('offer 2') && (each.view.seats[each.seat ?? 0]?.cards ?? []).includes('influence');
    const session = open(moment('', 'offer', withInfluence));
    const box = all<HTMLInputElement>(stage.target, 'input[type=checkbox]').at(-1);
    box?.click();
    flushSync();
    press(button('Offer 1 gold'));
    answer(session, { choices: ['done', 'with influence'] });
    answer(session, { choices: ['done'] });
    expect(session.sent).toEqual(['offer 1', 'with influence', 'done']);
  });
});

describe('refusal', () => {
  it('is shown as the server said it, and ends what was on its way', async () => {
    const session = open(moment('', 'offer', (each) => each.view.choices.includes('offer 1')));
    press(button('Offer 1 gold'));
    session.pending = null;
    session.refusal = 'You can offer at most 17 gold.';
    flushSync();
    const alert = () => stage.target.querySelector('[role=alert]')?.textContent;
    await vi.waitFor(() => expect(alert()).toContain('You can offer at most 17 gold.'));
    session.refusal = null;
    answer(session, { choices: ['done'] });
    expect(session.sent).toEqual(['offer 1']);
  });
});

describe('Harvest', () => {
  it('explains every income it shows a sum for', () => {
    let explained = 0;
    for (const [, { moments }] of FIXTURES) {
      for (const { view } of moments.filter(({ kind }) => kind === 'harvest')) {
        for (const sheaf of sheaves(view).filter((each) => each.explained)) {
          expect(sheaf.farmers * view.temple + sheaf.mine + sheaf.caravan).toBe(sheaf.gold);
          explained += 1;
        }
        expect(sheaves(view)).toHaveLength(Object.values(view.provinces).filter((place) => place.owner === view.seat).length);
      }
    }
    expect(explained).toBeGreaterThan(10);
  });
});

describe('around it', () => {
  it('shows every player with score and preview, in turn order', () => {
    const session = moment('feast', 'buy stones');
    stage.show(Players, { session });
    const names = all<HTMLElement>(stage.target, 'li strong').map((each) => each.textContent);
    expect(names).toEqual(session.view.turn_order.map((seat) => session.names[seat]));
  });

  it('filters the log, and leads to the moment of a line', () => {
    const session = moment('classic', 'over');
    const jumps: number[] = [];
    stage.show(Log, { session, onjump: (line: number) => jumps.push(line) });
    const select = all<HTMLSelectElement>(stage.target, 'select')[0] as HTMLSelectElement;
    select.selectedIndex = 2;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    press(all<HTMLButtonElement>(stage.target, '.jump')[0] as HTMLButtonElement);
    expect(session.log[jumps[0] ?? -1]?.seat).toBe(1);
  });

  it('tells what happened since the last turn, also while the next one has begun', () => {
    const log = [
      { seat: 0, action: 'pass' },
      { seat: 1, action: 'bid abu 3' },
      { event: 'round', round: 2 },
      { seat: 2, action: 'pass' },
    ];
    expect(sinceLastTurn(log, 0)).toEqual([1, 4]);
    expect(sinceLastTurn([...log, { seat: 0, action: 'bid edfu 1' }], 0)).toEqual([1, 4]);
    expect(sinceLastTurn(log, 3)).toEqual([0, 4]);
  });

  it('the sheet adds up to the scores', () => {
    for (const [name] of FIXTURES) {
      const { view } = moment(name, 'over');
      const { old, new: late, total } = view.score_sheet;
      expect(total).toEqual(view.seats.map((seat) => seat.score));
      expect(sums(old).map((points, seat) => points + (sums(late)[seat] ?? 0) + (besides(view)[seat] ?? 0))).toEqual(total);
      expect(besides(view).every((points) => points >= 0)).toBe(true);
    }
  });

  it('draws a tomb from its top to its base', () => {
    const rowsOf = tombRows(['point', null, null, null, null, ...Array<null>(10).fill(null)]);
    expect(rowsOf.map((row) => row.length)).toEqual([1, 2, 3, 4, 5]);
    expect(rowsOf[4]?.[0]).toEqual({ row: 1, slot: 1, tile: 'point' });
  });

  it('every Scheme has the colour of Schemes', () => {
    expect(['east-or-west', 'tribute', 'architect', 'greed'].map(phaseOfCard)).toEqual(['schemes', 'schemes', 'market', 'offering']);
  });
});

describe('the last lines of the log', () => {
  it('come newest first, and what was done several times running is one of them', () => {
    const farmer = { seat: 1, action: 'farmer abu' };
    const log = [{ event: 'round', round: 1 }, { seat: 0, action: 'bid abu 1' }, farmer, { ...farmer }, { seat: 1, action: 'done' }];
    expect(latest(log as LogLine[], 5)).toEqual([
      { line: farmer, index: 3, times: 2 },
      { line: log[1], index: 1, times: 1 },
    ]);
    expect(latest(log as LogLine[], 1)).toHaveLength(1);
  });
});

describe('where the points came from', () => {
  it('is told of everybody, best first, and adds up', () => {
    const { view } = moment('classic', 'over');
    const ranks = ranking(view);
    expect(ranks.map(({ total }) => total)).toEqual([...view.score_sheet.total].sort((a, b) => b - a));
    for (const { total, parts } of ranks) expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  });
});
