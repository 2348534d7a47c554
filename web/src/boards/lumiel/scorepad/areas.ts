/** The points areas of a real table of Lumiel, and how taps change them: pure. */

/** The phases of a turn, by the chapters of the rulebook. */
export const PHASES = ["start", "remove", "effect", "set", "get", "draw"] as const;

export interface Areas {
  first: number;
  /** Finished turns. */
  turn: number;
  phase: number;
  over: boolean;
  /** By seat: how many of each kind were captured. */
  points: readonly Readonly<Record<string, number>>[];
}

export const begin = (seats: number, first: number): Areas => ({
  first,
  turn: 0,
  phase: 0,
  over: false,
  points: Array.from({ length: seats }, () => ({})),
});

export const seatOf = ({ first, turn, points }: Areas): number => (first + turn) % points.length;

/** As if it ended now: with an empty hand, it does. */
export const positionOf = ({ first, points }: Areas) => ({
  seats: points.length,
  first,
  players: points.map((area) => ({
    hand: "",
    deck: "",
    points: Object.entries(area)
      .flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
      .join(" "),
  })),
});

export const capture = (areas: Areas, seat: number, kind: string, more: number): Areas => ({
  ...areas,
  points: areas.points.map((area, at) =>
    at === seat ? { ...area, [kind]: Math.max(0, (area[kind] ?? 0) + more) } : area,
  ),
});

/** How many of a kind lie in all points areas. */
export const captured = ({ points }: Areas, kind: string): number =>
  points.reduce((sum, area) => sum + (area[kind] ?? 0), 0);

/** The next phase; after the last one, the next player's turn. */
export const onward = (areas: Areas): Areas =>
  areas.phase + 1 < PHASES.length ? { ...areas, phase: areas.phase + 1 } : nextTurn(areas);

export const nextTurn = (areas: Areas): Areas => ({ ...areas, turn: areas.turn + 1, phase: 0 });
