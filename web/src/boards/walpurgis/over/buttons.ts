/** What can be done besides touching cards and cells, and has its buttons on the table: so the table never moves. */
import type { Offer } from "../../../lib/wire/types";
import { aims } from "./volley";

const KINDS = new Set(["keep", "end", "stop", "face_down", "face_up", "yes", "no", "stay", "upright", "bottom"]);

/** Offers with a plain button; throwing together and declining have their own. */
export function buttonsOf(offers: readonly Offer[]): Offer[] {
  return aims(offers) ? [] : offers.filter((offer) => KINDS.has(offer.words.kind));
}

export function own(offer: Offer, offers: readonly Offer[]): boolean {
  const { kind } = offer.words;
  return kind === "decline" || (aims(offers) ? kind === "shoot_all" || kind === "stop" : KINDS.has(kind));
}

/** Is anything where the buttons are? */
export function isBusy(offers: readonly Offer[], held: number): boolean {
  return held > 0 || offers.some((offer) => own(offer, offers));
}
