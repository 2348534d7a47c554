import { describe, expect, it } from "vitest";
import { addressOf, srcOf } from "./cache";

describe("the address of a picture", () => {
  it("is made once for each card, size and face", () => {
    const made: string[] = [];
    const draw = (id: string, size: string, { side = "" }) => {
      made.push(`${id} ${size} ${side}`);
      return `<svg id="${made.length}"/>`;
    };
    const first = srcOf(draw, "a", "token", { side: "white" });
    expect(srcOf(draw, "a", "token", { side: "white" })).toBe(first);
    srcOf(draw, "a", "token", { side: "black" });
    srcOf(draw, "a", "full", { side: "white" });
    expect(made).toEqual(["a token white", "a token black", "a full white"]);
  });

  it("gives the SVG back", () => {
    const svg = '<svg fill="#fff" width="100%"/>';
    const [head, body = ""] = addressOf(svg).split(/,(.*)/s);
    expect(head).toBe("data:image/svg+xml");
    expect(decodeURIComponent(body).replaceAll("'", '"')).toBe(svg);
  });
});
