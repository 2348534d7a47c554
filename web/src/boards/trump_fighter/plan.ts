/** Where the parts of the stage lie, for a viewer and a room: two rows that face each other, hands behind them, techniques outside. */
import type { Rect } from "../../stage/rect";
import { bySeat, viewerOf } from "../../stage/seats";
import type { Frame } from "../../stage/types";
import type { TrumpFighterView } from "./view";

/** The places of the stage. Lists of two are by seat; lists of four by hand position, slot or technique. */
export interface Plan {
  viewer: number;
  bars: [Rect, Rect];
  timer: Rect;
  hands: [Rect[], Rect[]];
  slots: [Rect[], Rect[]];
  techniques: [Rect[], Rect[]];
  /** The opponent's techniques are chips to be tapped, on a phone. */
  chips: boolean;
  call: Rect;
  strike: Rect;
  claim: Rect;
  /** In a Check, in the place of the two small buttons: never where the Call button is. */
  ready: Rect;
  middle: Rect;
  height: number;
}

const RATIO = 1.4; // of a card: height to width

export const GAP = 8;

export function plan(view: TrumpFighterView, frame: Frame): Plan {
  const viewer = viewerOf(view, frame);
  const left = view.fighters[viewer]?.handedness === "left";
  return frame.narrow ? narrowPlan(frame, viewer, left) : widePlan(frame, viewer, left);
}

/** On a phone, from top to bottom: how high at least, and its share of what is left. */
const ROWS = {
  bar: [40, 0.3],
  chips: [40, 0],
  farHand: [28, 0.6],
  farRow: [66, 1.5],
  row: [66, 1.5],
  hand: [78, 1.8],
  plates: [85, 0.8],
  call: [50, 1],
} as const;

const BETWEEN = 4;

function narrowPlan({ width, height }: Frame, viewer: number, left: boolean): Plan {
  const side = Math.min(width - 12, 560);
  const x = (width - side) / 2;
  const all = Object.values(ROWS);
  const least = all.reduce((sum, [h]) => sum + h + BETWEEN, BETWEEN);
  const share = Math.max(0, Math.min(height - least, 240)) / all.reduce((sum, [, part]) => sum + part, 0);
  let y = BETWEEN;
  const take = (row: keyof typeof ROWS) => {
    const box = { x, y, w: side, h: Math.floor(ROWS[row][0] + ROWS[row][1] * share) };
    y += box.h + BETWEEN;
    return box;
  };
  const bar = take("bar");
  const chips = take("chips");
  const farHand = take("farHand");
  const farRow = take("farRow");
  const row = take("row");
  const hand = take("hand");
  const plates = take("plates");
  const call = take("call");
  const [first, timer, second] = thirds(bar, 56);
  const wideCall = { ...call, w: call.w - 142, x: left ? call.x : call.x + 142 };
  const small = { ...call, w: 66, x: left ? call.x + call.w - 136 : call.x };
  return {
    viewer,
    bars: bySeat(viewer, first, second),
    timer,
    hands: bySeat(viewer, inRow(hand, false), inRow(farHand, true)),
    slots: bySeat(viewer, inRow(row, false), inRow(farRow, true)),
    techniques: bySeat(viewer, split(plates, 2, 2), split(chips, 4, 1)),
    chips: true,
    call: wideCall,
    strike: small,
    claim: { ...small, x: small.x + 70 },
    ready: { ...small, w: 136 },
    middle: { x, y: farRow.y, w: side, h: row.y + row.h - farRow.y },
    height: y,
  };
}

function widePlan({ width, height }: Frame, viewer: number, left: boolean): Plan {
  const full = Math.max(height, 470);
  const side = Math.max(170, Math.min(440, width * 0.25));
  const inner = Math.min(width - 2 * side - 4 * GAP, 900);
  const x = (width - inner) / 2;
  const bar = { x: Math.max(8, x - side - 2 * GAP), y: 6, w: Math.min(width - 16, inner + 2 * side + 4 * GAP), h: 50 };
  const [first, timer, second] = thirds(bar, 84);
  const top = bar.y + bar.h + GAP;
  const room = full - top - 4 * GAP;
  const part = (from: number, share: number): Rect => ({
    x,
    y: Math.round(top + from * room),
    w: inner,
    h: Math.round(share * room),
  });
  const farHand = part(0, 0.15);
  const farRow = { ...part(0.15, 0.26), y: part(0.15, 0.26).y + GAP };
  const row = { ...part(0.41, 0.26), y: part(0.41, 0.26).y + 2 * GAP };
  const hand = { ...part(0.67, 0.33), y: part(0.67, 0.33).y + 3 * GAP };
  const wing = (at: "left" | "right"): Rect => ({
    x: at === "left" ? bar.x : bar.x + bar.w - side,
    y: top,
    w: side,
    h: full - top - GAP,
  });
  const mine = wing("left");
  const far = wing("right");
  const button = Math.min(120, Math.max(84, full * 0.17));
  const below = left ? mine : far;
  const call = { x: below.x, y: full - GAP - button, w: below.w, h: button };
  const small = { y: call.y - 50, h: 42, w: (below.w - GAP) / 2 };
  const reserve = button + 58;
  const tall = Math.max(132, Math.min(190, full * 0.145));
  const shrunk = { ...below, h: below.h - reserve };
  return {
    viewer,
    bars: bySeat(viewer, first, second),
    timer,
    hands: bySeat(viewer, inRow(hand, false), inRow(farHand, true)),
    slots: bySeat(viewer, inRow(row, false), inRow(farRow, true)),
    techniques: bySeat(viewer, split(left ? shrunk : mine, 1, 4, tall), split(left ? far : shrunk, 1, 4, tall)),
    chips: false,
    call,
    strike: { x: below.x, ...small },
    claim: { x: below.x + small.w + GAP, ...small },
    ready: { ...small, x: below.x, w: below.w },
    middle: { x, y: farRow.y, w: inner, h: row.y + row.h - farRow.y },
    height: full,
  };
}

/** Four cards in the middle of a box; the opponent's first lies at the viewer's right. */
function inRow(box: Rect, turned: boolean): Rect[] {
  const w = Math.round(Math.min(box.h / RATIO, (box.w - 3 * GAP) / 4));
  const h = Math.round(w * RATIO);
  const gap = Math.max(GAP, Math.min(w * 0.3, (box.w - 4 * w) / 3));
  const start = box.x + (box.w - (4 * w + 3 * gap)) / 2;
  const cells = [0, 1, 2, 3].map((n) => ({
    x: Math.round(start + n * (w + gap)),
    y: Math.round(box.y + (box.h - h) / 2),
    w,
    h,
  }));
  return turned ? cells.reverse() : cells;
}

function split(box: Rect, across: number, down: number, most = Infinity): Rect[] {
  const w = (box.w - 5 * (across - 1)) / across;
  const h = Math.min(most, (box.h - 5 * (down - 1)) / down);
  return Array.from({ length: across * down }, (_, n) => ({
    x: box.x + (n % across) * (w + 5),
    y: box.y + Math.floor(n / across) * (h + 5),
    w,
    h,
  }));
}

function thirds(box: Rect, middle: number): [Rect, Rect, Rect] {
  const w = (box.w - middle - 2 * GAP) / 2;
  return [
    { ...box, w },
    { ...box, x: box.x + w + GAP, w: middle },
    { ...box, x: box.x + w + middle + 2 * GAP, w },
  ];
}
