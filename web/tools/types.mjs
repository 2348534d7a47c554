// Writes src/lib/wire/types.ts from the schema of the protocol (python -m dengen.server.schema > build/schema.json); --check: only says whether it is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(new URL("../../build/schema.json", import.meta.url), "utf-8"));
const views = Object.entries(schema.views);
const lines = Object.keys(schema.http);
const routes = {
    title: "Routes",
    description: "The requests of the HTTP part: their bodies and answers.",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
        lines.map((line) => {
            const { body, answer } = schema.http[line];
            const properties = { body: body ?? { type: "null" }, answer };
            return [line, { type: "object", additionalProperties: false, properties, required: ["body", "answer"] }];
        }),
    ),
    required: lines,
};
const root = {
    title: "Views",
    description: "Each game's own view, by the game's id.",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(views),
    required: views.map(([game]) => game),
    $defs: { ...schema.$defs, Routes: routes },
};
const made = await compile(root, "Views", {
    additionalProperties: false,
    bannerComment: "/* Made by tools/types.mjs from the server's schema: don't edit. */",
    strictIndexSignatures: false,
    unreachableDefinitions: true,
    style: { printWidth: 120 },
});
const out = made
    .split("\n")
    .filter((line) => !/Via the `definition`|This interface was referenced by|^ \* via the `definition`/.test(line));
const tidy = out
    .join("\n")
    .replace(/\/\*\*\n(?: \*\s*\n)* \*\/\n/g, "")
    .replace(/ \*\n( \*\/)/g, "$1")
    .replace(/^ \* {5}/gm, " * ")
    .replace(/\{\}(?=;| \|)/g, "Record<string, unknown>")
    .replace(/\{\n\s+\[k: string\]: (\w+);\n\s+\}/g, "Record<string, $1>");
const file = fileURLToPath(new URL("../src/lib/wire/types.ts", import.meta.url));
if (!process.argv.includes("--check")) writeFileSync(file, tidy);
else if (readFileSync(file, "utf-8") !== tidy) {
    console.error("web/src/lib/wire/types.ts isn't what the server's types say: make types");
    process.exit(1);
}
