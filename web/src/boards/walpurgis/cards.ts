/** The card set, as its file has it, looked up by id; matrices as offsets. */
import type { Wish } from "../../art/types";
import type { CardSet } from "../../stage/types";
import type { Lang } from "../../lib/settings/types";
import type { WalpurgisFace } from "./view";

export type Offset = readonly [right: number, forward: number];
export type Role = "condition" | "danmaku" | "destroy" | "sub_danmaku" | "sub_destroy";
export const ROLES: readonly Role[] = ["condition", "danmaku", "destroy", "sub_danmaku", "sub_destroy"];

export interface CardText {
  id: string;
  name_en: string;
  name_ja: string;
  text_en?: string;
  text_ja?: string;
  caster?: string;
  icons?: string[];
  family?: string;
  number?: string;
  picture?: Wish;
  matrix?: string;
  sub_matrix?: string;
  condition?: Offset[];
  danmaku?: Offset[];
  destroy?: Offset[];
  sub_danmaku?: Offset[];
  sub_destroy?: Offset[];
  keywords?: (string | { kind: string })[];
  require?: unknown[];
  static?: unknown[];
  effects?: unknown[];
}

export interface Card {
  text: CardText;
  keywords: string[];
  grid: Record<Role, Offset[]>;
}

const known = new WeakMap<CardSet, Map<string, Card>>();

export function lexicon(cards: CardSet): Map<string, Card> {
  let found = known.get(cards);
  if (!found) {
    const list = Array.isArray(cards["card"]) ? (cards["card"] as CardText[]) : [];
    found = new Map(list.map((text) => [text.id, read(text)]));
    known.set(cards, found);
  }
  return found;
}

export const cardOf = (cards: CardSet, id: string): Card | undefined => lexicon(cards).get(id);

export function nameOf(cards: CardSet, id: string, lang: Lang): string {
  const text = cardOf(cards, id)?.text;
  return text ? (lang === "ja" ? text.name_ja : text.name_en) : id;
}

/** Where there is little room: of a Normal Shot, colour and sigil tell the caster. */
export function shortName(cards: CardSet, id: string, lang: Lang): string {
  const name = nameOf(cards, id, lang);
  return cardOf(cards, id)?.text.family === "normal_shot" ? name.replace(/\s*[(\uff08].*$/, "") : name;
}

/** Titles of casters and icons stand in tables of their own. */
export function titleOf(cards: CardSet, table: "casters" | "icons", id: string, lang: Lang): string {
  const titles = cards[table] as Record<string, { en: string; ja: string }> | undefined;
  return titles?.[id]?.[lang] ?? id;
}

function read(text: CardText): Card {
  const main = drawn(text.matrix);
  const sub = drawn(text.sub_matrix);
  return {
    text,
    keywords: (text.keywords ?? []).map((word) => (typeof word === "string" ? word : word.kind)),
    grid: {
      condition: text.condition ?? main("c"),
      danmaku: text.danmaku ?? main("d"),
      destroy: text.destroy ?? main("x"),
      sub_danmaku: text.sub_danmaku ?? sub("d"),
      sub_destroy: text.sub_destroy ?? sub("x"),
    },
  };
}

/** The offsets of each letter in a drawn matrix: rows from far to near, parted by lines or slashes. */
function drawn(matrix = ""): (letter: string) => Offset[] {
  const rows = matrix
    .split(/[\n/]/)
    .map((row) => row.replace(/\s/g, ""))
    .filter(Boolean);
  const middle = (rows.length - 1) / 2;
  return (letter) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((sign, x): Offset[] =>
        sign === letter || (letter === "d" && sign === "D") ? [[x - middle, middle - y]] : [],
      ),
    );
}

/** What a card of the set shows, for the page that shows all cards. */
export const faceOf = (id: string): WalpurgisFace => ({
  card: id,
  owner: null,
  place: "hand",
  down: false,
  remembered: false,
  state: null,
});
