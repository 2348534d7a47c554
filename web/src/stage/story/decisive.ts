/** Which moment decided a game: pure, from the scores along the way. */
interface Scored {
  scores: readonly number[];
  /** Was it somebody's doing? */
  done: boolean;
}

interface Ended {
  seats: readonly { share: number }[];
}

/** How far the winners are ahead of everybody else; with nobody else, how much they have. */
function lead(scores: readonly number[], winners: ReadonlySet<number>): number {
  const best = (mine: boolean) => Math.max(...scores.filter((_, seat) => winners.has(seat) === mine));
  const [won, other] = [best(true), best(false)];
  return Number.isFinite(other) ? won - other : won;
}

/** The number of the moment in which the winner went ahead for good, or else gained most; 0: nothing tells. */
export function decisiveIn(history: readonly Scored[], outcome: Ended | null): number {
  const winners = new Set((outcome?.seats ?? []).flatMap(({ share }, seat) => (share > 0 ? [seat] : [])));
  const drawn = winners.size > 1 && winners.size === outcome?.seats.length;
  if (!winners.size || drawn || history.length < 2) return 0;
  const leads = history.map(({ scores }) => lead(scores, winners));
  const behind = leads.findLastIndex((one) => one <= 0);
  if (behind > 0 && behind < leads.length - 1) return behind + 1;
  const gains = leads.map((one, nth) => (nth ? one - (leads[nth - 1] ?? one) : 0));
  const most = Math.max(...gains);
  if (most > 0) return gains.lastIndexOf(most);
  const last = history.findLastIndex(({ done }) => done);
  return Math.max(1, last);
}
