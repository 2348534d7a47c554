/** Where everything lies: pure, from the view and the room there is. */
import type { Frame, Placed, Scene, Spot } from "../../stage/types";
import { CELLS, cellOf, isCircle, onScreen } from "./field";
import { nameOf } from "./lexicon";
import type { Piece, Side, WalpurgisFace, WalpurgisView } from "./view";
import { say } from "./words";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const PILES = ["deck", "pile", "discard"] as const;
export type Pile = (typeof PILES)[number];

/** The places of the table. `near` is the seat at the bottom; lists are by seat. */
export interface Plan {
  near: number;
  cell: number;
  field: Box;
  chain: Box;
  status: Box;
  /** Where what can be done besides touching cards has its buttons. */
  actions: Box;
  strips: [Box, Box];
  piles: [Record<Pile, Box>, Record<Pile, Box>];
  hands: [Box, Box];
  height: number;
}

const RATIO = 7 / 5; // of a card: height to width

export function plan(frame: Frame): Plan {
  const near = frame.seat === 1 ? 1 : 0;
  return frame.narrow ? upright(frame, near) : wide(frame, near);
}

const GAP = 4;
const SLIM = 50; // a card that can still be read
const BUTTON = 42; // a finger's
/** Beside a pile on a phone: how many cards. */
export const TALLY = 18;

/** On a phone: all of it in sight, the field as wide as the rest leaves room for. */
function upright({ width, height }: Frame, near: number): Plan {
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
  const stacks = (box: Box): Record<Pile, Box> => {
    const at = (nth: number) => ({ x: box.x + box.w - pile.w - nth * pitch, y: box.y + 2, ...pile });
    return { deck: at(2), pile: at(1), discard: at(0) };
  };
  const left = w - 3 * pitch - GAP;
  const named = Math.min(104, left);
  return {
    near,
    cell: side / 5,
    field,
    chain,
    status: chain,
    actions: { x: edge + w - 172, y: chain.y + (bar - BUTTON) / 2, w: 170, h: BUTTON },
    strips: bySeat(near, { ...mine, w: left }, { ...far, w: named }),
    piles: bySeat(near, stacks(mine), stacks(far)),
    hands: bySeat(near, hand, { x: edge + named + GAP, y: far.y + 6, w: left - named - GAP, h: strip - 12 }),
    height: hand.y + hand.h + GAP,
  };
}

function wide({ width, height }: Frame, near: number): Plan {
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
  const deep = clamp((column - 16) / 3, 44, 92);
  const row = (y: number): Record<Pile, Box> => ({
    deck: { x: right, y, w: deep, h: deep * RATIO },
    pile: { x: right + deep + 8, y, w: deep, h: deep * RATIO },
    discard: { x: right + 2 * (deep + 8), y, w: deep, h: deep * RATIO },
  });
  const bottom = field.y + side;
  return {
    near,
    cell: side / 5,
    field,
    chain,
    actions: { x: left, y: chain.y + chain.h - 46, w: column, h: 46 },
    status: { x: right, y: field.y + side / 2 - 62, w: column, h: 124 },
    strips: bySeat(
      near,
      { x: left, y: bottom - strip, w: column, h: strip },
      { x: left, y: field.y, w: column, h: strip },
    ),
    piles: bySeat(near, row(bottom - deep * RATIO - 20), row(field.y)),
    hands: bySeat(near, hand, { x: width / 2 - side / 2, y: 6, w: side, h: 34 }),
    height: hand.y + hand.h + 10,
  };
}

export function layout(view: WalpurgisView, frame: Frame): Scene {
  const at = plan(frame);
  const remembered = new Map(view.memory?.cards?.map((known) => [known.key, known.card]) ?? []);
  const cards = [
    ...view.sides.flatMap((side) => piled(view, side, at, frame)),
    ...CELLS.flatMap((cell) => piecesIn(view, cell, at, frame, remembered)),
    ...view.sides.flatMap((side) => held(side, at, frame, remembered)),
  ];
  return { cards, spots: [...cellSpots(view, at, frame), ...pileSpots(view, at, frame)], height: at.height };
}

export function cellBox(at: Plan, cell: string): Box {
  const { x, y } = onScreen(cell, at.near);
  return { x: at.field.x + x * at.cell, y: at.field.y + y * at.cell, w: at.cell, h: at.cell };
}

