/** What is heard at the bench. */
import type { Cue } from "../../sound";
import type { Words } from "../../wire/types";

const CUES: Record<string, Cue> = {
  dealt: "draw",
  broom_drew: "draw",
  discarded: "back",
  placed: "place",
  passed: "tap",
  pool: "flip",
  performed: "ready",
  forwent: "back",
  called: "lift",
  trained: "cover",
  brewed: "claim",
  stored: "tap",
  charged: "tap",
  used: "cast",
  divined: "capture",
  declared: "call",
  beaten: "hit",
  repelled: "miss",
  chained: "lift",
  scored: "count",
  over: "end",
};

export const cueOf = (words: Words): Cue | null => CUES[words.kind] ?? null;
