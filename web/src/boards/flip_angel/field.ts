/** The cross of twelve cells, and the suns and moons on its seams. */
import type { CardSet } from "../../stage/types";
import type { PlacedView } from "../../lib/wire/types";
import { edgesOf } from "./cards";

/** Column and row of each cell in the cross of 4 by 4. */
export const CELLS: Readonly<Record<string, readonly [number, number]>> = {
  north_w: [1, 0],
  north_e: [2, 0],
  west_n: [0, 1],
  nw: [1, 1],
  ne: [2, 1],
  east_n: [3, 1],
  west_s: [0, 2],
  sw: [1, 2],
  se: [2, 2],
  east_s: [3, 2],
  south_w: [1, 3],
  south_e: [2, 3],
};
export const CORE = ["nw", "ne", "sw", "se"];
const LINES = [
  ["north_w", "north_e"],
  ["south_w", "south_e"],
  ["west_n", "west_s"],
  ["east_n", "east_s"],
];

type Field = Record<string, PlacedView>;

/** The cells worth showing: the block of four; where it is full and a card is being placed, the whole cross, until a line of it is begun. */
export function cellsOf(field: Field, placing = false): string[] {
  const begun = LINES.find((line) => line.some((cell) => cell in field));
  if (begun) return [...CORE, ...begun];
  return placing && CORE.every((cell) => cell in field) ? Object.keys(CELLS) : CORE;
}

export interface Bounds {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export function boundsOf(cells: readonly string[]): Bounds {
  const at = cells.map((cell) => CELLS[cell] ?? [1, 1]);
  const [columns, rows] = [at.map(([column]) => column), at.map(([, row]) => row)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** A sun or a moon that two touching edges make whole. Its place is in cells, from the cross's corner. */
export interface Whole {
  kind: "sun" | "moon";
  x: number;
  y: number;
}

/** Where on an edge its half-sun and its half-moon lie. */
export const SUN_AT = 0.42;
export const MOON_AT = 0.66;

export function wholes(field: Field, set: CardSet): Whole[] {
  const at = new Map(
    Object.entries(field).map(([cell, card]) => [String(CELLS[cell]), edgesOf(set, card.card, card.side)]),
  );
  const found: Whole[] = [];
  for (const cell of Object.keys(field)) {
    const [column, row] = CELLS[cell] ?? [0, 0];
    const here = at.get(String([column, row]));
    const [east, south] = [at.get(String([column + 1, row])), at.get(String([column, row + 1]))];
    for (const [letter, kind, along] of [
      ["s", "sun", SUN_AT],
      ["m", "moon", MOON_AT],
    ] as const) {
      if (here?.e.includes(letter) && east?.w.includes(letter)) found.push({ kind, x: column + 1, y: row + along });
      if (here?.s.includes(letter) && south?.n.includes(letter)) found.push({ kind, x: column + along, y: row + 1 });
    }
  }
  return found;
}
