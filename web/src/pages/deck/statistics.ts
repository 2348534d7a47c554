/** What a deck, or a game's cards, are made of: by each of the facts that are printed on them. Pure. */
import type { CardEntry } from "../../stage/cardbook";

export interface Kind {
  /** The fact, by its name in the card set. */
  fact: string;
  values: { value: string; count: number }[];
}

/** More different values than this are a number on every card, not a kind of card. */
const MOST = 12;

export const valuesOf = (card: CardEntry, fact: string, comma: string): string[] =>
  card.facts.filter(([name]) => name === fact).flatMap(([, value]) => value.split(comma));

/** `counts`: how many copies of each card; those that it doesn't name count for nothing. */
export function kindsOf(
  cards: readonly CardEntry[],
  counts: ReadonlyMap<string, number>,
  facts: readonly string[],
  comma: string,
): Kind[] {
  return facts.flatMap((fact) => {
    const found = new Map<string, number>();
    for (const card of cards)
      for (const value of valuesOf(card, fact, comma))
        found.set(value, (found.get(value) ?? 0) + (counts.get(card.id) ?? 0));
    const values = [...found].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
    return values.length > 1 && values.length <= MOST ? [{ fact, values }] : [];
  });
}

/** Of these wishes (by fact, "": any), does the card fulfil all? */
export const fulfils = (card: CardEntry, wishes: Readonly<Record<string, string>>, comma: string): boolean =>
  Object.entries(wishes).every(([fact, value]) => !value || valuesOf(card, fact, comma).includes(value));
