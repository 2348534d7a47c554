/** Decks kept in this browser. */
export interface Deck {
  name: string;
  /** Ids of cards, as many as there are copies. */
  cards: string[];
}

const KEY = "dengen.decks";

export function loadDecks(): Deck[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Deck[];
    return Array.isArray(kept) ? kept.filter((deck) => typeof deck.name === "string" && Array.isArray(deck.cards)) : [];
  } catch {
    return [];
  }
}

export function saveDeck(deck: Deck): void {
  localStorage.setItem(
    KEY,
    JSON.stringify([deck, ...loadDecks().filter((other) => other.name !== deck.name)].slice(0, 50)),
  );
}

export function counted(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export function forgetDeck(name: string): void {
  localStorage.setItem(KEY, JSON.stringify(loadDecks().filter((deck) => deck.name !== name)));
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
