/** What a call brought, on its way to the bars: it counts there when it has come. */
import type { Words } from "../../../lib/wire/types";
import { banners, FLIES, SETS_OUT, type Banner } from "../motion";

export class Arrivals {
  private coming = $state.raw<readonly Banner[]>([]);
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** `still`: nothing flies, and all of it is there. */
  follow(news: readonly Words[], still: boolean): void {
    const found = still ? [] : banners(news, "en").filter(({ to }) => to !== null);
    this.all();
    this.coming = found;
    this.timers = found.map((one) =>
      setTimeout(() => (this.coming = this.coming.filter((other) => other !== one)), one.delay + SETS_OUT + FLIES),
    );
  }

  /** Is this technique's value on its way? */
  has(technique: string): boolean {
    return this.coming.some((one) => one.technique === technique);
  }

  /** So many miss cards are on their way there. */
  missesTo(seat: number): number {
    return this.coming.filter((one) => one.kind === "miss" && one.to === seat).length;
  }

  /** Nobody waits any longer. */
  all(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    if (this.coming.length) this.coming = [];
  }
}
