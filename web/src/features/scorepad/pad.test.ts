import { describe, expect, it } from "vitest";
import { padAbouts, padOf } from "../../boards/scorepads";
import { games } from "../../boards";
import type { CardSet } from "../../stage/types";
import { begun, changed, read, undone } from "./kept";

describe("a game at a real table", () => {
  const game = begun(["Ann", "Bob"], "dengen", null, 0);

  it("takes taps back one by one, and no further than its beginning", () => {
    const tapped = changed(changed(game, 1), 2);
    expect(undone(tapped).state).toBe(1);
    expect(undone(undone(undone(tapped))).state).toBe(0);
  });
  it("is read as it was written", () => {
    const tapped = changed(game, 1);
    expect(read(JSON.stringify(tapped))).toEqual(tapped);
  });
  it("remembers a hundred taps, not all of them", () => {
    let long = game;
    for (let tap = 1; tap < 300; tap++) long = changed(long, tap);
    expect(long.past).toHaveLength(100);
    expect(undone(long).state).toBe(298);
  });
  it.each([null, "", "{", "3", '{"form": 0}', '{"form": 1, "names": 3, "past": []}'])("isn't made of %j", (text) => {
    expect(read(text)).toBeNull();
  });
});

const sets = import.meta.glob<{ content?: CardSet } & CardSet>("../../boards/*/fixtures/cards.json", {
  eager: true,
  import: "default",
});

describe.each(games)("the pad of %s", (game) => {
  it("says what it does, and what for it needs the server", () => {
    for (const text of [padAbouts[game]?.does, padAbouts[game]?.needs]) {
      expect(text?.en).toMatch(/\.$/);
      expect(text?.ja).toMatch(/。$/);
    }
  });
  it("begins in a form that outlives a reload", async () => {
    const found = sets[`../boards/${game}/fixtures/cards.json`] ?? {};
    const pad = await padOf(game);
    const state = pad?.begin(3, 1, found);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});
