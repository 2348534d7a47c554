/** How a game ended, as its outcome has it. */
import type { FinaleProps } from "../../stage/types";
import type { ChairView, Outcome } from "../../wire/types";

/** The table's own word where the rules know no resignation, and the rules' where they do. */
const GIVEN_UP: ReadonlySet<string> = new Set(["resigned", "resign", "concede"]);

export const winnersOf = ({ seats }: Outcome): number[] => seats.flatMap(({ share }, at) => (share > 0 ? [at] : []));

export function howOf(outcome: Outcome): FinaleProps["how"] {
  const winners = winnersOf(outcome).length;
  if (GIVEN_UP.has(outcome.reason)) return "resigned";
  if (outcome.seats.length === 1) return "alone";
  return winners === 0 || winners === outcome.seats.length ? "drawn" : "played";
}

/** The seats whose people gave up before the end, so that a bot played on there. */
export const botsBy = (outcome: Outcome, chairs: readonly ChairView[]): number[] =>
  howOf(outcome) === "resigned" ? [] : chairs.flatMap(({ gave_up }, at) => (gave_up ? [at] : []));
