import type { View } from '../api/types';
import type { IconName } from '../art/icons';
import { TABLE } from '../board/table';
import { isProvince } from '../game/choices';
import { officialName, statueName } from '../text/game';
import { t } from '../text/index.svelte';

/** Something a province holds or brings: an icon with its number or name, and the same in words. */
export interface Fact {
  icon: IconName;
  text: string;
  words: string;
}

/** Pieces first, then what is printed, then what modules have brought. */
export function facts(view: View, province: string): Fact[] {
  return [...pieces(view, province), ...printed(province), ...guests(view, province)];
}

function pieces(view: View, province: string): Fact[] {
  const place = view.provinces[province];
  if (!place) return [];
  const farmers = place.farmers + place.extra_farmers + place.printed_farmers;
  return [
    ...some('pyramid', place.pyramids, t('turn.fact.pyramids', { n: place.pyramids })),
    ...some('stone', place.stones, t('turn.fact.stones', { n: place.stones })),
    ...some('farmer', farmers, t('turn.fact.farmers', { n: farmers })),
    ...some('field', place.fields, t('turn.fact.fields', { n: place.fields })),
  ];
}

function printed(province: string): Fact[] {
  if (!isProvince(province)) return [];
  const { icons, temples, mine, caravan, blessing_cards, blessing_stones, blessing_gold } = TABLE[province];
  return [
    ...some('favour', icons, t('turn.fact.icons', { n: icons })),
    ...some('temple', temples, t('turn.fact.temples', { n: temples })),
    ...some('mine', mine, t('turn.fact.mine', { gold: mine })),
    ...some('caravan', caravan, t('turn.fact.caravan', { gold: caravan })),
    ...some('card', blessing_cards, t('turn.fact.blessing.cards', { n: blessing_cards })),
    ...some('blessing', blessing_stones, t('turn.fact.blessing.stones', { n: blessing_stones })),
    ...some('gold', blessing_gold, t('turn.fact.blessing.gold', { gold: blessing_gold })),
  ];
}

function guests(view: View, province: string): Fact[] {
  const statue = view.statues?.[province];
  const official = view.officials?.[province];
  const found: Fact[] = [];
  if (statue) found.push(named('statue', statueName(statue)));
  if (official) found.push(named('official', officialName(official)));
  if (view.pharaoh === province) found.push(named('pharaoh', t('turn.fact.pharaoh')));
  return found;
}

function some(icon: IconName, n: number, words: string): Fact[] {
  return n > 0 ? [{ icon, text: String(n), words }] : [];
}

function named(icon: IconName, name: string): Fact {
  return { icon, text: name, words: name };
}
