/** What a seat sees of Walpurgis, as far as the board draws it (the game's `view.py`). */
import type { View } from "../../wire/types";

export type PieceState = "dan_down" | "dan_up" | "ready" | "dormant" | "open" | "casting";

export interface Piece {
  key: string;
  seat: number;
  state: PieceState;
  card: string | null;
}

export interface Cell {
  name: string;
  pieces: Piece[];
  /** Of each seat, if the cell were settled now; -1: it never gives way. */
  strength: number[];
}

export interface Side {
  seat: number;
  circles: number;
  face_up: number;
  hand: { key: string; card: string | null }[];
  hand_limit: number;
  exchanged: number;
  deck: number;
  pile: number;
  discard: string[];
  aside: string[];
  shot: string | null;
  decklist: Record<string, number> | null;
}

export interface Chain {
  step: number;
  links: { seat: number; card: string; cell: string }[];
  hot: string[];
}

export interface WalpurgisView extends Omit<View, "memory"> {
  memory: { cards: { key: string; card: string }[] } | null;
  first: number | null;
  turn: number;
  turn_number: number;
  actions: { place: number; cast: number; place_down: number };
  field: Cell[];
  sides: Side[];
  chain: Chain | null;
  pending: { card: string | null; face_up: boolean | null; picked: string[] } | null;
}

/** What a face on the board shows. `down`: it lies face-down, and only the viewer knows it. */
export interface WalpurgisFace {
  card: string;
  owner: number | null;
  place: "hand" | "field" | "pile";
  down: boolean;
  remembered: boolean;
  state: PieceState | null;
}
