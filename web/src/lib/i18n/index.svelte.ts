import { settings } from "../settings/index.svelte";
import type { Lang } from "../settings/types";
import { en, type Dictionary } from "./en";
import { ja } from "./ja";

const dictionaries: Record<Lang, Dictionary> = { en, ja };

/** The dictionary of the chosen language: `const t = $derived(words())`. */
export function words(): Dictionary {
  return dictionaries[settings.lang];
}

/** Of a text that has both languages, the chosen one. */
export function say(text: { en: string; ja: string } | null | undefined): string {
  return text ? text[settings.lang] : "";
}

/** The sentence with the players' names in it. */
export function named(sentence: string, names: readonly string[]): string {
  return sentence.replace(/\{seat(\d)\}/g, (whole, seat: string) => names[Number(seat)] ?? whole);
}

/** "2 minutes ago"-like, but short and exact enough for a list of tables. */
export function when(time: number): string {
  return new Date(time).toLocaleString(settings.lang, {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
}
