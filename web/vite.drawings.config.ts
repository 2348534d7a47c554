/** The drawings as one script for an engine without a page (src/app/drawings.ts); built after the page, beside it. */
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: {
    outDir: "../src/dengen/server/static",
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: "src/app/drawings.ts", formats: ["iife"], name: "dengen", fileName: () => "drawings.js" },
  },
});
