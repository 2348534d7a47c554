/** Which own techniques are shown to hit: at once, or two seconds late, as the player asked for. */
import type { TrumpFighterView } from "../view";

export const LATE = 2000;

export class Fits {
  /** Ids of techniques. */
  shown = $state.raw<ReadonlySet<string>>(new Set());
  private waiting = new Map<string, ReturnType<typeof setTimeout>>();

  follow(view: TrumpFighterView): void {
    const now = new Set(
      view.fighters.flatMap((fighter) => fighter.techniques.filter((one) => one.fits && !one.hit).map((one) => one.id)),
    );
    for (const [id, timer] of this.waiting) {
      if (now.has(id)) continue;
      clearTimeout(timer);
      this.waiting.delete(id);
    }
    const late = view.assist < 2;
    if (late)
      for (const id of now)
        if (!this.waiting.has(id))
          this.waiting.set(
            id,
            setTimeout(() => this.show(id), LATE),
          );
    this.shown = late ? new Set([...this.shown].filter((id) => now.has(id))) : now;
  }

  stop(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  private show(id: string): void {
    this.shown = new Set([...this.shown, id]);
  }
}
