/** What a person has used last: keys or a pointer. Loaded with the page, so that nothing is missed. */
export const hand = { byKeys: false };

export function watchHand(): void {
  addEventListener("keydown", () => (hand.byKeys = true), true);
  addEventListener("pointerdown", () => (hand.byKeys = false), true);
}
