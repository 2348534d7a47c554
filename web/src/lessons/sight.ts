/** On a small screen: what is to be pressed comes into sight beside what is asked for. */

const MARGIN = 12;

interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that this is seen between a bar on top and the lower edge; its upper end where it is too high. */
export function distance(thing: Span, bar: number, edge: number): number {
  const [above, below] = [thing.top - bar - MARGIN, thing.bottom - edge + MARGIN];
  if (above < 0) return above;
  return Math.max(0, Math.min(below, above));
}

/** What is pointed at, or else the first thing that can be done, unless one of them is in sight already. */
export function bringIntoSight(board: HTMLElement | undefined): void {
  const bar = document.querySelector("[data-now]");
  if (!board || !bar || getComputedStyle(bar).position !== "sticky") return;
  const under = bar.getBoundingClientRect().height;
  const wanted = [".marked", "[data-key].lit, [data-offer]"].map((things) => [...board.querySelectorAll(things)]).find((found) => found.length) ?? [];
  const far = wanted.map((thing) => distance(thing.getBoundingClientRect(), under, innerHeight));
  if (far[0] !== undefined && far.every((one) => one !== 0)) scrollBy({ top: far[0] });
}
