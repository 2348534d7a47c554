/** What just happened, as things that fly over the bench: pure, from the table before and after, and the events in between. */
import type { Landing } from "../../stage/cards/landing";
import { centre, type Point, type Rect } from "../../stage/rect";
import type { FamiliarView, Words } from "../../lib/wire/types";
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

/** In ms; at the usual pace it is over before the next move is announced, which would lie over it. */
export const LEAP = 440;
const STEP = 60;
const LATEST = 700; // so that all has come by 1.2 s
const FLIP = 260;
const MOST = 8; // of one kind at once

/** What brings cards from the deck to a hand, where they come to lie last. */
const DRAWN = new Set(["dealt", "broom_drew", "swap_drew"]);

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
  for (const event of events) {
    const { seat, attacker, pos, paid, mana, chits, n, fee, familiar, base } = deedOf(event);
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
      case "discarded":
        fly("card", 1, plate(seat), deck);
    }
  }
  return found;
}

/** What has just come to somebody: familiars each from its pile, magic cards one by one from the deck. */
export function landings(after: TrollMasterView, events: readonly Words[], at: Plan, places: Places): Landing[] {
  const called = events.flatMap((event) => {
    const { seat, familiar } = deedOf(event);
    if (event.kind !== "called" && event.kind !== "trained") return [];
    const stack = after.players[seat ?? -1]?.familiars.find((one) => one.familiar.id === familiar);
    const pile = places.get(`supply:${familiar}`);
    return stack && pile ? [{ key: stack.key, from: centre(pile), width: pile.w }] : [];
  });
  const drawn = events.flatMap((event) => {
    const { seat, number = 1 } = deedOf(event);
    return DRAWN.has(event.kind) ? (after.players[seat ?? -1]?.hand.slice(-number) ?? []) : [];
  });
  return [
    ...called,
    ...drawn
      .filter(({ key }) => places.has(key)) // those of a kind lie on each other
      .map(({ key }, nth) => ({
        key,
        from: centre(at.deck),
        width: at.deck.w,
        delay: Math.min(LATEST, nth * STEP),
      })),
  ];
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
