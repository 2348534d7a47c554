import { describe, expect, test } from "vitest";
import { lexicon, shortName } from "../cards";
import cardSet from "../fixtures/cards.json";
import { lines } from "./titles";

describe("a name on a small card", () => {
  test("has its words in as few lines as are needed", () => {
    expect(lines("Sparks", "en")).toEqual(["Sparks"]);
    expect(lines("Row of Embers", "en")).toEqual(["Row of", "Embers"]);
    expect(lines("Flight of Brooms", "en")).toEqual(["Flight of", "Brooms"]);
    expect(lines("Will-o'-the-Wisp", "en")).toEqual(["Will-o'-", "the-Wisp"]);
  });
  test("is parted where a word is too long", () => {
    expect(lines("Hexenfeuer", "en")).toEqual(["Hexen-", "feuer"]);
    expect(lines("Constellation", "en")).toEqual(["Constel-", "lation"]);
  });
  test("is even in Japanese", () => {
    expect(lines("火の粉", "ja")).toEqual(["火の粉"]);
    expect(lines("篝火の輪舞", "ja")).toEqual(["篝火の", "輪舞"]);
    expect(lines("ブロッケンの門", "ja")).toEqual(["ブロッケ", "ンの門"]);
  });
  test("fits in two lines, whatever card of the set it is", () => {
    for (const id of lexicon(cardSet).keys())
      for (const lang of ["en", "ja"] as const) {
        const found = lines(shortName(cardSet, id, lang), lang);
        expect(found.length, found.join("/")).toBeLessThanOrEqual(2);
        expect(found.join("").replaceAll(/[-\s]/g, "")).toBe(shortName(cardSet, id, lang).replaceAll(/[-\s]/g, ""));
      }
  });
  test("tells a Normal Shot without its caster", () => {
    expect([shortName(cardSet, "shot_brigitte", "en"), shortName(cardSet, "shot_brigitte", "ja")]).toEqual([
      "Normal Shot",
      "通常弾",
    ]);
    expect(shortName(cardSet, "bri_sparks", "en")).toBe("Sparks");
  });
});
