/** The card set, as its file has it. */
import type { Wish } from "../../art/types";
import type { CardSet } from "../../stage/types";
import type { TrumpFace } from "./view";

export interface TechniqueText {
  id: string;
  value: number;
  when: string;
  name_en: string;
  name_ja: string;
  text_en: string;
  text_ja: string;
  line_en?: string;
  line_ja?: string;
  picture?: Wish;
}

export interface CharacterText {
  id: string;
  name_en: string;
  name_ja: string;
  epithet_en?: string;
  epithet_ja?: string;
  technique: TechniqueText[];
  picture?: Wish;
}

export const characters = (cards: CardSet): CharacterText[] => (cards["character"] ?? []) as CharacterText[];

/** What a card of the set shows, for the page that shows all cards: a fighter, or a technique. */
export const faceOf = (id: string): TrumpFace => ({ technique: id });
