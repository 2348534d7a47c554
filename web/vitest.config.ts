import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Apart from the page's own settings, so that building it needs nothing that only its tests do
export default defineConfig((environment) =>
  mergeConfig(page(environment), {
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts", "tools/*.test.mjs"],
      testTimeout: 60_000, // what hangs is ended; no measure of speed, as a busy machine takes long to load a whole board
    },
  }),
);
