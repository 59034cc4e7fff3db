import type { Component } from 'svelte';
import Again from './Again.svelte';
import Auction from './Auction.svelte';
import Basket from './Basket.svelte';
import CardPick from './CardPick.svelte';
import Finish from './Finish.svelte';
import Gifts from './Gifts.svelte';
import Harvest from './Harvest.svelte';
import Influence from './Influence.svelte';
import Offering from './Offering.svelte';
import Place from './Place.svelte';
import ProvincePick from './ProvincePick.svelte';
import Tomb from './Tomb.svelte';
import type { PanelProps } from './types';

interface Panel {
  panel: Component<PanelProps>;
  /** The first words of the choices it offers; what it leaves stands in the list below it. */
  verbs: readonly string[];
}

const PURCHASE: Panel = { panel: Basket, verbs: ['buy'] };
const AGAIN: Panel = { panel: Again, verbs: ['again', 'done'] };
const FINISH: Panel = { panel: Finish, verbs: ['done'] };

const PANELS: Readonly<Record<string, Panel>> = {
  bid: { panel: Auction, verbs: ['bid', 'pass'] },
  lift: { panel: ProvincePick, verbs: ['lift'] },
  reveal: { panel: ProvincePick, verbs: ['reveal'] },
  choose: { panel: ProvincePick, verbs: ['choose'] },
  keep: { panel: CardPick, verbs: ['keep'] },
  pay: { panel: CardPick, verbs: ['sell'] },
  score: { panel: CardPick, verbs: ['score', 'done'] },
  thoth: { panel: CardPick, verbs: ['discard'] },
  extra: { panel: CardPick, verbs: ['discard'] },
  'buy tombs': PURCHASE,
  'buy favours': PURCHASE,
  'buy farmers': PURCHASE,
  'buy stones': PURCHASE,
  'again tombs': AGAIN,
  'again favours': AGAIN,
  'again farmers': AGAIN,
  'again stones': AGAIN,
  farmer: { panel: Place, verbs: ['farmer'] },
  stone: { panel: Place, verbs: ['stone'] },
  tomb: { panel: Tomb, verbs: ['tomb'] },
  offer: { panel: Offering, verbs: ['offer', 'steal', 'with', 'done'] },
  influence: { panel: Influence, verbs: ['influence'] },
  gift: { panel: Gifts, verbs: ['gift'] },
  harvest: { panel: Harvest, verbs: ['treasury', 'abundance', 'popularity', 'export', 'done'] },
  'finish market': FINISH,
  'finish gifts': FINISH,
};

/** The panel made for a kind of decision; null where the list of choices has to do. */
export function panelFor(decision: string): Panel | null {
  return PANELS[decision] ?? null;
}

/** The choices apart: those of the panel, sales, and the rest. Nothing is ever lost. */
export function apart(decision: string, choices: readonly string[]): { own: string[]; rest: string[]; sales: string[] } {
  const verbs = panelFor(decision)?.verbs ?? [];
  const isOwn = (choice: string) => verbs.includes(choice.split(' ')[0] ?? '');
  const isSale = (choice: string) => choice.startsWith('sell ') && !isOwn(choice);
  return {
    own: choices.filter(isOwn),
    rest: choices.filter((choice) => !isOwn(choice) && !isSale(choice)),
    sales: choices.filter(isSale),
  };
}
