/** Who has to decide what, in one sentence. */
import type { SeatView, View } from '../api/types';
import { editionOf } from '../game/tableau';
import { isKey, type Key, list, say, t } from './index.svelte';
import type { Params } from './message';
import { cardInSentence, provinceName } from './names';

/** The status line: what the reader has to decide, or else whom everybody waits for. */
export function promptText(view: View, names: readonly string[]): string {
  if (view.over) return ending(view, names);
  const me = view.seat;
  return me !== null && view.to_act.includes(me) ? ownDecision(view, me) : waiting(view, names);
}

function decision(view: View): string {
  return (view.agenda.at(-1) ?? '').replaceAll(' ', '-');
}

function ending(view: View, names: readonly string[]): string {
  const winners = view.winners ?? [];
  const points = view.seats[winners[0] ?? 0]?.score ?? 0;
  if (winners.length === 1 && winners[0] === view.seat) return t('over.you', { points });
  const who = list(winners.map((seat) => names[seat] ?? ''));
  return winners.length > 1 ? t('over.shared', { who, points }) : t('over.won', { who, points });
}

function ownDecision(view: View, me: number): string {
  const own = view.seats[me];
  const name = decision(view);
  if (!own) return t('prompt.other');
  if (name.startsWith('buy-')) return purchase(view, name);
  if (name === 'bid') return bid(view);
  if (name === 'keep') return keeping(own, editionOf(view.ruleset));
  if (name === 'offer') return offering(view, own);
  return known(`prompt.${name}`, { gold: own.gold ?? 0, n: own.gifts }, 'prompt.other');
}

/** The sentence of a key that is put together here; another where the catalogue has none. */
function known(key: string, params: Params, otherwise: Key): string {
  return say(isKey(key) ? key : otherwise, params);
}

/** How many the choices allow. */
function purchase(view: View, name: string): string {
  const verb = `${name.replace('-', ' ')} `;
  const counts = view.choices.filter((choice) => choice.startsWith(verb)).map((choice) => Number(choice.slice(verb.length)));
  const most = Math.max(0, ...counts);
  return known(most === 0 ? `prompt.${name}.0` : `prompt.${name}`, { n: most }, 'prompt.other');
}

function bid(view: View): string {
  if (view.choices.includes('pass')) return t('prompt.bid.pass');
  if (view.moving === null) return t('prompt.bid');
  const province = provinceName(view.moving);
  const again = view.choices.some((choice) => choice.startsWith(`bid ${view.moving} `));
  return again ? t('prompt.bid.bribed', { province }) : t('prompt.bid.outbid', { province });
}

function keeping(own: SeatView, edition: string): string {
  const [one = '', two = ''] = (own.dealt ?? []).map((card) => cardInSentence(card, edition));
  return one === two ? t('prompt.keep.same', { one }) : t('prompt.keep', { one, two });
}

function offering(view: View, own: SeatView): string {
  if (!own.sealed?.offer && !own.sealed?.theft) return t('prompt.offer');
  const more = view.choices.some((choice) => choice.startsWith('with '));
  return more ? t('prompt.offer.add') : t('prompt.offer.seal');
}

function waiting(view: View, names: readonly string[]): string {
  const name = decision(view);
  const others = view.to_act.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? '');
  const params = { who: list(others), card: cardInSentence('influence', editionOf(view.ruleset)) };
  return known(/^(buy|again|finish-market)/.test(name) ? 'wait.market' : `wait.${name}`, params, waitingFor(name));
}

function waitingFor(name: string): Key {
  return name === 'finish-gifts' ? 'wait.gift' : 'wait.other';
}
