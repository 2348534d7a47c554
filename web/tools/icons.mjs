/** `npm run icons`: the icons of the installed page, from the mark in public/icon.svg, at the sizes that systems ask for. */
import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const mark = readFileSync("public/icon.svg", "utf-8");
/** Of the mark itself: what a system cuts away must not show an edge. */
const GROUND = "#1d2330";
/** A system may cut a maskable icon to any shape that holds the inner 80 %. */
const SAFE = 0.7;

function drawn(size, share) {
    const box = /viewBox="([^"]+)"/.exec(mark)[1].split(" ").map(Number);
    const inner = size * share;
    const at = (size - inner) / 2;
    const body = mark.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${share < 1 ? `<rect width="${size}" height="${size}" fill="${GROUND}"/>` : ""}<svg x="${at}" y="${at}" width="${inner}" height="${inner}" viewBox="${box.join(" ")}">${body}</svg></svg>`;
    return new Resvg(svg).render().asPng();
}

for (const [name, size, share] of [
    ["icon-192.png", 192, 1],
    ["icon-512.png", 512, 1],
    ["icon-maskable-512.png", 512, SAFE],
    ["apple-touch-icon.png", 180, 0.86],
])
    writeFileSync(`public/${name}`, drawn(size, share));
