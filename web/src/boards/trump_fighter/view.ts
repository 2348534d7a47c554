/** What a viewer sees of a fight, as far as the board draws it (the game's `view.py`). */
import type { View, Words } from "../../wire/types";

export interface Both {
  en: string;
  ja: string;
}

export interface Technique {
  id: string;
  name: Both;
  value: number;
  when: string;
  notation: string;
  text: Both;
  line: Both;
  hit: boolean;
  /** To its owner, where that help is on: would it hit now? */
  fits: boolean | null;
}

export interface HandCard {
  key: string;
  card: string | null;
}

export interface Fighter {
  character: string | null;
  name: Both | null;
  epithet: Both | null;
  techniques: Technique[];
  hand: (HandCard | null)[];
  /** Four stacks, bottom card first. */
  field: string[][];
  total: number;
  misses: HandCard[];
  miss_count: number;
  handedness: string;
}

export type Stage = "pick" | "check" | "seno" | "shout" | "battle" | "obliged" | "declare" | "recount" | "over";

export interface LiveView {
  stage: Stage;
  /** When the stage's count runs out, by the server's clock in milliseconds. */
  until: number | null;
  ready: boolean[];
  lifted: (number | null)[];
  claims: boolean[];
  chosen: string | null;
  toggled: number[];
}

export interface TrumpFighterView extends View {
  beat: number;
  calls: number;
  target: number;
  deck: number;
  fighters: Fighter[];
  obliged: number[];
  pending: string | null;
  last: Words[];
  live: LiveView | null;
}

export interface TrumpFace {
  card: string;
}
