/** What is heard of a fight. What one does oneself has sounded already, when it was done. */
import type { Cue } from "../../sound";
import type { Words } from "../../wire/types";

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

export function cueOf(words: Words, seat: number | null): Cue | null {
  const { args } = words;
  const mine =
    seat !== null && (args["seat"] === seat || (args["callers"] as number[] | undefined)?.includes(seat) === true);
  if (mine && OWN.has(words.kind)) return null;
  if (words.kind === "moved") return args["covers"] ? "cover" : "place";
  if (words.kind === "stage")
    return args["stage"] === "seno" || args["stage"] === "recount" ? "count" : args["stage"] === "shout" ? "go" : null;
  return CUES[words.kind] ?? null;
}
