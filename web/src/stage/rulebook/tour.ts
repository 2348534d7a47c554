/** The picture that opens each rulebook: the game's own board with a game in its middle, and what its parts are called. */
import { around, type Rect } from "../rect";
import type { Scene } from "../types";
import type { Both } from "./figures";

export interface Part {
  /** Where it is on the board: beginnings of keys. */
  keys: readonly string[];
  name: Both;
  text: Both;
  clause: string;
}

export interface Tour {
  /** One of the positions that the board is tried with. */
  fixture: string;
  alt: Both;
  parts: readonly Part[];
}

const AROUND = 3; // px between a part and the line around it

/** The box around everything on the scene that belongs to the part; null: nothing does. */
export function boxOf(part: Part, scene: Scene): Rect | null {
  const things = [...scene.spots, ...scene.cards].filter((thing) =>
    part.keys.some((key) => thing.key === key || thing.key.startsWith(`${key}:`)),
  );
  const box = around(things);
  return box && { x: box.x - AROUND, y: box.y - AROUND, w: box.w + 2 * AROUND, h: box.h + 2 * AROUND };
}
