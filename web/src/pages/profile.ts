/** A finished game as one of its players sees it. Pure. */
import type { GameResult, Place } from "../lib/wire/types";

export type Verdict = "won" | "shared" | "lost";

export interface Told {
  own: Place | null;
  verdict: Verdict;
  others: Place[];
  /** By how much the rating changed; null: not rated. */
  change: number | null;
}

export function toldTo(person: string, result: GameResult): Told {
  const own = result.places.find((place) => place.person === person) ?? null;
  const share = own?.gave_up ? 0 : (own?.share ?? 0);
  return {
    own,
    verdict: share === 1 ? "won" : share > 0 ? "shared" : "lost",
    others: result.places.filter((place) => place !== own),
    change: own?.rating ? Math.round(own.rating.after) - Math.round(own.rating.before) : null,
  };
}
