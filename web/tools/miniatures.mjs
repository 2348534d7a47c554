/** `npm run miniatures`: the games' miniatures, drawn with their pictures' own kits, as files that the home page can show at once. */
import { mkdirSync, writeFileSync } from "node:fs";
import { runnerImport } from "vite";
import { gamesWithPictures } from "./pictures.mjs";

export const LAYERS = ["ground", "figures"];
export const fileOf = (game, layer) => `src/boards/${game}/miniature/${layer}.svg`;

async function main() {
    for (const game of gamesWithPictures()) {
        const { module } = await runnerImport(`./src/boards/${game}/pictures/miniature.ts`);
        const drawn = module.default();
        mkdirSync(`src/boards/${game}/miniature`, { recursive: true });
        for (const layer of LAYERS) writeFileSync(fileOf(game, layer), `${drawn[layer]}\n`);
    }
}

if (import.meta.filename === process.argv[1]) await main();
