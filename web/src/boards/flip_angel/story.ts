/** What happened: what it is about, and how it sounds above the river. */
import type { Cue } from "../../sound";
import type { Lang, Story } from "../../stage/types";
import type { Words } from "../../wire/types";
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

export const story = { keysOf, cueOf, resultOf } satisfies Story<FlipAngelView>;
