/** What a card or a choice says when it is pointed at. */
import { signs } from "../../lib/i18n/punctuation";
import type { Frame, Tooltip } from "../../stage/types";
import { angelOf, nameOf, REFERENCE } from "./cards";
import type { FlipAngelView } from "./view";
import { words } from "./words";

export function tooltip(key: string, view: FlipAngelView, frame: Frame): Tooltip | null {
  const say = words(frame.lang);
  const standin = { title: nameOf(frame.cards, REFERENCE, null, frame.lang), text: say.standinTold };
  const shown = [...view.row, view.deck.top, ...view.players.flatMap((player) => Object.values(player.field))].find(
    (card) => card?.key === key,
  );
  if (!shown) return tellsOfStandin(key, view) ? standin : null;
  if (shown.card === REFERENCE) return standin;
  const angel = angelOf(frame.cards, shown.card);
  if (!angel || !shown.side) return null;
  const down = shown.side === "white" ? "black" : "white";
  const textOf = (side: "white" | "black") => (frame.lang === "ja" ? angel[side].text_ja : angel[side].text_en);
  return {
    title: nameOf(frame.cards, shown.card, shown.side, frame.lang),
    text: `${textOf(shown.side)}\n${say.other}${signs(frame.lang).colon}${nameOf(frame.cards, shown.card, down, frame.lang)}${signs(frame.lang).comma}${say.costs(angel[down].cost)}${signs(frame.lang).comma}${textOf(down)}`,
    facts: say.costs(angel[shown.side].cost),
  };
}

/** Ether that comes with a stand-in, and the plate of whoever has one still. */
function tellsOfStandin(key: string, view: FlipAngelView): boolean {
  const [what, which] = key.split(":");
  const seat = what === "gain" ? view.mover : what === "seat" ? Number(which) : null;
  return seat !== null && view.players[seat]?.standin_used === false;
}
