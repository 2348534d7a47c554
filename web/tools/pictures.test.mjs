// @vitest-environment node
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { pairsOf } from "./likeness.mjs";
import { LAYERS, fileOf } from "./miniatures.mjs";
import { gamesWithPictures, nameOf } from "./pictures.mjs";

const HEAVIEST = 60_000; // bytes of a game's pictures, compressed
const LEAST = { colour: 10, grey: 8 }; // below that, two tokens are mistaken for each other

const found = import.meta.glob("../src/boards/*/pictures/index.ts", { import: "default" });
const tables = import.meta.glob("../src/boards/*/pictures/table.ts", { import: "default" });
const miniatures = import.meta.glob("../src/boards/*/pictures/miniature.ts", { import: "default" });
const SHAPES = /<(path|circle|rect|use)\b/g;

describe.each(gamesWithPictures())("%s", (game) => {
    const load = () => found[`../src/boards/${game}/pictures/index.ts`]();

    it("says of every picture what makes it itself, and of no two the same", async () => {
        const { exhibits } = await load();
        const table = await tables[`../src/boards/${game}/pictures/table.ts`]();
        const looks = Object.values(table).map(({ camera, silhouette }) => `${camera}: ${silhouette}`);
        expect(exhibits.filter(({ id }) => !table[id])).toEqual([]);
        expect(new Set(looks).size).toBe(looks.length);
    });

    it("has no two cards that look alike at 56 px, in colour or without", async () => {
        const { draw, exhibits } = await load();
        const pairs = pairsOf(exhibits.map((one) => ({ name: nameOf(one), svg: draw(one.id, "token", one.options) })));
        const told = ({ names, colour, grey }) =>
            `${colour.toFixed(1)} (grey ${grey.toFixed(1)})  ${names.join(" — ")}`;
        console.info([`${game}: most alike`, ...pairs.slice(0, 5).map(told)].join("\n  "));
        expect(pairs.filter(({ colour, grey }) => colour < LEAST.colour || grey < LEAST.grey).map(told)).toEqual([]);
    }, 60_000);

    it("has filters on the full card only, and gives the same bytes every time", async () => {
        const { draw, exhibits } = await load();
        for (const { id, options } of exhibits) {
            expect(draw(id, "token", options)).not.toMatch(/filter/);
            expect(draw(id, "full", options)).toBe(draw(id, "full", options));
        }
    });

    it("points only at what it has defined", async () => {
        const { draw, exhibits } = await load();
        const dangling = exhibits.flatMap(({ id, options }) =>
            ["token", "full"].flatMap((size) => {
                const svg = draw(id, size, options);
                const wanted = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, name]) => name);
                return wanted.filter((name) => !svg.includes(` id="${name}"`)).map((name) => `${id} ${size}: ${name}`);
            }),
        );
        expect(dangling).toEqual([]);
    });

    it("draws a card that it doesn't know from its data, takes one by its id, and never leaves a frame empty", async () => {
        const { draw, exhibits } = await load();
        const [first] = exhibits;
        const own = draw("somebody", "token", { card: { id: "somebody", points: 2 } });
        expect(own.match(SHAPES).length).toBeGreaterThan(12);
        expect(draw("else", "token", { card: { id: "else", points: 2 } })).not.toBe(own);
        expect(
            draw("somebody", "token", { wish: { palette: "no such", ground: "no such" } }).match(SHAPES).length,
        ).toBeGreaterThan(12);
        expect(draw("somebody", "token", { ...first.options, wish: first.id })).toBe(
            draw(first.id, "token", first.options),
        );
    });

    it("draws every part that its rules name for designers, each in its own way", async () => {
        const { draw } = await load();
        const card = { id: "somebody", matrix: "...../.d.d./..@../..c../....." }; // shot at something, where cards shoot
        const said = readFileSync(`../docs/games/${game}.md`, "utf-8").replace(/\s+/g, " ");
        const named = [...said.matchAll(/`(palette|ground|wing|pattern)` ((?:\w+\/)+\w+)/g)];
        expect(named.map(([, part]) => part)).toContain("palette");
        for (const [, part, values] of named) {
            const all = values.split("/").map((value) => draw("somebody", "token", { wish: { [part]: value }, card }));
            expect(new Set(all).size).toBe(all.length);
        }
        const [one, other] = ["moon", "key"].map((emblem) => draw("somebody", "token", { wish: { emblem }, card }));
        expect(one).not.toBe(other);
    });

    it("takes every picture by its id, whatever the card is called", async () => {
        const { draw, exhibits } = await load();
        const odd = exhibits.filter(
            ({ id, options }) => draw("somebody", "token", { ...options, wish: id }) !== draw(id, "token", options),
        );
        expect(odd.map(nameOf)).toEqual([]);
    });

    it("has the miniature that its kit draws (npm run miniatures)", async () => {
        const miniature = await miniatures[`../src/boards/${game}/pictures/miniature.ts`]();
        const drawn = miniature();
        expect(LAYERS.filter((layer) => readFileSync(fileOf(game, layer), "utf-8") !== `${drawn[layer]}\n`)).toEqual(
            [],
        );
    });

    it(`weighs at most ${HEAVIEST / 1000} KB`, async () => {
        const { output } = await build({
            configFile: false,
            logLevel: "silent",
            build: {
                write: false,
                lib: { entry: `src/boards/${game}/pictures/index.ts`, formats: ["es"] },
                minify: true,
            },
        }).then((results) => [results].flat()[0]);
        const weight = gzipSync(output[0].code).length;
        console.info(`${game}: ${(weight / 1000).toFixed(1)} KB of pictures`);
        expect(weight).toBeLessThanOrEqual(HEAVIEST);
    });
});
