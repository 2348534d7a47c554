/** What every game's pictures are made by. */

/** `token`: small, on a board or in a hand, without filters. `full`: looked at closely. `print`: that, for paper, without filters. */
export type Size = "token" | "full" | "print";

/** What a card's file says of its picture: the id of one that is there, or parts and a palette by name. */
export type Wish = string | Readonly<Record<string, string>>;

export interface Options {
  /** Which face of a two-sided card. */
  side?: string;
  wish?: Wish;
  /** What a picture is drafted from, where none is there: the card as its file has it. */
  card?: unknown;
}

/** Makes a picture as SVG; the same arguments always give the same bytes. */
export type Draw = (id: string, size: Size, options: Options) => string;

/** What makes a card itself, said before it is drawn (`pictures/table.ts`). No two of a game share camera and silhouette. */
export interface Plan {
  camera: string;
  silhouette: string;
  gesture: string;
  object: string;
  temper: string;
}

/** A card on the contact sheet. */
export interface Exhibit {
  id: string;
  options: Options;
}

/** The default export of `boards/<game>/pictures/miniature.ts`: the game in a box of 320 by 180, the middle 130 of which always show. */
export type Miniature = () => { ground: string; /** what stirs before it */ figures: string };

/** The default export of `boards/<game>/pictures/index.ts`. */
export interface Pictures {
  draw: Draw;
  /** Every picture of the game's own set; no two may look alike. */
  exhibits: readonly Exhibit[];
  /** What a card of another set may ask for, part by part, with the names that each takes. */
  parts: Readonly<Record<string, readonly string[]>>;
}
