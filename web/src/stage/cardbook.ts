/** Any game's card set as a list to leaf through: every table with an id and a name, two-sided ones twice. */
import type { CardSet } from "./types";
import type { Lang } from "../lib/settings/types";
import { signs } from "../lib/i18n/punctuation";

export interface CardEntry {
  key: string;
  id: string;
  list: string;
  side: string;
  name: string;
  other: string;
  text: string;
  copies: number | null;
  facts: [string, string][];
  parts: { name: string; text: string; value: string }[];
}

export type Table = Record<string, unknown>;
const SPOKEN = /_(en|ja)$/;
const LEFT_OUT = new Set(["id", "code", "copies", "matrix", "pos", "no", "family", "number"]);

/** `terms`: words for ids that the game has and the set hasn't. */
export function entriesOf(cards: CardSet, lang: Lang, terms: Readonly<Record<string, string>> = {}): CardEntry[] {
  const spoken = new Map([...Object.entries(terms), ...termsIn(cards, lang)]);
  const found: CardEntry[] = [];
  for (const [list, tables] of Object.entries(cards)) {
    if (!Array.isArray(tables)) continue;
    for (const table of tables as Table[]) {
      if (typeof table?.id !== "string") continue;
      if (table.name_en !== undefined) found.push(entry(table, list, "", table.id, lang, spoken));
      for (const [side, half] of sidesOf(table)) found.push(entry(half, list, side, table.id, lang, spoken));
    }
  }
  return found;
}

function entry(
  table: Table,
  list: string,
  side: string,
  id: string,
  lang: Lang,
  values: Map<string, string>,
): CardEntry {
  const spoken = (name: string, of: Table = table) => String(of[`${name}_${lang}`] ?? "");
  const parts = Object.values(table)
    .flatMap((value) => (Array.isArray(value) ? (value as Table[]) : []))
    .filter((part) => part && typeof part === "object" && part.name_en !== undefined);
  const texts = ["epithet", "text", "temper"].map((name) => spoken(name)).filter(Boolean);
  return {
    key: [list, id, side].join(":"),
    id,
    list,
    side,
    name: spoken("name"),
    other: String(table[lang === "ja" ? "name_en" : "name_ja"] ?? ""),
    text: texts.join("\n"),
    copies: typeof table.copies === "number" ? table.copies : null,
    facts: Object.entries(table).flatMap(([name, value]) =>
      LEFT_OUT.has(name) || SPOKEN.test(name) ? [] : fact(name, value, values, lang),
    ),
    parts: parts.map((part) => ({
      name: spoken("name", part),
      text: spoken("text", part),
      value: part.value === undefined ? "" : String(part.value),
    })),
  };
}

/** What has a name within a card: its sides. */
export const sidesOf = (table: Table): [side: string, half: Table][] =>
  Object.entries(table).filter((part): part is [string, Table] => (part[1] as Table | null)?.name_en !== undefined);

/** Words for what cards name by an id, where the set itself has them in both languages (`casters`, `icons`). */
function termsIn(cards: CardSet, lang: Lang): [id: string, word: string][] {
  return Object.values(cards)
    .filter((group) => group && typeof group === "object" && !Array.isArray(group))
    .flatMap((group) => Object.entries(group as Table))
    .flatMap(([id, text]): [string, string][] => {
      const word = (text as Table | null)?.[lang];
      return typeof word === "string" ? [[id, word]] : [];
    });
}

function fact(label: string, value: unknown, values: Map<string, string>, lang: Lang): [string, string][] {
  const speak = (word: string) => values.get(word) ?? word.replaceAll("_", " ");
  if (typeof value === "number") return [[label, String(value)]];
  if (typeof value === "boolean") return value ? [[label, "✓"]] : [];
  if (typeof value === "string" && !value.includes("\n")) return [[label, speak(value)]];
  if (Array.isArray(value) && value.length && value.every((one) => typeof one === "string"))
    return [[label, value.map(speak).join(signs(lang).comma)]];
  return [];
}

/** The ids of a card's keywords: plain, or with a number of their own. */
export function keywordsOf(cards: CardSet, { list, id }: CardEntry): string[] {
  const tables = cards[list];
  const table = Array.isArray(tables) ? (tables as Table[]).find((one) => one.id === id) : undefined;
  const words = Array.isArray(table?.keywords) ? (table.keywords as (string | { kind?: string })[]) : [];
  return words.flatMap((word) => (typeof word === "string" ? word : (word.kind ?? [])));
}

/** Does it say what is searched for, in either language? */
export function matches(card: CardEntry, wanted: string): boolean {
  const needle = wanted.trim().toLowerCase();
  return (
    !needle ||
    [card.name, card.other, card.text, card.id, ...card.parts.map((part) => `${part.name} ${part.text}`)].some((text) =>
      text.toLowerCase().includes(needle),
    )
  );
}
