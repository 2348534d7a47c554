/** Which build thinks for the bots of this server. Asked once, and again while one is being compiled. */
import { api } from "./wire/api";
import type { Health } from "./wire/types";

const AGAIN = 3000;

class Build {
  /** Null: not known yet. */
  name = $state<Health["build"] | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks, unless the answer is known and won't change. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    if (this.name && this.name !== "compiling") return;
    try {
      this.name = (await api.health()).build;
    } catch {
      return; // whoever asked for something that matters hears of it
    }
    if (this.name === "compiling") this.timer = setTimeout(() => void this.look(), AGAIN);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

export const build = new Build();
