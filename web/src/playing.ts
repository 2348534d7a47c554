/** Sitting down quickly: a guest by default, a table against bots, the first seat, begin. */
import { words } from "./i18n/index.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings/index.svelte";
import { api, type Founded, type Guest, type NewTable } from "./wire/api";
import type { FirstGame } from "./wire/types";

const ARRIVE = "dengen.arrive.";
const HINTS = "dengen.hints.";

/** Who we are; a new guest where we are nobody yet. */
export async function someone(): Promise<Guest> {
  const wanted = settings.name.trim();
  const guest = await api.guest();
  if (guest && (!wanted || wanted === guest.name)) return guest;
  return api.beGuest(wanted || words().make.guest);
}

/** What the founder does as soon as the table is there. */
type Arrival = "sit" | "begin";

/** Found a table, where we shall sit down. `begin`: and begin at once; `brings`: what our seat brings, such as a deck. */
export async function openTable(wish: NewTable, begin: boolean, brings?: Record<string, unknown>): Promise<Founded> {
  await someone();
  return arriving(await api.found(wish), begin, brings);
}

function arriving(founded: Founded, begin: boolean, brings?: Record<string, unknown>): Founded {
  if (brings) sessionStorage.setItem(`dengen.seat.${founded.table}`, JSON.stringify(brings));
  sessionStorage.setItem(ARRIVE + founded.table, (begin ? "begin" : "sit") satisfies Arrival);
  return founded;
}

/** Found a table and go there. */
export async function foundTable(wish: NewTable, begin: boolean, brings?: Record<string, unknown>): Promise<void> {
  router.go((await openTable(wish, begin, brings)).link);
}

/** The edition of the cards that people are offered first. */
export async function offeredCards(game: string): Promise<string | null> {
  return (await api.game(game)).editions[0]?.id ?? null;
}

/** Found a table that goes on from an entry of a record's file, and go on there. */
export async function goOnFrom(record: string, entry: number, wish: NewTable): Promise<void> {
  await someone();
  router.go(arriving(await api.foundFrom(record, entry, wish), true).link);
}

/** The game after a lesson: against easy bots, with a hint at every question. */
export async function firstGame(game: string, first: FirstGame): Promise<void> {
  const bots = Array.from({ length: first.seats }, (_, seat) => (seat === 0 ? "" : "easy"));
  const founded = await openTable(
    { game, seats: first.seats, options: first.options, bots, cards: await offeredCards(game), help: true },
    true,
    first.brings,
  );
  sessionStorage.setItem(HINTS + founded.table, "1");
  router.go(founded.link);
}

/** Is this the first game after a lesson? */
export function hasHints(table: string): boolean {
  return sessionStorage.getItem(HINTS + table) !== null;
}

/** Against bots, with the edition that people are offered first; `brings`: what our seat brings, such as a deck. */
export async function playNow(
  game: string,
  seats: number,
  more: Partial<NewTable> = {},
  brings?: Record<string, unknown>,
): Promise<void> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? "" : settings.level));
  await foundTable({ game, seats, bots, cards: await offeredCards(game), ...more }, true, brings);
}

/** What is to be done at a table that was founded here; null: nothing. Tells it once. */
export function arrival(table: string): Arrival | null {
  const wanted = sessionStorage.getItem(ARRIVE + table) as Arrival | null;
  sessionStorage.removeItem(ARRIVE + table);
  return wanted;
}
