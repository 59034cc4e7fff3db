// What is new since my last turn, so that the map can show it until I have looked.
import type { View } from '../api/types';
import { isProvince, PROVINCES, type Province } from '../game/choices';

/** The provinces that differ between two views, in anything one sees in them. */
export function changedProvinces(before: View, after: View): Province[] {
  return PROVINCES.filter((name) => sight(before, name) !== sight(after, name));
}

function sight(view: View, name: Province): string {
  const { owner, farmers, extra_farmers, stones, pyramids, harvest_card } = view.provinces[name]!;
  return JSON.stringify([owner, farmers, extra_farmers, stones, pyramids, harvest_card, view.bids[name], view.statues?.[name], view.pharaoh === name]);
}

/** Remembers how the table looked when the reader had last decided something. */
export class LastLook {
  #seen: View | null = null;
  #acting = false;
  #news: Province[] = [];

  /** Takes the next view; returns the provinces to mark. What I do myself is no news to me. */
  next(view: View, me: number | null): Province[] {
    const acting = me !== null && view.to_act.includes(me);
    if (me === null) {
      // Whoever only watches is shown what the last move has changed; a leap into another round is no move.
      this.#news = this.#seen?.round === view.round ? changedProvinces(this.#seen, view) : [];
      this.#seen = view;
    } else if (this.#seen === null || (this.#acting && !acting)) {
      this.#seen = view;
      this.#news = [];
    } else if (!this.#acting) {
      this.#news = changedProvinces(this.#seen, view);
    }
    this.#acting = acting;
    return this.#news;
  }

  /** I have looked. */
  clear(view: View): void {
    this.#seen = view;
    this.#news = [];
  }
}

export interface Flow {
  from: Province;
  seat: number;
  icon: 'gold';
}

/** Coins that fly in the Harvest: from the provinces of whoever has just had his turn in it. */
export function harvestFlows(before: View, after: View): Flow[] {
  if (before.phase !== 'harvest' || (after.phase === 'harvest' && after.turn === before.turn)) return [];
  const until = after.phase === 'harvest' ? after.turn : before.order.length;
  const seats = before.order.slice(before.turn, Math.max(until, before.turn + 1));
  return Object.entries(before.provinces).flatMap(([name, province]) => {
    const earns = province.farmers + province.extra_farmers + province.printed_farmers > 0;
    return isProvince(name) && province.owner !== null && seats.includes(province.owner) && earns
      ? [{ from: name, seat: province.owner, icon: 'gold' as const }]
      : [];
  });
}
