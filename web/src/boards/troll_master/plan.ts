/** Where the parts of the bench lie, for a viewer and a room. */
import type { Rect } from "../../stage/rect";
import { viewerOf } from "../../stage/seats";
import type { Frame } from "../../stage/types";
import type { TrollMasterView } from "./view";

export interface PlayerPlan {
  seat: number;
  plate: Rect;
  /** Null: only their emblems on the plate, at full size while it is pointed at. */
  familiars: Rect | null;
  cards: Rect;
}

export interface Plan {
  /** By position, from 1: stations[0] is the first. */
  stations: Rect[];
  lines: number;
  beakers: Rect[];
  open: Rect;
  /** At its end: the deck and the discard pile. */
  deck: Rect;
  supply: Rect;
  players: PlayerPlan[];
  height: number;
}

export const GAP = 8;

export const ASPECT = 0.714;

/** From such a height on, everything is larger. */
export const ROOMY = 1000;

const MOST_ROOMY = 165;

/** Up to such a height, everything is as low as can be. */
const SHORT = 600;

/** As wide is a pile of the supply at least, with its gap. */
export const leastPile = (frame: Frame): number => (frame.height < SHORT ? 52 : 60);

/** And at most, on a desk; where room is scarce, no deeper than what lies under it begins. */
export const mostPile = (frame: Frame): number => (frame.height > ROOMY ? MOST_ROOMY : frame.height < SHORT ? 63 : 88);

/** From the reveal on, the round's cards are in the beakers. */
export const isPoured = (view: TrollMasterView): boolean => view.pool !== null && view.phase !== "over";

export function plan(view: TrollMasterView, frame: Frame): Plan {
  const viewer = viewerOf(view, frame);
  const order = view.players.map((_, index) => (viewer + index) % view.seats);
  return frame.narrow ? narrowPlan(view, frame, order) : widePlan(view, frame, order);
}

/** A row of rectangles that fill a width. */
function spread(x: number, y: number, width: number, many: number, h: number, gap: number): Rect[] {
  const w = (width - (many - 1) * gap) / many;
  return Array.from({ length: many }, (_, index) => ({ x: x + index * (w + gap), y, w, h }));
}

/** Questions that are answered with a familiar of the supply, or need it beside them. */
const FROM_SUPPLY = ["ask_summon", "ask_way"];

export const picksFamiliar = (view: TrollMasterView): boolean => FROM_SUPPLY.includes(view.prompt?.kind ?? "");

/** At the foot of a station on a phone: where a pawn stands without covering anything. */
export const LEDGE = 28;

/** So many piles of the supply lie side by side on a phone. */
export const PILES = 5;

function narrowPlan(view: TrollMasterView, frame: Frame, order: number[]): Plan {
  const width = frame.width - 2 * GAP;
  const high = 66 + LEDGE;
  const stations = [
    ...spread(GAP, GAP + 22, width, 7, high, 4),
    ...spread(GAP, GAP + 22 + high + 14, width, 7, high, 4),
  ];
  let y = GAP + 22 + 2 * high + 14 + GAP;
  const [me = 0, ...others] = order;
  // what is asked for comes next to the row: the supply, or the hand that is played to it; a poured hand leaves its room to the beakers
  const supplyAt = (top: number): Rect => ({
    x: GAP,
    y: top + 20,
    w: width,
    h: Math.ceil(view.supply.length / PILES) * (pileWidth(width, PILES) / ASPECT + 6),
  });
  const choosing = picksFamiliar(view);
  const early = choosing ? supplyAt(y) : null;
  if (early) y = early.y + early.h + GAP;
  const own = (top: number) => ({
    plate: { x: GAP, y: top, w: width, h: 58 },
    familiars: { x: GAP, y: top + 66, w: width, h: 100 },
  });
  const first = choosing ? own(y) : null;
  if (first) y += 66 + 100 + GAP;
  const poured = isPoured(view);
  const beakers = spread(GAP, y, width, 4, poured ? 84 + 84 + GAP : 84, 6);
  const open = { x: GAP, y: y + (poured ? 84 + GAP : 0) + 90, w: width, h: 52 };
  y += 90 + 52 + GAP;
  const cards = { x: GAP, y, w: width, h: 84 };
  y += 84 + GAP;
  const mine = { seat: me, cards, ...(first ?? own(y)) };
  if (!first) y += 66 + 100 + GAP;
  const supply = early ?? supplyAt(y);
  if (!early) y = supply.y + supply.h + GAP;
  const players: PlayerPlan[] = [mine];
  for (const seat of others) {
    players.push({
      seat,
      plate: { x: GAP, y, w: width - 92, h: 56 },
      familiars: null,
      cards: { x: GAP + width - 86, y: y + 4, w: 86, h: 48 },
    });
    y += 56 + GAP;
  }
  return { stations, lines: 2, beakers, open, deck: endOf(open), supply, players, height: y };
}

