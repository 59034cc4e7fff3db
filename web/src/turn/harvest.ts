import type { View } from '../api/types';
import { TABLE } from '../board/table';
import { isProvince } from '../game/choices';

/** What one province pays, taken apart as far as the view and the board explain it. */
export interface Sheaf {
  province: string;
  gold: number;
  card: string | null;
  farmers: number;
  mine: number;
  caravan: number;
  /** Whether farmers x temple + mine + caravan makes the gold that the server says. */
  explained: boolean;
}

/**
 * The reader's provinces and what each pays with the temple where it stands. The gold is the server's number; the
 * arithmetic is only shown where it comes to the same.
 */
export function sheaves(view: View): Sheaf[] {
  return Object.entries(view.provinces)
    .filter(([, place]) => place.owner === view.seat)
    .flatMap(([province, place]) => {
      const gold = view.outlook.provinces[province]?.[view.temple - 1];
      if (gold === undefined || !isProvince(province)) return [];
      const farmers = place.farmers + place.extra_farmers + place.printed_farmers;
      const { mine, caravan } = TABLE[province];
      const rest = gold - farmers * view.temple - mine;
      const explained = place.harvest_card === null && (rest === 0 || rest === caravan);
      return [{ province, gold, card: place.harvest_card, farmers, mine, caravan: rest, explained }];
    });
}
