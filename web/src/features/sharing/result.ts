/** How a game ended, to be sent to friends: as a text, and as what a picture says. Pure. */
import type { Dictionary } from "../../lib/i18n/en";
import { listed } from "../../lib/i18n/punctuation";
import type { Lang } from "../../lib/settings/types";
import type { Outcome } from "../../lib/wire/types";

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

/** Who has won, for those who weren't there; `result`: in the game's own words. */
export function verdictOf(t: Dictionary, rows: readonly Row[], lang: Lang, result: string | null): string {
  if (result) return result;
  const winners = rows.filter((row) => row.won).map((row) => row.name);
  if (!winners.length) return t.end.nobody;
  return winners.length === 1 ? t.end.wonBy(listed(winners, lang)) : t.end.sharedBy(listed(winners, lang));
}
