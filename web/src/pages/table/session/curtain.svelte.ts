/** The curtain over a game that has ended: it falls when the last move has been seen. */
import { untrack } from "svelte";
import { settings, still } from "../../../lib/settings/index.svelte";
import type { TableFacts } from "./facts.svelte";

/** So long, in ms, the last move is looked at before the curtain falls. */
const LAST_MOVE = 1200;
/** A press within this time, in ms, was meant for the move before. */
const SEEN_ALREADY = 400;

export class CurtainFall {
  /** The curtain is down: the end is shown. */
  isDown = $state(false);

  private since = 0; // when the last move was shown, while the curtain waits for it

  constructor(private readonly facts: TableFacts) {}

  attend(): void {
    $effect(() => this.prepare());
  }

  /** The last move finishes first. */
  private prepare(): (() => void) | undefined {
    const { queue, game, ended } = this.facts;
    const goesOn = !ended || queue.busy || queue.walking;
    if (goesOn) this.isDown = false;
    if (goesOn || untrack(() => this.isDown)) return undefined;
    const live = !!game.board?.gestures.isLive; // whatever the pace: it moves by itself
    const shown = live || settings.pace !== "instant";
    const news = queue.shown?.news ?? [];
    const watched = news.length && shown && !still();
    if (!watched) {
      this.isDown = true;
      return undefined;
    }
    const timer = setTimeout(() => this.fall(), Math.max(LAST_MOVE, game.board?.story.lasts?.(news) ?? 0));
    this.since = performance.now();
    return () => {
      clearTimeout(timer);
      this.since = 0;
    };
  }

  /** Ends the wait for the last move; false: the curtain isn't about to fall. */
  hurry(): boolean {
    if (!this.since || performance.now() - this.since < SEEN_ALREADY) return false;
    this.fall();
    return true;
  }

  /** From now on presses mean what stands on the curtain. */
  private fall(): void {
    this.since = 0;
    this.isDown = true;
  }
}