/** How wide a pile is where so many fill a width. */
export const pileWidth = (width: number, many: number): number => (width - (many - 1) * 6) / many;

function widePlan(view: TrollMasterView, frame: Frame, order: number[]): Plan {
  const width = frame.width - 2 * GAP;
  const roomy = frame.height > ROOMY;
  const short = frame.height < SHORT;
  const lines = frame.width >= 1080 || (frame.width >= 840 && frame.height < 760) ? 1 : 2;
  const high = roomy ? 190 : frame.width >= 1080 || lines === 2 ? 124 : 108;
  const stations =
    lines === 1
      ? spread(GAP, GAP + 24, width, 14, high, 5)
      : [...spread(GAP, GAP + 24, width, 7, high, 6), ...spread(GAP, GAP + 24 + high + 20, width, 7, high, 6)];
  let y = GAP + 24 + lines * high + (lines - 1) * 20 + GAP;
  const left = Math.min(360, Math.max(248, width * 0.26));
  const rest = width - left - GAP;
  const perRow = rest / view.supply.length >= leastPile(frame) ? view.supply.length : Math.ceil(view.supply.length / 2);
  const cardWidth = Math.min(mostPile(frame), (rest - (perRow - 1) * 6) / perRow);
  const rows = Math.ceil(view.supply.length / perRow);
  const supplyHeight = rows * (cardWidth / ASPECT + 8);
  const block = Math.max(supplyHeight, short ? 134 : 150);
  const low = short ? 40 : 46;
  const beakers = spread(GAP, y + 20, left, 4, block - low - 8, 6);
  const open = { x: GAP, y: y + 20 + block - low - 4, w: left, h: low };
  const supply = { x: GAP + left + GAP, y: y + 20, w: rest, h: block };
  y += 20 + block + GAP;
  const [me = 0, ...others] = order;
  const tokens = roomy ? 190 : short ? 64 : 82;
  const columns = spread(GAP, y, width, Math.max(1, others.length), 52 + tokens + GAP, GAP);
  const players: PlayerPlan[] = [];
  const ownY = others.length ? y + 52 + tokens + 2 * GAP : y;
  const own = Math.max(roomy ? 190 : short ? 100 : 126, Math.min(roomy ? 340 : 220, frame.height - ownY - GAP));
  const plate = { x: GAP, y: ownY, w: left, h: own };
  const handWidth = Math.min(rest * 0.42, 460);
  players.push({
    seat: me,
    plate,
    familiars: { x: plate.x + left + GAP, y: ownY + 20, w: rest - handWidth - GAP, h: own - 20 },
    cards: { x: plate.x + left + GAP + rest - handWidth, y: ownY + 20, w: handWidth, h: own - 20 },
  });
  others.forEach((seat, index) => {
    const column = columns[index];
    if (!column) return;
    players.push({
      seat,
      plate: { ...column, h: 46 },
      familiars: { x: column.x, y: column.y + 52, w: column.w * 0.68, h: tokens },
      cards: { x: column.x + column.w * 0.7, y: column.y + 52, w: column.w * 0.3, h: 56 },
    });
  });
  return { stations, lines, beakers, open, deck: endOf(open), supply, players, height: ownY + own + GAP };
}

const endOf = (open: Rect): Rect => ({ ...open, x: open.x + open.w - 84, w: 80 });
