/** Cards that have just come to lie somewhere: they fly there themselves, so that each is seen once. */
import { centre, type Point } from "../rect";
import type { Placed } from "../types";

export interface Landing {
  key: string;
  /** The middle of where it comes from … */
  from: Point;
  /** … and how wide it was there, where that was another size. */
  width?: number;
  /** So long, in ms, it waits there. */
  delay?: number;
}

const LANDING = 320; // ms

/** A card's way to its place, as keyframes; above all others until it lies there. */
export function wayOf(card: Placed, { from, width = card.w }: Landing): Keyframe[] {
  const at = (middle: Point, scale: number) =>
    `translate(${middle.x - card.w / 2}px, ${middle.y - card.h / 2}px) rotate(${card.turn}deg) scale(${scale})`;
  const size = { width: `${card.w}px`, height: `${card.h}px`, zIndex: 900 }; // at once, whatever it was before
  return [
    { ...size, transform: at(from, width / card.w) },
    { ...size, transform: at(centre(card), 1) },
  ];
}

/** Lets them fly, on the stage that `mark` is on. */
export function land(mark: Element | undefined, landings: readonly Landing[], cards: readonly Placed[]): Animation[] {
  const stage = mark?.closest(".stage");
  return landings.flatMap((landing) => {
    const card = stage?.querySelector(`.card[data-key="${CSS.escape(landing.key)}"]`);
    const place = cards.find(({ key }) => key === landing.key);
    const how = { duration: LANDING, delay: landing.delay ?? 0, easing: "ease-out", fill: "backwards" } as const;
    return card && place ? [card.animate(wayOf(place, landing), how)] : [];
  });
}
