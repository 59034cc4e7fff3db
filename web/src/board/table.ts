// Written by tools/table.mjs from src/amunre/rules/data/board.toml; change it there.
import type { Province } from '../game/choices';

/** What is printed in a province. Its fields and its pieces are in the view. */
export interface Printed {
  /** Favour icons: the most Favour cards bought in one Market. */
  icons: number;
  temples: number;
  mine: number;
  caravan: number;
  blessing_cards: number;
  blessing_stones: number;
  blessing_gold: number;
  side: 'east' | 'west';
  half: 'lower' | 'upper';
  nile: 'river' | 'hinterland';
}

export const TABLE: Record<Province, Printed> = {
  abu: {"icons":2,"temples":0,"mine":4,"caravan":0,"blessing_cards":0,"blessing_stones":0,"blessing_gold":0,"side":"east","half":"upper","nile":"river"},
  abydos: {"icons":4,"temples":0,"mine":0,"caravan":0,"blessing_cards":0,"blessing_stones":1,"blessing_gold":0,"side":"west","half":"upper","nile":"river"},
  amarna: {"icons":1,"temples":1,"mine":0,"caravan":0,"blessing_cards":0,"blessing_stones":0,"blessing_gold":0,"side":"east","half":"lower","nile":"river"},
  avaris: {"icons":0,"temples":0,"mine":0,"caravan":8,"blessing_cards":0,"blessing_stones":0,"blessing_gold":0,"side":"east","half":"lower","nile":"hinterland"},
  baharya: {"icons":1,"temples":0,"mine":0,"caravan":0,"blessing_cards":0,"blessing_stones":0,"blessing_gold":0,"side":"west","half":"lower","nile":"hinterland"},
  berenike: {"icons":1,"temples":0,"mine":8,"caravan":0,"blessing_cards":0,"blessing_stones":0,"blessing_gold":0,"side":"east","half":"upper","nile":"hinterland"},
  buto: {"icons":0,"temples":0,"mine":0,"caravan":0,"blessing_cards":1,"blessing_stones":0,"blessing_gold":0,"side":"west","half":"lower","nile":"river"},
  dakhla: {"icons":2,"temples":0,"mine":0,"caravan":0,"blessing_cards":1,"blessing_stones":0,"blessing_gold":12,"side":"west","half":"upper","nile":"hinterland"},
  damanhur: {"icons":1,"temples":2,"mine":0,"caravan":0,"blessing_cards":0,"blessing_stones":0,"blessing_gold":0,"side":"west","half":"lower","nile":"hinterland"},
  edfu: {"icons":1,"temples":1,"mine":0,"caravan":0,"blessing_cards":1,"blessing_stones":0,"blessing_gold":0,"side":"west","half":"upper","nile":"river"},
  kharga: {"icons":3,"temples":0,"mine":0,"caravan":5,"blessing_cards":0,"blessing_stones":0,"blessing_gold":0,"side":"west","half":"upper","nile":"hinterland"},
  memphis: {"icons":3,"temples":0,"mine":0,"caravan":0,"blessing_cards":0,"blessing_stones":2,"blessing_gold":0,"side":"west","half":"lower","nile":"river"},
  mendes: {"icons":0,"temples":0,"mine":0,"caravan":0,"blessing_cards":0,"blessing_stones":0,"blessing_gold":0,"side":"east","half":"lower","nile":"river"},
  sawu: {"icons":2,"temples":0,"mine":0,"caravan":7,"blessing_cards":0,"blessing_stones":0,"blessing_gold":0,"side":"east","half":"upper","nile":"hinterland"},
  thebes: {"icons":2,"temples":0,"mine":0,"caravan":0,"blessing_cards":2,"blessing_stones":0,"blessing_gold":0,"side":"east","half":"upper","nile":"river"},
};

/** Who touches whom by land. */
export const LAND_BORDERS: [Province, Province][] = [["damanhur","buto"],["baharya","memphis"],["dakhla","abydos"],["kharga","edfu"],["damanhur","baharya"],["baharya","dakhla"],["dakhla","kharga"],["buto","memphis"],["memphis","abydos"],["abydos","edfu"],["mendes","avaris"],["thebes","sawu"],["abu","berenike"],["mendes","amarna"],["amarna","thebes"],["thebes","abu"],["sawu","berenike"],["amarna","avaris"],["amarna","sawu"]];

/** Who faces whom across the Nile. */
export const RIVER_CROSSINGS: [Province, Province][] = [["buto","mendes"],["memphis","amarna"],["abydos","thebes"],["edfu","abu"]];

/** A caravan pays with the temple on these spaces. */
export const CARAVAN_SPACES = [1, 2];
