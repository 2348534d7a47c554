/** The card set, as its file has it. */
import type { Wish } from "../../art/types";
import type { CardSet } from "../../stage/types";
import type { Lang } from "../../lib/settings/types";
import type { LumielFace } from "./view";

/** A card of the set, as its file has it. */
export interface LumielCard {
  id: string;
  name_en: string;
  name_ja: string;
  text_en: string;
  text_ja: string;
  points: number;
  effect?: unknown[];
  /** Where it may be set on other cards. */
  stack_on?: { position?: string };
  picture?: Wish;
}

export function cardOf(set: CardSet, id: string): LumielCard | undefined {
  return (set["card"] as LumielCard[] | undefined)?.find((card) => card.id === id);
}

export function nameOf(set: CardSet, id: string, lang: Lang): string {
  const card = cardOf(set, id);
  return (lang === "ja" ? card?.name_ja : card?.name_en) ?? id;
}

/** What a card of the set shows, for the page that shows all cards. */
export function faceOf(id: string, _side: string, cards: CardSet): LumielFace {
  const points = (cards.card as { id: string; points: number }[]).find((card) => card.id === id)?.points ?? 0;
  return { card: id, points, owner: null, active: false, upright: 0, count: 1 };
}
