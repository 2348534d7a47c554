/** What can be clicked is seen: the ring around it has two tones, and on every colour of every board one of them stands out. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { games } from "../boards";
import { SEATS } from "./seats";

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

it("black on white has the contrast that it is known for", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

it("the two tones of the ring stand out from each other", () => {
  expect(contrast(tones[0] ?? "", tones[1] ?? "")).toBeGreaterThan(ENOUGH);
});

it.each(games)("the ring is seen on every colour of %s, and on both papers of the page", (game) => {
  const own = read(`src/boards/${game}/theme.css`).match(/#[0-9a-f]{6}\b/gi) ?? [];
  const papers = [...read("src/app.css").matchAll(/--(?:paper|sheet): (#[0-9a-f]{6})/g)].map(
    ([, colour]) => colour ?? "",
  );
  expect(own.length).toBeGreaterThan(5);
  const lost = [...own, ...papers].filter((under) => Math.max(...tones.map((tone) => contrast(tone, under))) < ENOUGH);
  expect(lost).toEqual([]);
});

it("nothing that is lit has a ring of one tone only", () => {
  for (const file of [stage, read("src/stage/CardLayer.svelte")]) {
    const rules = [...file.matchAll(/\.(?:spot\.)?(?:lit|chosen)(?: \.inner)? \{([^}]*box-shadow[^}]*)\}/g)];
    expect(rules.length).toBe(2);
    for (const [, rule] of rules) expect(rule).toContain("var(--glow-edge)");
  }
});

/** Rings that boards draw themselves, as each says in its `rings.json`: file, rule, and what is under them (names in its theme, or colours). */
type Own = [file: string, rule: string, under: string[]];
const OWN = games
  .map((game) => `src/boards/${game}`)
  .filter((folder) => existsSync(`${folder}/rings.json`))
  .flatMap((folder) =>
    (JSON.parse(read(`${folder}/rings.json`)) as Own[]).map(([file, ...rest]): Own => [`${folder}/${file}`, ...rest]),
  );
const themes = games.map((game) => read(`src/boards/${game}/theme.css`)).join("");

/** All tones that a name stands for; a seat's owner may be any of those who play there. */
function tonesOf(name: string): string[] {
  if (name.startsWith("#")) return [name.length === 4 ? name.replace(/[0-9a-f]/g, "$&$&") : name.slice(0, 7)];
  if (name === "owner") return SEATS.slice(0, 2).map(({ light }) => light);
  return [new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(themes + stage)?.[1] ?? ""];
}

it.each(OWN)("the ring that %s draws for %s is seen on what is under it", (file, rule, under) => {
  const escaped = rule.replace(/\./g, "\\.");
  const body = new RegExp(`(?:^|[};,])\\s*${escaped}(?:,[^{]*)? \\{([^}]*)\\}`).exec(
    read(file).split("<style>")[1] ?? "",
  );
  const drawn = [
    ...(body?.[1] ?? "").matchAll(/(?:border|border-color|outline|stroke|box-shadow|filter):\s*([^;]*);/g),
  ];
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
  const files = readdirSync("src/boards", { recursive: true, encoding: "utf-8" }).filter((file) =>
    /^(?!.*pad\/).*\.svelte$/.test(file),
  );
  const marks =
    /[^{};]*\.(?:lit|chosen|selected|open|aim|zone|throw)\b(?![^{]*\b(?:svg|b|i|kbd)\b)[^{};]*\{[^}]*(?:box-shadow|outline|border|stroke):\s*[^;]*var\(/;
  const found = files.filter((file) => marks.test(read(`src/boards/${file}`).split("<style>")[1] ?? ""));
  expect(found.filter((file) => !OWN.some(([known]) => known === `src/boards/${file}`))).toEqual([]);
});
