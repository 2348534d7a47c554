/** What happened: what it is about, and how it sounds of a fight. What one does oneself has sounded already, when it was done. */
import { note, type Cue, type Voice } from "../../sound";
import { restating } from "../../stage/account";
import type { Story } from "../../stage/types";
import type { Words } from "../../wire/types";
import type { TrumpFighterView } from "./view";

const CUES: Record<string, Cue> = {
  called: "call",
  missed: "miss",
  penalised: "miss",
  hit: "hit",
  drew: "draw",
  lifted: "lift",
  returned: "back",
  ready: "ready",
  claimed: "claim",
  stalemate: "claim",
  over: "end",
  picked: "tap",
  named: "flip",
};
const OWN = new Set(["moved", "lifted", "called"]);

function cueOf(words: Words, seat: number | null): Cue | null {
  const { args } = words;
  const mine =
    seat !== null && (args["seat"] === seat || (args["callers"] as number[] | undefined)?.includes(seat) === true);
  if (mine && OWN.has(words.kind)) return null;
  if (words.kind === "moved") return args["covers"] ? "cover" : "place";
  if (words.kind === "stage")
    return args["stage"] === "seno" || args["stage"] === "recount" ? "count" : args["stage"] === "shout" ? "go" : null;
  return CUES[words.kind] ?? null;
}

function keysOf(words: Words, view: TrumpFighterView): string[] {
  const { cards, card, seat, slot, technique } = words.args;
  if (Array.isArray(cards)) {
    const which = view.fighters[Number(seat)]?.techniques.findIndex((one) => one.id === technique) ?? -1;
    return [...cards.map(String), ...(which >= 0 ? [`technique:${seat}:${which}`] : [])];
  }
  if (typeof card === "string") return [card];
  return typeof slot === "number" ? [`slot:${seat}:${slot}`] : [];
}

const restates = restating({ "": ["stage"], move: ["moved"], call: ["called"], pick: ["picked"], declare: ["named"] });

/** An arcade cabinet. */
const voice = {
  place: [note("square", 180, 90, 60, 0.06), note("noise", 1200, 300, 50, 0.14)],
  capture: [note("square", 660, 990, 110, 0.06)],
  turn: [note("square", 440, 440, 60, 0.05), note("square", 880, 880, 90, 0.05, 70)],
} satisfies Voice;

export const story = { keysOf, cueOf, voice, restates } satisfies Story<TrumpFighterView>;
