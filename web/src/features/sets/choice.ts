/** Which cards a new table is played with: an edition, or a set of one's own (or one that somebody shared). */
import { api, Problem } from "../../lib/wire/api";
import type { NewTable, SetDetail, SetInfo } from "../../lib/wire/types";

const OWN = "set ";

/** How a form calls a set. */
export const choiceOf = ({ id }: Pick<SetInfo, "id">): string => OWN + id;

export const isOwnChoice = (choice: string): boolean => choice.startsWith(OWN);

/** What a link to the form says of a set: its id, and its key where it is somebody else's. */
export function asked(anchor: string): { id: string; key: string } | null {
  const [id = "", key = ""] = anchor.split(".");
  return id ? { id, key } : null;
}

/** The sets that a table of this game may be played with: one's own, and the one that was asked for. */
export async function offeredSets(game: string, anchor: string): Promise<SetInfo[]> {
  const found = await api.sets().then(
    ({ sets }) => sets.filter((one) => one.game === game),
    () => [],
  );
  const wanted = asked(anchor);
  if (!wanted || found.some((one) => one.id === wanted.id)) return found;
  const { info } = await api.set(wanted.id, wanted.key);
  return info.game === game ? [info, ...found] : found;
}

/** The cards as the server takes them; refuses a set with which nobody can play. */
export async function cardsFor(choice: string, anchor: string): Promise<NewTable["cards"]> {
  if (!isOwnChoice(choice)) return choice || null;
  const id = choice.slice(OWN.length);
  const wanted = asked(anchor);
  const detail: SetDetail = await api.set(id, wanted?.id === id ? wanted.key : "");
  const [fault] = detail.check.faults;
  if (fault) throw new Problem(400, "bad_card_set", fault.why);
  return detail.content;
}
