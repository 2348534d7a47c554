/** For the build: makes /worker.js, which knows the files that rules, lessons and replays need. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";

const OFFLINE = [
  "src/app/main.ts",
  "src/pages/Rules.svelte",
  "src/pages/Replay.svelte",
  "src/pages/Learn.svelte",
  "src/pages/Pad.svelte",
];
const PROTOCOL = ["src/lib/wire/types.ts"];

const sum = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

export function offline(): Plugin {
  let outDir = "";
  return {
    name: "dengen-offline",
    apply: "build",
    configResolved: (config) => void (outDir = config.build.outDir),
    async writeBundle(_options, bundle) {
      const kept = {
        files: filesOf(bundle),
        version: sum(Object.keys(bundle).sort().join()),
        protocol: sum(PROTOCOL.map((path) => readFileSync(path, "utf-8")).join()),
      };
      await build({
        configFile: false,
        logLevel: "warn",
        define: { __KEPT__: JSON.stringify(kept) },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: "src/features/offline/worker.ts",
            output: { format: "iife", entryFileNames: "worker.js" },
          },
        },
      });
    },
  };
}

/** The chunks of these pages, all that they import from the start, their styles, and the miniatures of the games. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
    chunk.viteMetadata?.importedAssets.forEach((drawn) => found.add(drawn));
    chunk.imports.forEach((name) => add(chunks.find((one) => one.fileName === name)));
  };
  for (const page of OFFLINE) add(chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(page))));
  return [...found].map((name) => `/${name}`);
}
