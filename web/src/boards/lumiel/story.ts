/** What happened: what it is about, and how it sounds in the chapel. */
import { note, type Cue, type Voice } from "../../lib/sound";
import { restating } from "../../stage/story/account";
import type { Story } from "../../stage/types";
import type { Words } from "../../lib/wire/types";
import { topKey } from "./gestures";
import type { LumielView } from "./view";

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

const cueOf = (words: Words): Cue | null => CUES[words.kind] ?? null;

/** What a line of the story is about. */
function keysOf(words: Words, view: LumielView): string[] {
  const args = words.args;
  const areas = [args["area"], args["from"], args["to"], ...((args["areas"] as unknown[] | undefined) ?? [])];
  const seats = [args["seat"], ...((args["seats"] as unknown[] | undefined) ?? [])];
  return [
    ...areas.filter((area) => typeof area === "string").map((area) => topKey(view, area)),
    ...seats.filter((seat) => typeof seat === "number").map((seat) => `seat:${seat}`),
  ];
}

const minor = new Set(["drew", "returned", "turn", "played"]);
/** Everybody decides about their hand at once. */
const together = new Set(["stood", "revealed"]);

const does = restating({
  "": ["turn"],
  kind: ["played", "set", "placed", "revealed", "returned", "removed"],
  area: ["set", "placed", "removed", "took"],
  under: ["set"],
  seat: ["set", "moved"],
  choice: ["set"],
  pass: ["set", "declined", "stood", "revealed", "returned"],
});
/** Where something goes is said by whoever chose that place, and new where it is the only one left. */
const goesThere = ({ args: answer }: Words, { kind, args }: Words) =>
  (kind === "moved" && args["to"] === answer["area"]) ||
  (kind === "swapped" && (args["areas"] as unknown[])[1] === answer["area"]) ||
  (kind === "turned" && args["from"] === args["to"]);
const restates = (answer: Words, event: Words) => does(answer, event) || goesThere(answer, event);

/** Bells: a high partial over every stroke. */
const voice = {
  place: [note("sine", 392, 390, 160, 0.14), note("sine", 980, 976, 100, 0.03)],
  capture: [note("sine", 262, 261, 320, 0.2), note("sine", 655, 652, 220, 0.06), note("sine", 523, 521, 280, 0.09, 90)],
  turn: [
    note("sine", 659, 657, 220, 0.1),
    note("sine", 1648, 1645, 140, 0.02),
    note("sine", 880, 878, 320, 0.1, 150),
    note("sine", 2200, 2196, 180, 0.02, 150),
  ],
} satisfies Voice;

export const story = { keysOf, cueOf, voice, minor, together, restates } satisfies Story<LumielView>;
