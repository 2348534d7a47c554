/** A board without a pointer: arrows go to the nearest thing in their direction, and the focus isn't lost when its card is. */
import { modality } from "../../lib/modality";

/** As the browser measures it. */
export type Measured = Pick<DOMRectReadOnly, "left" | "top" | "width" | "height">;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Off the line counts more than far along it. */
const ASIDE = 2.5;

const middle = (box: Measured) => [box.left + box.width / 2, box.top + box.height / 2] as const;

/** Which of the boxes an arrow leads to; -1: there is nothing on that side. */
export function nearest(from: Measured, boxes: readonly Measured[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  const [dx, dy] = direction;
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [bx, by] = middle(box);
    const along = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const far = along + ASIDE * aside;
    if (along > 1 && far < least) {
      best = at;
      least = far;
    }
  });
  return best;
}

const LIT = "[data-key].lit";

/** An arrow pressed somewhere on the board: to the next lit thing. */
export function arrow(board: HTMLElement, event: KeyboardEvent): void {
  if (!(event.key in DIRECTIONS) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !board.contains(here)) return;
  const lit = [...board.querySelectorAll<HTMLElement>(LIT)].filter((one) => one !== here);
  const next =
    lit[
      nearest(
        here.getBoundingClientRect(),
        lit.map((one) => one.getBoundingClientRect()),
        event.key,
      )
    ];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What one who plays by keys had the focus on is gone, or of no more use: on to what can be done now. */
export function refocus(place: HTMLElement | undefined, wanted = `${LIT}, [data-offer]`): void {
  const here = document.activeElement;
  const lost =
    !here || here === document.body || (!!place?.contains(here) && here.matches("[data-key]:not(.lit), :disabled"));
  if (modality.keys && lost) place?.querySelector<HTMLElement>(wanted)?.focus();
}

/** A question in a bar of its own: one who plays by keys is led into it, and back where it closes. */
export function stepIn(bar: HTMLElement): (() => void) | undefined {
  const before = document.activeElement;
  if (!modality.keys || !(before instanceof HTMLElement)) return undefined;
  bar.querySelector("button")?.focus();
  return () => queueMicrotask(() => document.activeElement === document.body && before.isConnected && before.focus());
}
