/** What lies on a real table of Flip Angel, and how taps change it: pure. */
import type { CardSet } from "../../../stage/types";
import { angelOf, REFERENCE } from "../cards";
import type { Side } from "../view";
import { cellsOf } from "../field";

export const ROUNDS = 6;

/** An angel, or the stand-in, which has no side. */
export interface Laid {
  card: string;
  side: Side | null;
  chips: number;
}

export interface Hand {
  light: number;
  dark: number;
  field: Readonly<Record<string, Laid>>;
}

export interface Fields {
  first: number;
  /** Finished turns. */
  turn: number;
  players: readonly Hand[];
}

export const begin = (seats: number, first: number): Fields => ({
  first,
  turn: 0,
  players: Array.from({ length: seats }, () => ({ light: 4, dark: 4, field: {} })),
});

export const isOver = ({ turn, players }: Fields): boolean => turn >= ROUNDS * players.length;
export const seatOf = ({ first, turn, players }: Fields): number => (first + turn) % players.length;
export const roundOf = ({ turn, players }: Fields): number => Math.min(ROUNDS, Math.floor(turn / players.length) + 1);

/** As if it ended now: then the game says what each part of a score is. */
export const positionOf = ({ first, players }: Fields) => ({
  seats: players.length,
  start_seat: first,
  turn: ROUNDS * players.length,
  players: players.map(({ light, dark, field }) => ({
    light,
    dark,
    field: Object.fromEntries(
      Object.entries(field).map(([cell, { card, side, chips }]) => [cell, side ? { card, side, chips } : { card }]),
    ),
  })),
});

const withPlayer = (fields: Fields, seat: number, change: (player: Hand) => Hand): Fields => ({
  ...fields,
  players: fields.players.map((player, at) => (at === seat ? change(player) : player)),
});

export const setEther = (fields: Fields, seat: number, ether: Partial<Pick<Hand, "light" | "dark">>): Fields =>
  withPlayer(fields, seat, (player) => ({ ...player, ...ether }));

/** All of a player's ether turned over. */
export const flipEther = (fields: Fields, seat: number): Fields =>
  withPlayer(fields, seat, (player) => ({ ...player, light: player.dark, dark: player.light }));

export const lay = (fields: Fields, seat: number, cell: string, laid: Laid): Fields =>
  withPlayer(fields, seat, (player) => ({ ...player, field: { ...player.field, [cell]: laid } }));

export const takeAway = (fields: Fields, seat: number, cell: string): Fields =>
  withPlayer(fields, seat, (player) => ({
    ...player,
    field: Object.fromEntries(Object.entries(player.field).filter(([at]) => at !== cell)),
  }));

const turned = (laid: Laid): Laid =>
  laid.side && !laid.chips ? { ...laid, side: laid.side === "white" ? "black" : "white" } : laid;

export const flip = (fields: Fields, seat: number, cell: string): Fields =>
  withPlayer(fields, seat, (player) => ({
    ...player,
    field: Object.fromEntries(
      Object.entries(player.field).map(([at, laid]) => [at, at === cell ? turned(laid) : laid]),
    ),
  }));

/** All that no chips hold. */
export const flipAll = (fields: Fields, seat: number): Fields =>
  withPlayer(fields, seat, (player) => ({
    ...player,
    field: Object.fromEntries(Object.entries(player.field).map(([at, laid]) => [at, turned(laid)])),
  }));

/** The cells that can be tapped: the block, then the lines around it, then the one that was begun. */
export const cells = ({ field }: Hand): string[] => cellsOf(field as never, true);

/** Where a card lies already; null: nowhere. The stand-in is everybody's own. */
export function whereIs(fields: Fields, seat: number, card: string): number | null {
  const at = fields.players.findIndex(
    ({ field }, other) =>
      (card !== REFERENCE || other === seat) && Object.values(field).some((laid) => laid.card === card),
  );
  return at < 0 ? null : at;
}

export const hasKey = (cards: CardSet, { card, side }: Laid): boolean =>
  !!side && !!angelOf(cards, card)?.[side].effects.some((effect) => effect.kind === "key");
