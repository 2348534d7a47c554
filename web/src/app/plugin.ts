/** For the build: makes /worker.js, which knows the files of the pages that can be read without a network, and /pages.json. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build, runnerImport, type Plugin, type Rolldown } from "vite";

const PROTOCOL = ["src/lib/wire/types.ts"];

const pages = async () => (await runnerImport<typeof import("./pages")>("./src/app/pages.ts")).module;
const sum = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Lists the page's addresses for the server. */
export function addressList(): Plugin {
  return {
    name: "dengen-addresses",
    apply: "build",
    async generateBundle() {
      const { addresses } = await pages();
      this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(addresses(), null, 2) });
    },
  };
}

export function offline(): Plugin {
  let outDir = "";
  return {
    name: "dengen-offline",
    apply: "build",
    configResolved: (config) => void (outDir = config.build.outDir),
    async writeBundle(_options, bundle) {
      const kept = {
        files: filesOf(bundle, ["src/app/main.ts", ...(await pages()).offlineFiles()]),
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

/** The chunks of these modules, all that they import from the start, their styles, and the miniatures of the games. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
    chunk.viteMetadata?.importedAssets.forEach((drawn) => found.add(drawn));
    chunk.imports.forEach((name) => add(chunks.find((one) => one.fileName === name)));
  };
  for (const module of modules) add(chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module))));
  return [...found].map((name) => `/${name}`);
}
