/** A pointer over a board: a press is a click, unless it moves (then something is dragged) or lasts (then it is looked at closely). */
import type { Selection } from "./selection.svelte";
import type { Scene } from "../types";

/** So far, in px, a pointer must have moved to drag something. */
const SLACK = 7;
/** And so far what is being looked at closely: fingers tremble meanwhile. */
const LOOKING_SLACK = 20;
/** So long, in ms, a press must last for a closer look. */
const LONG = 450;

/** Something that hangs at the pointer, so far from where it lies. */
export interface Dragged {
  key: string;
  dx: number;
  dy: number;
}

interface Press {
  key: string;
  x: number;
  y: number;
  moved: boolean;
  long: boolean;
}

export const keyAt = (target: EventTarget | null): string | null =>
  (target as Element | null)?.closest?.<HTMLElement>("[data-key]")?.dataset.key ?? null;

const keysUnder = (x: number, y: number): string[] =>
  document
    .elementsFromPoint(x, y)
    .map(keyAt)
    .filter((key) => key !== null);

export class Pointer<V> {
  dragged = $state.raw<Dragged | null>(null);
  /** The key of the card that is looked at closely; "": none. */
  zoomed = $state("");

  private pressed: Press | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private touched = false; // by a finger
  private swallows = false; // the click that follows a drag or a long press
  private lifted: Promise<void> = Promise.resolve();
  private heldBefore = 0; // so many answers were held back when the card was lifted
  /** Where lifting a card lays it somewhere else already, it is that one that hangs at the pointer, where it was. */
  private carried: Dragged | null = null;

  constructor(
    private readonly selection: Selection<V>,
    private readonly scene: () => Scene,
  ) {}

  down = (event: PointerEvent): void => {
    this.touched = event.pointerType === "touch";
    const key = keyAt(event.target);
    if (event.button !== 0 || !key) return;
    const press = { key, x: event.clientX, y: event.clientY, moved: false, long: false };
    this.pressed = press;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.pressed !== press || press.moved) return;
      press.long = true;
      this.zoomed = key;
    }, LONG);
  };

  move = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const press = this.pressed;
    if (!press) {
      if (event.pointerType === "mouse") this.selection.consider(keyAt(event.target));
      return;
    }
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.moved && Math.hypot(dx, dy) > (press.long ? LOOKING_SLACK : SLACK)) {
      if (!this.selection.lit.has(press.key) || !this.cardOf(press.key)) {
        if (press.long) return; // looked at all the same
        clearTimeout(this.timer);
        this.pressed = null;
        return;
      }
      clearTimeout(this.timer);
      press.moved = true;
      this.zoomed = "";
      event.currentTarget.setPointerCapture(event.pointerId);
      this.heldBefore = this.selection.held.length;
      this.lifted = this.lift(press.key);
    }
    if (press.moved) this.drag(press.key, dx, dy, event);
  };

  private drag(key: string, dx: number, dy: number, { clientX, clientY }: PointerEvent): void {
    const { carried } = this;
    const dragged = { key: carried?.key ?? key, dx: dx + (carried?.dx ?? 0), dy: dy + (carried?.dy ?? 0) };
    this.dragged = dragged;
    const over = keysUnder(clientX, clientY).find((one) => one !== dragged.key && this.selection.lit.has(one));
    this.selection.consider(over ?? null);
  }

  private async lift(key: string): Promise<void> {
    const { selection } = this;
    const was = this.cardOf(key);
    this.carried = null;
    await selection.lift(key);
    const held = selection.held.at(-1);
    const laid =
      held && selection.held.length > this.heldBefore ? this.cardOf(selection.laidBy(held.offer) ?? "") : undefined;
    if (!was || !laid) return;
    const [dx, dy] = [was.x - laid.x + (was.w - laid.w) / 2, was.y - laid.y + (was.h - laid.h) / 2];
    this.carried = { key: laid.key, dx, dy };
    // it hangs at the pointer at once, also at one that rests
    if (this.dragged?.key === key) this.dragged = { key: laid.key, dx: this.dragged.dx + dx, dy: this.dragged.dy + dy };
  }

  up = (event: PointerEvent): void => {
    clearTimeout(this.timer);
    const press = this.pressed;
    this.pressed = null;
    if (!press?.long && !press?.moved) return;
    this.swallows = true;
    if (press.moved) void this.drop(press.key, event.clientX, event.clientY);
  };

  private async drop(key: string, x: number, y: number): Promise<void> {
    const { selection } = this;
    const others = keysUnder(x, y).filter((one) => one !== key);
    this.dragged = null;
    await this.lifted;
    const target = others.find((one) => selection.lit.has(one)) ?? others[0];
    if (target) await selection.press(target, { sure: selection.shows(target), touched: this.touched });
    else if (selection.chosen.at(-1) === key || selection.held.length > this.heldBefore) selection.back();
  }

  cancel = (): void => {
    clearTimeout(this.timer);
    this.pressed = null;
    this.dragged = null;
  };

  click = (event: MouseEvent): void => {
    if (this.swallows) {
      this.swallows = false;
      return;
    }
    this.zoomed = "";
    const key = keyAt(event.target);
    if (this.touched) this.selection.pointed = key ?? ""; // not every browser moves the focus to what a finger taps
    if (key) void this.selection.press(key, { touched: this.touched });
  };

  /** A closer look by the other button. */
  look = (event: MouseEvent): void => {
    const key = keyAt(event.target);
    if (!key || (this.cardOf(key)?.face ?? null) === null) return;
    event.preventDefault();
    this.zoomed = this.zoomed === key ? "" : key;
  };

  /** Lets go: of the closer look, or of what the selection holds. */
  escape = (): void => {
    if (this.zoomed) this.zoomed = "";
    else this.selection.back();
  };

  private cardOf(key: string) {
    return this.scene().cards.find((card) => card.key === key);
  }
}
