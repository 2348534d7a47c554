/** Places on a board, in the scene's coordinates. */
export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

export const NOWHERE: Rect = { x: 0, y: 0, w: 0, h: 0 };

export const centre = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Is the point in the rectangle, or at most `by` outside? */
export function isInside({ x, y, w, h }: Rect, point: Point, by = 0): boolean {
  return point.x >= x - by && point.x <= x + w + by && point.y >= y - by && point.y <= y + h + by;
}

/** The rectangle around all of them; null: there are none. */
export function around(rects: readonly Rect[]): Rect | null {
  if (!rects.length) return null;
  const [x, y] = [Math.min(...rects.map((one) => one.x)), Math.min(...rects.map((one) => one.y))];
  const [right, bottom] = [
    Math.max(...rects.map((one) => one.x + one.w)),
    Math.max(...rects.map((one) => one.y + one.h)),
  ];
  return { x, y, w: right - x, h: bottom - y };
}

/** The style of an element that lies there … */
export const laidAt = ({ x, y, w, h }: Rect): string => `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;

/** … or is moved there, so that it can fly on. */
export const movedTo = ({ x, y, w, h }: Rect): string =>
  `width:${w}px;height:${h}px;transform:translate(${x}px,${y}px)`;
