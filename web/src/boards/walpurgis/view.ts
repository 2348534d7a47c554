/** What a seat sees of Walpurgis: the server's types, with the states of a card named. */
import type * as wire from "../../lib/wire/types";

export type { Chain, Side } from "../../lib/wire/types";

export type PieceState = "dan_down" | "dan_up" | "ready" | "dormant" | "open" | "casting";

export interface Piece extends wire.Piece {
  state: PieceState;
}

export interface Cell extends Omit<wire.Cell, "pieces"> {
  pieces: Piece[];
}

export interface WalpurgisView extends Omit<wire.WalpurgisView, "field" | "memory"> {
  field: Cell[];
  /** Face-down cards that the viewer has seen, by the place where they lie; only where the table helps with that. */
  memory: { cards?: { key: string; card: string }[] } | null;
}

/** What a face on the board shows. `down`: it lies face-down, and only the viewer knows it. */
export interface WalpurgisFace {
  card: string;
  owner: number | null;
  place: "hand" | "field" | "pile";
  down: boolean;
  remembered: boolean;
  state: PieceState | null;
  /** A copy of it lies on it: then one sees only its edge. */
  under?: boolean;
}