/** What a finger hits of a discard pile: on a phone the number beside it, too. */
export function pileButton(at: Plan, seat: number, narrow: boolean): Box {
  const { x, y, w, h } = at.piles[seat as 0 | 1].discard;
  return narrow ? { x: x - TALLY, y: y - 2, w: w + TALLY, h: h + 4 } : { x, y, w, h };
}

// ---- cards ----

const TURNS = { ready: 0, open: 0, dormant: 90, casting: 90, dan_down: 45, dan_up: 45 };

function piecesIn(
  view: WalpurgisView,
  cell: string,
  at: Plan,
  frame: Frame,
  remembered: Map<string, string>,
): Placed[] {
  const pieces = cellOf(view, cell)?.pieces ?? [];
  const box = cellBox(at, cell);
  const spread = pieces.length > 1 ? Math.min(0.2, 0.34 / (pieces.length - 1)) * at.cell : 0;
  return pieces.map((piece, number) => {
    const danmaku = !isCircle(piece.state);
    const w = Math.round(at.cell * (danmaku ? 0.46 : pieces.length > 1 ? 0.48 : 0.55));
    const h = Math.round(w * RATIO);
    const shift = spread * (number - (pieces.length - 1) / 2);
    return {
      key: piece.key,
      x: Math.round(box.x + (at.cell - w) / 2 + shift),
      y: Math.round(box.y + (at.cell - h) / 2 - shift * 0.7),
      w,
      h,
      z: 10 + number,
      turn: TURNS[piece.state] + (piece.seat === at.near ? 0 : 180),
      face: faceOf(piece, remembered.get(piece.key)),
      back: piece.state,
      size: "token",
      owner: piece.seat,
      label: pieceLabel(piece, cell, frame, remembered.get(piece.key)),
    };
  });
}

function faceOf(piece: Piece, remembered: string | undefined): WalpurgisFace | null {
  const card = piece.card ?? remembered;
  if (card === undefined) return null;
  const down = piece.state === "ready" || piece.state === "dormant" || piece.state === "dan_down";
  return { card, owner: piece.seat, place: "field", down, remembered: piece.card === null, state: piece.state };
}

function pieceLabel(piece: Piece, cell: string, frame: Frame, remembered: string | undefined): string {
  const words = say[frame.lang];
  const card = piece.card ?? remembered;
  const name = card === undefined ? words.hidden : nameOf(frame.cards, card, frame.lang);
  return join(
    frame,
    cell,
    words.states[piece.state],
    whose(frame, piece.seat),
    name,
    remembered ? words.remembered : "",
  );
}

/** A hand is a fan; copies of a card lie on each other, and the one on top is the one to take. */
function held(side: Side, at: Plan, frame: Frame, remembered: Map<string, string>): Placed[] {
  const box = at.hands[side.seat as 0 | 1];
  const mine = side.seat === at.near;
  const steps = side.hand.map((card, number): number => {
    if (number === 0) return 0;
    return card.card !== null && card.card === side.hand[number - 1]?.card ? 0.2 : 1;
  });
  const total = steps.reduce((sum, step) => sum + step, 0);
  const beside = (box.w - total * (mine ? 4 : 2)) / (total + 1); // so wide may a card be, for all to lie beside each other
  const w = Math.round(Math.min(box.h / RATIO, mine ? Math.max(beside, SLIM) : Infinity));
  const h = Math.round(w * RATIO);
  const step = total ? Math.min(w + (mine ? 6 : 2), (box.w - w) / total) : 0;
  let x = box.x + (box.w - (total * step + w)) / 2;
  const copies = new Map<string, number>();
  return side.hand.map((card, number) => {
    x += (steps[number] ?? 0) * step;
    const known = card.card ?? remembered.get(card.key) ?? null;
    const face: WalpurgisFace | null = known
      ? {
          card: known,
          owner: side.seat,
          place: mine ? "hand" : "pile",
          down: false,
          remembered: card.card === null,
          state: null,
          under: card.card !== null && card.card === side.hand[number + 1]?.card,
        }
      : null;
    return {
      key: handKey(side, number, copies),
      x: Math.round(x),
      y: Math.round(box.y),
      w,
      h,
      z: 40 + number,
      turn: mine ? 0 : 180,
      face,
      back: "hand",
      size: "token",
      owner: side.seat,
      label: known
        ? nameOf(frame.cards, known, frame.lang)
        : join(frame, say[frame.lang].hidden, whose(frame, side.seat)),
    };
  });
}

