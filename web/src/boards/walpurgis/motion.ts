/** What just happened, as short sprites over the table: what flies from where to where, and when. */
import type { Rect } from "../../stage/rect";
import type { Words } from "../../lib/wire/types";
import type { Placed } from "../../stage/types";
import { cellRect, type Plan } from "./plan";
import type { WalpurgisFace } from "./view";

export type SpriteKind = "orb" | "card" | "burn" | "ignite" | "fade" | "clash" | "cast" | "shield" | "wake" | "back";

export interface Sprite {
  key: string;
  kind: SpriteKind;
  seat: number;
  from: Rect;
  to: Rect;
  /** In milliseconds. */
  delay: number;
  text: string;
  /** Where it happens; "": not in a cell. */
  cell: string;
  /** The card that flies, where it is known. */
  card: string | null;
  said: Words;
}

export const LONGEST = 1200;
export const LENGTH = 420;

/** So many times as long it takes for whoever wants to see it slowly. */
export const SLOWLY = 2.5;

interface Step {
  kind: SpriteKind;
  from: "deck" | "pile" | "hand" | "cell";
  to: "cell" | "deck" | "pile" | "discard" | "hand" | "to";
}

const STEPS: Record<string, Step> = {
  shot: { kind: "orb", from: "deck", to: "cell" },
  placed: { kind: "card", from: "hand", to: "cell" },
  opened: { kind: "card", from: "hand", to: "cell" },
  cast: { kind: "cast", from: "cell", to: "cell" },
  settled: { kind: "ignite", from: "cell", to: "cell" },
  woke: { kind: "wake", from: "cell", to: "cell" },
  turned: { kind: "wake", from: "cell", to: "cell" },
  fought: { kind: "clash", from: "cell", to: "cell" },
  destroyed: { kind: "burn", from: "cell", to: "cell" },
  fell: { kind: "burn", from: "cell", to: "cell" },
  spent: { kind: "fade", from: "cell", to: "pile" },
  cleared: { kind: "fade", from: "cell", to: "pile" },
  dud: { kind: "fade", from: "cell", to: "pile" },
  shielded: { kind: "shield", from: "cell", to: "cell" },
  recalled: { kind: "card", from: "cell", to: "hand" },
  moved: { kind: "card", from: "cell", to: "to" },
  recovered: { kind: "back", from: "pile", to: "deck" },
  burned: { kind: "back", from: "deck", to: "pile" },
};

/** What lay on the table before something happened, and what lies there now. */
export interface Held {
  before: readonly Placed[];
  now: readonly Placed[];
}
const NOTHING_HELD: Held = { before: [], now: [] };

/** One sprite for each event that has a place; together they take at most LONGEST. */
export function sprites(news: readonly Words[], at: Plan, slow = 1, held: Held = NOTHING_HELD): Sprite[] {
  const told = news.filter((words) => words.kind in STEPS);
  const gap = told.length > 1 ? Math.min(140, (LONGEST - LENGTH) / (told.length - 1)) : 0;
  return told.flatMap((words, number) => {
    const step = STEPS[words.kind] as Step;
    const seat = Number(words.args["seat"] ?? 0);
    const from = (step.from === "hand" && heldBy(seat, words, held)) || placeOf(step.from, words, at, seat);
    const to = placeOf(step.to, words, at, seat);
    if (!from || !to) return [];
    const source =
      words.kind === "cast" && words.args["hand"] === true ? (placeOf("hand", words, at, seat) ?? from) : from;
    return [
      {
        key: `${number}`,
        kind: step.kind,
        seat,
        from: source,
        to,
        delay: Math.round(slow * gap * number),
        text: clash(words),
        cell: typeof words.args["cell"] === "string" ? words.args["cell"] : "",
        card: typeof words.args["card"] === "string" ? words.args["card"] : null,
        said: words,
      },
    ];
  });
}

/** A spell's pattern over the field, where it is cast. */
export interface Pattern {
  key: string;
  card: string;
  seat: number;
  cell: Rect;
  delay: number;
}

export function patterns(news: readonly Words[], at: Plan, slow = 1): Pattern[] {
  const delays = new Map(sprites(news, at, slow).map((sprite) => [`${sprite.kind}:${sprite.cell}`, sprite.delay]));
  return news.flatMap(({ kind, args }, number) =>
    kind === "cast" && typeof args["card"] === "string" && typeof args["cell"] === "string"
      ? [
          {
            key: `${number}`,
            card: args["card"],
            seat: Number(args["seat"] ?? 0),
            cell: cellRect(at, args["cell"]),
            delay: Math.min(delays.get(`cast:${args["cell"]}`) ?? 0, slow * (LONGEST - 700)),
          },
        ]
      : [],
  );
}

/** By this part of its flight a card is where it belongs. */
const LANDED = 0.8;

const SETTLES: ReadonlySet<SpriteKind> = new Set(["clash", "ignite", "burn", "fade"]);

/** Is it worth walking through? */
export const isSettling = (flying: readonly Sprite[]): boolean =>
  flying.filter(({ kind }) => SETTLES.has(kind)).length > 1;

/** The cell that isn't as it will be before this has been shown; "": none. */
export function changes({ kind, cell, said }: Sprite): string {
  if (SETTLES.has(kind)) return cell;
  if (kind !== "card") return "";
  return said.kind === "moved" ? String(said.args["to"]) : said.kind === "recalled" ? "" : cell;
}

/** Cells in which something is settled or where a card lands, and how long one still sees them as they were, in ms. */
export function waits(flying: readonly Sprite[], slow = 1): Map<string, number> {
  const found = new Map<string, number>();
  for (const sprite of flying) {
    const cell = changes(sprite);
    if (cell && !found.has(cell))
      found.set(cell, sprite.delay + slow * LENGTH * (SETTLES.has(sprite.kind) ? 0.5 : LANDED));
  }
  return found;
}

/** Where a card was in its hand before it was played: the one that it is, or of others' the one in the middle. */
function heldBy(seat: number, { args }: Words, { before, now }: Held): Rect | null {
  const handIn = (cards: readonly Placed[]) => cards.filter(({ key }) => key.startsWith(`hand:${seat}:`));
  const known = handIn(before).find(({ face }) => (face as WalpurgisFace | null)?.card === args["card"]);
  const hand = handIn(now);
  return known ?? hand[hand.length >> 1] ?? null;
}

function clash(words: Words): string {
  const strength = words.args["strength"];
  return words.kind === "fought" && Array.isArray(strength) && strength.length === 2
    ? `${strength[0]} : ${strength[1]}`
    : "";
}

function placeOf(place: Step["from"] | Step["to"], words: Words, at: Plan, seat: number): Rect | null {
  if (place === "cell" || place === "to") {
    const name = words.args[place];
    return typeof name === "string" ? cellRect(at, name) : null;
  }
  const side = seat === 1 ? 1 : 0;
  if (place === "hand") {
    const hand = at.hands[side];
    return { x: hand.x + hand.w / 2 - 24, y: hand.y, w: 48, h: hand.h };
  }
  return at.piles[side][place];
}
