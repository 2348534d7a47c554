/** How a game ended, to be sent to friends: as a text, and as what a picture says. Pure. */
import type { Dictionary } from "../i18n/en";
import type { Outcome } from "../wire/types";

export interface Row {
  name: string;
  score: number;
  won: boolean;
  seat: number;
}

/** The best first. */
export const rowsOf = (outcome: Outcome, names: readonly string[]): Row[] =>
  outcome.seats
    .map((standing, seat) => ({ standing, seat }))
    .sort((a, b) => a.standing.rank - b.standing.rank || a.seat - b.seat)
    .map(({ standing, seat }) => ({
      name: names[seat] ?? "",
      score: standing.score,
      won: standing.share > 0,
      seat,
    }));

export const textOf = (t: Dictionary, game: string, rows: readonly Row[], url: string): string =>
  t.share.line(game, rows.map((row) => t.share.entry(row.name, row.score, row.won)).join(" · "), url);
