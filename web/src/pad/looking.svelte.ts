import { network } from "../offline/network.svelte";
import { api, Problem } from "../wire/api";
import type { NewTable, Text, View } from "../wire/types";

const PAUSE = 200; // ms: who taps quickly is counted once

/** What the game says of what lies on a real table: asked anew whenever that changes, and once the server can be reached again. */
export class Looking {
  /** The table as the game has laid it last. */
  view = $state.raw<View | null>(null);
  is = $state<"looked" | "looking" | "gone" | "refused">("looked");
  /** Why it can't be laid. */
  refusal = $state.raw<Text | null>(null);
  private asked = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Inside an effect. */
  at(game: string, cards: NewTable["cards"], position: Readonly<Record<string, unknown>> | null): void {
    const wish = JSON.stringify([cards, position]);
    const isBack = this.is === "gone" && !network.gone;
    if (wish === this.asked && !isBack) return;
    this.asked = wish;
    clearTimeout(this.timer);
    if (!position) {
      this.view = null;
      this.is = "looked";
      return;
    }
    this.is = "looking";
    this.timer = setTimeout(() => void this.ask(game, wish, { cards, position }), PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked = "";
  }

  private async ask(game: string, wish: string, table: Parameters<typeof api.layPosition>[1]): Promise<void> {
    try {
      const laid = await api.layPosition(game, table);
      if (wish !== this.asked) return;
      this.view = laid.view as View;
      this.is = "looked";
    } catch (problem) {
      if (wish !== this.asked) return;
      this.view = null;
      const said = problem instanceof Problem ? problem : null;
      this.is = !said || said.code === "offline" ? "gone" : "refused";
      this.refusal = said?.text ?? null;
    }
  }
}
