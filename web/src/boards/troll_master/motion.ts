/** What just happened, as things that fly over the bench: pure, from the table before and after, and the events in between. */
import type { Landing } from "../../stage/landing";
import { centre, type Point, type Rect } from "../../stage/rect";
import type { FamiliarView, Words } from "../../wire/types";
import type { Plan } from "./plan";
import type { TrollMasterView } from "./view";

export type Token = "mana" | "chit" | "charge" | "card";

export interface Flight {
  id: string;
  token: Token;
  from: Point;
  to: Point;
  /** In milliseconds. */
  delay: number;
}

/** The strongest familiar of whoever attacks, on its way to those who are attacked. */
export interface Leap {
  id: string;
  familiar: FamiliarView;
  from: Rect;
  to: Point;
}

/** Attack against defence, as it was compared: one defender after the other. */
export interface Verdict {
  id: string;
  seat: number;
  attack: number;
  power: number;
  beaten: boolean;
  delay: number;
}

const STEP = 60;
const LATEST = 700; // so that all has come by 1.2 s
const FLIP = 260;
const MOST = 8; // of one kind at once

interface Deed {
  seat?: number;
  attacker?: number;
  pos?: number;
  paid?: number;
  mana?: number;
  chits?: number;
  n?: number;
  number?: number;
  fee?: number;
  familiar?: string;
  base?: string;
  attack?: number;
  power?: number;
}

const deedOf = (event: Words): Deed => event.args as Deed;

/** Where cards lie by their keys, as the scene has them. */
export type Places = ReadonlyMap<string, Rect>;

export function flights(before: TrollMasterView, events: readonly Words[], at: Plan, places: Places): Flight[] {
  const found: Flight[] = [];
  const deck = centre(at.deck);
  const plate = (seat: number | undefined): Point =>
    centre(at.players.find((player) => player.seat === seat)?.plate ?? at.open);
  const station = (pos: number | undefined): Point => centre(at.stations[(pos ?? 0) - 1] ?? at.open);
  const pawnOf = (seat: number | undefined) => before.players[seat ?? -1]?.pawn;
  const card = (key: string): Point | null => {
    const rect = places.get(key);
    return rect ? centre(rect) : null;
  };
  const fly = (token: Token, many: number | undefined, from: Point, to: Point) => {
    for (let nth = 0; nth < Math.min(MOST, many ?? 0); nth++)
      found.push({ id: `${found.length}`, token, from, to, delay: Math.min(LATEST, found.length * STEP) });
  };
  /** The last cards of a hand: those that have just come. */
  const dealtTo = (seat: number | undefined, many = 0): Point[] => {
    const hand = [...places].filter(([key]) => key.startsWith(`hand:${seat}:`)).map(([, rect]) => centre(rect));
    const area = centre(at.players.find((player) => player.seat === seat)?.cards ?? at.open);
    return Array.from({ length: many }, (_, nth) => hand[hand.length - 1 - nth] ?? area);
  };
  for (const event of events) {
    const { seat, attacker, pos, paid, mana, chits, n, number, fee, familiar, base } = deedOf(event);
    const own = familiar ? (card(`familiar:${seat}:${familiar}`) ?? plate(seat)) : plate(seat);
    switch (event.kind) {
      case "performed":
        fly("mana", paid, plate(seat), station(pos));
        break;
      case "forwent":
        fly("mana", mana, station(pos), plate(seat));
        break;
      case "consoled":
      case "brewed":
        fly("mana", mana, station(pawnOf(seat)), plate(seat));
        break;
      case "divined":
        fly("chit", chits, station(pawnOf(seat)), plate(seat));
        break;
      case "beaten":
        fly("chit", chits, station(pawnOf(attacker)), plate(attacker));
        break;
      case "mana":
        fly("mana", n, own, plate(seat));
        break;
      case "chits":
        fly("chit", n, own, plate(seat));
        break;
      case "stored":
        fly("mana", 1, plate(seat), own);
        break;
      case "charged":
        fly("charge", n, plate(seat), own);
        break;
      case "used":
        fly("charge", fee, own, deck);
        break;
      case "called":
      case "trained":
        fly("mana", paid, plate(seat), card(`supply:${familiar}`) ?? deck);
        if (base)
          fly(
            "charge",
            before.players[seat ?? -1]?.familiars.find((stack) => stack.familiar.id === base)?.charges,
            own,
            deck,
          );
        break;
      case "dealt":
        for (const place of dealtTo(seat, number)) fly("card", 1, deck, place);
        break;
      case "broom_drew":
      case "swap_drew":
        fly("card", 1, deck, plate(seat));
        break;
      case "discarded":
        fly("card", 1, plate(seat), deck);
    }
  }
  return found;
}

/** The familiars that have just come to their masters, each from its pile. */
export function landings(after: TrollMasterView, events: readonly Words[], places: Places): Landing[] {
  return events.flatMap((event) => {
    const { seat, familiar } = deedOf(event);
    if (event.kind !== "called" && event.kind !== "trained") return [];
    const stack = after.players[seat ?? -1]?.familiars.find((one) => one.familiar.id === familiar);
    const pile = places.get(`supply:${familiar}`);
    return stack && pile ? [{ key: stack.key, from: centre(pile), width: pile.w }] : [];
  });
}

export function leaps(before: TrollMasterView, events: readonly Words[], at: Plan, places: Places): Leap[] {
  return events.flatMap((event) => {
    const { seat } = deedOf(event);
    if (event.kind !== "declared") return [];
    const [strongest] = [...(before.players[seat ?? -1]?.familiars ?? [])].sort(
      (one, other) => other.familiar.power - one.familiar.power,
    );
    const from = strongest && places.get(strongest.key);
    const others = at.players.filter((player) => player.seat !== seat).map((player) => centre(player.plate));
    if (!from || !others.length) return [];
    const mean = (of: (point: Point) => number) => others.reduce((sum, point) => sum + of(point), 0) / others.length;
    return [
      { id: strongest.key, familiar: strongest.familiar, from, to: { x: mean(({ x }) => x), y: mean(({ y }) => y) } },
    ];
  });
}

export function verdicts(events: readonly Words[]): Verdict[] {
  return events
    .filter(({ kind }) => kind === "beaten" || kind === "repelled")
    .map((event, index) => {
      const { seat = -1, attack = 0, power = 0 } = deedOf(event);
      return {
        id: `${index}`,
        seat,
        attack,
        power,
        beaten: event.kind === "beaten",
        delay: Math.min(LATEST, index * FLIP),
      };
    });
}
