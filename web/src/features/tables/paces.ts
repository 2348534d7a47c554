/** How long a move may take: what the form offers. */
import type { NewTable } from "../../lib/wire/types";

const HOUR = 3_600_000;
/** Nobody stands in for whoever is away from a slow game: the clock answers. */
const slow = (hours: number): NewTable["pace"] => ({ decision: hours * HOUR, bank: null, grace: null });

export const PACES = {
  none: "relaxed",
  minute: "live",
  hour: slow(1),
  hours: slow(8),
  day: slow(24),
  days: slow(72),
  week: slow(168),
} satisfies Record<string, NewTable["pace"]>;

export type PaceName = keyof typeof PACES;
export const isSlow = (pace: PaceName): boolean => typeof PACES[pace] === "object";
