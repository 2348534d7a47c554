/** Where the parts of the table lie, for a viewer and a room. */
import type { Rect } from "../../stage/rect";
import { viewerOf } from "../../stage/seats";
import type { CardSet, Frame } from "../../stage/types";
import type { CardView } from "../../lib/wire/types";
import { cardOf } from "./cards";
import { cellFor, sideFor } from "./field";
import type { LumielView } from "./view";

/** The parts of the table, in the scene's coordinates. */
export interface Plan {
  field: Rect;
  /** By seat. */
  seats: Rect[];
  play: Rect;
  removed: Rect;
  hand: Rect;
  status: Rect;
  /** The switch between on top and underneath. */
  under: Rect;
  /** The button that marks sandwiches. */
  aid: Rect;
  height: number;
}

const GAP = 8;

/** On a phone, how high a player's plate, the row of the play area and a row of the hand are: all of it is to be in sight on a short one, too. */
const rowsFor = (height: number) =>
  height < 640 ? { chip: 72, bar: 76, row: 76, gap: 4 } : { chip: 76, bar: 98, row: 98, gap: GAP };

/** The field is never smaller. */
const LEAST_FIELD = 248;

const TARGET = 44; // what a finger hits

export const ASPECT = 0.7; // width of a card to its height

export function plan(view: LumielView, frame: Frame): Plan {
  return frame.narrow ? narrowPlan(view, frame) : widePlan(view, frame);
}

function narrowPlan(view: LumielView, frame: Frame): Plan {
  const width = frame.width - 2 * GAP;
  const viewer = viewerOf(view, frame);
  const others = view.seats - 1;
  const chip = (width - (others - 1) * GAP) / others;
  const { chip: high, bar: barHigh, row, gap } = rowsFor(frame.height);
  const rows = kindsIn(trayOf(view, viewer)).length > 6 ? 2 : 1;
  const top = gap + high + gap;
  const side = Math.min(width, Math.max(LEAST_FIELD, frame.height - top - barHigh - row - 3 * gap));
  const field = { x: (frame.width - side) / 2, y: top, w: side, h: side };
  const bar = field.y + side + gap;
  const play = 72 + Math.max(0, Math.min(2, view.play.length - 1)) * 46;
  const removed = 56;
  const own = {
    x: GAP + play + GAP,
    y: bar,
    w: width - play - removed - 2 * GAP,
    h: goesUnder(view, frame.cards) ? TARGET + 4 : Math.min(high, barHigh - 20),
  };
  const seats = view.players.map((_, seat): Rect => {
    const place = (seat - viewer + view.seats) % view.seats;
    return place === 0 ? own : { x: GAP + (place - 1) * (chip + GAP), y: gap, w: chip, h: high };
  });
  const hand = { x: GAP, y: bar + barHigh + gap, w: width, h: row * rows };
  return {
    field,
    seats,
    play: { x: GAP, y: bar, w: play, h: barHigh },
    removed: { x: frame.width - GAP - removed, y: bar, w: removed, h: 32 },
    aid: { x: frame.width - GAP - removed, y: bar + 36, w: removed, h: 40 },
    status: { x: own.x, y: bar + own.h + 2, w: own.w, h: 18 },
    under: { x: own.x, y: bar + own.h + 4, w: width - play - GAP, h: TARGET },
    hand,
    height: hand.y + hand.h + gap,
  };
}

function widePlan(view: LumielView, frame: Frame): Plan {
  const viewer = viewerOf(view, frame);
  const handHeight = Math.round(Math.min(190, Math.max(116, frame.height * 0.2)));
  const plate = 52;
  const side = Math.max(280, Math.min(frame.height - handHeight - plate - 4 * GAP, frame.width - 2 * 190, 980));
  const field = { x: (frame.width - side) / 2, y: 2 * GAP + plate, w: side, h: side };
  const flank = Math.min(260, field.x - 2 * GAP);
  const middle = field.y + side / 2 - 70;
  const bottom = field.y + side + GAP;
  const own = Math.min(flank, 230);
  const play = Math.min(flank, 2.2 * handHeight * ASPECT);
  const sides: Rect[] = [
    { x: GAP, y: bottom, w: own, h: handHeight },
    { x: field.x - GAP - flank, y: middle, w: flank, h: 140 },
    { x: field.x, y: GAP, w: side, h: plate },
    { x: field.x + side + GAP, y: middle, w: flank, h: 140 },
  ];
  const left = frame.width - GAP - play;
  return {
    field,
    seats: view.players.map((_, seat) => sides[sideFor(seat, viewer)] ?? { x: 0, y: 0, w: 0, h: 0 }),
    play: { x: left, y: bottom - 16, w: play, h: handHeight + 16 },
    removed: { x: GAP, y: bottom - GAP - TARGET, w: Math.min(flank, 130), h: TARGET },
    status: { x: GAP, y: GAP, w: field.x - 2 * GAP, h: 60 },
    aid: { x: GAP, y: GAP + 66, w: Math.min(150, field.x - 2 * GAP), h: 40 },
    under: { x: left, y: bottom - 16 - GAP - TARGET, w: play, h: TARGET },
    hand: { x: own + 2 * GAP, y: bottom, w: left - own - 4 * GAP, h: handHeight },
    height: bottom + handHeight + GAP,
  };
}

/** The rectangle of an area for this viewer. */
export function areaRect(field: Rect, area: string, viewer: number): Rect {
  const [column, row] = cellFor(area, viewer);
  const pitch = field.w / 4;
  return { x: field.x + column * pitch + 2, y: field.y + row * pitch + 2, w: pitch - 4, h: pitch - 4 };
}

/** One card of each kind, with a count: which of two equal cards is meant makes no difference. */
export function kindsIn(cards: readonly CardView[]): { card: CardView; count: number }[] {
  const kinds = new Map<string, { card: CardView; count: number }>();
  for (const card of cards) {
    const known = kinds.get(card.card);
    if (known) known.count++;
    else kinds.set(card.card, { card, count: 1 });
  }
  return [...kinds.values()];
}

/** Questions that may be answered with a card of one's own points area: it then lies where the hand does. */
const FROM_POINTS = ["remove", "gain"];

export const picksPoints = (view: LumielView): boolean => FROM_POINTS.includes(view.prompt?.kind ?? "");

/** What lies before the viewer: his hand, or his points area while that is asked for; of whoever sees all, the hand in the south. */
export function trayOf(view: LumielView, viewer: number): CardView[] {
  if (picksPoints(view)) return view.players[viewer]?.points ?? [];
  return view.hand.length ? view.hand : (view.hands[viewer] ?? []);
}

/** May the card that is being put somewhere go underneath? Then there is a switch for it. */
export function goesUnder(view: LumielView, cards: CardSet): boolean {
  const { pending } = view;
  if (!pending?.card || !["set", "hand_set", "move_to"].includes(view.prompt?.kind ?? "")) return false;
  return ["either", "bottom", "under"].includes(cardOf(cards, pending.card)?.stack_on?.position ?? "");
}
