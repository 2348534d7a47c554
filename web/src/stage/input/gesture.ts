/** From clicks on keys to an offer: pure. An offer is a path of keys; what is clicked is the beginning of some paths. */
import type { Offer } from "../../lib/wire/types";
import type { BoardModule } from "../types";

export interface Path {
  offer: Offer;
  keys: readonly string[];
}

export type Pressed =
  /** More is needed (or everything was let go of). */
  | { kind: "chosen"; chosen: string[] }
  /** These offers are meant; more than one: ask which. */
  | { kind: "offers"; chosen: string[]; offers: Offer[] }
  /** Nothing that is possible now begins like this. */
  | { kind: "unlit" };

function begins(path: Path, chosen: readonly string[]): boolean {
  return chosen.every((key, at) => path.keys[at] === key);
}

/** The keys that may be clicked next, in a gesture that began so. */
export function nextKeys(paths: readonly Path[], chosen: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const path of paths) {
    const next = path.keys[chosen.length];
    if (next !== undefined && begins(path, chosen)) keys.add(next);
  }
  return keys;
}

/** A click: goes on with the gesture, lets go of its last key, or begins another. */
export function press(paths: readonly Path[], chosen: readonly string[], key: string): Pressed {
  const on = step(paths, chosen, key);
  if (on) return on;
  if (chosen.at(-1) === key) return { kind: "chosen", chosen: chosen.slice(0, -1) };
  return (chosen.length && step(paths, [], key)) || { kind: "unlit" };
}

function step(paths: readonly Path[], chosen: readonly string[], key: string): Pressed | null {
  const now = [...chosen, key];
  const fitting = paths.filter((path) => path.keys.length >= now.length && begins(path, now));
  if (!fitting.length) return null;
  const whole = fitting.filter((path) => path.keys.length === now.length);
  if (!whole.length) return { kind: "chosen", chosen: now };
  return {
    kind: "offers",
    chosen: now,
    offers: (whole.length === fitting.length ? whole : fitting).map((path) => path.offer),
  };
}

/** The offers that have no place on the board: they are buttons beside the prompt. */
export const placeless = <V>({ gestures, looks }: BoardModule<V>, offers: readonly Offer[], view: V): Offer[] =>
  offers.filter((offer) => !gestures.keysOf(offer, view).length && !looks.own?.(offer, offers));
