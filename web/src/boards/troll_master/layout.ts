/** Cards and spots on the bench. Pure. */
import type { Rect } from "../../stage/rect";
import { viewerOf } from "../../stage/seats";
import type { Frame, Placed, Scene, Spot } from "../../stage/types";
import type { MagicView, PlayerView } from "../../lib/wire/types";
import {
  ASPECT,
  GAP,
  isPoured,
  leastPile,
  LEDGE,
  mostPile,
  PILES,
  pileWidth,
  plan,
  ROOMY,
  type Plan,
  type PlayerPlan,
} from "./plan";
import type { TrollFace, TrollMasterView } from "./view";
import { words } from "./words";
import { signs } from "../../lib/i18n/punctuation";

export const KINDS = ["tome", "vial", "wand", "crystal"] as const;

export function layout(view: TrollMasterView, frame: Frame): Scene {
  const at = plan(view, frame);
  return {
    cards: [
      ...supplyCards(view, frame, at),
      ...at.players.flatMap((player) => familiarCards(view, frame, player)),
      ...(isPoured(view) ? pouredCards(view, frame, at) : heldCards(view, frame, at)),
      ...pawns(view, frame, at),
    ],
    spots: [...stationSpots(view, frame, at), ...seatSpots(view, frame, at), ...sheetSpots(view, frame, at)],
    height: at.height,
  };
}

/** Cards of one height in a row, closer together where the room is short. */
function inRow(rect: Rect, many: number, most: number, gap: number): Rect[] {
  const h = Math.min(rect.h, most);
  const w = h * ASPECT;
  const step = many > 1 ? Math.min(w + gap, (rect.w - w) / (many - 1)) : 0;
  return Array.from({ length: many }, (_, index) => ({ x: rect.x + index * step, y: rect.y, w, h }));
}

function supplyCards(view: TrollMasterView, frame: Frame, at: Plan): Placed[] {
  const say = words(frame.lang);
  const many = view.supply.length;
  const perRow = frame.narrow ? PILES : at.supply.w / many >= leastPile(frame) ? many : Math.ceil(many / 2);
  const most = frame.narrow ? Infinity : mostPile(frame);
  const w = Math.min(most, pileWidth(at.supply.w, perRow));
  const h = w / ASPECT;
  const step = perRow > 1 ? (at.supply.w - w) / (perRow - 1) : 0;
  return view.supply.map(({ key, familiar, left }, index) => ({
    key,
    x: at.supply.x + (index % perRow) * Math.min(step, w + 14),
    y: at.supply.y + Math.floor(index / perRow) * (h + 6),
    w,
    h,
    z: 10,
    turn: 0,
    face: { is: "familiar", familiar, charges: 0, covered: 0, left } satisfies TrollFace,
    size: "token",
    label: `${say.pile(familiar.name[frame.lang], familiar.cost, familiar.power, familiar.vp, left)}. ${familiar.text[frame.lang]}`,
  }));
}

function familiarCards(view: TrollMasterView, frame: Frame, player: PlayerPlan): Placed[] {
  const say = words(frame.lang);
  const room = player.familiars;
  if (!room) return [];
  const stacks = view.players[player.seat]?.familiars ?? [];
  const rects = inRow(room, stacks.length, frame.height > ROOMY ? 290 : 190, 8);
  return stacks.map(({ key, familiar, charges, covered }, index) => ({
    key,
    ...(rects[index] ?? room),
    z: 12 + index,
    turn: 0,
    face: { is: "familiar", familiar, charges, covered: covered.length, left: null } satisfies TrollFace,
    size: "token",
    owner: player.seat,
    label: `${say.familiar(frame.names[player.seat] ?? "", familiar.name[frame.lang], familiar.power, familiar.vp, charges, familiar.ribbons)}. ${familiar.text[frame.lang]}`,
  }));
}

