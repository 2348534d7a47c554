/** Punctuation between parts of a line, and what stands between sentences, as each language prints it. */
import type { Lang } from "../settings/types";

const EN = { colon: ": ", comma: ", ", space: " ", bracketed: (text: string) => ` (${text})` };
const JA: typeof EN = { colon: "：", comma: "、", space: "", bracketed: (text) => `（${text}）` };

export const signs = (lang: Lang): typeof EN => (lang === "ja" ? JA : EN);

/** `A`, `A and B`, `A, B and C`. */
export const listed = (names: readonly string[], lang: Lang): string =>
  names.length < 2 || lang === "ja"
    ? names.join(signs(lang).comma)
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
