/** What a game lays on a real table, as SVG. Sizes are in millimetres. */
import type { CardSet } from "../stage/types";
import type { Lang } from "../lib/settings/types";

/** Which fonts the text of a drawing asks for. */
export interface Fonts {
  sans: string;
  serif: string;
}

export interface Pen {
  lang: Lang;
  fonts: Fonts;
}

/** A ready deck: how many of which card. */
export interface Deck {
  id: string;
  name: string;
  cards: Readonly<Record<string, number>>;
}

/** Something to cut out. Without a back of its own its reverse stays white. */
export interface Piece {
  id: string;
  name: string;
  copies: number;
  front: string;
  back?: string;
}

/** Pieces of one size. */
export interface Stack {
  kind: "cards" | "tokens";
  name: string;
  width: number;
  height: number;
  pieces: Piece[];
}

/** Something to lay under them; larger than a sheet, it is printed in parts. */
export interface Mat {
  id: string;
  name: string;
  width: number;
  height: number;
  /** Parts end where one of these does. */
  step?: number;
  svg: string;
}

export interface Printable {
  stacks: Stack[];
  mats: Mat[];
}

/** The default export of `boards/<game>/printed.ts`. */
export interface Printed {
  /** A card of the set as it is printed; `side`: which of a two-sided one. Null: there is no such card. */
  face(id: string, side: string, cards: CardSet, pen: Pen): string | null;
  /** Everything, in the number that the game has. `decks`: those that are ready with this set, or were asked for. */
  all(cards: CardSet, decks: readonly Deck[], pen: Pen): Printable;
}
