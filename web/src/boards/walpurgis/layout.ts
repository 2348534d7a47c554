/** Where everything lies: pure, from the view and the room there is. */
import type { Frame, Placed, Scene, Spot } from "../../stage/types";
import { nameOf } from "./cards";
import { cellOf, CELLS, isCircle } from "./field";
import { cellRect, PILES, plan, RATIO, type Pile, type Plan } from "./plan";
import type { Piece, Side, WalpurgisFace, WalpurgisView } from "./view";
import { words } from "./words";

const SLIM = 50; // a card that can still be read

export function layout(view: WalpurgisView, frame: Frame): Scene {
  const at = plan(view, frame);
  const remembered = new Map(view.memory?.cards?.map((known) => [known.key, known.card]) ?? []);
  const cards = [
    ...view.sides.flatMap((side) => piled(view, side, at, frame)),
    ...CELLS.flatMap((cell) => piecesIn(view, cell, at, frame, remembered)),
    ...view.sides.flatMap((side) => held(side, at, frame, remembered)),
  ];
  return { cards, spots: [...cellSpots(view, at, frame), ...pileSpots(view, at, frame)], height: at.height };
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
  const box = cellRect(at, cell);
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
      turn: TURNS[piece.state] + (piece.seat === at.viewer ? 0 : 180),
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
  const say = words(frame.lang);
  const card = piece.card ?? remembered;
  const name = card === undefined ? say.hidden : nameOf(frame.cards, card, frame.lang);
  return join(frame, cell, say.states[piece.state], whose(frame, piece.seat), name, remembered ? say.remembered : "");
}

/** A hand is a fan; copies of a card lie on each other, and the one on top is the one to take. */
function held(side: Side, at: Plan, frame: Frame, remembered: Map<string, string>): Placed[] {
  const box = at.hands[side.seat as 0 | 1];
  const mine = side.seat === at.viewer;
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
        : join(frame, words(frame.lang).hidden, whose(frame, side.seat)),
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
  const say = words(frame.lang);
  return CELLS.map((name) => {
    const cell = cellOf(view, name);
    const pieces = (cell?.pieces ?? []).map((piece) => `${say.states[piece.state]} ${whose(frame, piece.seat)}`);
    const strength = cell && cell.pieces.length > 1 ? say.strength(...strengths(cell.strength, frame)) : "";
    return {
      key: `cell:${name}`,
      ...cellRect(at, name),
      kind: "cell",
      label: join(frame, say.cell(name), ...(pieces.length ? pieces : [say.empty]), strength),
    };
  });
}

function strengths(numbers: number[], frame: Frame): [string, string] {
  const [a = 0, b = 0] = numbers;
  const say = words(frame.lang);
  return [a < 0 ? say.unlimited : String(a), b < 0 ? say.unlimited : String(b)];
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
  const say = words(frame.lang);
  const last = pile === "discard" ? side.discard[side.discard.length - 1] : undefined;
  return join(
    frame,
    say[pile],
    whose(frame, side.seat),
    say.cards(pileCount(side, pile)),
    last ? nameOf(frame.cards, last, frame.lang) : "",
  );
}

// ---- little things ----

function whose(frame: Frame, seat: number): string {
  const say = words(frame.lang);
  return seat === frame.seat ? say.yours : say.of(frame.names[seat] ?? String(seat + 1));
}

function join(frame: Frame, ...parts: string[]): string {
  return parts.filter(Boolean).join(frame.lang === "ja" ? "、" : ", ");
}
