/**
 * The drawings of all games for programs that are no browser: a script by itself (`vite.drawings.config.ts`), which no page
 * loads. `dengen.drawings` runs it in a small engine and calls what is registered here; what comes and goes is JSON.
 */
import type { Options, Pictures, Size } from "../art/types";
import type { CardSet } from "../stage/types";
import type { Deck, Pen, Printable, Printed } from "../drawings/types";

const byGame = <T>(found: Record<string, T>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(found).map(([path, one]) => [path.split("/")[2]!, one]));

const pictures = byGame(
  import.meta.glob<Pictures>("../boards/*/pictures/index.ts", { eager: true, import: "default" }),
);
const printed = byGame(import.meta.glob<Printed>("../boards/*/printed.ts", { eager: true, import: "default" }));

function of<T>(games: Readonly<Record<string, T>>, game: string): T {
  const found = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!found) throw new Error(`nothing is drawn for ${game}`);
  return found;
}

const drawings = {
  /** Which games have them. */
  games: (): string[] => Object.keys(printed),
  /** A card's picture alone: no number, no words. */
  picture: (game: string, id: string, size: Size, options: Options): string =>
    of(pictures, game).draw(id, size, options),
  /** A card as it is printed. */
  face: (game: string, id: string, side: string, cards: CardSet, pen: Pen): string | null =>
    of(printed, game).face(id, side, cards, pen),
  /** Everything that a game lays on the table. */
  printable: (game: string, cards: CardSet, decks: Deck[], pen: Pen): Printable =>
    of(printed, game).all(cards, decks, pen),
};

export type Drawings = typeof drawings;

/** One call, from JSON to JSON. */
Object.assign(globalThis, {
  draw: (name: keyof Drawings, given: string): string =>
    JSON.stringify((drawings[name] as (...given: unknown[]) => unknown)(...(JSON.parse(given) as unknown[])) ?? null),
});
