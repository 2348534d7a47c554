/** Does the built page keep to what Chromium, Firefox and Safari of our oldest versions all have? Scripts and styles, as they are shipped. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import doiuse from "doiuse";
import { ESLint } from "eslint";
import compat from "eslint-plugin-compat";
import postcss from "postcss";

const BUILT = fileURLToPath(new URL("../../src/dengen/server/static", import.meta.url));
const BROWSERS = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf-8")).browserslist;

/** Looked at one by one. Partly there, and the part that is used is: clip-path with inset(), masks, fit-content, display: contents on what has no role to lose or keeps it. Missed by nobody: the rest. */
const NICETIES = ["css-clip-path", "css-display-contents", "css-masks", "intrinsic-width", "text-size-adjust", "extended-system-fonts"];

async function scripts() {
  const rules = { files: ["**/*.js"], plugins: { compat }, rules: { "compat/compat": "error" }, settings: { targets: BROWSERS }, languageOptions: { globals: { navigator: "readonly" } } };
  const lint = new ESLint({ cwd: BUILT, overrideConfigFile: true, overrideConfig: [rules], allowInlineConfig: false });
  const results = await lint.lintFiles(["**/*.js"]);
  return results.flatMap((file) => file.messages.map((one) => `${file.filePath.split("/").at(-1)}: ${one.message}`));
}

async function styles() {
  const found = new Set();
  for (const name of readdirSync(`${BUILT}/assets`).filter((file) => file.endsWith(".css"))) {
    const onFeatureUsage = ({ feature, featureData }) => NICETIES.includes(feature) || found.add(`${name}: ${featureData.title} (${feature})${featureData.missing ? ` not in ${featureData.missing}` : ""}`);
    await postcss([doiuse({ browsers: BROWSERS, onFeatureUsage })]).process(readFileSync(`${BUILT}/assets/${name}`, "utf-8"), { from: name });
  }
  return [...found];
}

const found = [...(await scripts()), ...(await styles())];
for (const one of found) console.error(one);
process.exit(found.length ? 1 : 0);
