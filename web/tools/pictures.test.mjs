// @vitest-environment node
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { pairsOf } from "./likeness.mjs";
import { gamesWithPictures, nameOf } from "./pictures.mjs";

const HEAVIEST = 60_000; // bytes of a game's pictures, compressed
const LEAST = { colour: 8, grey: 6 }; // below that, two tokens are mistaken for each other

const found = import.meta.glob("../src/boards/*/pictures/index.ts", { import: "default" });
const tables = import.meta.glob("../src/boards/*/pictures/table.ts", { import: "default" });
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
