/** The card set of Flip Angel, as its file has it. */
import type { Wish } from "../../art/types";
import type { CardSet } from "../../stage/types";
import type { Lang } from "../../lib/settings/types";
import type { AngelFace, Side } from "./view";

export type Edge = "n" | "e" | "s" | "w";

export interface Condition {
  kind: "count" | "place" | "all" | "any";
  side?: Side | "any";
  min?: number;
  cells?: string[];
  of?: Condition[];
}

export interface Effect {
  kind: "ether" | "key" | "flip_self" | "reversal" | "retrigger" | "coupon" | "constant_flip";
  light?: number;
  dark?: number;
  placed?: Side;
}

export interface AngelSide {
  name_en: string;
  name_ja: string;
  text_en: string;
  text_ja: string;
  cost: number;
  special?: Condition;
  effects: Effect[];
  edges: Record<Edge, string>;
}

export interface Angel {
  id: string;
  no: number;
  white: AngelSide;
  black: AngelSide;
  picture?: Wish;
}

export const REFERENCE = "reference";

export function angelOf(set: CardSet, id: string): Angel | undefined {
  return (set["card"] as Angel[] | undefined)?.find((card) => card.id === id);
}

export function edgesOf(set: CardSet, id: string, side: Side | null): Record<Edge, string> {
  const none = { n: "", e: "", s: "", w: "" };
  if (id === REFERENCE) return (set["reference"] as { edges: Record<Edge, string> } | undefined)?.edges ?? none;
  return (side ? angelOf(set, id)?.[side].edges : undefined) ?? none;
}

export function nameOf(set: CardSet, id: string, side: Side | null, lang: Lang): string {
  if (id === REFERENCE) return lang === "ja" ? "代替え天使" : "Stand-in";
  const face = side ? angelOf(set, id)?.[side] : undefined;
  return (lang === "ja" ? face?.name_ja : face?.name_en) ?? id;
}

/** Where there is little room: of "Zephon the Stray" and 迷い鳥ゼフォン the angel's own name. */
export function shortened(name: string, lang: Lang): string {
  return (lang === "ja" ? /[ァ-ヶー]+$/ : /^.+?(?= the )/).exec(name)?.[0] ?? name;
}

/** The conditions that must be met, without the "and"s and "or"s between them. */
export function conditionsOf(special: Condition | undefined): Condition[] {
  return special?.of ? special.of.flatMap(conditionsOf) : special ? [special] : [];
}

/** What a card of the set shows, for the page that shows all cards. */
export const faceOf = (id: string, side: string): AngelFace => ({
  card: id,
  side: side === "black" ? "black" : "white",
  chips: 0,
  stack: 0,
});
