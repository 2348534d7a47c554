import { describe, expect, it } from "vitest";
import { inset, sheet, widthOf, words } from "./paper";
import type { Pen } from "./types";

const pen = (lang: Pen["lang"]): Pen => ({ lang, fonts: { sans: "A", serif: "B" } });
const linesOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, line]) => line!);
const sizesOf = (svg: string) => [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
const place = { x: 0, y: 0, w: 50, h: 40 };

describe("text on paper", () => {
  it("breaks between words", () => {
    const lines = linesOf(words("Turn one card of another player around", place, { size: 6, fill: "#000" }, pen("en")));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(" ")).toBe("Turn one card of another player around");
    for (const line of lines) expect(widthOf(line) * 6).toBeLessThanOrEqual(50);
  });

  it("begins no Japanese line with a full stop and ends none with a bracket", () => {
    const text = "手札の「妖怪」1枚をエリアに置き、「神父」を引く。手札の「妖怪」を見せる。";
    for (let w = 20; w < 60; w++) {
      const lines = linesOf(words(text, { ...place, w, h: 400 }, { size: 5, fill: "#000" }, pen("ja")));
      expect(lines.join("")).toBe(text);
      for (const line of lines) {
        expect(line).not.toMatch(/^[、。」]/);
        expect(line).not.toMatch(/「$/);
      }
    }
  });

  it("keeps a Japanese word and its ending on one line where there is room", () => {
    const text = "天使3枚以上で無料。光1点を得る。その後、カードを入れ替える。";
    for (let w = 40; w < 90; w++) {
      const lines = linesOf(words(text, { ...place, w, h: 400 }, { size: 5, fill: "#000" }, pen("ja")));
      expect(lines.join("")).toBe(text);
      for (const line of lines.slice(1)) expect(line).toMatch(/^(天使|3|以上|無料|光|得る|その|カード|入れ替える)/);
    }
  });

  it("leaves no single word in the last line of what stands in the middle", () => {
    const text = "自分のカードを2枚まで裏返す。能力なし。";
    const wide = widthOf(text) * 5 - 8;
    const drawn = words(text, { ...place, w: wide }, { size: 5, fill: "#000", align: "middle" }, pen("ja"));
    const [first, last] = linesOf(drawn).map(widthOf);
    expect(last! / first!).toBeGreaterThan(0.5);
  });

  it("grows smaller until it fits", () => {
    const long = "A very long text that nobody will ever read to its end. ".repeat(6);
    const drawn = words(long, place, { size: 6, fill: "#000", leading: 1.2 }, pen("en"));
    const size = sizesOf(drawn)[0]!;
    expect(size).toBeLessThan(6);
    expect(linesOf(drawn).length * size * 1.2).toBeLessThanOrEqual(40.1);
  });

  it("is never markup", () => {
    expect(words("<b>&", place, { size: 3, fill: "#000" }, pen("en"))).toContain("&lt;b&gt;&amp;");
  });
});

describe("a sheet", () => {
  it("takes colours by name from the theme, and says which is missing", () => {
    expect(sheet(":root { --a: #123456; }", '<path fill="var(--a)"/>')).toContain('fill="#123456"');
    expect(() => sheet("", '<path fill="var(--b)"/>')).toThrow("--b");
  });

  it("keeps the definitions of its pictures apart", () => {
    const picture = '<svg viewBox="0 0 1 1"><clipPath id="g0"/><g clip-path="url(#g0)"><use href="#g0"/></g></svg>';
    const both = inset(picture, place, "one") + inset(picture, place, "two");
    expect([...both.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["one-g0", "two-g0"]);
    expect(both).toContain("url(#two-g0)");
    expect(both).toContain('href="#one-g0"');
  });
});
