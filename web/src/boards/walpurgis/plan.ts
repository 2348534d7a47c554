/** Where the parts of the table lie, for a viewer and a room. */
import type { Rect } from "../../stage/rect";
import { bySeat, viewerOf } from "../../stage/seats";
import type { Frame } from "../../stage/types";
import { onScreen } from "./field";
import type { WalpurgisView } from "./view";

export const PILES = ["deck", "pile", "discard"] as const;

export type Pile = (typeof PILES)[number];

/** The places of the table. `viewer` is the seat at the bottom; lists are by seat. */
export interface Plan {
  viewer: number;
  cell: number;
  field: Rect;
  chain: Rect;
  status: Rect;
  /** Where what can be done besides touching cards has its buttons. */
  actions: Rect;
  strips: [Rect, Rect];
  piles: [Record<Pile, Rect>, Record<Pile, Rect>];
  hands: [Rect, Rect];
  height: number;
}

export const RATIO = 7 / 5; // of a card: height to width

const GAP = 4;

const BUTTON = 42; // a finger's

/** How high is what stands under a pile on a desk. */
export const PILE_TEXT = 34;

/** Beside a pile on a phone: how many cards. */
export const TALLY = 18;

export function plan(view: Pick<WalpurgisView, "viewer">, frame: Frame): Plan {
  const viewer = viewerOf(view, frame);
  return frame.narrow ? narrowPlan(frame, viewer) : widePlan(frame, viewer);
}

/** On a phone: all of it in sight, the field as wide as the rest leaves room for. */
function narrowPlan({ width, height }: Frame, viewer: number): Plan {
  const strip = Math.round(clamp(height * 0.075, 40, 56));
  const bar = Math.round(clamp(height * 0.085, BUTTON + 4, 60));
  const rest = 2 * strip + bar + 6 * GAP;
  const least = Math.round(clamp(height * 0.14, 74, 150)); // of the hand
  const side = Math.floor(clamp(height - rest - least, 300, Math.min(width - 2 * GAP, 620)) / 5) * 5;
  const x = Math.round((width - side) / 2);
  const w = Math.min(width - 2 * GAP, 620);
  const edge = Math.round((width - w) / 2);
  const far = { x: edge, y: GAP, w, h: strip };
  const field = { x, y: far.y + strip + GAP, w: side, h: side };
  const chain = { x: edge, y: field.y + side + GAP, w, h: bar };
  const mine = { x: edge, y: chain.y + bar + GAP, w, h: strip };
  const hand = { x: edge, y: mine.y + strip + GAP, w, h: clamp(height - rest - side, least, 150) };
  const pile = { w: Math.round((strip - 4) / RATIO), h: strip - 4 };
  const pitch = pile.w + TALLY + 2;
  const stacks = (box: Rect): Record<Pile, Rect> => {
    const at = (nth: number) => ({ x: box.x + box.w - pile.w - nth * pitch, y: box.y + 2, ...pile });
    return { deck: at(2), pile: at(1), discard: at(0) };
  };
  const left = w - 3 * pitch - GAP;
  const named = Math.min(104, left);
  return {
    viewer,
    cell: side / 5,
    field,
    chain,
    status: chain,
    actions: { x: edge + w - 172, y: chain.y + (bar - BUTTON) / 2, w: 170, h: BUTTON },
    strips: bySeat(viewer, { ...mine, w: left }, { ...far, w: named }),
    piles: bySeat(viewer, stacks(mine), stacks(far)),
    hands: bySeat(viewer, hand, { x: edge + named + GAP, y: far.y + 6, w: left - named - GAP, h: strip - 12 }),
    height: hand.y + hand.h + GAP,
  };
}

function widePlan({ width, height }: Frame, viewer: number): Plan {
  const handHeight = clamp(height * 0.18, 104, 190);
  const room = Math.min(height - 46 - handHeight - 26, width - 2 * 196);
  const side = Math.floor(clamp(room, 310, 1100) / 5) * 5;
  const field = { x: (width - side) / 2, y: 46, w: side, h: side };
  const column = clamp((width - side) / 2 - 24, 150, 300);
  const left = field.x - 12 - column;
  const right = field.x + side + 12;
  const hand = {
    x: Math.max(8, width / 2 - 520),
    y: field.y + side + 12,
    w: Math.min(width - 16, 1040),
    h: handHeight,
  };
  const strip = 78;
  const chain = { x: left, y: field.y + strip + 12, w: column, h: side - 2 * (strip + 12) };
  const status = column < 220 ? 124 : 84; // its lines break in a narrow column
  const high = (side - status) / 2 - PILE_TEXT - GAP; // above the status, or below it
  const deep = clamp(Math.min((column - 16) / 3, high / RATIO), 44, 92);
  const row = (y: number): Record<Pile, Rect> => ({
    deck: { x: right, y, w: deep, h: deep * RATIO },
    pile: { x: right + deep + 8, y, w: deep, h: deep * RATIO },
    discard: { x: right + 2 * (deep + 8), y, w: deep, h: deep * RATIO },
  });
  const bottom = field.y + side;
  return {
    viewer,
    cell: side / 5,
    field,
    chain,
    actions: { x: left, y: chain.y + chain.h - 46, w: column, h: 46 },
    status: { x: right, y: field.y + (side - status) / 2, w: column, h: status },
    strips: bySeat(
      viewer,
      { x: left, y: bottom - strip, w: column, h: strip },
      { x: left, y: field.y, w: column, h: strip },
    ),
    piles: bySeat(viewer, row(bottom - deep * RATIO - PILE_TEXT), row(field.y)),
    hands: bySeat(viewer, hand, { x: width / 2 - side / 2, y: 6, w: side, h: 34 }),
    height: hand.y + hand.h + 10,
  };
}

export function cellRect(at: Plan, cell: string): Rect {
  const { x, y } = onScreen(cell, at.viewer);
  return { x: at.field.x + x * at.cell, y: at.field.y + y * at.cell, w: at.cell, h: at.cell };
}

/** Where the signs are explained: at the end of one's own strip. */
export function legendButton(at: Plan): Rect {
  const { x, y, w, h } = at.strips[at.viewer as 0 | 1];
  const high = Math.min(44, Math.max(40, h - 4));
  return { x: x + w - 62, y: y + (h - high) / 2, w: 58, h: high };
}

/** What a finger hits of a discard pile: on a phone the number beside it, too. */
export function pileButton(at: Plan, seat: number, narrow: boolean): Rect {
  const { x, y, w, h } = at.piles[seat as 0 | 1].discard;
  return narrow ? { x: x - TALLY, y: y - 2, w: w + TALLY, h: h + 4 } : { x, y, w, h };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
