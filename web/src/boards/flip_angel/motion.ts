/** What just happened, as things that fly or turn: pure, from the table before and after, and the events in between. */
import { centre, type Point, type Rect } from "../../stage/rect";
import type { Words } from "../../lib/wire/types";
import type { Side, FlipAngelView } from "./view";
import { cellRect, discardAt, purseOf, type Plan } from "./plan";

/** A chip of ether on its way. */
export interface Chip {
  id: string;
  colour: "light" | "dark";
  from: Point;
  to: Point;
  /** In milliseconds. */
  delay: number;
}

/** A card that leaves the river for the discard pile. */
export interface Leaving {
  id: string;
  card: string;
  side: Side;
  from: Rect;
  to: Point;
  delay: number;
}

/** The deck turned over as a whole: its top goes down, and what was at the bottom comes up. */
export interface Turning {
  slot: Rect;
  down: { card: string; side: Side } | null;
  up: { card: string; side: Side } | null;
}

export const STEP = 70; // between one chip and the next
const LATEST = 560; // so that all has come by 1.2 s

interface Deed {
  seat?: number;
  card?: string;
  cell?: string;
  light?: number;
  dark?: number;
  chips?: number;
  for?: string;
  cards?: string[];
}

const deedOf = (event: Words): Deed => event.args as Deed;

function face(name: string): { card: string; side: Side } {
  const [card = "", letter] = name.split("/");
  return { card, side: letter === "b" ? "black" : "white" };
}

export function chips(before: FlipAngelView, events: readonly Words[], after: FlipAngelView, at: Plan): Chip[] {
  const found: Chip[] = [];
  const locked = lockedIn(before, events, after);
  const stock = centre(at.river);
  const cellOf = (seat: number, cell: string | undefined): Point | null => {
    const field = at.fields.find((one) => one.seat === seat);
    return field && cell ? centre(cellRect(field, cell)) : null;
  };
  const cellOfCard = (seat: number, name = "") =>
    Object.entries(after.players[seat]?.field ?? {}).find(([, card]) => card.card === face(name).card)?.[0];
  const fly = (colour: "light" | "dark", many: number, from: Point, to: Point) => {
    for (let nth = 0; nth < many; nth++)
      found.push({ id: `${found.length}`, colour, from, to, delay: Math.min(LATEST, found.length * STEP) });
  };
  for (const [index, event] of events.entries()) {
    const deed = deedOf(event);
    const seat = deed.seat ?? -1;
    const field = at.fields.find((one) => one.seat === seat);
    if (!field) continue;
    const purse = purseOf(field, field === at.fields[0]);
    const both = (light: number, dark: number, way: (place: Point) => [Point, Point]) => {
      fly("light", light, ...way(purse.light));
      fly("dark", dark, ...way(purse.dark));
    };
    const [light, dark] = [deed.light ?? 0, deed.dark ?? 0];
    switch (event.kind) {
      case "gain":
        both(light, dark, (place) => [stock, place]);
        break;
      case "ether_bonus":
      case "coupon": {
        const from = cellOf(seat, cellOfCard(seat, deed.card)) ?? stock;
        both(light, dark, (place) => [from, place]);
        break;
      }
      case "pay": {
        const to = deed.for === "reversal" ? stock : (cellOf(seat, placedAt(events.slice(index), seat)) ?? stock);
        both(light, dark, (place) => [place, to]);
        break;
      }
      case "key": {
        const to = cellOf(seat, deed.cell) ?? stock;
        const lightOnes = Math.min(deed.chips ?? 0, locked.get(seat) ?? 0);
        both(lightOnes, (deed.chips ?? 0) - lightOnes, (place) => [place, to]);
        break;
      }
      case "ether_swap":
        fly("dark", Math.min(3, dark), purse.light, purse.dark);
        fly("light", Math.min(3, light), purse.dark, purse.light);
    }
  }
  return found;
}

const placedAt = (events: readonly Words[], seat: number): string | undefined =>
  events
    .map((event) => ({ kind: event.kind, ...deedOf(event) }))
    .find((event) => event.kind === "place" && event.seat === seat)?.cell;

/** How many of the chips that a seat put on keys were light ones: what is missing otherwise. */
function lockedIn(before: FlipAngelView, events: readonly Words[], after: FlipAngelView): Map<number, number> {
  const light = before.players.map((player) => player.light);
  for (const event of events) {
    const { seat = -1, light: some = 0 } = deedOf(event);
    if (["gain", "ether_bonus", "coupon"].includes(event.kind)) light[seat] = (light[seat] ?? 0) + some;
    if (event.kind === "pay") light[seat] = (light[seat] ?? 0) - some;
    if (event.kind === "ether_swap") light[seat] = some;
  }
  return new Map(after.players.map((player, seat) => [seat, Math.max(0, (light[seat] ?? 0) - player.light)]));
}

/** The cards that flowed away. */
export function leaving(before: FlipAngelView, events: readonly Words[], at: Plan): Leaving[] {
  const flow = events.find((event) => event.kind === "river_flow");
  if (!flow) return [];
  const to = discardAt(at);
  return (deedOf(flow).cards ?? []).flatMap((name, index) => {
    const { card, side } = face(name);
    const slot = [...before.row, before.deck.top].findIndex((shown) => shown?.card === card);
    const from = at.slots[slot];
    return from ? [{ id: card, card, side, from, to, delay: index * STEP }] : [];
  });
}

export function turning(before: FlipAngelView, events: readonly Words[], at: Plan): Turning | null {
  const flip = events.findIndex((event) => event.kind === "river_flip");
  const slot = at.slots[3];
  if (flip < 0 || !slot || !before.deck.top) return null;
  const top = events.slice(flip).find((event) => event.kind === "top");
  return { slot, down: before.deck.top, up: top ? face(deedOf(top).card ?? "") : null };
}

/** An angel that turned over on a field, and what it is now. */
export interface Turned {
  id: string;
  rect: Rect;
  side: Side;
}

export function turned(events: readonly Words[], after: FlipAngelView, at: Plan): Turned[] {
  return events.flatMap((event, index) => {
    const { seat = -1, cards = [] } = deedOf(event);
    const field = at.fields.find((one) => one.seat === seat);
    if (event.kind !== "flip" || !field) return [];
    const cells = Object.entries(after.players[seat]?.field ?? {});
    return cards.map(face).flatMap(({ card, side }) => {
      const cell = cells.find(([, laid]) => laid.card === card)?.[0];
      return cell ? [{ id: `${index}:${card}`, rect: cellRect(field, cell), side }] : [];
    });
  });
}

/** A feather that an angel sheds as it turns: where on the card in percent, how it drifts and lies. */
export interface Feather {
  x: number;
  y: number;
  drift: number;
  turn: number;
  delay: number;
}

/** Spread by the golden section, so that none falls on another. */
export const FEATHERS: readonly Feather[] = Array.from({ length: 6 }, (_, nth) => ({
  x: Math.round((nth * 61.8) % 90),
  y: Math.round((nth * 38.2) % 70),
  drift: ((nth * 53) % 90) - 45,
  turn: (nth * 77) % 360,
  delay: (nth * 50) % 280,
}));

/** Whose fourth card turned day and night over, seat by seat. */
export const dawns = (events: readonly Words[]): number[] =>
  events.filter((event) => event.kind === "event4").map((event) => deedOf(event).seat ?? -1);
