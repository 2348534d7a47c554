/** A card of another set, as the page's own face of its game shows it: whatever its file says of its picture, the frame isn't empty. */
import { cleanup, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { boardOf, games, picturesOf } from ".";
import type { Pictures, Wish } from "../art/types";
import type { BoardModule } from "../stage/types";

interface Entry {
  id: string;
  picture?: Wish;
  [field: string]: unknown;
}
type CardSet = Record<string, unknown>;
const sets = import.meta.glob<CardSet>("./*/fixtures/cards.json", { import: "default" });
const entriesOf = (holder: CardSet, kind: string): Entry[] => (holder[kind] ?? []) as Entry[];
/** The first card of each kind; techniques stand with their fighter. */
const firsts = (set: CardSet): Entry[] =>
  ["card", "action", "familiar", "character"]
    .flatMap((kind) => entriesOf(set, kind).slice(0, 1))
    .flatMap((entry) => [entry, ...entriesOf(entry, "technique").slice(0, 1)]);
const shapes = (src: string): number => src.match(/<(path|circle|rect|use)\b/g)?.length ?? 0;

describe.each(games)("%s", (game) => {
  let board: BoardModule<never>;
  let pictures: Pictures;
  let set: CardSet;
  beforeAll(async () => {
    board = (await boardOf(game))!;
    pictures = (await picturesOf(game))!;
    set = await sets[`./${game}/fixtures/cards.json`]!();
  }, 60_000);

  /** The pictures on the face of each first card, changed like this. */
  const shown = (change: Partial<Entry>, size: "token" | "full" = "token"): string[][] =>
    firsts(set).map((_, nth) => {
      const cards = structuredClone(set);
      const entry = Object.assign(firsts(cards)[nth]!, change);
      const face = board.looks.faceOf?.(entry.id, "white" in entry ? "white" : "", cards);
      const { container } = render(board.Face, { face, size, lang: "en", cards });
      const own = container.querySelectorAll<HTMLImageElement>(`img[data-picture="${entry.id}"]`);
      const found = [...own].map((one) => one.src);
      cleanup();
      return found;
    });
  const assertDrawn = (faces: string[][]) => {
    expect(faces.filter((found) => !found.length)).toEqual([]);
    expect(Math.min(...faces.flat().map(shapes))).toBeGreaterThan(12);
  };

  it.each(["token", "full"] as const)("drafts the %s of a card that nobody has drawn from its data", (size) => {
    assertDrawn(shown({ id: "somebody" }, size));
    expect(shown({ id: "somebody" }, size)).not.toEqual(shown({ id: "somebody_else" }, size));
  });

  it("takes a picture by its id, as it is", () => {
    firsts(set).forEach(({ id }, nth) => expect(shown({ id: "somebody", picture: id })[nth]).toEqual(shown({})[nth]));
  });

  it("takes each of its parts by name", () => {
    expect(pictures.parts).toHaveProperty(["palette"]);
    for (const [part, [one, other]] of Object.entries(pictures.parts)) {
      const [first, second] = [one, other].map((name) => shown({ id: "somebody", picture: { [part]: name! } }));
      assertDrawn([...first!, ...second!]);
      expect(first).not.toEqual(second);
    }
  });

  it("drafts what asks for a picture or a part that isn't there", () => {
    assertDrawn(shown({ id: "somebody", picture: "nobody" }));
    assertDrawn(shown({ id: "somebody", picture: { palette: "none" } }));
  });
});
