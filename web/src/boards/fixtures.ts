/** Moments of games that the boards are tried with, and that the rulebooks open with. */
import type { CardSet } from "../stage/types";
import type { Offer, View, Words } from "../lib/wire/types";

export interface Fixture {
  view: View;
  prompt?: Words | null;
  offers: Offer[];
}

const files = import.meta.glob<Fixture>(
  ["./*/fixtures/*.json", "!./*/fixtures/cards.json", "!./*/fixtures/notes.json"],
  { import: "default" },
);
const cards = import.meta.glob<CardSet>("./*/fixtures/cards.json", { import: "default" });

/** Every one, as `game/name`. */
export const fixtures: readonly string[] = Object.keys(files).map((path) => {
  const [, game, , file] = path.split("/");
  return `${game}/${file?.replace(".json", "")}`;
});

export const fixtureOf = async (game: string, name: string): Promise<Fixture | null> =>
  (await files[`./${game}/fixtures/${name}.json`]?.()) ?? null;

/** The card set that they are played with. */
export const cardsOf = async (game: string): Promise<CardSet> =>
  (await cards[`./${game}/fixtures/cards.json`]?.()) ?? {};
