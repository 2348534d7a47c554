/** What there is to know of a thing on the board, from the board itself or from its card set. */
import { entriesOf } from "../cardbook";
import type { BoardModule, Frame, Tooltip, Scene } from "../types";

/** A card's name and text as the set has them; null: the set says no more of it than its picture does. */
export function cardTooltip(id: string, side: string, { cards, lang }: Pick<Frame, "cards" | "lang">): Tooltip | null {
  const found = entriesOf(cards, lang).find((one) => one.id === id && (!side || one.side === side));
  return found?.text ? { title: found.name, text: found.text } : null;
}

export function tooltipAt<V>(module: BoardModule<V>, key: string, view: V, scene: Scene, frame: Frame): Tooltip | null {
  if (module.tooltip) return module.tooltip(key, view, frame);
  const face = scene.cards.find((card) => card.key === key)?.face as { card?: unknown; side?: unknown } | null;
  if (typeof face?.card !== "string") return null;
  return cardTooltip(face.card, typeof face.side === "string" ? face.side : "", frame);
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

/**
 * Where a note of this size goes: never over the edge, never on the thing, and on as little as possible of what can be answered.
 * Beside the thing where that is free, else under or over it, else at an edge of the screen.
 */
export function placeBeside(
  thing: Box,
  note: { width: number; height: number },
  room: { width: number; height: number },
  lit: readonly Box[] = [],
) {
  const across = (left: number) => Math.max(4, Math.min(left, room.width - note.width - 4));
  const down = (top: number) => Math.max(4, Math.min(top, room.height - note.height - 4));
  const top = down(thing.top);
  const left = across(thing.left + thing.width / 2 - note.width / 2);
  const places = [
    { left: across(thing.left + thing.width + GAP), top },
    { left: across(thing.left - GAP - note.width), top },
    { left, top: down(thing.top + thing.height + GAP) },
    { left, top: down(thing.top - GAP - note.height) },
    { left, top: down(room.height) },
    { left, top: down(0) },
  ].map((place) => ({ ...place, ...note }));
  const free = places.filter((place) => !shared(place, thing));
  const covers = (place: Box) => lit.reduce((sum, one) => sum + shared(place, one), 0);
  const best = (free.length ? free : places).reduce((one, other) => (covers(other) < covers(one) ? other : one));
  return { left: best.left, top: best.top };
}

/** So much of one box, in px², lies on the other. */
function shared(one: Box, other: Box): number {
  const w = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const h = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, w) * Math.max(0, h);
}
