/**
 * Contact sheets of all cards at three sizes: npm run pictures [-- game …] [-- game:id,id …], into build/pictures.
 * Says how long a picture takes to make, how large it is, and which ones look most alike.
 */
import { mkdirSync, readdirSync, existsSync, writeFileSync } from "node:fs";
import { runnerImport } from "vite";
import { pairsOf, raster } from "./likeness.mjs";

const TO = "../build/pictures";
const SIZES = [
    { name: "token", size: "token", width: 56, columns: 13 },
    { name: "hand", size: "token", width: 120, columns: 13 },
    { name: "full", size: "full", width: 300, columns: 6 },
];
const GROUND = "#8b8780";

export const gamesWithPictures = () =>
    readdirSync("src/boards").filter((game) => existsSync(`src/boards/${game}/pictures/index.ts`));

export const nameOf = ({ id, options }) => [id, options.side].filter(Boolean).join(" ");

/** How many milliseconds it takes when nothing else is done meanwhile: the best of some times. */
function best(work, times = 7) {
    const took = Array.from({ length: times }, () => {
        const started = performance.now();
        work();
        return performance.now() - started;
    });
    return Math.min(...took);
}

/** In rows, each as high as its highest picture. */
function sheet(pictures, width, columns) {
    const gap = Math.max(4, Math.round(width / 24));
    const images = pictures.map((svg) => raster(svg, width));
    let [placed, top] = ["", gap];
    for (let from = 0; from < images.length; from += columns) {
        const row = images.slice(from, from + columns);
        row.forEach((image, i) => {
            const [x, png] = [gap + i * (width + gap), image.png().toString("base64")];
            placed += `<image x="${x}" y="${top}" width="${width}" height="${image.height}" href="data:image/png;base64,${png}"/>`;
        });
        top += Math.max(...row.map(({ height }) => height)) + gap;
    }
    const wide = gap + Math.min(columns, images.length) * (width + gap);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${top}"><rect width="100%" height="100%" fill="${GROUND}"/>${placed}</svg>`;
    return raster(svg, wide).png();
}

async function main(wanted) {
    mkdirSync(TO, { recursive: true });
    for (const game of gamesWithPictures()) {
        const wish = wanted.find((one) => one.split(":")[0] === game);
        if (wanted.length && !wish) continue;
        const ids = wish?.split(":")[1]?.split(",");
        const { module } = await runnerImport(`./src/boards/${game}/pictures/index.ts`);
        const { draw, exhibits } = module.default;
        const shown = exhibits.filter(({ id }) => !ids || ids.includes(id));
        const make = (size) => shown.map(({ id, options }) => draw(id, size, options));
        make("full"); // the first time is the compiler's
        const full = shown.map((one) => ({
            name: nameOf(one),
            svg: draw(one.id, "full", one.options),
            took: best(() => draw(one.id, "full", one.options)),
        }));
        for (const { name, size, width, columns } of SIZES)
            writeFileSync(`${TO}/${game}-${name}.png`, sheet(make(size), width, columns));
        const sizes = full.map(({ svg }) => svg.length / 1000).sort((a, b) => a - b);
        const times = full.toSorted((a, b) => a.took - b.took);
        const slowest = times.at(-1);
        console.log(
            `${game}: ${shown.length} pictures, half of them made in ${times[times.length >> 1].took.toFixed(1)} ms, the slowest (${slowest.name}) in ${slowest.took.toFixed(1)} ms, ${sizes.at(0).toFixed(1)} to ${sizes.at(-1).toFixed(1)} KB`,
        );
        const pairs = pairsOf(shown.map((one) => ({ name: nameOf(one), svg: draw(one.id, "token", one.options) })));
        for (const { names, colour, grey } of pairs.slice(0, 5))
            console.log(`  ${colour.toFixed(1)} (grey ${grey.toFixed(1)})  ${names.join(" — ")}`);
    }
}

if (import.meta.filename === process.argv[1]) await main(process.argv.slice(2));
