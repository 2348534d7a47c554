/** What can be clicked is seen: the ring around it has two tones, and on every colour of every board one of them stands out. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { games } from ".";
import { SEATS, seatLook } from "../stage/seats";

const ENOUGH = 3;

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const read = (path: string) => readFileSync(path, "utf-8");
const stage = read("src/stage/Stage.svelte");
const tones = ["--glow", "--glow-edge"].map((name) => new RegExp(`${name}: (#[0-9a-f]{6})`).exec(stage)?.[1] ?? "");

/** Every colour of a board, and both papers of the page. */
function groundsOf(game: string): string[] {
  const own = read(`src/boards/${game}/theme.css`).match(/#[0-9a-f]{6}\b/gi) ?? [];
  const papers = [...read("src/app/app.css").matchAll(/--(?:paper|sheet): (#[0-9a-f]{6})/g)].map(
    ([, colour]) => colour ?? "",
  );
  return [...own, ...papers];
}

it("black on white has the contrast that it is known for", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

it("the two tones of the ring stand out from each other", () => {
  expect(contrast(tones[0] ?? "", tones[1] ?? "")).toBeGreaterThan(ENOUGH);
});

it.each(games)("the ring is seen on every colour of %s, and on both papers of the page", (game) => {
  const grounds = groundsOf(game);
  expect(grounds.length).toBeGreaterThan(9);
  const lost = grounds.filter((under) => Math.max(...tones.map((tone) => contrast(tone, under))) < ENOUGH);
  expect(lost).toEqual([]);
});

/** Marks of what others did last: dashes in the doer's colour, on a line of the ring's dark tone. */
const marks = [0, 1, 2, 3, 4, null].map((seat) => seatLook(seat).light);

it.each(games)("the mark of the last move is seen on every colour of %s, and on both papers of the page", (game) => {
  const grounds = groundsOf(game);
  const lost = marks.flatMap((mark) =>
    grounds.filter((under) => Math.max(...[mark, tones[1] ?? ""].map((tone) => contrast(tone, under))) < ENOUGH),
  );
  expect(lost).toEqual([]);
  for (const mark of marks) expect(contrast(mark, tones[1] ?? "")).toBeGreaterThan(ENOUGH);
});

it("no mark has one tone only", () => {
  for (const file of [stage, read("src/stage/cards/CardLayer.svelte")]) {
    const [rule, ...others] = [...file.matchAll(/\.traced[^{]*\{([^}]*)\}/g)].filter(([, body]) =>
      /--trace/.test(body ?? ""),
    );
    expect(rule?.[1]).toMatch(/border: 2px solid var\(--glow-edge\);\s*outline: 2px dashed var\(--trace\);/);
    expect(others).toEqual([]);
  }
});

it("nothing that is lit has a ring of one tone only", () => {
  for (const file of [stage, read("src/stage/cards/CardLayer.svelte")]) {
    const rules = [...file.matchAll(/\.(?:spot\.)?(?:lit|chosen)(?: \.inner)? \{([^}]*box-shadow[^}]*)\}/g)];
    expect(rules.length).toBe(2);
    for (const [, rule] of rules) expect(rule).toContain("var(--glow-edge)");
  }
});

/** Rings that boards draw themselves: beside each rule stands what is under it, names in the board's theme or colours. */
const RING = /([^{};]*)\{\s*\/\* a ring on ([^*]*) \*\/([^}]*)\}/g;
const files = readdirSync("src/boards", { recursive: true, encoding: "utf-8" }).filter((file) =>
  /^(?!.*pad\/).*\.svelte$/.test(file),
);
const styleOf = (file: string) => read(`src/boards/${file}`).split("<style>")[1] ?? "";
const rings = files.flatMap((file) =>
  [...styleOf(file).matchAll(RING)].map(([, rule = "", under = "", body = ""]) => ({
    file,
    rule: rule.trim(),
    under: under.split(", "),
    body,
  })),
);
const themes = games.map((game) => read(`src/boards/${game}/theme.css`)).join("");

/** All tones that a name stands for; a seat's owner may be any of those who play there. */
function tonesOf(name: string): string[] {
  if (name.startsWith("#")) return [name.length === 4 ? name.replace(/[0-9a-f]/g, "$&$&") : name.slice(0, 7)];
  if (name === "owner") return SEATS.slice(0, 2).map(({ light }) => light);
  return [new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(themes + stage)?.[1] ?? ""];
}

it("there are such rings", () => {
  expect(rings.length).toBeGreaterThan(15);
});

it.each(rings)("the ring that $file draws for $rule is seen on what is under it", ({ under, body }) => {
  const drawn = [...body.matchAll(/(?:border|border-color|outline|stroke|box-shadow|filter):\s*([^;]*);/g)];
  const names = drawn.flatMap(([, value]) => value?.match(/(?<=--)[a-z-]+\d*|#[0-9a-f]{3,8}\b/g) ?? []);
  expect(names.length).toBeGreaterThan(0);
  const [first = "", ...rest] = names;
  for (const ground of under.flatMap(tonesOf))
    for (const tone of tonesOf(first))
      expect(
        Math.max(...[tone, ...rest.flatMap(tonesOf)].map((one) => contrast(one, ground))),
        `${first} on ${ground}`,
      ).toBeGreaterThanOrEqual(ENOUGH);
});

it("no board draws rings that aren't measured here", () => {
  const marks =
    /[^{};]*\.(?:lit|chosen|selected|open|aim|zone|throw)\b(?![^{]*\b(?:svg|b|i|kbd)\b)[^{};]*\{[^}]*(?:box-shadow|outline|border|stroke):\s*[^;]*var\(/;
  const found = files.filter((file) => marks.test(styleOf(file)));
  expect(found.filter((file) => !rings.some((ring) => ring.file === file))).toEqual([]);
});
