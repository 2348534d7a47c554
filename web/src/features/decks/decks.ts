/** Decks of one's own, kept in this browser for each game. */
import type { GameInfo } from "../../lib/wire/types";

export interface Deck {
  name: string;
  /** Ids of cards, as many as there are copies. */
  cards: string[];
}

/** Does everybody bring a deck to this game? */
export const hasDecks = (game: GameInfo): boolean => game.decks !== null;

const MOST = 50;
const keyOf = (game: string) => `dengen.decks.${game}`;

export function loadDecks(game: string): Deck[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "[]") as Deck[];
    return Array.isArray(kept) ? kept.filter((deck) => typeof deck.name === "string" && Array.isArray(deck.cards)) : [];
  } catch {
    return [];
  }
}

/** `before`: the name under which it was kept; it stays where it was in the list. */
export function saveDeck(game: string, deck: Deck, before = deck.name): void {
  const kept = loadDecks(game).filter((other) => other.name === before || other.name !== deck.name);
  const isKnown = kept.some((other) => other.name === before);
  const decks = isKnown ? kept.map((other) => (other.name === before ? deck : other)) : [deck, ...kept];
  localStorage.setItem(keyOf(game), JSON.stringify(decks.slice(0, MOST)));
}

/** A name that none of these has. */
export function freeName(wanted: string, decks: readonly Deck[]): string {
  const taken = new Set(decks.map((deck) => deck.name));
  for (let nth = 1; ; nth++) {
    const name = nth === 1 ? wanted : `${wanted} ${nth}`;
    if (!taken.has(name)) return name;
  }
}

export function counted(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export function forgetDeck(game: string, name: string): void {
  localStorage.setItem(keyOf(game), JSON.stringify(loadDecks(game).filter((deck) => deck.name !== name)));
}

/** One line per card: `2 id # its name`; what comes after # is a comment. */
export function asText(cards: readonly string[], nameOf: (id: string) => string): string {
  return [...counted(cards)].map(([id, count]) => `${count} ${id} # ${nameOf(id)}`).join("\n");
}

/** Reads what `asText` writes; ids, or names in any language through `find`. */
export function fromText(text: string, find: (word: string) => string | null): { cards: string[]; unknown: string[] } {
  const cards: string[] = [];
  const unknown: string[] = [];
  for (const line of text.split("\n")) {
    const said = line.replace(/#.*/, "").trim();
    if (!said) continue;
    const [, count = "1", word = ""] = /^(?:(\d+)\s*[x×]?\s+)?(.+)$/.exec(said) ?? [];
    const id = find(word.trim());
    if (id) cards.push(...Array.from({ length: Math.min(Number(count), 99) }, () => id));
    else unknown.push(line);
  }
  return { cards, unknown };
}