/** A hand's cards of one kind are one card with a number; hidden ones are backs. */
export function held(cards: readonly MagicView[]): { card: MagicView; count: number }[] {
  const shown: { card: MagicView; count: number }[] = [];
  for (const card of cards) {
    const same = card.card === null ? undefined : shown.find((each) => each.card.card === card.card);
    if (same) same.count++;
    else shown.push({ card, count: 1 });
  }
  return shown;
}

function magicCard(
  frame: Frame,
  card: MagicView,
  count: number,
  where: string,
  owner: number | undefined,
  rect: Rect,
  z: number,
): Placed {
  const say = words(frame.lang);
  return {
    key: card.key,
    ...rect,
    z,
    turn: 0,
    face: card.card === null ? null : ({ is: "magic", card: card.card, count } satisfies TrollFace),
    size: "token",
    owner,
    label: card.card === null ? say.back(where) : say.magic(where, say.kinds[card.card] ?? card.card, count),
  };
}

/** Before the reveal: cards at their holders, what is open in the middle. */
function heldCards(view: TrollMasterView, frame: Frame, at: Plan): Placed[] {
  const say = words(frame.lang);
  const middle = inRow({ ...at.open, x: at.open.x + 56, w: at.open.w - 56 }, view.open.length, 44, 4);
  const placed = view.open.map((card, index) =>
    magicCard(frame, card, 1, say.open, undefined, middle[index] ?? at.open, 10 + index),
  );
  for (const { seat, cards: rect } of at.players) {
    const player = view.players[seat];
    if (!player) continue;
    const mine = seat === viewerOf(view, frame) && frame.seat !== null;
    const name = frame.names[seat] ?? "";
    const hand = mine ? held(player.hand) : player.hand.map((card) => ({ card, count: 1 }));
    const rects = handRects(rect, hand.length, player.revealed.length, mine ? 150 : 52);
    hand.forEach(({ card, count }, index) =>
      placed.push(magicCard(frame, card, count, mine ? say.hand : name, seat, rects[index] ?? rect, 20 + index)),
    );
    player.revealed.forEach((card, index) =>
      placed.push(
        magicCard(
          frame,
          card,
          1,
          say.revealed(name),
          seat,
          rects[hand.length + index] ?? rect,
          20 + hand.length + index,
        ),
      ),
    );
  }
  return placed;
}

/** The hand, then what was revealed, smaller and lower. */
function handRects(rect: Rect, hand: number, revealed: number, most: number): Rect[] {
  const h = Math.min(rect.h, most);
  const w = h * ASPECT;
  const small = revealed ? 0.72 : 1;
  const many = hand + revealed;
  const step = many > 1 ? Math.min(w + 6, (rect.w - w) / (many - 1)) : 0;
  return Array.from({ length: many }, (_, index) => {
    const scale = index < hand ? 1 : small;
    return { x: rect.x + index * step, y: rect.y + (h - h * scale), w: w * scale, h: h * scale };
  });
}

/** From the reveal on, all ten cards of the round lie in the four beakers. */
function pouredCards(view: TrollMasterView, frame: Frame, at: Plan): Placed[] {
  const say = words(frame.lang);
  const all: { card: MagicView; owner: number | undefined; where: string }[] = [
    ...view.open.map((card) => ({ card, owner: undefined, where: say.open })),
    ...view.players.flatMap((player: PlayerView) =>
      [...player.revealed, ...player.hand].map((card) => ({
        card,
        owner: player.seat,
        where: frame.names[player.seat] ?? "",
      })),
    ),
  ];
  return KINDS.flatMap((kind, column) => {
    const beaker = at.beakers[column];
    if (!beaker) return [];
    const inside = all.filter(({ card }) => card.card === kind);
    const w = Math.min(frame.height > ROOMY ? 60 : 44, beaker.w * 0.5, (beaker.h - 52) * ASPECT);
    const h = w / ASPECT;
    const step = inside.length > 1 ? Math.min(w * 0.6, (beaker.w - 12 - w) / (inside.length - 1)) : 0;
    return inside.map(({ card, owner, where }, index) =>
      magicCard(
        frame,
        card,
        1,
        where,
        owner,
        { x: beaker.x + 6 + index * step, y: beaker.y + beaker.h - h - 6, w, h },
        20 + index,
      ),
    );
  });
}

