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

/** The first of these spans that fits into so much room, or else the last. */
export function fitting(spans: readonly Span[], room: number): Span | undefined {
  return spans.find(({ top, bottom }) => bottom - top <= room) ?? spans.at(-1);
}

const around = (things: readonly Element[]): Span => {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
};

/** What is pointed at and what can be done: all of it, or as much as there is room for under the bar that says what is asked. */
export function bringIntoSight(board: HTMLElement | undefined, asking = "[data-now]"): void {
  const bar = document.querySelector(asking);
  if (!board || !bar || getComputedStyle(bar).position !== "sticky") return;
  const { top, bottom } = board.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return; // all of it is seen
  const under = bar.getBoundingClientRect().height + (parseFloat(getComputedStyle(bar).top) || 0);
  const marked = [...board.querySelectorAll(".marked")];
  const possible = [...board.querySelectorAll("[data-key].lit, [data-offer]")];
  const isNext = marked.some((thing) => possible.includes(thing));
  const [first] = [...marked, ...possible];
  if (!first) return;
  const wishes = [
    [...marked, ...(isNext ? [] : possible)],
    [...marked, ...(isNext ? [] : possible.slice(0, 1))],
    [first],
  ];
  const span = fitting(wishes.map(around), innerHeight - under - 2 * MARGIN);
  if (span) scrollBy({ top: distance(span, under, innerHeight) });
}
