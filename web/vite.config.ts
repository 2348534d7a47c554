import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { offline } from "./src/offline/plugin.ts";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), offline()],
  build: {
    outDir: "../src/dengen/server/static",
    emptyOutDir: true,
    target: ["chrome111", "firefox115", "safari16.4"],
    modulePreload: { polyfill: false }, // an inline script would need a weaker content security policy
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "tools/*.test.mjs"] },
});
