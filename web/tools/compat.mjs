/** Does the built page keep to what our oldest browsers have (browserslist in package.json)? Scripts and styles, as they are shipped. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import compat from "eslint-plugin-compat";
import { lacking } from "./styles.mjs";

const BUILT = fileURLToPath(new URL("../../src/dengen/server/static", import.meta.url));
const BROWSERS = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf-8")).browserslist;
const OLDEST = Object.fromEntries(
    BROWSERS.map((line) => line.split(" >= ")).map(([browser, version]) => [browser, Number(version)]),
);

/** Looked at one by one: beside their prefixed forms, or not missed where they are missing. */
const NICETIES = [
    "text-size-adjust",
    "text-wrap",
    "text-wrap:",
    "line-clamp",
    "print-color-adjust",
    "print-color-adjust:",
    "mask-image",
];

/** Looked at one by one: used only where `in` has found it. */
const ASKED_FOR = ["navigator.wakeLock"];

async function scripts() {
    const rules = {
        files: ["**/*.js"],
        plugins: { compat },
        rules: { "compat/compat": "error" },
        settings: { targets: BROWSERS, polyfills: ASKED_FOR },
        languageOptions: { globals: { navigator: "readonly" } },
    };
    const lint = new ESLint({
        cwd: BUILT,
        overrideConfigFile: true,
        overrideConfig: [rules],
        allowInlineConfig: false,
    });
    const results = await lint.lintFiles(["**/*.js"]);
    return results.flatMap((file) => file.messages.map((one) => `${file.filePath.split("/").at(-1)}: ${one.message}`));
}

function styles() {
    const files = readdirSync(`${BUILT}/assets`).filter((file) => file.endsWith(".css"));
    return files.flatMap((name) =>
        lacking(readFileSync(`${BUILT}/assets/${name}`, "utf-8"), OLDEST)
            .filter((what) => !NICETIES.includes(what.split(" ")[0]))
            .map((what) => `${name}: ${what}`),
    );
}

const found = [...(await scripts()), ...styles()];
for (const one of found) console.error(one);
process.exit(found.length ? 1 : 0);
