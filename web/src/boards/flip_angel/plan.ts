/** Where the parts of the table lie, for a viewer and a room. */
import type { Point, Rect } from "../../stage/rect";
import { viewerOf } from "../../stage/seats";
import type { Frame } from "../../stage/types";
import { REFERENCE } from "./cards";
import { choicesIn } from "./choices";
import { boundsOf, CELLS, cellsOf } from "./field";
import type { FlipAngelView } from "./view";

/** A seat's field: where the cross would begin, and how large a cell is. */
export interface FieldPlan {
  seat: number;
  rect: Rect;
  plate: Rect;
  origin: Point;
  cell: { w: number; h: number };
  cells: string[];
}

export interface Plan {
  river: Rect;
  slots: Rect[];
  piles: Rect;
  fields: FieldPlan[];
  /** The pictures to choose from. */
  choices: Rect;
  /** On a phone: where it is told what a stand-in is, while one is laid and there is room for it. */
  told: Rect | null;
  height: number;
}

export const GAP = 8;

/** From such a height on, everything is larger. */
export const ROOMY = 1000;

const ASPECT = 5 / 7;

export function plan(view: FlipAngelView, frame: Frame): Plan {
  const viewer = viewerOf(view, frame, view.mover ?? 0);
  const others = view.players.map((_, index) => (viewer + index) % view.seats).slice(1);
  return frame.narrow ? narrowPlan(view, frame, viewer, others) : widePlan(view, frame, viewer, others);
}

const isPlacing = (view: FlipAngelView, seat: number): boolean => view.phase === "place" && view.mover === seat;

function fit(view: FlipAngelView, seat: number, rect: Rect, plate: Rect, most: number): FieldPlan {
  const cells = cellsOf(view.players[seat]?.field ?? {}, isPlacing(view, seat));
  const bounds = boundsOf(cells);
  const h = Math.min(rect.h / bounds.rows, rect.w / bounds.columns / ASPECT, most);
  const w = h * ASPECT;
  const [left, top] = [rect.x + (rect.w - w * bounds.columns) / 2, rect.y + (rect.h - h * bounds.rows) / 2];
  return { seat, rect, plate, origin: { x: left - bounds.left * w, y: top - bounds.top * h }, cell: { w, h }, cells };
}

function riverPlan(x: number, y: number, width: number, cardWidth: number, head = 24): { river: Rect; slots: Rect[] } {
  const h = cardWidth / ASPECT;
  const step = cardWidth + (width - 4 * cardWidth) / 5;
  const gap = step - cardWidth;
  const slots = [0, 1, 2, 3].map((index) => ({ x: x + gap + index * step, y: y + head, w: cardWidth, h }));
  return { river: { x, y, w: width, h: h + head + 8 }, slots };
}

/** On a phone: what a finger hits, the own plate, and the least that a field of one's own may have. */
const TARGET = 40;
const OWN_PLATE = 50;
const LEAST_FIELD = 140;
/** How high the words about stand-ins are, and from which height on there is room for them. */
const TOLD = 62;
const TELLING = 600;

/** One screen: river, the others' plates as tabs (with their fields where there is room), one's own field, what can be chosen, one's own plate. */
function narrowPlan(view: FlipAngelView, frame: Frame, viewer: number, others: number[]): Plan {
  const width = frame.width - 2 * GAP;
  const riverCard = Math.min(84, (width - 5 * 5) / 4, Math.max(60, frame.height * 0.165 * ASPECT));
  const { river, slots } = riverPlan(GAP, 4, width, riverCard, TARGET);
  const piles = { x: river.x, y: river.y, w: river.w, h: TARGET };
  const tabs = others.length ? TARGET + 4 : 0;
  let y = river.y + river.h + 6;
  const below = 2 * TARGET + 4;
  const room = frame.height - y - tabs - below - OWN_PLATE - 4 * GAP;
  const small = others.length && room > 300 ? Math.min(120, room - 250) : 0;
  const column = others.length ? (width - (others.length - 1) * GAP) / others.length : 0;
  const fields = others.map((seat, index) => {
    const x = GAP + index * (column + GAP);
    return fit(view, seat, { x, y: y + tabs, w: column, h: small }, { x, y, w: column, h: tabs }, 78);
  });
  y += tabs + small + (tabs ? GAP : 0);
  const choices = { x: GAP, y: 0, w: width, h: below };
  const own = { x: GAP, y, w: width, h: Math.max(LEAST_FIELD, Math.min(300, room - small)) };
  choices.y = own.y + own.h + GAP;
  const plate = { x: GAP, y: choices.y + choices.h + GAP, w: width, h: OWN_PLATE };
  const told =
    view.phase === "place" && view.subject?.card === REFERENCE && frame.height > TELLING
      ? { ...choices, y: choices.y + choices.h - TOLD, h: TOLD }
      : null;
  // the whole cross needs more room, and where a place is asked for there is nothing else to choose
  const mine = choicesIn(view).length ? own : { ...own, h: (told ?? plate).y - GAP - own.y };
  return {
    river,
    slots,
    piles,
    choices,
    told,
    fields: [fit(view, viewer, isPlacing(view, viewer) ? mine : own, plate, own.h / 2), ...fields],
    height: plate.y + plate.h + 4,
  };
}

