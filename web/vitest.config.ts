import { availableParallelism } from "node:os";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from the page's own settings, so that building it needs nothing that only its tests do
export default defineConfig((environment) =>
  mergeConfig(page(environment), {
    plugins: [svelteTesting({ autoCleanup: false })],
    test: {
      setupFiles: ["tools/cleanup.ts"],
      environment: "happy-dom",
      testTimeout: 60_000, // what hangs is ended; no measure of speed, as a busy machine takes long to load a whole board
      maxWorkers: Math.max(2, availableParallelism() - 1), // a single one would put all files into the same context
      projects: [
        // Every file has a context of its own, which takes less than half the time of a process of its own
        { extends: true, test: { name: "page", include: ["src/**/*.test.ts"], pool: "vmThreads" } },
        // These build with Vite, which can't be done in such a context
        { extends: true, test: { name: "tools", include: ["tools/*.test.mjs"], pool: "forks" } },
      ],
    },
  }),
);