/** A card that is seen keeps its key while others leave the hand; one that isn't is only its place. */
function handKey(side: Side, number: number, copies: Map<string, number>): string {
  const card = side.hand[number];
  if (!card?.card) return `hand:${side.seat}:${number}`;
  const nth = copies.get(card.card) ?? 0;
  copies.set(card.card, nth + 1);
  return `hand:${side.seat}:${card.card}#${nth}`;
}

function piled(view: WalpurgisView, side: Side, at: Plan, frame: Frame): Placed[] {
  const boxes = at.piles[side.seat as 0 | 1];
  const shared = { z: 5, turn: 0, size: "token" as const, owner: side.seat };
  const found: Placed[] = [];
  if (side.deck)
    found.push({
      key: `top:deck:${side.seat}`,
      ...boxes.deck,
      ...shared,
      face: null,
      back: "deck",
      label: pileLabel(view, side, "deck", frame),
    });
  if (side.pile)
    found.push({
      key: `top:pile:${side.seat}`,
      ...boxes.pile,
      ...shared,
      face: null,
      back: "pile",
      label: pileLabel(view, side, "pile", frame),
    });
  const last = side.discard[side.discard.length - 1];
  if (last) {
    const face: WalpurgisFace = {
      card: last,
      owner: side.seat,
      place: "pile",
      down: false,
      remembered: false,
      state: null,
    };
    found.push({
      key: `top:discard:${side.seat}`,
      ...boxes.discard,
      ...shared,
      face,
      label: pileLabel(view, side, "discard", frame),
    });
  }
  return found;
}

// ---- spots ----

function cellSpots(view: WalpurgisView, at: Plan, frame: Frame): Spot[] {
  const words = say[frame.lang];
  return CELLS.map((name) => {
    const cell = cellOf(view, name);
    const pieces = (cell?.pieces ?? []).map((piece) => `${words.states[piece.state]} ${whose(frame, piece.seat)}`);
    const strength = cell && cell.pieces.length > 1 ? words.strength(...strengths(cell.strength, frame)) : "";
    return {
      key: `cell:${name}`,
      ...cellBox(at, name),
      kind: "cell",
      label: join(frame, words.cell(name), ...(pieces.length ? pieces : [words.empty]), strength),
    };
  });
}

function strengths(numbers: number[], frame: Frame): [string, string] {
  const [a = 0, b = 0] = numbers;
  const words = say[frame.lang];
  return [a < 0 ? words.unlimited : String(a), b < 0 ? words.unlimited : String(b)];
}

function pileSpots(view: WalpurgisView, at: Plan, frame: Frame): Spot[] {
  return view.sides.flatMap((side) =>
    PILES.map((pile) => ({
      key: `${pile}:${side.seat}`,
      ...at.piles[side.seat as 0 | 1][pile],
      kind: "pile",
      label: pileLabel(view, side, pile, frame),
    })),
  );
}

export function pileCount(side: Side, pile: Pile): number {
  return pile === "discard" ? side.discard.length : side[pile];
}

function pileLabel(_view: WalpurgisView, side: Side, pile: Pile, frame: Frame): string {
  const words = say[frame.lang];
  const last = pile === "discard" ? side.discard[side.discard.length - 1] : undefined;
  return join(
    frame,
    words[pile],
    whose(frame, side.seat),
    words.cards(pileCount(side, pile)),
    last ? nameOf(frame.cards, last, frame.lang) : "",
  );
}

// ---- little things ----

function whose(frame: Frame, seat: number): string {
  const words = say[frame.lang];
  return seat === frame.seat ? words.yours : words.of(frame.names[seat] ?? String(seat + 1));
}

function join(frame: Frame, ...parts: string[]): string {
  return parts.filter(Boolean).join(frame.lang === "ja" ? "、" : ", ");
}

function bySeat<T>(near: number, mine: T, far: T): [T, T] {
  return near === 1 ? [far, mine] : [mine, far];
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
