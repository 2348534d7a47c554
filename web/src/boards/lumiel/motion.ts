/** What just happened, as things that fly: pure, from the table before and the events. */
import type { Landing } from "../../stage/cards/landing";
import { centre, type Point } from "../../stage/rect";
import type { Words } from "../../lib/wire/types";
import { turnFor } from "./field";
import { areaRect, type Plan } from "./plan";
import type { LumielFace, LumielView } from "./view";

export interface Flight {
  id: string;
  face: LumielFace;
  turn: number;
  from: Point;
  to: Point;
  /** It waits for the beams, and then all go at once. */
  late: boolean;
  /** Two captors: it burns. */
  burns: boolean;
  /** Captured: its pane breaks before it flies. */
  shatters: boolean;
}

interface Deed {
  area?: string;
  card?: string;
  seat?: number;
  from?: string | number;
  to?: string | number;
  facing?: number;
  points?: number;
}

export function flights(
  before: LumielView,
  events: readonly Words[],
  at: Plan,
  viewer: number,
  pointsOf: (card: string) => number,
): Flight[] {
  const area = (name: string | number) => centre(areaRect(at.field, String(name), viewer));
  const plate = (seat: number | undefined) => centre(at.seats[seat ?? -1] ?? at.removed);
  const owners = new Map(before.field.map((one) => [one.area, one.stack.at(-1)?.owner ?? null]));
  return events.flatMap((event, index): Flight[] => {
    const deed = event.args as Deed;
    if (!deed.card) return [];
    const fly = (from: Point, to: Point, owner: number | null, more: Partial<Flight> = {}): Flight[] => {
      const turn = owner === null ? 0 : turnFor(owner, viewer);
      const face = {
        card: deed.card ?? "",
        points: pointsOf(deed.card ?? ""),
        owner,
        active: false,
        upright: -turn,
        count: 1,
      };
      return [{ id: `${index}`, face, turn, from, to, late: false, burns: false, shatters: false, ...more }];
    };
    const seat = deed.seat ?? null;
    switch (event.kind) {
      case "placed":
      case "set":
        if (deed.area) owners.set(deed.area, deed.facing ?? seat);
        return [];
      case "moved":
        if (typeof deed.to === "string") owners.set(deed.to, deed.facing ?? null);
        return [];
      case "turned":
        if (deed.area) owners.set(deed.area, Number(deed.to));
        return [];
      case "captured":
      case "took":
      case "gained":
        return deed.area
          ? fly(area(deed.area), plate(deed.seat), owners.get(deed.area) ?? null, {
              late: event.kind === "captured",
              shatters: event.kind === "captured",
            })
          : [];
      case "contested":
      case "removed":
        return deed.area
          ? fly(area(deed.area), centre(at.removed), owners.get(deed.area) ?? null, {
              late: event.kind === "contested",
              burns: true,
            })
          : [];
      default:
        return [];
    }
  });
}

/** The cards that were played, set and moved and still lie there, each from where it came. */
export function landings(events: readonly Words[], after: LumielView, at: Plan, viewer: number): Landing[] {
  const area = (name: string) => centre(areaRect(at.field, name, viewer));
  const plate = (seat: number | undefined) => centre(at.seats[seat ?? -1] ?? at.play);
  const found = new Map<string, Point>();
  const land = (key: string | undefined, from: Point) => key !== undefined && found.set(key, from);
  for (const event of events) {
    const deed = event.args as Deed;
    if (event.kind === "played" && deed.seat !== viewer)
      land(after.play.find(({ card }) => card === deed.card)?.key, plate(deed.seat));
    if (event.kind === "set" && deed.area) land(lying(after, deed.area, deed.card), centre(at.play));
    if (event.kind === "placed" && deed.area) land(lying(after, deed.area, deed.card), plate(deed.seat));
    if (event.kind === "moved" && typeof deed.from === "string" && typeof deed.to === "string" && deed.from !== deed.to)
      land(lying(after, deed.to, deed.card), area(deed.from));
  }
  return [...found].map(([key, from]) => ({ key, from }));
}

/** The key of such a card on an area: on top, or wherever it was slid in. */
const lying = (view: LumielView, area: string, card: string | undefined): string | undefined =>
  view.field.find((one) => one.area === area)?.stack.findLast((one) => one.card === card)?.key;

/** A splinter of a pane: its outline and where it jumps to, both in percent of the card. */
export interface Shard {
  outline: string;
  dx: number;
  dy: number;
  turn: number;
}

/** Where the pane is hit, and the points on its rim that the cracks run to, in percent. */
const HIT = [54, 44] as const;
const RIM = [
  [0, 0],
  [38, 0],
  [100, 0],
  [100, 34],
  [100, 72],
  [100, 100],
  [62, 100],
  [22, 100],
  [0, 100],
  [0, 58],
  [0, 26],
] as const;

/** A captured card's pane, broken: between two cracks lies a splinter, and it flies the way that it lies. */
export const SHARDS: readonly Shard[] = RIM.map((from, nth) => {
  const to = RIM[(nth + 1) % RIM.length] ?? from;
  const [x, y] = [(HIT[0] + from[0] + to[0]) / 3 - HIT[0], (HIT[1] + from[1] + to[1]) / 3 - HIT[1]];
  return {
    outline: `polygon(${[HIT, from, to].map(([left, top]) => `${left}% ${top}%`).join(", ")})`,
    dx: Math.round(x * 1.5),
    dy: Math.round(y * 1.5),
    turn: (nth % 2 ? 1 : -1) * (20 + ((nth * 37) % 50)),
  };
});

/** The areas whose cards made a full turn: nothing else would show it. */
export function spins(events: readonly Words[]): string[] {
  return events.flatMap((event) => {
    const { area, areas, from, to, full } = event.args as {
      area?: string;
      areas?: string[];
      from?: unknown;
      to?: unknown;
      full?: boolean;
    };
    if (event.kind === "turned" && from === to && area) return [area];
    return event.kind === "turned_all" && full ? (areas ?? []) : [];
  });
}
