/** How far apart small pictures look: in colour, and to somebody who sees no colours. */
import { Resvg } from "@resvg/resvg-js";

const CELL = 4; // pixels that an eye at arm's length takes as one

/** An SVG as pixels, so many wide. */
export function raster(svg, width) {
    const image = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
    return { width: image.width, height: image.height, pixels: image.pixels, png: () => image.asPng() };
}

/** Lightness and two colours (OKLab) of every cell of a picture. */
export function cellsOf({ width, height, pixels }) {
    const cells = [];
    for (let top = 0; top + CELL <= height; top += CELL)
        for (let left = 0; left + CELL <= width; left += CELL) {
            const sum = [0, 0, 0];
            for (let y = top; y < top + CELL; y++)
                for (let x = left; x < left + CELL; x++) {
                    const at = 4 * (y * width + x);
                    [0, 1, 2].forEach((k) => (sum[k] += linear(pixels[at + k] / 255)));
                }
            cells.push(oklab(sum.map((one) => one / CELL ** 2)));
        }
    return cells;
}

/** Root mean square over the cells, in hundredths: 0 is the same, black against white is 100. */
export function difference(one, other, channels = [0, 1, 2]) {
    const sum = one.reduce((all, cell, i) => all + channels.reduce((of, k) => of + (cell[k] - other[i][k]) ** 2, 0), 0);
    return 100 * Math.sqrt(sum / one.length);
}

/** All pairs of one shape, the most alike first. */
export function pairsOf(pictures) {
    const seen = pictures.map(({ name, svg }) => ({ name, cells: cellsOf(raster(svg, 56)) }));
    return seen
        .flatMap((a, i) =>
            seen
                .slice(i + 1)
                .filter((b) => a.cells.length === b.cells.length)
                .map((b) => ({
                    names: [a.name, b.name],
                    colour: difference(a.cells, b.cells),
                    grey: difference(a.cells, b.cells, [0]),
                })),
        )
        .sort((a, b) => a.colour - b.colour);
}

const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function oklab([r, g, b]) {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
        0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
}
