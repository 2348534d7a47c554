/** A short account of what happened. */
import type { Words } from "../../lib/wire/types";

/** Without what goes without saying, unless that is all there is. */
export function accountOf(told: readonly Words[], minor: ReadonlySet<string> = new Set()): readonly Words[] {
  const major = told.filter(({ kind }) => !minor.has(kind));
  return major.length ? major : told;
}

/** Of what somebody did in a row, the last that doesn't go without saying; without what only led to it. */
export function lastOf(
  moments: readonly (readonly Words[])[],
  minor: ReadonlySet<string> = new Set(),
  leads: ReadonlySet<string> = new Set(),
): readonly Words[] {
  const told = moments.findLast((one) => one.some(({ kind }) => !minor.has(kind)));
  return accountOf(accountOf(told ?? moments.at(-1) ?? [], minor), leads);
}

/** What would happen by these answers, but for what they say themselves. */
export function newsOf(
  events: readonly Words[],
  answers: readonly Words[],
  restates: (answer: Words, event: Words) => boolean = () => false,
): readonly Words[] {
  return events.filter((event) => !answers.some((answer) => restates(answer, event)));
}

/** By a table: for each kind of answer, the kinds of lines that say no more than it; under "", those that never say anything. */
export const restating =
  (table: Readonly<Record<string, readonly string[]>>) =>
  (answer: Words, event: Words): boolean =>
    [answer.kind, ""].some((kind) => table[kind]?.includes(event.kind));
