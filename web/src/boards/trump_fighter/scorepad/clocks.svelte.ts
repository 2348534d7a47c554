/** The count-in, the clock of a Battle and the count to ten, on the phone's own clock. */
import { sound, type Voice } from "../../../lib/sound";

const TICK = 100; // ms

export class Clocks {
  /** "se-no" is being said; or "Battle!". */
  saying = $state<"" | "seno" | "shout">("");
  /** ms since "Battle!"; null: no Battle is on. */
  fought = $state<number | null>(null);
  /** Seconds left of ten; null: nobody counts. */
  left = $state<number | null>(null);
  private began = 0;
  private counted = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly lengths: { seno: number; shout: number },
    private readonly voice: Voice,
  ) {}

  /** "Se-no", "Battle!"; then the Battle is on: `go` is called with the shout. */
  countIn(go: () => void): void {
    this.stop();
    this.saying = "seno";
    sound("count", this.voice);
    this.after(this.lengths.seno, () => {
      this.saying = "shout";
      sound("go", this.voice);
      this.fight();
      go();
      this.after(this.lengths.shout, () => (this.saying = ""));
    });
  }

  /** Of a Battle that a reload has cut short, the time begins anew. */
  fight(): void {
    this.began = performance.now();
    this.fought = 0;
    clearInterval(this.ticking);
    this.ticking = setInterval(() => (this.fought = performance.now() - this.began), TICK);
  }

  /** When a button was pressed, in ms after "Battle!". */
  at(time: number): number {
    return Math.max(0, time - this.began);
  }

  get isFastest(): (after: number) => boolean {
    return (after) => after <= this.lengths.shout;
  }

  /** Ten seconds, counted down; each new count restarts them. */
  count(): void {
    clearInterval(this.ticking);
    this.fought = null;
    this.counted = performance.now();
    this.left = 10;
    this.ticking = setInterval(() => {
      const left = Math.max(0, 10 - Math.floor((performance.now() - this.counted) / 1000));
      if (left !== this.left) sound(left ? "count" : "call", this.voice);
      this.left = left;
      if (!left) clearInterval(this.ticking);
    }, TICK);
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
    clearInterval(this.ticking);
    this.saying = "";
    this.fought = null;
    this.left = null;
  }

  private after(time: number, then: () => void): void {
    this.timers.push(setTimeout(then, time));
  }
}
