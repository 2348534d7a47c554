/** What happened: what it is about, and how it sounds at the bench. */
import type { Cue } from "../../sound";
import type { CardSet, Story } from "../../stage/types";
import type { Words } from "../../wire/types";
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

const minor = new Set(["kinds", "round", "opened", "dealt", "power", "revealed", "broom"]);

export const story = { keysOf, cueOf, cardOf, minor } satisfies Story<TrollMasterView>;