function pawns(view: TrollMasterView, frame: Frame, at: Plan): Placed[] {
  const say = words(frame.lang);
  return view.row.flatMap(({ pos, pawn }) => {
    const station = at.stations[pos - 1];
    if (pawn === null || !station) return [];
    const h = frame.narrow ? LEDGE - 4 : 36;
    const w = h / 1.2;
    return [
      {
        key: pawn < 0 ? `pawn:neutral:${pos}` : `pawn:${pawn}`,
        x: station.x + station.w - w - 3,
        y: station.y + station.h - h - 2,
        w,
        h,
        z: 60,
        turn: 0,
        face: { is: "pawn", seat: pawn } satisfies TrollFace,
        size: "token" as const,
        owner: pawn < 0 ? undefined : pawn,
        label: pawn < 0 ? say.neutral : say.pawn(frame.names[pawn] ?? ""),
      },
    ];
  });
}

function stationSpots(view: TrollMasterView, frame: Frame, at: Plan): Spot[] {
  const say = words(frame.lang);
  return view.row.map((action) => ({
    key: action.key,
    ...(at.stations[action.pos - 1] ?? { x: 0, y: 0, w: 0, h: 0 }),
    label: say.station(
      action.pos,
      action.name[frame.lang] + signs(frame.lang).bracketed(action.text[frame.lang]),
      `${say.kinds[action.need_kind] ?? action.need_kind} ${action.need}`,
      action.missing ? say.missing(action.missing) : say.enough,
      action.pawn === null ? "" : action.pawn < 0 ? say.neutral : say.pawn(frame.names[action.pawn] ?? ""),
    ),
    kind: "station",
  }));
}

function seatSpots(view: TrollMasterView, frame: Frame, at: Plan): Spot[] {
  const say = words(frame.lang);
  return at.players.map(({ seat, plate }) => {
    const player = view.players[seat];
    return {
      key: `seat:${seat}`,
      ...plate,
      label: say.seat(
        frame.names[seat] ?? "",
        player?.vp ?? 0,
        player?.mana ?? 0,
        player?.attack ?? 0,
        player?.defence ?? 0,
      ),
      kind: "seat",
    };
  });
}

/** Where an attack is added up: the hand's room, which is free once the hand is poured; on a phone, that of two beakers. */
export function duelRect(view: TrollMasterView, frame: Frame, at: Plan): Rect {
  const own = at.players[0]?.cards;
  const need = 44 + 21 * (view.seats - 1);
  if (!frame.narrow && own) return { ...own, y: Math.min(own.y, at.height - need - GAP), h: need };
  return { x: GAP, y: (at.beakers[0]?.y ?? 0) + 2, w: frame.width - 2 * GAP, h: need };
}

/** Perform or forgo: two plaques where cards lay open before they were poured, so that neither row nor supply is covered. */
function sheetSpots(view: TrollMasterView, frame: Frame, at: Plan): Spot[] {
  const isAsked = frame.seat !== null && view.asked.includes(frame.seat) && view.prompt?.kind === "ask_action";
  if (!view.moment.pos || !isAsked) return [];
  const say = words(frame.lang);
  const wide = Math.max(at.open.w, Math.min(400, frame.width - 2 * at.open.x));
  const most = (wide - GAP) * 0.6; // what performing costs takes more words
  return (["execute", "stop"] as const).map((key, index) => ({
    key: `do:${key}`,
    x: at.open.x + index * (most + GAP),
    y: at.open.y,
    w: index ? wide - GAP - most : most,
    h: at.open.h,
    label: say.sheet[key],
    kind: "sheet",
    z: 90,
  }));
}
