/** The row of actions on a real table of Troll Master, and a round on it: pure. */

export const PHASES = ["preparation", "planning", "reveal", "action", "scoring"] as const;
export type Phase = (typeof PHASES)[number];
export const MAGIC = ["tome", "vial", "wand", "crystal"] as const;
export const POOL = 10; // TM-19
export const COPIES = 6; // TM-2

const PLENTY = 50; // mana, with which nobody has to forgo: the game stops at whoever is next

export interface Row {
  round: number;
  phase: Phase;
  /** Who held the Broom when the round began. */
  start: number;
  broom: number;
  /** In planning: who plans. */
  turn: number;
  /** By seat: 1 to 14; 0: it isn't on the row. */
  pawns: readonly number[];
  passed: readonly boolean[];
  /** Tomes, vials, wands, crystals. */
  pool: readonly number[];
  over: boolean;
}

const same = <T>(seats: number, value: T): T[] => Array.from({ length: seats }, () => value);

export const begin = (seats: number, first: number): Row => ({
  round: 1,
  phase: "preparation",
  start: first,
  broom: first,
  turn: first,
  pawns: same(seats, 0),
  passed: same(seats, false),
  pool: same(MAGIC.length, 0),
  over: false,
});

/** For what each action lacks: once the pool is whole. */
export function positionOf({ pawns, pool, phase, start, broom }: Row) {
  if (phase !== "action" || pooled(pool) !== POOL) return null;
  return {
    seats: pawns.length,
    phase: "action",
    start,
    broom,
    pool,
    players: pawns.map((pawn) => ({ pawn, mana: PLENTY })),
  };
}

export const pooled = (pool: readonly number[]): number => pool.reduce((sum, count) => sum + count, 0);

/** Whose pawn stands there; null: nobody's. */
export function pawnAt({ pawns }: Row, pos: number): number | null {
  const seat = pawns.indexOf(pos);
  return seat < 0 ? null : seat;
}

/** Whose action is next: the rightmost pawn's owner; null: all pawns are back. */
export function actorOf({ pawns }: Row): number | null {
  const furthest = Math.max(...pawns);
  return furthest ? pawns.indexOf(furthest) : null;
}

const nextPlanner = ({ turn, passed }: Row): number => {
  const seats = passed.length;
  for (let step = 1; step <= seats; step++) if (!passed[(turn + step) % seats]) return (turn + step) % seats;
  return turn;
};

const withAt = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, nth) => (nth === at ? value : old));

/** The planner's pawn goes there, and the next one plans. */
export function place(row: Row, pos: number): Row {
  const placed = { ...row, pawns: withAt(row.pawns, row.turn, pos) };
  return { ...placed, turn: nextPlanner(placed) };
}

/** The planner passes; when all have, the owner of the rightmost pawn takes the Broom (TM-35). */
export function pass(row: Row): Row {
  const passed = { ...row, passed: withAt(row.passed, row.turn, true) };
  if (!passed.passed.every(Boolean)) return { ...passed, turn: nextPlanner(passed) };
  return { ...passed, phase: "reveal", broom: actorOf(passed) ?? row.broom };
}

export const setPool = (row: Row, kind: number, count: number): Row => ({
  ...row,
  pool: withAt(row.pool, kind, count),
});

/** The actor is done: its pawn goes back, or where a chain moves it. */
export function acted(row: Row, to = 0): Row {
  const actor = actorOf(row);
  if (actor === null) return row;
  const next = { ...row, pawns: withAt(row.pawns, actor, to) };
  return actorOf(next) === null ? { ...next, phase: "scoring" } : next;
}

export const planning = (row: Row): Row => ({ ...row, phase: "planning", turn: row.start });
export const acting = (row: Row): Row => ({ ...row, phase: actorOf(row) === null ? "scoring" : "action" });

export const nextRound = (row: Row): Row => ({
  ...begin(row.pawns.length, row.broom),
  round: row.round + 1,
});
