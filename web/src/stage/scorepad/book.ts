/** What the rulebook says of a moment at a real table. */
import type { ClauseInfo, Rulebook, Text } from "../../lib/wire/types";

/** By their numbers, in this order; those that aren't here are left out. */
export const clausesOf = (book: Rulebook | null, ids: readonly string[]): ClauseInfo[] =>
  ids.flatMap((id) => book?.clauses.find((clause) => clause.id === id) ?? []);

/** A whole chapter, without our rulings. */
export const chapterOf = (book: Rulebook | null, chapter: string): ClauseInfo[] =>
  book?.clauses.filter((clause) => clause.chapter === chapter && !clause.question) ?? [];

export const titleOf = (book: Rulebook | null, chapter: string): Text | null =>
  book?.chapters.find(({ id }) => id === chapter)?.title ?? null;
