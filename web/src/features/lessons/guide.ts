/** Between a lesson and the table that it is taught at. */
import type { Snippet } from "svelte";
import type { Reason } from "../../stage/input/selection.svelte";
import type { BoardModule } from "../../stage/types";
import type { Asked, Words } from "../../lib/wire/types";

/** What a lesson may do at its table. */
export interface Hands {
  takeBack(): Promise<boolean>;
  leave(): Promise<boolean>;
  /** Why the last thing that was tried can't be done. */
  reason: Reason | null;
}

/** What a table tells the lesson that is taught there, and what it shows of it. */
export interface Guide {
  panel: Snippet<[Hands]>;
  marks: readonly string[];
  /** Is there something to be read before anything is done? */
  reading: boolean;
  /** Its table can't be reached any more. */
  lost(): void;
  answered(actions: readonly string[]): void;
  refused(clause: string | undefined): void;
}

/** What a mark points at: an answer that is possible, what a story would call so (`area:B2`, `seat:1`), or a key of the board. */
export function keysOfMark(mark: string, board: BoardModule<never>, view: unknown, question: Asked | null): string[] {
  const offer = question?.offers.find((one) => one.name === mark);
  const keys = offer ? board.gestures.keysOf(offer, view as never) : [];
  if (keys.length) return keys;
  const at = mark.indexOf(":");
  const value = mark.slice(at + 1);
  const words: Words = {
    kind: "",
    en: "",
    ja: "",
    args: { [mark.slice(0, at)]: /^\d+$/.test(value) ? Number(value) : value },
    clause: "",
  };
  const told = board.story.keysOf?.(words, view as never) ?? [];
  return told.length ? told : [mark];
}
