/** A duel with real cards: who called, what has hit. Pure. */
import type { CardSet } from "../../../stage/types";
import { characters } from "../cards";

export type Stage = "pick" | "check" | "battle" | "attack" | "draw" | "over";

export interface Call {
  seat: number;
  /** ms after "Battle!". */
  after: number;
}

export interface Duel {
  stage: Stage;
  characters: readonly string[];
  /** By seat, the techniques that have hit. */
  hits: readonly (readonly string[])[];
  /** By seat, the miss cards that score for it. */
  misses: readonly number[];
  /** Of the last Battle: both, if nobody can say which came first. */
  calls: readonly Call[];
  /** Who has called without the right to. */
  miscalled: readonly number[];
}

export const begin = (_seats: number, _first: number, cards: CardSet): Duel => ({
  stage: "pick",
  characters: characters(cards)
    .slice(0, 2)
    .map(({ id }) => id),
  hits: [[], []],
  misses: [0, 0],
  calls: [],
  miscalled: [],
});

export const positionOf = ({ stage, characters, hits, misses }: Duel) =>
  stage === "pick" ? null : { characters, hit: hits, misses };

const withAt = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, nth) => (nth === at ? value : old));

/** Nobody fights themselves: who picks the other's character swaps with them. */
export function pick(duel: Duel, seat: number, character: string): Duel {
  const own = duel.characters[seat] ?? "";
  const chosen = duel.characters.map((id) => (id === character ? own : id));
  return { ...duel, characters: withAt(chosen, seat, character) };
}

/**
 * Presses of the two buttons, in any order. Those within the window of the first one are simultaneous with it: nobody can have
 * reacted so quickly.
 */
export function called(presses: readonly Call[], window: number): Call[] {
  const first = Math.min(...presses.map(({ after }) => after));
  return presses.filter(({ after }) => after - first <= window).sort((a, b) => a.seat - b.seat);
}

export const attack = (duel: Duel, calls: readonly Call[]): Duel => ({
  ...duel,
  stage: "attack",
  calls,
  miscalled: [],
});

/** A technique has hit, or hasn't after all. */
export const strike = (duel: Duel, seat: number, technique: string): Duel => {
  const own = duel.hits[seat] ?? [];
  const hits = own.includes(technique) ? own.filter((id) => id !== technique) : [...own, technique];
  return { ...duel, hits: withAt(duel.hits, seat, hits) };
};

/** The caller had no right to call: a miss card for the other; or it had after all. */
export function miscall(duel: Duel, seat: number): Duel {
  const was = duel.miscalled.includes(seat);
  const other = 1 - seat;
  return {
    ...duel,
    misses: withAt(duel.misses, other, (duel.misses[other] ?? 0) + (was ? -1 : 1)),
    miscalled: was ? duel.miscalled.filter((one) => one !== seat) : [...duel.miscalled, seat],
  };
}

export const at = (duel: Duel, stage: Stage): Duel => ({ ...duel, stage });
