import type { Gestures } from "../../stage/types";
import type { Offer } from "../../lib/wire/types";
import { isChoice } from "./choices";
import type { FlipAngelView } from "./view";

const SLOTS = ["row1", "row2", "row3"];

function riverKey(view: FlipAngelView, slot: string): string | undefined {
  return (slot === "deck" ? view.deck.top : view.row[SLOTS.indexOf(slot)])?.key;
}

const mineIn = (view: FlipAngelView) => view.players[view.mover ?? view.viewer ?? 0]?.field ?? {};

export function keysOf(offer: Offer, view: FlipAngelView): string[] {
  const { kind, args } = offer.words;
  if (kind === "summon") {
    const key = riverKey(view, args["slot"] as string);
    return key ? [key] : [];
  }
  if (kind === "place") return [`cell:${args["cell"] as string}`];
  if (kind === "rev" && args["effect"] === "field") {
    const card = mineIn(view)[args["cell"] as string];
    return card ? [card.key] : [];
  }
  return isChoice(offer.name) ? [offer.name] : [];
}

/** A summons and its place, a reversal and its effect go together: till then one may look around. */
export const holds = (offer: Offer): boolean => ["summon", "gain", "reverse"].includes(offer.words.kind);

/** The fourth card turns day and night over: worth a look before. So is any place that one can't hover over. */
export const isFourth = (view: FlipAngelView): boolean => Object.keys(mineIn(view)).length === 3;

export const confirm = ({ words: { kind, args } }: Offer, view: FlipAngelView, touched: boolean): boolean =>
  (touched && kind === "place") ||
  (isFourth(view) && (kind === "place" || kind === "summon" || args["standin"] === true));

export function meant(key: string, chosen: readonly string[], view: FlipAngelView): string | null {
  const slot = [...view.row, view.deck.top].findIndex((card) => card?.key === key);
  if (slot >= 0) return `summon:${SLOTS[slot] ?? "deck"}`;
  if (key.startsWith("cell:")) return `place:${key.slice(5)}`;
  if (isChoice(key)) return key;
  const cell = Object.entries(mineIn(view)).find(([, card]) => card.key === key)?.[0];
  if (cell) return view.phase === "place" || chosen.length ? `place:${cell}` : `rev:field:${cell}`;
  return null;
}

/** A player's plate only shows more of itself, and so do the others' cards. */
const tells = (key: string, view: FlipAngelView): boolean =>
  key.startsWith("seat:") ||
  view.players.some(({ field }, seat) => seat !== view.viewer && Object.values(field).some((card) => card.key === key));

export const gestures = { keysOf, confirm, holds, meant, tells } satisfies Gestures<FlipAngelView>;
