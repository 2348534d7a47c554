/** The plan of the house (docs/page.md): every board has the same rooms, and nothing outside a game's folder knows the game by name. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boardOf, figuresOf, games, tourOf } from ".";
import { miniatureOf } from "./miniatures";

const ROOMS = [
  "index.ts",
  "view.ts",
  "cards.ts",
  "words.ts",
  "plan.ts",
  "layout.ts",
  "gestures.ts",
  "story.ts",
  "motion.ts",
  "Board.svelte",
  "Over.svelte",
  "over/Motion.svelte",
  "Face.svelte",
  "Finale.svelte",
  "pictures/index.ts",
  "pictures/table.ts",
  "pictures/miniature.ts",
  "miniature/ground.svg",
  "miniature/figures.svg",
  "figures.ts",
  "tour.ts",
  "printed.ts",
  "theme.css",
  "fixtures/cards.json",
];
/** White light and black shadows, however strong. */
const NEUTRAL = /^#(f{3,4}|0{3}|0{3}[0-9a-f]|f{3}[0-9a-f]|f{6}([0-9a-f]{2})?|0{6}([0-9a-f]{2})?)$/i;
/** Made from the server's schema, which has every game's view. */
const MADE = "src/lib/wire/types.ts";

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((path) => /\.(ts|svelte|css)$/.test(path))
    .map((path) => `${folder}/${path}`);
const read = (path: string) => readFileSync(path, "utf-8");
const sourceFiles = filesIn("src").filter((path) => path !== MADE);

describe.each(games)("%s", (game) => {
  const folder = `src/boards/${game}`;
  const files = filesIn(folder);

  it.each(ROOMS)("has %s", (room) => {
    expect(existsSync(`${folder}/${room}`)).toBe(true);
  });

  it("offers a board, a miniature, figures and a tour", async () => {
    expect(await boardOf(game)).toMatchObject({ gestures: {}, story: {}, looks: {} });
    expect(miniatureOf(game)).not.toBeNull();
    expect(await figuresOf(game)).not.toEqual([]);
    expect(await tourOf(game)).not.toBeNull();
  });

  it("calls places what the stage calls them", () => {
    const own = files.filter((path) => /\binterface (Rect|Box|Point)\b|\btype (Rect|Box|Point) =/.test(read(path)));
    expect(own).toEqual([]);
  });

  it("is laid out by one function `plan`, and nothing else is called so", () => {
    const found = files.filter((path) => /\b(function|const|let|as) plan\b/.test(read(path)));
    expect(found).toEqual([`${folder}/plan.ts`]);
  });

  it.each(files.filter((path) => path.endsWith(".svelte")))(
    "%s takes fonts and colours from custom properties",
    (path) => {
      const style = read(path).split("<style>")[1] ?? "";
      expect(style.match(/"[^"]+",|\b(serif|sans-serif|monospace|system-ui)\b/g) ?? []).toEqual([]);
      expect((style.match(/#[0-9a-f]{3,8}\b|\brgb\(/gi) ?? []).filter((colour) => !NEUTRAL.test(colour))).toEqual([]);
    },
  );

  it("defines in its theme what it uses, and no more", () => {
    const sources = files.filter((path) => path.endsWith(".svelte")).map(read);
    const prefix = /--(\w\w)-/.exec(read(`${folder}/theme.css`))?.[1];
    const used = sources.flatMap((source) => source.match(new RegExp(`--${prefix}-[\\w-]+`, "g")) ?? []);
    const defined = read(`${folder}/theme.css`).match(/--[\w-]+(?=:)/g) ?? [];
    expect([...new Set(defined)].sort()).toEqual([...new Set(used)].sort());
  });

  it("knows no other game", () => {
    const others = games.filter((other) => other !== game);
    const nosy = files.filter((path) => others.some((other) => namesOf(other).test(read(path))));
    expect(nosy).toEqual([]);
  });

  it("is known by name only in its folder", () => {
    const outside = sourceFiles.filter((path) => !path.startsWith(`${folder}/`));
    expect(outside.filter((path) => namesOf(game).test(read(path)))).toEqual([]);
  });
});

/** Its id, and however else it is spelled. */
function namesOf(game: string): RegExp {
  return new RegExp(game.replace("_", "[_ -]?"), "i");
}

describe("a card", () => {
  /** Where cards are shown: the board, close up, announced, in the browser, the deck builder and the rulebook. (A replay is a board.) */
  const SHOWN = [
    "src/stage/cards/CardLayer.svelte",
    "src/stage/Stage.svelte",
    "src/stage/story/Spotlight.svelte",
    "src/pages/Cards.svelte",
    "src/pages/deck/Builder.svelte",
    "src/features/sets/Faces.svelte",
    "src/features/rules/Drawing.svelte",
    "src/features/rules/CardHits.svelte",
  ];

  it.each(SHOWN)("has its game's own face in %s", (path) => {
    expect(read(path)).toMatch(/<(\w+\.)?Face\b/);
  });
});
