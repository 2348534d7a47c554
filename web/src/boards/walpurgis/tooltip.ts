/** What a card says when it is pointed at: its reach in numbers, what it does besides, and its keywords explained. */
import { signs } from "../../lib/i18n/punctuation";
import type { Frame, Tooltip } from "../../stage/types";
import { cardOf, nameOf, type Card } from "./cards";
import type { WalpurgisView } from "./view";
import { words } from "./words";

export function tooltip(key: string, view: WalpurgisView, frame: Frame): Tooltip | null {
  const id = idAt(key, view);
  const card = id ? cardOf(frame.cards, id) : undefined;
  if (!id || !card) return null;
  return { title: nameOf(frame.cards, id, frame.lang), text: told(card, frame).join("\n") };
}

function idAt(key: string, view: WalpurgisView): string | undefined {
  const [, seat] = /^top:discard:(\d)$/.exec(key) ?? [];
  if (seat) return view.sides[Number(seat)]?.discard.at(-1);
  const lying = [...view.field.flatMap(({ pieces }) => pieces), ...view.sides.flatMap(({ hand }) => hand)];
  return [...lying, ...(view.memory?.cards ?? [])].find((one) => one.key === key && one.card)?.card ?? undefined;
}

function told({ text, keywords, grid }: Card, { lang }: Frame): string[] {
  const say = words(lang);
  const does = [text.require, text.static, text.effects].some((effects) => effects?.length);
  return [
    say.reach(grid.danmaku.length, grid.destroy.length, grid.condition.length),
    ...(does ? [(lang === "ja" ? text.text_ja : text.text_en) ?? ""] : []),
    ...keywords.map((word) => `${say.keywords[word] ?? word}${signs(lang).colon}${say.reminders[word] ?? ""}`),
  ].filter(Boolean);
}
