/** What pointing at a thing says is new: neither the answer that a click on it would be, nor its own name once more. */
import { expect, it } from "vitest";
import { tooltipAt } from "../stage/tooltip/tooltip";
import type { Frame, Tooltip } from "../stage/types";
import type { Lang } from "../lib/settings/types";
import { boardOf, games } from ".";
import { cardsOf, fixtureOf, fixtures } from "./fixtures";

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** All that is said on a board at a moment, beside what a player reads without pointing: the labels of the thing and of its answers. */
async function said(
  game: string,
  name: string,
  lang: Lang,
): Promise<{ key: string; tooltip: Tooltip; read: string[] }[]> {
  const [board, fixture, cards] = await Promise.all([boardOf(game), fixtureOf(game, name), cardsOf(game)]);
  if (!board || !fixture) throw new Error(`${game}/${name} isn't there`);
  const view = fixture.view as never;
  const { viewer } = fixture.view as { viewer: number | null };
  const names = ["Ann", "Ben", "Chie", "Dan", "Emi"];
  const frame: Frame = { width: 1280, height: 720, narrow: false, lang, seat: viewer, names, cards };
  const scene = board.layout(view, frame);
  const answers = fixture.offers.map(({ name: answer, words }) => ({
    label: words[lang],
    keys: board.gestures.keysOf({ name: answer, words }, view),
  }));
  return [...scene.cards, ...scene.spots].flatMap(({ key, label }) => {
    const tooltip = tooltipAt<never>(board, key, view, scene, frame);
    const own = answers.filter(({ keys }) => keys.includes(key)).map((answer) => answer.label);
    return tooltip ? [{ key, tooltip, read: [label, ...own, tooltip.title] }] : [];
  });
}

it.each(games.flatMap((game) => [[game, "en"] as const, [game, "ja"] as const]))(
  "pointing at a thing of %s says something new (%s)",
  async (game, lang) => {
    const moments = fixtures.filter((one) => one.startsWith(`${game}/`)).map((one) => one.split("/")[1] ?? "");
    const all = (await Promise.all(moments.map((name) => said(game, name, lang)))).flat();
    expect(all.length).toBeGreaterThan(0);
    const stale = all.filter(({ tooltip, read }) => ["", ...read.map(letters)].includes(letters(tooltip.text)));
    expect(stale.map(({ key, tooltip }) => `${key}: ${tooltip.text}`)).toEqual([]);
  },
  60_000, // a whole board is loaded first
);
