/** On a small screen: what is to be pressed or looked at comes into sight beside what is asked for. */

const MARGIN = 12;

interface Span {
  top: number;
  bottom: number;
}

/**
 * How far to scroll so that this is seen between a bar on top and the lower edge; its upper end where it is too high. Whoever has to
 * scroll goes back to the top of the page, `scrolled` from here, where it is seen from there as well: the last moves are told there.
 */
export function distance(thing: Span, bar: number, edge: number, scrolled: number): number {
  const [above, below] = [thing.top - bar - MARGIN, thing.bottom - edge + MARGIN];
  if (above < 0) return below + scrolled <= 0 ? -scrolled : above;
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
  const marked = [...(board?.querySelectorAll(".marked") ?? [])];
  const possible = [...(board?.querySelectorAll("[data-key].lit, [data-offer]") ?? [])];
  const isNext = marked.some((thing) => possible.includes(thing));
  scrollToOneOf(board, asking, [
    [...marked, ...(isNext ? [] : possible)],
    [...marked, ...(isNext ? [] : possible.slice(0, 1))],
    [...marked, ...possible].slice(0, 1),
  ]);
}

/** Of what is on the board, where something happens: cards and places, or else the plates of those whom it concerns. */
export function scenery<T>(keys: readonly string[], find: (key: string) => T | null | undefined): T[] {
  const isPlate = (key: string) => key.startsWith("seat:");
  const found = (some: readonly string[]) => some.flatMap((key) => find(key) ?? []);
  const things = found(keys.filter((key) => !isPlate(key)));
  return things.length ? things : found(keys.filter(isPlate));
}

/** Where something happens: all of it, or else the first. */
export function bringKeysIntoSight(board: HTMLElement | undefined, asking: string, keys: readonly string[]): void {
  const things = scenery(keys, (key) => board?.querySelector(`[data-key="${CSS.escape(key)}"]`));
  scrollToOneOf(board, asking, [things, things.slice(0, 1)]);
}

/** This alone, wherever it is; where nothing is asked above it, up to the upper edge. */
export function bringThingIntoSight(thing: Element | null | undefined, asking: string): void {
  if (thing) scrollBy({ top: distance(around([thing]), heightOf(asking) ?? 0, innerHeight, scrollY) });
}

function scrollToOneOf(board: HTMLElement | undefined, asking: string, wishes: readonly (readonly Element[])[]): void {
  const under = heightOf(asking);
  if (!board || under === null) return;
  const { top, bottom } = board.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return; // all of it is seen
  const spans = wishes.filter((things) => things.length).map(around);
  const span = fitting(spans, innerHeight - under - 2 * MARGIN);
  if (span) scrollBy({ top: distance(span, under, innerHeight, scrollY) });
}

/** How much of the screen the bar takes that says what is asked; null: it doesn't stay in sight. */
function heightOf(asking: string): number | null {
  const bar = document.querySelector(asking);
  if (!bar || getComputedStyle(bar).position !== "sticky") return null;
  return bar.getBoundingClientRect().height + (parseFloat(getComputedStyle(bar).top) || 0);
}
