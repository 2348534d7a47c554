/** Shots that are thrown together: every cell is aimed at, some are left out, the rest is sent as one gesture. */
import type { Offer } from "../../../lib/wire/types";

/** The cells to choose among; null: cells are asked for one by one, not all at once. */
export function aims(offers: readonly Offer[]): string[] | null {
  const cells = offers.flatMap(({ words }) =>
    words.kind === "shoot" && typeof words.args["cell"] === "string" ? [words.args["cell"]] : [],
  );
  return cells.length && offers.some((offer) => offer.name === "all") ? cells : null;
}

/** The answers that throw at all cells but those left out; the deck gives no more shots than it has cards. */
export function thrown(cells: readonly string[], left: ReadonlySet<string>, deck: number): string[] {
  const wanted = cells.filter((cell) => !left.has(cell));
  if (wanted.length === cells.length) return ["all"];
  const shots = wanted.slice(0, deck).map((cell) => `cell:${cell}`);
  return shots.length < deck ? [...shots, "done"] : shots;
}
