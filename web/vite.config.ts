import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { offline } from "./src/features/offline/plugin.ts";

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, ".", "DENGEN_")["DENGEN_SERVER"] ?? "http://127.0.0.1:8000";
  return {
    plugins: [svelte(), offline()],
    build: {
      outDir: "../src/dengen/server/static",
      emptyOutDir: true,
      target: ["chrome111", "firefox115", "safari16.4"],
      modulePreload: { polyfill: false }, // an inline script would need a weaker content security policy
    },
    server: { proxy: { "/api": { target: server, ws: true }, "/reports": server } }, // for npm run dev
  };
});
