/** What a seat sees of Troll Master, and what a face shows of it. */
import type { Wish } from "../../art/types";
import type { FamiliarView } from "../../lib/wire/types";

export type { TrollMasterView } from "../../lib/wire/types";

/** An action card, as the set's file has it. */
export interface ActionCard {
  id: string;
  name_en: string;
  name_ja: string;
  text_en: string;
  text_ja: string;
  picture?: Wish;
  pos: number;
  kind: string;
  level: number;
  need_kind: string;
  need: number;
  value: number;
}

export type TrollFace =
  | { is: "action"; action: ActionCard }
  | { is: "magic"; card: string; count: number }
  | { is: "pawn"; seat: number }
  | { is: "familiar"; familiar: FamiliarView; charges: number; covered: number; left: number | null };
