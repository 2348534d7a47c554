import { describe, expect, it } from "vitest";
import { suggestion } from "./suggestions";

describe("a drawn name", () => {
  it.each(["en", "ja"] as const)("fits where names go, in %s", (lang) => {
    for (let at = 0; at < 1; at += 1 / 12)
      for (let then = 0; then < 1; then += 1 / 12) {
        const numbers = [at, then];
        const name = suggestion(lang, "", () => numbers.shift()!);
        expect(name.length).toBeLessThanOrEqual(24);
        expect(name).toBe(name.trim());
      }
  });
  it("is another one than before", () => {
    const numbers = [0, 0, 0, 0.5];
    expect(suggestion("en", "Quiet Fox", () => numbers.shift()!)).toBe("Quiet Rabbit");
  });
});
