/** The contents of the rules: which paragraphs a section has, and which editions a paragraph is for. */
import type { Key } from '../text/index.svelte';
import type { Term } from '../text/names';

export interface Paragraph {
  key: Key;
  /** Only in these editions; in all where it is empty. */
  editions: readonly string[];
}
export interface Section {
  id: string;
  title: Key;
  paragraphs: readonly Paragraph[];
  /** Things with a name and a rule that are listed after the paragraph of this number. */
  terms?: { after: number; list: readonly Term[]; title?: Key; about?: Key };
}

const OLDER = ['classic', 'meeple'];
const NEWER = ['anniversary'];

/** Paragraphs for all editions; those that are not are named with their editions. */
function paragraphs(room: string, count: number, only: Record<number, readonly string[]> = {}): Paragraph[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `rule.${room}.${index + 1}` as Key,
    editions: only[index + 1] ?? [],
  }));
}

export const SECTIONS: readonly Section[] = [
  { id: 'goal', title: 'rule.goal', paragraphs: paragraphs('goal', 4) },
  { id: 'setup', title: 'rule.setup', paragraphs: paragraphs('setup', 7, { 2: NEWER, 4: OLDER, 5: NEWER, 7: NEWER }) },
  { id: 'favours', title: 'rule.favours', paragraphs: paragraphs('favours', 4) },
  { id: 'auction', title: 'phase.auction.name', paragraphs: paragraphs('auction', 7, { 5: OLDER, 6: NEWER }) },
  { id: 'market', title: 'phase.market.name', paragraphs: paragraphs('market', 5) },
  { id: 'offering', title: 'phase.offering.name', paragraphs: paragraphs('offering', 5, { 3: NEWER, 4: OLDER }) },
  { id: 'gifts', title: 'phase.gifts.name', paragraphs: paragraphs('gifts', 4) },
  { id: 'harvest', title: 'phase.harvest.name', paragraphs: paragraphs('harvest', 2) },
  {
    id: 'scoring',
    title: 'phase.scoring.name',
    paragraphs: paragraphs('scoring', 3),
    terms: {
      after: 1,
      list: ['source.pyramids', 'source.sets', 'source.sides', 'source.temples', 'source.schemes'],
    },
  },
  { id: 'between', title: 'phase.new kingdom.name', paragraphs: paragraphs('between', 2) },
  { id: 'end', title: 'rule.end', paragraphs: paragraphs('end', 3) },
  { id: 'expert', title: 'switch.expert.name', paragraphs: paragraphs('expert', 2) },
  {
    id: 'officials',
    title: 'module.officials.name',
    paragraphs: paragraphs('module.officials', 4),
    terms: {
      after: 4,
      title: 'rule.officials',
      about: 'rule.officials.about',
      list: [
        'official.scribe',
        'official.overseer-of-fields',
        'official.master-mason',
        'official.treasurer',
        'official.high-priest',
        'official.vizier',
        'official.steward',
        'official.nomarch',
      ],
    },
  },
  {
    id: 'statues',
    title: 'module.statues.name',
    paragraphs: paragraphs('module.statues', 2),
    terms: {
      after: 2,
      title: 'rule.statues',
      list: [
        'statue.horus',
        'statue.bastet',
        'statue.osiris',
        'statue.set',
        'statue.isis',
        'statue.sobek',
        'statue.thoth',
        'statue.ptah',
      ],
    },
  },
  { id: 'pharaoh', title: 'module.pharaoh.name', paragraphs: paragraphs('module.pharaoh', 2) },
  {
    id: 'afterlife',
    title: 'module.afterlife.name',
    paragraphs: paragraphs('module.afterlife', 4),
    terms: {
      after: 4,
      title: 'rule.tiles',
      list: ['tile.point', 'tile.farmer', 'tile.stone', 'tile.favour', 'tile.gold'],
    },
  },
  { id: 'promos', title: 'module.promos.name', paragraphs: paragraphs('module.promos', 1) },
];

/** The cards in the order of the phases they are played in. */
export const CARDS: readonly string[] = [
  'bribery',
  'protection',
  'delegation',
  'architect',
  'cultivation',
  'afterlife',
  'glory',
  'influence',
  'theft',
  'greed',
  'treasury',
  'abundance',
  'popularity',
  'export',
  'east-or-west',
  'upper-or-lower',
  'river-or-hinterland',
  'master-of-favours',
  'master-of-farmers',
  'master-of-federation',
  'tribute',
  'pharaohs-blessing',
];

export const EDITIONS: readonly string[] = ['anniversary', 'meeple', 'classic'];

/** The words of the glossary, each a `thing`. */
export const THINGS = [
  'gold',
  'favour',
  'scheme',
  'farmer',
  'extra-farmer',
  'field',
  'stone',
  'pyramid',
  'scribe',
  'temple',
  'track',
  'mine',
  'caravan',
  'icon',
  'blessing',
  'blocked',
  'open',
  'ladder',
  'price',
  'offering',
  'gift',
  'order',
  'starter',
  'round',
  'old',
  'new',
  'deck',
  'discards',
  'hand',
  'score',
  'preview',
  'income',
  'statue',
  'official',
  'pharaoh',
  'token',
  'tomb',
  'tomb-tile',
  'upper',
  'lower',
  'east',
  'west',
  'river',
  'hinterland',
] as const;
