/** What is heard at the bonfire. */
import type { Cue } from "../../sound";
import type { Words } from "../../wire/types";

const CUES: Record<string, Cue> = {
  shot: "shot",
  placed: "place",
  opened: "flip",
  cast: "cast",
  settled: "ready",
  woke: "flip",
  turned: "flip",
  fought: "hit",
  destroyed: "burn",
  fell: "burn",
  spent: "back",
  cleared: "back",
  dud: "miss",
  shielded: "ready",
  recalled: "lift",
  moved: "lift",
  recovered: "draw",
  burned: "burn",
  drew: "draw",
  discarded: "draw",
};

export function cueOf(words: Words): Cue | null {
  return words.kind === "ended" || words.kind === "over" ? "end" : (CUES[words.kind] ?? null);
}