function widePlan(view: FlipAngelView, frame: Frame, viewer: number, others: number[]): Plan {
  const height = Math.max(frame.height, 540);
  const sideWidth = others.length ? Math.max(190, Math.min(height > ROOMY ? 480 : 340, frame.width * 0.26)) : 0;
  const main = frame.width - sideWidth - 3 * GAP;
  const riverCard = Math.min(main / 5.2, height * 0.26 * ASPECT, height > ROOMY ? 220 : 150);
  const riverWidth = Math.min(main - 150, 4.6 * riverCard + 60);
  const { river, slots } = riverPlan(GAP, GAP, riverWidth, riverCard);
  const piles = { x: river.x + river.w + GAP, y: river.y, w: Math.min(240, main - river.w - GAP), h: river.h };
  const top = river.y + river.h + GAP;
  const plate = {
    x: GAP,
    y: top,
    w: Math.max(226, Math.min(height > ROOMY ? 320 : 240, main * 0.3)),
    h: height - top - GAP,
  };
  const choices = { x: plate.x + 8, y: plate.y + plate.h - 196, w: plate.w - 16, h: 188 };
  const mine = { x: plate.x + plate.w + GAP, y: top + 4, w: main - plate.w - GAP, h: height - top - GAP - 8 };
  const each = others.length ? (height - GAP) / others.length : 0;
  const small = others.map((seat, index) => {
    const x = frame.width - sideWidth - GAP;
    const y = GAP + index * each;
    return fit(
      view,
      seat,
      { x, y: y + 62, w: sideWidth, h: each - 62 - 2 * GAP },
      { x, y, w: sideWidth, h: 56 },
      height > ROOMY ? 230 : 150,
    );
  });
  return {
    river,
    slots,
    piles,
    choices,
    told: null,
    fields: [fit(view, viewer, mine, plate, height > ROOMY ? 400 : 240), ...small],
    height,
  };
}

export function cellRect(field: FieldPlan, cell: string): Rect {
  const [column, row] = CELLS[cell] ?? [0, 0];
  return { x: field.origin.x + column * field.cell.w, y: field.origin.y + row * field.cell.h, ...field.cell };
}

/** Where a seat's light and dark ether lies on its plate. */
/** With two figures of ether in each colour, and as many points beside it, the plate is full. */
export const isSlim = (plate: Rect): boolean => plate.w < 130;

export function purseOf({ plate }: FieldPlan, own: boolean): { light: Point; dark: Point } {
  const tall = plate.h > 100;
  if (own && !tall) {
    const [x, y] = [plate.x + plate.w - 138, plate.y + 16];
    return { light: { x, y }, dark: { x: x + 48, y } };
  }
  const y = plate.y + (tall ? 68 : plate.h < 50 ? 31 : 40);
  if (isSlim(plate)) return { light: { x: plate.x + 15, y }, dark: { x: plate.x + 49, y } };
  const x = plate.x + (own ? 22 : 18);
  return { light: { x, y }, dark: { x: x + (own ? 72 : 44), y } };
}

/** Where cards go that leave the river. */
export function discardAt({ piles }: Plan): Point {
  return piles.h > 100 ? { x: piles.x + piles.w / 2, y: piles.y + 66 } : { x: piles.x + piles.w / 2, y: piles.y + 22 };
}
