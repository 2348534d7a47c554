/** What people may switch on and off for the games' boards: it stands among the page's own settings. */
import type { Switch } from "../lib/settings/own.svelte";

const found = import.meta.glob<{ switches?: readonly Switch[] }>("./*/settings.svelte.ts", { eager: true });

export const switches: readonly Switch[] = Object.values(found).flatMap((settings) => settings.switches ?? []);
