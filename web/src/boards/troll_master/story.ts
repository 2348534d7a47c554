/** What happened: what it is about, and how it sounds at the bench. */
import { note, type Cue, type Voice } from "../../lib/sound";
import { restating } from "../../stage/story/account";
import type { CardSet, Story } from "../../stage/types";
import type { Words } from "../../lib/wire/types";
import type { TrollMasterView } from "./view";

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

const cueOf = (words: Words): Cue | null => CUES[words.kind] ?? null;

function keysOf(words: Words): string[] {
  const { seat, attacker, pos, from, familiar, base } = words.args as {
    seat?: number;
    attacker?: number;
    pos?: number;
    from?: number;
    familiar?: string;
    base?: string;
  };
  return [
    ...[pos, from].filter((at) => at).map((at) => `action:${at}`),
    ...[familiar, base]
      .filter((id) => id)
      .flatMap((id) => (seat === undefined ? [`supply:${id}`] : [`familiar:${seat}:${id}`, `supply:${id}`])),
    ...[seat, attacker].filter((one) => one !== undefined).map((one) => `seat:${one}`),
  ];
}

/** The familiar that it tells of, or else the action. */
function cardOf({ args }: Words, cards: CardSet): { id: string; side: string } | null {
  const action = (cards["action"] as { id: string; pos: number }[] | undefined)?.find(({ pos }) => pos === args["pos"]);
  const id = args["familiar"] ?? action?.id;
  return typeof id === "string" ? { id, side: "" } : null;
}

const idle = new Set(["passed", "stuck", "broom_declined", "gained_nothing"]);
const minor = new Set(["kinds", "round", "opened", "dealt", "power", "revealed", "broom"]);

const restates = restating({
  "": ["dealt"],
  place: ["placed"],
  pass: ["passed"],
  execute: ["performed"],
  forgo: ["forwent"],
  call: ["called"],
  train: ["trained"],
  nothing: ["gained_nothing"],
  use: ["used", "mana", "power", "score", "discount", "chits"],
  charge: ["charged", "stored"],
  chain_to: ["chained"],
  discard: ["discarded"],
  decline: ["broom_declined"],
});

/** Wood, glass and something that bubbles. */
const voice = {
  place: [note("noise", 500, 200, 70, 0.1), note("triangle", 165, 110, 90, 0.2)],
  capture: [note("sine", 420, 900, 90, 0.12), note("sine", 520, 1100, 90, 0.1, 80)],
  turn: [
    note("triangle", 392, 392, 160, 0.13),
    note("triangle", 523, 523, 220, 0.13, 130),
    note("sine", 1569, 1569, 160, 0.02, 130),
  ],
} satisfies Voice;

export const story = { keysOf, cueOf, voice, cardOf, minor, idle, restates } satisfies Story<TrollMasterView>;
