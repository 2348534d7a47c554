/** What an answer lights, which answer a click would have been, and where a card may go. */
import type { Gestures } from "../../stage/types";
import type { Offer } from "../../lib/wire/types";
import type { Fighter, TrumpFighterView } from "./view";

export function keysOf(offer: Offer, view: TrumpFighterView): string[] {
  const [what, ...rest] = offer.name.split(":");
  if (what === "pick" || what === "call" || what === "wait") return [offer.name];
  if (what === "declare") {
    const named = [0, 1, 2, 3].filter((which) => (Number(rest[0]) >> which) & 1);
    return [...named.map((which) => `technique:${view.viewer}:${which}`), "done"];
  }
  const keys = moveKeys(view, Number(rest[0]), Number(rest[1]));
  return what === "strike" ? ["strike", ...keys] : keys;
}

/** A tap on the card is enough where it can only go to one slot. */
function moveKeys(view: TrumpFighterView, hand: number, slot: number): string[] {
  const fighter = view.fighters[view.viewer ?? 0];
  const card = fighter?.hand[hand]?.key ?? `hand:${view.viewer}:${hand}`;
  return fighter && openSlots(fighter).length === 1 ? [card] : [card, slotKey(view, slot)];
}

/** A slot is clicked by what lies on top of it. */
function slotKey(view: TrumpFighterView, slot: number): string {
  const stack = view.fighters[view.viewer ?? 0]?.field[slot] ?? [];
  return stack[stack.length - 1] ?? `slot:${view.viewer}:${slot}`;
}

/** The leftmost empty slot while there is one, else all four (TF-15, TF-16): to light them at once, the server judges. */
export function openSlots(fighter: Fighter, covered: readonly number[] = []): number[] {
  const empty = fighter.field.findIndex((stack, slot) => !stack.length && !covered.includes(slot));
  return empty >= 0 ? [empty] : [0, 1, 2, 3];
}

export function meant(key: string, chosen: readonly string[], view: TrumpFighterView): string | null {
  const fighter = view.fighters[view.viewer ?? -1];
  if (!fighter) return null;
  if (key === "call" || key === "wait") return key;
  const hand = fighter.hand.findIndex((card) => card?.key === (chosen[chosen.length - 1] ?? key));
  if (hand < 0) return null;
  const slot = fighter.field.findIndex(
    (stack, number) => stack.includes(key) || key === `slot:${view.viewer}:${number}`,
  );
  return `move:${hand}:${slot >= 0 ? slot : (openSlots(fighter)[0] ?? 0)}`;
}

const isLive = (view: TrumpFighterView): boolean => view.live !== null;

/** A technique is read, and the deck counted. */
const tells = (key: string): boolean => key.startsWith("technique:") || key === "deck";

export const gestures = { keysOf, meant, tells, isLive } satisfies Gestures<TrumpFighterView>;
