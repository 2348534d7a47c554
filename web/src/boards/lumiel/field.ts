/** The field's geometry: where an area lies for a viewer, and which lines captured what. It decides nothing: it draws what was told. */
import type { Point } from "../../stage/rect";
import type { Words } from "../../lib/wire/types";
import type { LumielView } from "./view";

export const AREAS: readonly string[] = [..."1234"].flatMap((row) => [..."ABCD"].map((column) => column + row));

/** Column and row of an area, the viewer's side south. Seats sit clockwise: 0 south, 1 west, 2 north, 3 east. */
export function cellFor(area: string, viewer: number): [column: number, row: number] {
  let column = "ABCD".indexOf(area[0] ?? "A");
  let row = Number(area[1]) - 1;
  for (let turn = 0; turn < viewer; turn++) [column, row] = [row, 3 - column];
  return [column, row];
}

/** The side where a seat sits for the viewer: 0 south, 1 west, 2 north, 3 east. */
export const sideFor = (seat: number, viewer: number): number => (seat - viewer + 4) % 4;

/** A card faces its owner: its lower edge is turned to where he sits. */
export const turnFor = (owner: number, viewer: number): number => sideFor(owner, viewer) * 90;

/** One end, the card in between, the other end; and whose line it is. */
export interface Beam {
  a: string;
  middle: string;
  b: string;
  seat: number;
}

/** A beam as a path between the middles of its areas. */
export function pathOf({ a, middle, b }: Beam, middleOf: (area: string) => Point): string {
  return [a, middle, b]
    .map(middleOf)
    .map(({ x, y }, nth) => `${nth ? "L" : "M"}${x} ${y}`)
    .join("");
}

interface Lying {
  owner: number;
  active: boolean;
}

type Stacks = Map<string, Lying[]>;

const at = (column: number, row: number): string | null =>
  column >= 0 && column < 4 && row >= 0 && row < 4 ? (AREAS[4 * row + column] ?? null) : null;

/** Every pair of ends that has this area between them: three in a row, and round a corner. */
export function endsAround(area: string): [string, string][] {
  const [column, row] = cellFor(area, 0);
  const ends: [string, string][] = [];
  for (const [right, down] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const) {
    const a = at(column - right, row - down);
    const b = at(column + right, row + down);
    if (a && b) ends.push([a, b]);
  }
  if ((column === 0 || column === 3) && (row === 0 || row === 3)) {
    const a = at(column === 0 ? 1 : 2, row);
    const b = at(column, row === 0 ? 1 : 2);
    if (a && b) ends.push([a, b]);
  }
  return ends;
}

/** Two cards of one player with something between them: nothing (a socket), or a card that is safe until an end moves (stale). */
export interface Sandwich extends Beam {
  kind: "socket" | "stale";
}

export function sandwiches(view: LumielView): Sandwich[] {
  const tops = new Map(view.field.map(({ area, stack }) => [area, stack.at(-1)?.owner]));
  return AREAS.flatMap((middle) =>
    endsAround(middle).flatMap(([a, b]): Sandwich[] => {
      const seat = tops.get(a);
      if (seat === undefined || seat !== tops.get(b) || tops.get(middle) === seat) return [];
      return [{ a, middle, b, seat, kind: tops.get(middle) === undefined ? "socket" : "stale" }];
    }),
  );
}

/** The lines of the captures that these events tell, from the table before them. */
export function beams(view: LumielView, events: readonly Words[]): Beam[] {
  const stacks: Stacks = new Map(
    view.field.map((area) => [area.area, area.stack.map(({ owner, active }) => ({ owner, active }))]),
  );
  const found: Beam[] = [];
  for (const event of events) {
    const area = event.args["area"] as string;
    if (event.kind === "captured") found.push(...linesOf(stacks, area, [event.args["seat"] as number]));
    else if (event.kind === "contested") found.push(...linesOf(stacks, area, event.args["seats"] as number[]));
    else happen(stacks, event);
  }
  return found;
}

function linesOf(stacks: Stacks, middle: string, seats: number[]): Beam[] {
  const top = (area: string) => stacks.get(area)?.at(-1);
  return seats.flatMap((seat) =>
    endsAround(middle)
      .filter(([a, b]) => top(a)?.owner === seat && top(b)?.owner === seat && (top(a)?.active || top(b)?.active))
      .map(([a, b]) => ({ a, middle, b, seat })),
  );
}

/** What an event says, as far as it moves or turns cards. */
interface Deed {
  area: string;
  areas: string[];
  seat: number;
  facing?: number;
  from: string | number;
  to: string | number;
  under?: boolean;
  full?: boolean;
}

function happen(stacks: Stacks, event: Words): void {
  const { area, areas, seat, facing, from, to, under, full } = event.args as unknown as Deed;
  const stack = (name: string | number) => stacks.get(String(name)) ?? [];
  const put = (name: string | number, owner: number, beneath = false) =>
    beneath ? stack(name).unshift({ owner, active: true }) : stack(name).push({ owner, active: true });
  const turn = (name: string, owner: number | null) => {
    const card = stack(name).at(-1);
    if (card) Object.assign(card, { owner: owner ?? card.owner, active: true });
  };
  switch (event.kind) {
    case "turn":
      for (const cards of stacks.values()) for (const card of cards) card.active = false;
      break;
    case "placed":
    case "set":
      put(area, facing ?? seat, under);
      break;
    case "turned":
      turn(area, Number(to));
      break;
    case "turned_all":
      for (const name of areas) turn(name, full ? null : seat);
      break;
    case "moved":
      stack(from).pop();
      put(to, facing ?? seat, under);
      break;
    case "swapped": {
      const [a = "", b = ""] = areas;
      const [first, second] = [stack(a).pop(), stack(b).pop()];
      if (first && second) {
        put(b, first.owner);
        put(a, second.owner);
      }
      break;
    }
    case "removed":
    case "gained":
    case "took":
      if (area) stack(area).pop();
  }
}
