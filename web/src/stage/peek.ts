/** What there is to know of a thing on the board, from the board itself or from its card set. */
import { entriesOf } from "../cardbook";
import type { BoardModule, Frame, Peek, Scene } from "./types";

/** A card's name and text as the set has them; null: the set says no more of it than its picture does. */
export function cardPeek(id: string, side: string, { cards, lang }: Pick<Frame, "cards" | "lang">): Peek | null {
  const found = entriesOf(cards, lang).find((one) => one.id === id && (!side || one.side === side));
  return found?.text ? { title: found.name, text: found.text } : null;
}

export function peekAt<V>(module: BoardModule<V>, key: string, view: V, scene: Scene, frame: Frame): Peek | null {
  if (module.peek) return module.peek(key, view, frame);
  const face = scene.cards.find((card) => card.key === key)?.face as { card?: unknown; side?: unknown } | null;
  if (typeof face?.card !== "string") return null;
  return cardPeek(face.card, typeof face.side === "string" ? face.side : "", frame);
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

/** Where a note of this size goes: beside the thing where there is room, else under or over it; never over the edge, never on it. */
export function placeBeside(
  thing: Box,
  note: { width: number; height: number },
  room: { width: number; height: number },
) {
  const across = (left: number) => Math.max(4, Math.min(left, room.width - note.width - 4));
  const down = (top: number) => Math.max(4, Math.min(top, room.height - note.height - 4));
  const right = thing.left + thing.width + GAP;
  if (right + note.width <= room.width) return { left: right, top: down(thing.top) };
  if (thing.left - GAP - note.width >= 0) return { left: thing.left - GAP - note.width, top: down(thing.top) };
  const below = thing.top + thing.height + GAP;
  const middle = across(thing.left + thing.width / 2 - note.width / 2);
  return { left: middle, top: below + note.height <= room.height ? below : down(thing.top - GAP - note.height) };
}
