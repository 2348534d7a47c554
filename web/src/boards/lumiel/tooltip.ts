/** What a card says when it is pointed at. */
import type { Frame, Tooltip } from "../../stage/types";
import { cardOf, nameOf } from "./cards";
import type { LumielView } from "./view";
import { signed, words } from "./words";

export function tooltip(key: string, view: LumielView, frame: Frame): Tooltip | null {
  const shown = [
    ...view.hand,
    ...view.hands.flat(),
    ...view.play,
    ...view.players.flatMap((player) => player.points),
    ...view.field.flatMap(({ stack }) => stack),
  ].find((card) => card.key === key);
  const card = shown && cardOf(frame.cards, shown.card);
  if (!shown || !card) return null;
  return {
    title: nameOf(frame.cards, shown.card, frame.lang),
    text: frame.lang === "ja" ? card.text_ja : card.text_en,
    facts: words(frame.lang).worth(signed(shown.points)),
  };
}
