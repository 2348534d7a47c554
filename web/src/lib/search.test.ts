import { describe, expect, it } from "vitest";
import { has, pieces } from "./search";

describe("searching", () => {
  it("marks every hit, whatever its case, and nothing else", () => {
    expect(pieces("Draw, then draw.", "draw")).toEqual([
      { text: "Draw", hit: true },
      { text: ", then ", hit: false },
      { text: "draw", hit: true },
      { text: ".", hit: false },
    ]);
  });
  it("takes what is typed as it is", () => {
    expect(has("a+b (c)", "+b (")).toBe(true);
    expect(has("aab", "a+b")).toBe(false);
    expect(has("手札から置く", "手札")).toBe(true);
  });
  it("finds nothing where nothing is looked for", () => {
    expect(has("text", "  ")).toBe(false);
    expect(has(null, "x")).toBe(false);
    expect(pieces("", "x")).toEqual([]);
  });
});
