/** A game at a real table, as this browser keeps it: pure. */
import type { CardSet } from "../../stage/types";

const FORM = 1;
const MOST = 100; // taps that can be undone

/** `choice`: the edition; "": a set of one's own, which is `cards`. `past`: what it was before each tap, the last one last. */
export interface Kept<S> {
  form: number;
  names: string[];
  choice: string;
  cards: CardSet | null;
  state: S;
  past: S[];
}

export const begun = <S>(names: string[], choice: string, cards: CardSet | null, state: S): Kept<S> => ({
  form: FORM,
  names,
  choice,
  cards,
  state,
  past: [],
});

export const changed = <S>(kept: Kept<S>, state: S): Kept<S> => ({
  ...kept,
  state,
  past: [...kept.past, kept.state].slice(-MOST),
});

export function undone<S>(kept: Kept<S>): Kept<S> {
  const state = kept.past.at(-1);
  return state === undefined ? kept : { ...kept, state, past: kept.past.slice(0, -1) };
}

/** Null: nothing is kept, or nothing that can be read. */
export function read<S>(text: string | null): Kept<S> | null {
  try {
    const found = JSON.parse(text ?? "null") as Kept<S> | null;
    return found?.form === FORM && Array.isArray(found.names) && Array.isArray(found.past) ? found : null;
  } catch {
    return null;
  }
}
