import type { Frame, Placed, Scene, Spot } from "../../board/types";
import type { CardView, LumielView } from "../../wire/types";
import { cellFor, sideFor, turnFor } from "./field";
import { nameOf, signed, words } from "./words";

/** What a Lumiel card shows. `upright`: how far its number is turned back, so that it can be read. */
export interface LumielFace {
  card: string;
  points: number;
  owner: number | null;
  active: boolean;
  upright: number;
  count: number;
  returned?: boolean;
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where the parts of the table lie, in the scene's coordinates. */
export interface Plan {
  field: Rect;
  /** By seat. */
  seats: Rect[];
  play: Rect;
  removed: Rect;
  hand: Rect;
  status: Rect;
  height: number;
}

const GAP = 8;
const CHIP = 70; // a player's plate on a phone
const ASPECT = 0.7; // width of a card to its height

/** Who the table is turned for: seat 0 where nobody's eyes are meant. */
export const viewerOf = (view: LumielView, frame: Frame): number => frame.seat ?? (view.viewer !== null && view.viewer >= 0 ? view.viewer : 0);

export function plan(view: LumielView, frame: Frame): Plan {
  return frame.narrow ? narrowPlan(view, frame) : widePlan(view, frame);
}

function narrowPlan(view: LumielView, frame: Frame): Plan {
  const width = frame.width - 2 * GAP;
  const viewer = viewerOf(view, frame);
  const others = view.seats - 1;
  const chip = (width - (others - 1) * GAP) / others;
  const side = Math.min(width, Math.max(300, frame.height - 60));
  const left = (frame.width - side) / 2;
  const field = { x: left, y: GAP + CHIP + GAP, w: side, h: side };
  const bar = field.y + side + GAP;
  const play = 64 + Math.max(0, Math.min(2, view.play.length - 1)) * 46;
  const seats = view.players.map((_, seat): Rect => {
    const place = (seat - viewer + view.seats) % view.seats;
    if (place === 0) return { x: GAP + play + GAP, y: bar, w: width - play - 64 - 2 * GAP, h: CHIP };
    return { x: GAP + (place - 1) * (chip + GAP), y: GAP, w: chip, h: CHIP };
  });
  const rows = kindsIn(handOf(view, viewer)).length > 6 ? 2 : 1;
  const hand = { x: GAP, y: bar + 94 + GAP, w: width, h: 96 * rows };
  return {
    field,
    seats,
    play: { x: GAP, y: bar, w: play, h: 94 },
    removed: { x: frame.width - GAP - 64, y: bar, w: 64, h: CHIP },
    status: { x: GAP + play + GAP, y: bar + CHIP + 2, w: width - play - GAP, h: 20 },
    hand,
    height: hand.y + hand.h + GAP,
  };
}

function widePlan(view: LumielView, frame: Frame): Plan {
  const viewer = viewerOf(view, frame);
  const handHeight = Math.round(Math.min(168, Math.max(104, frame.height * 0.2)));
  const plate = 52;
  const room = frame.height - handHeight - 2 * plate - 5 * GAP;
  const side = Math.max(280, Math.min(room, frame.width - 2 * 190, 880));
  const field = { x: (frame.width - side) / 2, y: 2 * GAP + plate, w: side, h: side };
  const flank = Math.min(240, field.x - 2 * GAP);
  const middle = field.y + side / 2 - 62;
  const sides: Rect[] = [
    { x: field.x, y: field.y + side + GAP, w: side, h: plate },
    { x: field.x - GAP - flank, y: middle, w: flank, h: 124 },
    { x: field.x, y: GAP, w: side, h: plate },
    { x: field.x + side + GAP, y: middle, w: flank, h: 124 },
  ];
  const seats = view.players.map((_, seat) => sides[sideFor(seat, viewer)] ?? { x: 0, y: 0, w: 0, h: 0 });
  const bottom = field.y + side + GAP + plate + GAP;
  const lower = bottom - plate - GAP;
  const playHeight = Math.min(handHeight + plate, 190);
  return {
    field,
    seats,
    play: { x: field.x + side + GAP, y: lower, w: Math.min(flank, 2.1 * playHeight * ASPECT), h: playHeight },
    removed: { x: field.x - GAP - 96, y: lower, w: 96, h: plate },
    status: { x: GAP, y: GAP, w: field.x - 2 * GAP, h: 64 },
    hand: { x: field.x - 96, y: bottom, w: side + 96, h: handHeight },
    height: bottom + handHeight + GAP,
  };
}

/** The rectangle of an area for this viewer. */
export function areaRect(field: Rect, area: string, viewer: number): Rect {
  const [column, row] = cellFor(area, viewer);
  const pitch = field.w / 4;
  return { x: field.x + column * pitch + 2, y: field.y + row * pitch + 2, w: pitch - 4, h: pitch - 4 };
}

export function layout(view: LumielView, frame: Frame): Scene {
  const at = plan(view, frame);
  return {
    cards: [...fieldCards(view, frame, at), ...playCards(view, frame, at), ...handCards(view, frame, at)],
    spots: [...areaSpots(view, frame, at), ...seatSpots(view, frame, at)],
    height: at.height,
  };
}

function fieldCards(view: LumielView, frame: Frame, at: Plan): Placed[] {
  const viewer = viewerOf(view, frame);
  const say = words(frame.lang);
  return view.field.flatMap(({ area, stack }) => {
    const cell = areaRect(at.field, area, viewer);
    const h = cell.h * 0.94;
    const w = h * ASPECT;
    return stack.map((card, height): Placed => {
      const turn = turnFor(card.owner, viewer);
      const beneath = stack.length - 1 - height;
      const lift = Math.min(beneath, 3) * Math.max(4, cell.w * 0.06);
      const name = nameOf(frame.cards, card.card, frame.lang);
      const owner = frame.names[card.owner] ?? "";
      return {
        key: card.key,
        x: cell.x + (cell.w - w) / 2 + lift,
        y: cell.y + (cell.h - h) / 2 + lift,
        w,
        h,
        z: 10 + height,
        turn,
        face: { card: card.card, points: card.points, owner: card.owner, active: card.active, upright: -turn, count: beneath ? 1 : stack.length } satisfies LumielFace,
        size: "token",
        owner: card.owner,
        glow: card.active,
        label: beneath
          ? say.beneath(area, name, signed(card.points), owner)
          : say.on(area, name, signed(card.points), owner, stack.length, card.active),
      };
    });
  });
}

function playCards(view: LumielView, frame: Frame, at: Plan): Placed[] {
  const say = words(frame.lang);
  const h = Math.min(at.play.h - 20, 150);
  const w = h * ASPECT;
  const step = view.play.length > 1 ? Math.min(w + 6, (at.play.w - w) / (view.play.length - 1)) : 0;
  return view.play.map((card, index) => ({
    key: card.key,
    x: at.play.x + Math.max(0, Math.min(8, (at.play.w - w) / 2)) + index * step,
    y: at.play.y + (at.play.h - h) / 2 + 8,
    w,
    h,
    z: 40 + index,
    turn: 0,
    face: faceOf(card, view.turn_player),
    size: "token",
    label: say.inPlay(nameOf(frame.cards, card.card, frame.lang), signed(card.points)),
  }));
}

const faceOf = (card: CardView, owner: number | null, count = 1): LumielFace => ({
  card: card.card,
  points: card.points,
  owner,
  active: false,
  upright: 0,
  count,
});

/** One card of each kind, with a count: which of two equal cards is meant makes no difference. */
export function kindsIn(hand: readonly CardView[]): { card: CardView; count: number }[] {
  const kinds = new Map<string, { card: CardView; count: number }>();
  for (const card of hand) {
    const known = kinds.get(card.card);
    if (known) known.count++;
    else kinds.set(card.card, { card, count: 1 });
  }
  return [...kinds.values()];
}

/** The viewer's hand; of whoever sees all, that of the seat in the south. */
const handOf = (view: LumielView, viewer: number): CardView[] => (view.hand.length ? view.hand : (view.hands[viewer] ?? []));

function handCards(view: LumielView, frame: Frame, at: Plan): Placed[] {
  const viewer = viewerOf(view, frame);
  const say = words(frame.lang);
  const hand = kindsIn(handOf(view, viewer));
  const returns = view.decision?.returns ?? [];
  const rows = frame.narrow ? Math.round(at.hand.h / 96) : 1;
  const perRow = Math.ceil(hand.length / rows);
  const h = Math.min(at.hand.h / rows - 8, 150);
  const w = h * ASPECT;
  const step = perRow > 1 ? Math.min(w + 8, (at.hand.w - w) / (perRow - 1)) : 0;
  const left = at.hand.x + (at.hand.w - w - step * (perRow - 1)) / 2;
  return hand.map(({ card, count }, index) => ({
    key: card.key,
    x: left + (index % perRow) * step,
    y: at.hand.y + 6 + Math.floor(index / perRow) * (h + 8),
    w,
    h,
    z: 50 + index,
    turn: 0,
    face: { ...faceOf(card, viewer, count), returned: returns.includes(card.card) || view.decision?.reveals === card.card },
    size: "token",
    owner: viewer,
    label: say.inHand(nameOf(frame.cards, card.card, frame.lang), signed(card.points), count),
  }));
}

function areaSpots(view: LumielView, frame: Frame, at: Plan): Spot[] {
  const viewer = viewerOf(view, frame);
  const say = words(frame.lang);
  return view.field.map(({ area, zone, stack }) => ({
    key: `area:${area}`,
    ...areaRect(at.field, area, viewer),
    label: stack.length ? area : say.empty(area),
    kind: zone,
  }));
}

function seatSpots(view: LumielView, frame: Frame, at: Plan): Spot[] {
  const say = words(frame.lang);
  return view.players.map((player, seat) => ({
    key: `seat:${seat}`,
    ...(at.seats[seat] ?? { x: 0, y: 0, w: 0, h: 0 }),
    label: say.seat(frame.names[seat] ?? "", player.score, player.hand_count, player.deck_count),
    kind: "seat",
  }));
}
