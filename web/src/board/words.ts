// Words for what the board shows, put together from the catalogue.
import type { View } from '../api/types';
import { hasIcon, type IconName } from '../art/icons';
import { goldLeft } from '../game/bids';
import type { Province } from '../game/choices';
import { officialName, statueName } from '../text/game';
import { t } from '../text/index.svelte';
import type { Rung } from './ladder';
import { TABLE } from './table';

export interface Offer {
  icon: IconName;
  text: string;
  label: string;
  /** Whose rule explains it, for a Tip. */
  term: string;
}

/** What is to be had with a province, for the head of its card: icon, number, and the words for both. */
export function explained(name: Province, view: View): Offer[] {
  const printed = TABLE[name];
  const province = view.provinces[name]!;
  const { blessing_cards: cards, blessing_stones: stones, blessing_gold: gold } = printed;
  return [
    offer(province.pyramids, 'pyramid', () => t('board.card.pyramids', { n: province.pyramids })),
    offer(province.stones, 'stone', () => t('board.card.stones', { n: province.stones })),
    offer(province.fields, 'field', () => t('board.card.fields', { n: province.fields })),
    offer(printed.icons, 'favour', () => t('board.card.icons', { n: printed.icons })),
    offer(printed.temples, 'temple', () => t('board.card.temples', { n: printed.temples })),
    offer(printed.mine, 'mine', () => t('board.card.mine', { gold: printed.mine })),
    offer(printed.caravan, 'caravan', () => t('board.card.caravan', { gold: printed.caravan })),
    offer(cards, 'card', () => t('board.card.blessingCards', { n: cards }), '+'),
    offer(stones, 'stone', () => t('board.card.blessingStones', { n: stones }), '+'),
    offer(gold, 'gold', () => t('board.card.blessingGold', { gold }), '+'),
  ].flat();
}

function offer(n: number, icon: IconName, label: () => string, sign = ''): Offer[] {
  return n > 0 ? [{ icon, text: `${sign}${n}`, label: label(), term: sign ? 'thing.blessing' : `thing.${icon === 'favour' ? 'icon' : icon}` }] : [];
}

/** Everything about a province as a list of short sentences. */
export function facts(name: Province, view: View, names: readonly string[]): Offer[] {
  const { half, side, nile } = TABLE[name];
  return [
    ...fact('map', t(`board.place.${half}.${side}.${nile}`), `thing.${nile}`),
    ...(view.blocked.includes(name) ? fact('blocked', t('board.fact.blocked'), 'thing.blocked') : owned(view.provinces[name]!.owner, names)),
    ...holdings(name, view),
  ];
}

/** What a province holds and brings: Farmers, what its card shows, and what modules have put there. */
export function holdings(name: Province, view: View): Offer[] {
  const province = view.provinces[name]!;
  const farmers = province.farmers + province.extra_farmers + province.printed_farmers;
  const statue = view.statues?.[name];
  const official = view.officials?.[name];
  return [
    offer(farmers, 'farmer', () => t('board.card.farmers', { n: farmers })),
    explained(name, view),
    statue && hasIcon(statue) ? fact(statue, t('board.fact.statue', { statue: statueName(statue) }), `statue.${statue}`, statueName(statue)) : [],
    official ? fact('official', officialName(official), `official.${official}`, officialName(official)) : [],
    view.pharaoh === name ? fact('pharaoh', t('board.card.pharaoh'), 'thing.pharaoh') : [],
  ].flat();
}

function fact(icon: IconName, label: string, term = '', text = ''): Offer[] {
  return [{ icon, text, label, term }];
}

function owned(owner: number | null, names: readonly string[]): Offer[] {
  return fact('person', owner === null ? t('board.fact.nobody') : t('board.fact.owner', { name: names[owner] ?? '' }));
}

/** What a rung says: what would be left after bidding it, who sits there, who keeps it free. */
export function rungWords(rung: Rung, view: View, me: number | null, names: readonly string[]): string {
  const gold = rung.amount;
  if (rung.choice && me !== null) return leftAfter(rung.choice, view);
  if (rung.seat !== null) {
    const name = names[rung.seat] ?? '';
    return rung.outbid ? t('board.card.outbid', { gold, name }) : t('board.card.sits', { gold, name });
  }
  if (rung.chainedBy !== null) return t('board.card.chained', { gold, name: names[rung.chainedBy] ?? '' });
  return t('board.card.empty', { gold });
}

function leftAfter(choice: string, view: View): string {
  const left = goldLeft(view, choice);
  return left >= 0 ? t('board.card.left', { gold: left }) : t('board.card.short', { n: -left });
}

/** The gold that brings the temple to each space, in words: the track holds where spaces 2, 3, 4 begin. */
export function trackRange(track: readonly number[], space: number): string {
  const from = track[space - 2];
  const next = track[space - 1];
  if (from === undefined) return t('board.temple.upTo', { to: (next ?? 1) - 1 });
  return next === undefined ? t('board.temple.from', { from }) : t('board.temple.between', { from, to: next - 1 });
}

/** The same as figures: <=2, 3-12. */
export function trackFigures(track: readonly number[], space: number): string {
  const from = track[space - 2];
  const next = track[space - 1];
  if (from === undefined) return `≤ ${(next ?? 1) - 1}`;
  return next === undefined ? `≥ ${from}` : `${from}–${next - 1}`;
}
