/** How a game ended, as its outcome has it. */
import { named, say, words } from "../../lib/i18n/index.svelte";
import { settings } from "../../lib/settings/index.svelte";
import { listed } from "../../lib/i18n/punctuation";
import type { Cue } from "../../lib/sound";
import type { FinaleProps } from "../../stage/types";
import type { ChairView, GameInfo, Outcome } from "../../lib/wire/types";

/** The table's own word where the rules know no resignation, and the rules' where they do. */
const GIVEN_UP: ReadonlySet<string> = new Set(["resigned", "resign", "concede"]);

/** In ms: so long the finale is seen by itself, then the result rises before it. */
export const FINALE = 900;
export const RISE = 420;

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

const listOf = (seats: readonly number[], names: readonly string[]): string =>
  listed(
    seats.map((at) => names[at] ?? ""),
    settings.lang,
  );

/** Who has won, in a sentence; `seat`: said to whoever sits there. */
export function verdictOf(outcome: Outcome, names: readonly string[], seat: number | null): string {
  const t = words().end;
  const winners = winnersOf(outcome);
  const alone = outcome.seats.length === 1;
  if (!alone && winners.length === outcome.seats.length) return t.draw;
  if (!winners.length) return alone && seat !== null ? t.lostAlone : t.nobody;
  if (seat !== null && winners.includes(seat)) return winners.length === 1 ? t.won : t.shared;
  return winners.length === 1 ? t.wonBy(listOf(winners, names)) : t.sharedBy(listOf(winners, names));
}

/** Why it ended, in a sentence. Who gave up, where that ended it, is whoever has no share of the win. */
export function reasonOf(
  outcome: Outcome,
  names: readonly string[],
  seat: number | null,
  info: GameInfo | null,
): string {
  const t = words().end;
  const resigned =
    howOf(outcome) === "resigned" ? outcome.seats.flatMap(({ share }, at) => (share > 0 ? [] : [at])) : [];
  if (!resigned.length) return named(say(info?.endings[outcome.reason]) || outcome.reason, names);
  return resigned.length === 1 && resigned[0] === seat ? t.youResigned : t.resignedBy(listOf(resigned, names));
}

/** How that sounds for whoever sits there; who only watches, or plays alone, hears that it is over. */
export function cueOf(outcome: Outcome | null, seat: number | null): Cue {
  const share = outcome && seat !== null ? outcome.seats[seat]?.share : undefined;
  if (!outcome || share === undefined || ["alone", "drawn"].includes(howOf(outcome))) return "end";
  return share > 0 ? "win" : "loss";
}
