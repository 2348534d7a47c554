/** The pad of a game, for people who play it with real cards: it keeps what they tap and asks the game what that is worth. */
import type { Component } from "svelte";
import type { CardSet } from "../types";
import type { Lang } from "../../lib/settings/types";
import type { GameInfo, Rulebook, Text } from "../../lib/wire/types";
import type { Looking } from "./looking.svelte";

export interface PadModule<S> {
  /** Nothing has been tapped yet. */
  begin(seats: number, first: number, cards: CardSet): S;
  /** What lies there, as the game reads it (docs/positions.md); null: nothing is to be asked. */
  positionOf(state: S): Readonly<Record<string, unknown>> | null;
  Pad: Component<PadProps<S>>;
  /** It lies between two people and takes the whole screen. */
  whole?: true;
}

/** In a file of its own, `pad/about.ts`, for the list of all pads. */
export interface PadAbout {
  does: Text;
  /** What it can't do without the server. */
  needs: Text;
}

export interface PadProps<S> {
  state: S;
  names: readonly string[];
  cards: CardSet;
  info: GameInfo;
  lang: Lang;
  /** What the game says of what lies there. */
  looking: Looking;
  /** Null: it isn't here. */
  book: Rulebook | null;
  /** Something was tapped: it is kept, and can be undone. */
  change: (state: S) => void;
  undo: (() => void) | null;
  /** Leaves this game for a new one, after a question. */
  anew: () => void;
}
