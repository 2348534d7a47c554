/** Whose field is looked at on a phone. Pure. */
import type { Point } from "../../stage/rect";

/** So far, in px, a finger must have moved across. */
const FAR = 48;

/** The place of the field to look at after a swipe over this one: to the left is the next. A short, a steep or a last one changes nothing. */
export function swiped(shown: number, fields: number, from: Point, to: Point): number {
  const across = to.x - from.x;
  if (Math.abs(across) < FAR || Math.abs(across) < 1.5 * Math.abs(to.y - from.y)) return shown;
  return Math.max(0, Math.min(fields - 1, shown - Math.sign(across)));
}
