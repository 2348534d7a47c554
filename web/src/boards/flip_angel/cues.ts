/** What is heard above the river. */
import type { Cue } from "../../sound";
import type { Words } from "../../wire/types";

const CUES: Record<string, Cue> = {
  summon: "lift",
  place: "place",
  standin: "place",
  flip: "flip",
  river_flip: "flip",
  event4: "cast",
  river_flow: "draw",
  slide: "draw",
  reshuffle: "draw",
  gain: "claim",
  ether_bonus: "claim",
  coupon: "claim",
  key: "cover",
  ether_swap: "back",
  game_end: "end",
};

export const cueOf = (words: Words): Cue | null => CUES[words.kind] ?? null;
