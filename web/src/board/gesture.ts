/** From clicks on keys to an offer: pure. An offer is a path of keys; what is clicked is the beginning of some paths. */
import type { Offer } from "../wire/types";
import type { Gesture } from "./types";

/** An offer, or several answers that one gesture gives. */
export interface Move extends Offer {
  answers?: readonly string[];
}

export interface Path {
  offer: Move;
  keys: readonly string[];
  /** By dragging only. */
  drag?: boolean;
}

export const answersOf = (move: Move): readonly string[] => move.answers ?? [move.name];

export const pathOf = ({ keys, answers, words, drag = false }: Gesture): Path => ({
  offer: { name: answers.join(" "), words: { clause: "", ...words }, answers },
  keys,
  drag,
});

export type Pressed =
  /** More is needed (or everything was let go of). */
  | { kind: "chosen"; chosen: string[] }
  /** These offers are meant; more than one: ask which. */
  | { kind: "offers"; chosen: string[]; offers: Move[] }
  /** Nothing that is possible now begins like this. */
  | { kind: "unlit" };

const begins = (path: Path, chosen: readonly string[]): boolean => chosen.every((key, at) => path.keys[at] === key);

/** The paths that may go on from here. */
const open = (paths: readonly Path[], chosen: readonly string[]): Path[] => paths.filter((path) => (chosen.length || !path.drag) && begins(path, chosen));

/** The keys that may be clicked next, in a gesture that began so. */
export function nextKeys(paths: readonly Path[], chosen: readonly string[]): Set<string> {
  return new Set(open(paths, chosen).flatMap((path) => path.keys[chosen.length] ?? []));
}

/** A click: goes on with the gesture, lets go of its last key, or begins another. */
export function press(paths: readonly Path[], chosen: readonly string[], key: string): Pressed {
  const on = step(paths, chosen, key);
  if (on) return on;
  if (chosen.at(-1) === key) return { kind: "chosen", chosen: chosen.slice(0, -1) };
  return (chosen.length && step(paths, [], key)) || { kind: "unlit" };
}

/** What is chosen once a card is taken up and dragged: it goes on with the gesture or begins another; null: it leads nowhere. */
export function takeUp(paths: readonly Path[], chosen: readonly string[], key: string): string[] | null {
  if (chosen.at(-1) === key) return [...chosen];
  const isBeginning = (keys: readonly string[]) => paths.some((path) => path.keys.length > keys.length && begins(path, keys));
  return [[...chosen, key], [key]].find(isBeginning) ?? null;
}

function step(paths: readonly Path[], chosen: readonly string[], key: string): Pressed | null {
  const now = [...chosen, key];
  const fitting = open(paths, chosen).filter((path) => path.keys[chosen.length] === key);
  if (!fitting.length) return null;
  const whole = fitting.filter((path) => path.keys.length === now.length);
  if (!whole.length) return { kind: "chosen", chosen: now };
  return { kind: "offers", chosen: now, offers: (whole.length === fitting.length ? whole : fitting).map((path) => path.offer) };
}
