/** How long an interception window stays open by itself: the same, whether or not anything could be done in it (WP-R42). */

/** Seconds to think; 0: as long as one likes; AT_ONCE: hardly any. */
export const PATIENCE = [0, 5, 10, 20] as const;
export const AT_ONCE = -1;

/** In ms; null: it waits. */
export function patience(chosen: number, random: () => number = Math.random): number | null {
  if (chosen === AT_ONCE) return Math.round(600 + 1000 * random());
  return chosen > 0 ? 1000 * chosen : null;
}
