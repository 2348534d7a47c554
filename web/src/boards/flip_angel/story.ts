/** What happened: what it is about, and how it sounds above the river. */
import { note, type Cue, type Voice } from "../../lib/sound";
import { restating } from "../../stage/story/account";
import type { Story } from "../../stage/types";
import type { Lang } from "../../lib/settings/types";
import type { Words } from "../../lib/wire/types";
import type { FlipAngelView } from "./view";
import { words } from "./words";

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

const cueOf = (told: Words): Cue | null => CUES[told.kind] ?? null;

function keysOf(told: Words, view: FlipAngelView): string[] {
  const { card, cards, seat } = told.args as { card?: string; cards?: unknown; seat?: number };
  const names = [card, ...(Array.isArray(cards) ? (cards as unknown[]) : [])].filter(
    (name) => typeof name === "string",
  );
  const keys = names.map((name) => (name === "reference" ? `reference:${seat}` : (name.split("/")[0] ?? name)));
  const seen = new Set(
    [...view.row, view.deck.top, ...view.players.flatMap((player) => Object.values(player.field))].map(
      (each) => each?.key,
    ),
  );
  return [...keys.filter((key) => seen.has(key)), ...(seat === undefined ? [] : [`seat:${seat}`])];
}

/** FA-82: alone, one plays for a band of points. */
const resultOf = (view: FlipAngelView, lang: Lang): string | null =>
  view.phase === "over" && view.band !== null ? (words(lang).bands[view.band] ?? null) : null;

/** The last of six bands is as high as it goes. */
const heightOf = (view: FlipAngelView): number => (view.band ?? 0) / 5;

/** `nuriel/w`: the angel and the side that is up. */
function cardOf({ args }: Words): { id: string; side: string } | null {
  const shown = args["card"] ?? (Array.isArray(args["cards"]) ? (args["cards"] as unknown[])[0] : null);
  if (typeof shown !== "string") return null;
  const [id = "", side] = shown.split("/");
  return { id, side: side === "b" ? "black" : "white" };
}

const minor = new Set(["slide", "top", "start", "pay", "coupon", "river_flow", "reshuffle"]);

const restates = restating({
  summon: ["summon", "place", "pay"],
  place: ["summon", "place", "pay", "standin"],
  gain: ["gain", "standin"],
  reverse: ["pay"],
  key: ["key"],
  rev: ["river_flip", "river_flow"],
});

/** Feathers and a harp. */
const voice = {
  place: [note("triangle", 330, 328, 120, 0.13), note("noise", 1500, 900, 60, 0.03)],
  flip: [note("noise", 1800, 900, 120, 0.05), note("triangle", 659, 988, 140, 0.06)],
  turn: [
    note("triangle", 523, 523, 180, 0.1),
    note("triangle", 784, 784, 260, 0.1, 120),
    note("sine", 1568, 1568, 200, 0.02, 120),
  ],
} satisfies Voice;

export const story = {
  keysOf,
  cueOf,
  voice,
  cardOf,
  minor,
  restates,
  resultOf,
  heightOf,
} satisfies Story<FlipAngelView>;
