/** The cards that nobody has shown yet: in the deck, among the miss cards, or in a hidden hand. */
import type { TrumpFighterView } from "../view";

export const SUITS = ["S", "H", "C", "D"] as const;
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;

export function unseen(view: TrumpFighterView): Set<string> {
  const left = new Set(SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank)));
  for (const fighter of view.fighters) {
    for (const card of [...fighter.hand, ...fighter.misses]) if (card?.card) left.delete(card.card);
    for (const card of fighter.field.flat()) left.delete(card);
  }
  return left;
}
