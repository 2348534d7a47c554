/** What is heard in the chapel. */
import type { Cue } from "../../sound";
import type { Words } from "../../wire/types";

const CUES: Record<string, Cue> = {
  played: "lift",
  placed: "place",
  set: "place",
  moved: "place",
  swapped: "place",
  turned: "flip",
  turned_all: "flip",
  captured: "capture",
  contested: "burn",
  removed: "burn",
  took: "capture",
  gained: "capture",
  drew: "draw",
  over: "end",
};

export const cueOf = (words: Words): Cue | null => CUES[words.kind] ?? null;
