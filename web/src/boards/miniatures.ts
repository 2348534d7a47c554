/** The games' miniatures; not loaded one by one, as the home page shows them all. */
import type { Component } from "svelte";

const miniatures = import.meta.glob<Component>("./*/Miniature.svelte", { import: "default", eager: true });

/** Null: it has none of its own. */
export const miniatureOf = (game: string): Component | null => miniatures[`./${game}/Miniature.svelte`] ?? null;
