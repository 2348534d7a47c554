/** What happened: what it is about, and how it sounds at the bonfire. */
import { note, type Cue, type Voice } from "../../lib/sound";
import { restating } from "../../stage/story/account";
import type { Story } from "../../stage/types";
import type { Words } from "../../lib/wire/types";
import { topOf } from "./gestures";
import type { WalpurgisView } from "./view";

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

function cueOf(words: Words): Cue | null {
  return words.kind === "ended" || words.kind === "over" ? "end" : (CUES[words.kind] ?? null);
}

function keysOf(words: Words, view: WalpurgisView): string[] {
  const { cell, to, seat } = words.args;
  const cells = [cell, to].filter((name): name is string => typeof name === "string");
  if (cells.length) return cells.flatMap((name) => [`cell:${name}`, topOf(view, name)]);
  if (words.kind === "recovered" || words.kind === "burned" || words.kind === "ordered") return [`pile:${seat}`];
  if (words.kind === "drew" || words.kind === "looked" || words.kind === "bottomed") return [`deck:${seat}`];
  return words.kind === "discarded" ? [`discard:${seat}`] : [];
}

const minor = new Set(["turn", "drew", "upright", "laid_aside", "joined", "first", "passed", "declined"]);

const restates = restating({
  "": ["turn", "drew"],
  place: ["placed", "cast", "opened"],
  face_up: ["cast"],
  face_down: ["placed"],
  cast: ["cast"],
  intercept: ["cast"],
  shoot: ["shot"],
  shoot_all: ["shot"],
  wake: ["woke"],
  upright: ["upright"],
  stay: ["sustained"],
  pay: ["set_beside"],
  discard: ["discarded"],
  mulligan: ["mulligan"],
  keep: ["mulligan"],
  decline: ["declined"],
  end: ["passed"],
});

/** Sparks over a low fire. */
const voice = {
  place: [note("noise", 420, 160, 90, 0.1), note("sine", 220, 165, 130, 0.16)],
  flip: [note("noise", 1200, 500, 120, 0.07), note("sine", 294, 392, 140, 0.08)],
  hit: [note("noise", 2000, 600, 150, 0.08), note("triangle", 247, 131, 180, 0.18)],
  turn: [note("sine", 330, 330, 180, 0.16), note("sine", 494, 494, 240, 0.15, 140)],
} satisfies Voice;

export const story = { keysOf, cueOf, voice, minor, restates } satisfies Story<WalpurgisView>;
