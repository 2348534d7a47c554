/** The pictures of the rulebooks, as data: pieces on a grid, drawn by the faces of the game's own board. Each game has its own in `boards/<game>/figures.ts`. */
export interface Both {
  en: string;
  ja: string;
}

/** Column and row, counted from 0; between two cells where they are fractions. */
export type At = readonly [column: number, row: number];

export interface Piece {
  at: At;
  /** A card of the set, as the board's `faceOf` has it … */
  card?: string;
  side?: string;
  /** … and what is different about this one. */
  but?: object;
  /** What is no card of the set: a face as the board's `Face` takes it. */
  face?: unknown;
  /** A back: which one and whose. */
  back?: { back?: string; owner?: number };
  /** In degrees, clockwise. */
  turn?: number;
  /** How large, of a cell. */
  scale?: number;
  lit?: boolean;
}

export interface Mark {
  at: At;
  kind: "cell" | "soft" | "strong" | "place" | "gone" | "ring" | "arrow" | "no";
  text?: string | Both;
}

export interface Panel {
  columns: number;
  rows: number;
  /** Cells as a card, or square where cards lie in all directions. */
  cell: "card" | "square";
  /** How wide a cell is where there is room, in px. */
  width: number;
  label?: Both;
  marks?: readonly Mark[];
  pieces?: readonly Piece[];
}

export interface Figure {
  /** The clause that it stands under. */
  clause: string;
  caption: Both;
  /** What is to be seen, for those who don't see it. */
  alt: Both;
  panels: readonly Panel[];
}

export const BEFORE: Both = { en: "before", ja: "前" };
export const AFTER: Both = { en: "after", ja: "後" };

/** Every cell of a grid, marked alike. */
export function cells(columns: number, rows: number, kind: Mark["kind"] = "cell"): Mark[] {
  return Array.from({ length: columns * rows }, (_, n) => ({ at: [n % columns, Math.floor(n / columns)], kind }));
}
