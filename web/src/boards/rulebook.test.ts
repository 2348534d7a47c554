import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boardOf, figuresOf, games, tourOf } from ".";
import { cardsOf, fixtureOf } from "./fixtures";
import { boxOf } from "../stage/rulebook/tour";

describe.each(games)("the figures of %s", (game) => {
  const clauses = new Set(
    [...readFileSync(`../src/dengen/games/${game}/clauses.toml`, "utf-8").matchAll(/^id = "([^"]+)"/gm)].map(
      (found) => found[1],
    ),
  );

  it("are at least three, each under a clause of its own that exists", async () => {
    const under = (await figuresOf(game)).map((figure) => figure.clause);
    expect(under.length).toBeGreaterThanOrEqual(3);
    expect(new Set(under).size).toBe(under.length);
    expect(under.filter((clause) => !clauses.has(clause))).toEqual([]);
  });

  it("say what they show in both languages", async () => {
    const said = (await figuresOf(game)).flatMap(({ caption, alt, panels }) => [
      caption,
      alt,
      ...panels.flatMap((panel) => panel.label ?? []),
    ]);
    expect(said.filter((text) => !text.en || !/\P{ASCII}/u.test(text.ja))).toEqual([]);
  });

  it("show cards of the set, inside their panels", async () => {
    const [board, cards] = [await boardOf(game), await cardsOf(game)];
    const text = JSON.stringify(cards);
    for (const panel of (await figuresOf(game)).flatMap((figure) => figure.panels)) {
      for (const piece of panel.pieces ?? []) {
        if (piece.card) {
          expect(board?.looks.faceOf?.(piece.card, piece.side ?? "", cards), piece.card).toBeTruthy();
          expect(text).toContain(`"${piece.card}"`);
        }
        expect(piece.at[0] >= 0 && piece.at[0] < panel.columns && piece.at[1] > -0.1 && piece.at[1] < panel.rows).toBe(
          true,
        );
      }
    }
  });

  it.each([1100, 336])("name parts of the whole table that are on the board, %i px wide", async (width) => {
    const [board, cards, tour] = [await boardOf(game), await cardsOf(game), await tourOf(game)];
    const view = tour && (await fixtureOf(game, tour.fixture))?.view;
    if (!board || !tour || !view) throw new Error("no table is laid");
    const frame = {
      width,
      height: 620,
      narrow: width < 700,
      lang: "en" as const,
      seat: view.viewer,
      names: ["Ann", "Ben", "Chie", "Dan", "Emi"],
      cards,
    };
    const scene = board.layout(view as never, frame);
    for (const part of tour.parts) {
      const box = boxOf(part, scene);
      expect(
        box && box.x > -10 && box.y > -10 && box.x + box.w < width + 10 && box.y + box.h < scene.height + 10,
        part.name.en,
      ).toBe(true);
      expect(clauses.has(part.clause), part.clause).toBe(true);
      expect(part.name.en && part.text.en && /\P{ASCII}/u.test(part.name.ja + part.text.ja)).toBeTruthy();
    }
    expect(tour.parts.length).toBeGreaterThanOrEqual(5);
  });
});
