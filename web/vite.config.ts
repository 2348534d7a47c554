import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "postcss";
import { defineConfig, loadEnv } from "vite";
import { addressList, offline } from "./src/app/plugin.ts";
import { QUERIES } from "./src/lib/breakpoints.ts";

const breakpoints: Plugin = {
  postcssPlugin: "breakpoints",
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/\(--\w+\)/g, (name) => {
        if (!QUERIES[name]) throw rule.error(`There is no breakpoint ${name}: ${Object.keys(QUERIES).join(", ")}`);
        return QUERIES[name];
      });
    },
  },
};

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, ".", "DENGEN_")["DENGEN_SERVER"] ?? "http://127.0.0.1:8000";
  return {
    plugins: [svelte(), addressList(), offline()],
    css: { postcss: { plugins: [breakpoints] } },
    build: {
      outDir: "../src/dengen/server/static",
      emptyOutDir: true,
      target: ["chrome111", "firefox115", "safari16.4"],
      modulePreload: { polyfill: false }, // an inline script would need a weaker content security policy
    },
    server: { proxy: { "/api": { target: server, ws: true }, "/reports": server } }, // for npm run dev
  };
});
