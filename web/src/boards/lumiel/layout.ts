/** Cards and spots on the table. Pure. */
import type { Rect } from "../../stage/rect";
import { viewerOf } from "../../stage/seats";
import type { Frame, Placed, Scene, Spot } from "../../stage/types";
import type { CardView } from "../../lib/wire/types";
import { nameOf } from "./cards";
import { sideFor, turnFor } from "./field";
import { areaRect, ASPECT, goesUnder, kindsIn, picksPoints, plan, trayOf, type Plan } from "./plan";
import type { LumielFace, LumielView } from "./view";
import { signed, words } from "./words";

export function layout(view: LumielView, frame: Frame): Scene {
  const at = plan(view, frame);
  return {
    cards: [...fieldCards(view, frame, at), ...playCards(view, frame, at), ...trayCards(view, frame, at)],
    spots: [
      ...areaSpots(view, frame, at),
      ...seatSpots(view, frame, at),
      ...playSpots(view, frame, at),
      ...arrowSpots(view, frame, at),
    ],
    height: at.height,
  };
}

function fieldCards(view: LumielView, frame: Frame, at: Plan): Placed[] {
  const viewer = viewerOf(view, frame);
  const say = words(frame.lang);
  return view.field.flatMap(({ area, stack }) => {
    const cell = areaRect(at.field, area, viewer);
    const edge = Math.max(4, cell.w * 0.05);
    const most = Math.min(stack.length - 1, 3) * edge;
    const h = cell.h * 0.95 - most;
    const w = h * ASPECT;
    return stack.map((card, height): Placed => {
      const turn = turnFor(card.owner, viewer);
      const beneath = stack.length - 1 - height;
      const lift = Math.min(beneath, 3) * edge - most / 2;
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
        face: {
          card: card.card,
          points: card.points,
          owner: card.owner,
          active: card.active,
          upright: -turn,
          count: beneath ? 1 : stack.length,
        } satisfies LumielFace,
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

const faceOf = (card: CardView, owner: number | null, count = 1): LumielFace => ({
  card: card.card,
  points: card.points,
  owner,
  active: false,
  upright: 0,
  count,
});

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
    from: view.turn_player === viewerOf(view, frame) ? { x: at.hand.x + (at.hand.w - w) / 2, y: at.hand.y } : undefined,
    size: "token",
    label: say.inPlay(nameOf(frame.cards, card.card, frame.lang), signed(card.points)),
  }));
}

/** The viewer's hand, or his points area while a card of it may be chosen. */
function trayCards(view: LumielView, frame: Frame, at: Plan): Placed[] {
  const viewer = viewerOf(view, frame);
  const say = words(frame.lang);
  const cards = kindsIn(trayOf(view, viewer));
  const returns = view.decision?.returns ?? [];
  const rows = frame.narrow && cards.length > 6 ? 2 : 1;
  const perRow = Math.ceil(cards.length / rows);
  const h = Math.min(at.hand.h / rows - 10, 170);
  const w = Math.min(h * ASPECT, 120);
  const step = perRow > 1 ? Math.min(w + 8, (at.hand.w - w) / (perRow - 1)) : 0;
  const left = at.hand.x + (at.hand.w - w - step * (perRow - 1)) / 2;
  const label = picksPoints(view) ? say.inPoints : say.inHand;
  return cards.map(({ card, count }, index) => ({
    key: card.key,
    x: left + (index % perRow) * step,
    y: at.hand.y + 6 + Math.floor(index / perRow) * (h + 8),
    w,
    h,
    z: 50 + index,
    turn: 0,
    face: {
      ...faceOf(card, viewer, count),
      returned: returns.includes(card.card) || view.decision?.reveals === card.card,
    },
    size: "token",
    owner: viewer,
    label: label(nameOf(frame.cards, card.card, frame.lang), signed(card.points), count),
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
    label: [
      say.seat(frame.names[seat] ?? "", player.score, player.hand_count, player.deck_count),
      ...(knownIn(view, seat).length
        ? [say.knows(knownIn(view, seat).map((card) => nameOf(frame.cards, card, frame.lang)))]
        : []),
    ].join(". "),
    kind: "seat",
  }));
}

/** The cards that everybody knows a seat to hold. */
export const knownIn = (view: LumielView, seat: number): string[] =>
  (view.memory["known"] as string[][] | undefined)?.[seat] ?? [];

function playSpots(view: LumielView, frame: Frame, at: Plan): Spot[] {
  const say = words(frame.lang);
  const play = { key: "play", ...at.play, label: say.playArea, kind: "play" };
  return goesUnder(view, frame.cards)
    ? [play, { key: "under", ...at.under, label: say.underneath, kind: "under" }]
    : [play];
}

const ARROW = 44;

/** South, west, north, east. */
const TOWARDS: readonly (readonly [number, number])[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** While a card's facing is asked for: an arrow to each player, round the card. */
function arrowSpots(view: LumielView, frame: Frame, at: Plan): Spot[] {
  const area = facedArea(view);
  if (!area) return [];
  const viewer = viewerOf(view, frame);
  const say = words(frame.lang);
  const cell = areaRect(at.field, area, viewer);
  const reach = Math.max(cell.w / 2, ARROW * 0.9);
  return view.players.map((_, seat) => {
    const [right, down] = TOWARDS[sideFor(seat, viewer)] ?? [0, 0];
    const x = cell.x + cell.w / 2 + right * reach - ARROW / 2;
    const y = cell.y + cell.h / 2 + down * reach - ARROW / 2;
    return {
      key: `face:${seat}`,
      ...inside({ x, y, w: ARROW, h: ARROW }, frame.width),
      label: say.facing(frame.names[seat] ?? ""),
      kind: "arrow",
      z: 80,
    };
  });
}

const inside = (rect: Rect, width: number): Rect => ({ ...rect, x: Math.max(0, Math.min(width - rect.w, rect.x)) });

const FACINGS = ["facing", "turn_to", "move_facing", "hand_facing"];

/** The area of the card whose facing the viewer is asked for. */
export function facedArea(view: LumielView): string | null {
  if (!FACINGS.includes(view.prompt?.kind ?? "")) return null;
  return view.pending?.to ?? view.pending?.area ?? null;
}
