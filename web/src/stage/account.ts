/** A short account of what happened. */
import type { Words } from "../wire/types";

/** Without what goes without saying, unless that is all there is. */
export function accountOf(told: readonly Words[], minor: ReadonlySet<string> = new Set()): readonly Words[] {
  const major = told.filter(({ kind }) => !minor.has(kind));
  return major.length ? major : told;
}
