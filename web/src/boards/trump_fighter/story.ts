/** What happened: what it is about, and how it sounds of a fight. What one does oneself has sounded already, when it was done. */
import { note, type Cue, type Voice } from "../../lib/sound";
import { lastOf, restating } from "../../stage/story/account";
import type { Story } from "../../stage/types";
import type { Words } from "../../lib/wire/types";
import { lasts, seenAt } from "./motion";
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
  place: [note("square", 180, 110, 60, 0.06), note("noise", 1000, 300, 50, 0.07)],
  hit: [note("noise", 900, 120, 190, 0.14), note("square", 165, 60, 200, 0.1)],
  turn: [note("square", 523, 523, 130, 0.05), note("square", 784, 784, 180, 0.05, 110)],
} satisfies Voice;

const minor = new Set(["drew", "dealt", "stage", "ready", "lifted", "returned", "chosen", "toggled"]);
const leads = new Set(["called", "judged"]);

/** Whose hit or miss card it is, else who called; two who call at once are nobody. */
function doerOf(news: readonly Words[]): number | null {
  const [told] = lastOf([news], minor, leads);
  const [caller, ...others] = (told?.args["callers"] as number[] | undefined) ?? [];
  const seat = others.length ? null : (told?.args["seat"] ?? caller);
  return typeof seat === "number" ? seat : null;
}

export const story = {
  keysOf,
  cueOf,
  voice,
  minor,
  leads,
  doerOf,
  seenAt,
  lasts,
  restates,
} satisfies Story<TrumpFighterView>;
