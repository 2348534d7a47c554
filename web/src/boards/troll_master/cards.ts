/** The card set, as its file has it. */
import type { CardSet } from "../../stage/types";
import type { FamiliarView } from "../../lib/wire/types";
import type { ActionCard, TrollFace } from "./view";

type Named = Pick<ActionCard, "id" | "name_en" | "name_ja" | "text_en" | "text_ja" | "picture">;
interface FamiliarCard extends Named, Omit<FamiliarView, "id" | "name" | "text" | "abilities"> {}

const both = (en: string, ja: string) => ({ en, ja });

/** The card as its file has it, from which its picture is drawn. */
export const printed = (cards: CardSet, id: string): Named | undefined =>
  [...((cards["familiar"] as Named[] | undefined) ?? []), ...((cards["action"] as Named[] | undefined) ?? [])].find(
    (each) => each.id === id,
  );

/** What a card of the set shows, for the page that shows all cards. */
export function faceOf(id: string, _side: string, cards: CardSet): TrollFace | null {
  const action = (cards["action"] as ActionCard[] | undefined)?.find((each) => each.id === id);
  if (action) return { is: "action", action };
  const card = (cards["familiar"] as FamiliarCard[] | undefined)?.find((each) => each.id === id);
  if (!card) return null;
  const familiar: FamiliarView = {
    ...card,
    name: both(card.name_en, card.name_ja),
    text: both(card.text_en, card.text_ja),
    abilities: [],
  };
  return { is: "familiar", familiar, charges: card.start_charge, covered: 0, left: null };
}
