/** Which moment decided a game: pure, from the scores along the way. */
import type { Words } from "../wire/types";

interface Scored {
  view: { scores: readonly number[]; outcome: { seats: readonly { share: number }[] } | null };
  news: readonly Words[];
}

/** How far the winners are ahead of everybody else; with nobody else, how much they have. */
function lead(scores: readonly number[], winners: ReadonlySet<number>): number {
  const best = (mine: boolean) => Math.max(...scores.filter((_, seat) => winners.has(seat) === mine));
  const [won, other] = [best(true), best(false)];
  return Number.isFinite(other) ? won - other : won;
}

/** The number of the moment in which the winner went ahead for good, or else gained most; 0: nothing tells. */
export function decisiveIn(history: readonly Scored[]): number {
  const outcome = history.at(-1)?.view.outcome;
  const winners = new Set((outcome?.seats ?? []).flatMap(({ share }, seat) => (share > 0 ? [seat] : [])));
  if (!winners.size || history.length < 2) return 0;
  const leads = history.map(({ view }) => lead(view.scores, winners));
  const behind = leads.findLastIndex((one) => one <= 0);
  if (behind > 0 && behind < leads.length - 1) return behind + 1;
  const gains = leads.map((one, nth) => (nth ? one - (leads[nth - 1] ?? one) : 0));
  const most = Math.max(...gains);
  if (most > 0) return gains.lastIndexOf(most);
  return Math.max(
    1,
    history.findLastIndex(({ news }) => news.some(({ args }) => typeof args["seat"] === "number")),
  );
}
