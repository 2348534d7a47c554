import { settings } from "../settings/index.svelte";
import type { Lang } from "../settings/types";
import type { Names } from "./readers";
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

/** What an English verb behind a name becomes behind "you". */
const YOUR_VERB: Readonly<Record<string, string>> = {
  was: "were",
  is: "are",
  has: "have",
  "wasn't": "weren't",
};

/** The sentence with the players' names in it. To its reader it says "you": "You were dealt 3 cards.", 「あなたは3枚引いた。」 */
export function named(sentence: string, names: Names): string {
  const { reader } = names;
  const spoken = typeof reader === "number" ? addressed(sentence, `{seat${reader}}`) : sentence;
  return spoken.replace(/\{seat(\d)\}/g, (whole, seat: string) => names[Number(seat)] ?? whole);
}

function addressed(sentence: string, mark: string): string {
  if (settings.lang === "ja") return sentence.replaceAll(mark, ja.table.you);
  const place = mark.replace(/[{}]/g, "\\$&");
  return sentence.replace(
    new RegExp(`${place}('s\\b)?( [\\w']+)?`, "g"),
    (_, owns: string | undefined, next: string | undefined, at: number) => {
      const you = owns ? "your" : "you";
      const begins = /(^|[.!?:]\s+)$/.test(sentence.slice(0, at));
      const verb = next && !owns ? ` ${YOUR_VERB[next.slice(1)] ?? next.slice(1)}` : (next ?? "");
      return (begins ? you[0]!.toUpperCase() + you.slice(1) : you) + verb;
    },
  );
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
