// Checks the imports of src/ by the rules of .dependency-cruiser.mjs, and that no folder is crowded. dependency-cruiser drops
// the type imports of Svelte files, so it reads a copy in which every component is its script alone.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import ruleSet from "../.dependency-cruiser.mjs";

const MOST = 20; // modules side by side
/** One drawing for each card. */
const DRAWINGS = /\/pictures\/\w+$/;

/** The scripts of a component, without the import of itself that draws it within itself. */
function scriptOf(path) {
    const scripts = [...readFileSync(path, "utf-8").matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(
        ([, code]) => code,
    );
    return scripts.join("\n").replace(new RegExp(`^.* from "./${basename(path)}";$`, "m"), "");
}

function copyOf(src) {
    const root = mkdtempSync(join(tmpdir(), "rooms-"));
    cpSync(src, join(root, "src"), { recursive: true });
    for (const path of readdirSync(join(root, "src"), { recursive: true, encoding: "utf-8" })) {
        if (!path.endsWith(".svelte")) continue;
        const file = join(root, "src", path);
        writeFileSync(file, scriptOf(file));
        renameSync(file, `${file}.ts`);
    }
    return root;
}

const root = copyOf("src");
try {
    const { output } = await cruise(["src"], { ...ruleSet.options, baseDir: root, ruleSet, validate: true });
    const { modules, summary } = output;
    const inside = {};
    for (const { source } of modules)
        if (source.endsWith(".ts")) inside[dirname(source)] = (inside[dirname(source)] ?? 0) + 1;
    const wrong = [
        ...summary.violations.map(({ rule, from, to, cycle }) =>
            [`${rule.name}: ${from}`, ...(cycle?.map(({ name }) => name) ?? [to])].join(" → "),
        ),
        ...Object.entries(inside)
            .filter(([folder, count]) => folder.startsWith("src/") && count > MOST && !DRAWINGS.test(folder))
            .map(([folder, count]) => `${folder} has ${count} modules side by side, more than ${MOST}`),
    ];
    for (const one of wrong) console.error(one);
    process.exitCode = wrong.length ? 1 : 0;
} finally {
    rmSync(root, { recursive: true });
}
