/** What a technique says when it is pointed at. */
import { signs } from "../../lib/i18n/punctuation";
import type { Frame, Tooltip } from "../../stage/types";
import type { Technique, TrumpFighterView } from "./view";
import { cardName, words } from "./words";

/** The technique whose key this is, and whose it is; none while hits are named: then a click names it. */
export function techniqueAt(key: string, view: TrumpFighterView): { technique: Technique; seat: number } | null {
  const [, who, which] = /^technique:(\d):(\d)$/.exec(key) ?? [];
  const technique = view.phase === "declare" ? null : view.fighters[Number(who)]?.techniques[Number(which)];
  return technique ? { technique, seat: Number(who) } : null;
}

export function tooltip(key: string, view: TrumpFighterView, frame: Frame): Tooltip | null {
  const found = techniqueAt(key, view);
  if (!found) return null;
  const { technique, seat } = found;
  const say = words(frame.lang);
  return {
    title: technique.name[frame.lang],
    facts: say.value(technique.value),
    text: [
      technique.text[frame.lang],
      technique.hit ? say.hasHit : seat === view.viewer && view.assist ? distance(technique, frame) : "",
      say.quoted(technique.line[frame.lang]),
    ]
      .filter(Boolean)
      .join("\n"),
  };
}

/** How far one's own technique is from a hit, and which cards it would use. */
function distance({ near }: Technique, { lang }: Frame): string {
  const say = words(lang);
  if (!near) return say.far;
  const cards = near.cards.map((card) => cardName(card, lang)).join(signs(lang).comma);
  return `${near.moves.length ? say.near(near.moves.length) : say.wouldHit}${cards ? ` ${cards}` : ""}`;
}
