/** Sitting down quickly: a guest by default, a table against bots, the first seat, begin. */
import { words } from "./i18n/index.svelte";
import { settings } from "./settings/index.svelte";
import { api, Problem, type Guest, type NewTable } from "./wire/api";
import { router } from "./router.svelte";

const AUTO = "dengen.begin.";

/** Who we are; a new guest where we are nobody yet. */
export async function someone(): Promise<Guest> {
  const wanted = settings.name.trim();
  try {
    const guest = await api.guest();
    if (!wanted || wanted === guest.name) return guest;
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
  }
  return api.beGuest(wanted || words().make.guest);
}

/** Found a table and go there. `begin`: sit down and begin at once; `brings`: what our seat brings, such as a deck. */
export async function foundTable(wish: NewTable, begin: boolean, brings?: Record<string, unknown>, before?: (table: string) => void): Promise<void> {
  await someone();
  const founded = await api.found(wish);
  before?.(founded.table);
  if (brings) sessionStorage.setItem(`dengen.seat.${founded.table}`, JSON.stringify(brings));
  if (begin) sessionStorage.setItem(AUTO + founded.table, "1");
  router.go(founded.link);
}

/** Against bots, with the edition of the cards that people are offered first. */
export async function playNow(game: string, seats: number, more: Partial<NewTable> = {}): Promise<void> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? "" : settings.level));
  const [edition] = (await api.game(game)).editions;
  await foundTable({ game, seats, bots, cards: edition?.id ?? null, ...more }, true);
}

/** Was this table founded to begin at once? Tells it once. */
export function beginsAtOnce(table: string): boolean {
  const wanted = sessionStorage.getItem(AUTO + table) !== null;
  sessionStorage.removeItem(AUTO + table);
  return wanted;
}
