/** Sitting down quickly: a guest by default, a table against bots, the first seat, begin. */
import { someone } from "../guest/identity";
import { router } from "../../lib/router.svelte";
import { settings } from "../../lib/settings/index.svelte";
import type { CardSet } from "../../stage/types";
import { api } from "../../lib/wire/api";
import { offeredAgainstBots } from "../../lib/wire/options";
import type { CreatedTable, FirstGame, GameInfo, NewTable } from "../../lib/wire/types";

const ARRIVE = "dengen.arrive.";
const HINTS = "dengen.hints.";

/** What one does at a table of one's own as soon as it is there. */
type Arrival = "sit" | "begin" | "quick";

/** A new table, where we shall sit down. `begin`: and begin at once; `brings`: what our seat brings, such as a deck. */
export async function openTable(
  wish: NewTable,
  begin: boolean,
  brings?: Record<string, unknown>,
): Promise<CreatedTable> {
  await someone();
  return arriving(await api.createTable({ bot_pace: settings.botPace, ...wish }), begin, brings);
}

function arriving(created: CreatedTable, begin: boolean, brings?: Record<string, unknown>): CreatedTable {
  if (brings) sessionStorage.setItem(`dengen.seat.${created.table}`, JSON.stringify(brings));
  sessionStorage.setItem(ARRIVE + created.table, (begin ? "begin" : "sit") satisfies Arrival);
  return created;
}

/** A new table, and to it. */
export async function goToNewTable(wish: NewTable, begin: boolean, brings?: Record<string, unknown>): Promise<void> {
  router.go((await openTable(wish, begin, brings)).link);
}

/** The edition of the cards that people are offered first. */
export async function offeredCards(game: string): Promise<string | null> {
  return (await api.game(game)).editions[0]?.id ?? null;
}

/** How a new table asks for the cards of this hash: by the name of the edition, or else with all that they are. */
export async function cardsAgain(game: GameInfo, hash: string, content: CardSet | null): Promise<NewTable["cards"]> {
  for (const { id } of game.editions) if ((await api.cardsOf(game.id, id)).hash === hash) return id;
  return game.has_cards ? content : null;
}

/** A new table that goes on from an entry of a record's file, and go on there. */
export async function goOnFrom(record: string, entry: number, wish: NewTable): Promise<void> {
  await someone();
  router.go(arriving(await api.createTableFrom(record, entry, wish), true).link);
}

/** The game after a lesson: against easy bots, with a hint at every question. */
export async function firstGame(game: string, first: FirstGame): Promise<void> {
  const bots = Array.from({ length: first.seats }, (_, seat) => (seat === 0 ? "" : "easy"));
  const created = await openTable(
    { game, seats: first.seats, options: first.options, bots, cards: await offeredCards(game), help: true },
    true,
    first.brings,
  );
  sessionStorage.setItem(HINTS + created.table, "1");
  router.go(created.link);
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
  const info = await api.game(game);
  const offered = offeredAgainstBots(info.options, more.help !== false);
  const cards = info.editions[0]?.id ?? null;
  const own = { ...offered.seat, ...brings };
  await goToNewTable(
    { game, seats, bots, cards, ...more, options: { ...offered.table, ...more.options } },
    true,
    Object.keys(own).length ? own : undefined,
  );
}

/** Somebody's table, and a free seat there. */
export async function sitAt(table: string, as: Arrival = "sit"): Promise<void> {
  await someone();
  sessionStorage.setItem(ARRIVE + table, as);
  router.go(`/t/${table}`);
}

/** With whoever waits for the same game, else with a bot after a while. */
export async function quickGame(game: string): Promise<void> {
  await someone();
  const { table } = await api.quick({ game, cards: await offeredCards(game), level: settings.level });
  await sitAt(table, "quick");
}

/** What is to be done at a table that we made; null: nothing. Tells it once. */
export function arrival(table: string): Arrival | null {
  const wanted = sessionStorage.getItem(ARRIVE + table) as Arrival | null;
  sessionStorage.removeItem(ARRIVE + table);
  return wanted;
}
