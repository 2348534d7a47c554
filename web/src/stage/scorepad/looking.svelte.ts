import { network } from "../../lib/wire/network.svelte";
import { api, Problem } from "../../lib/wire/api";
import type { LaidTable, NewTable, Text, View } from "../../lib/wire/types";

const PAUSE = 200; // ms: who taps quickly is counted once
const PATIENCE = 5000; // ms before a server that has too much to do is asked again

type RealTable = Parameters<typeof api.layPosition>[1];

/**
 * What the game says of what lies on a real table: asked anew whenever that changes, one question after the other, and once the
 * server can be reached again.
 */
export class Looking {
  /** The table as the game has laid it last. */
  view = $state.raw<View | null>(null);
  is = $state<"looked" | "looking" | "gone" | "refused">("looked");
  /** Why it can't be laid. */
  refusal = $state.raw<Text | null>(null);
  private asked = "";
  private isAsking = false;
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
    this.later(game, wish, { cards, position }, PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked = "";
  }

  private later(game: string, wish: string, table: RealTable, pause: number): void {
    this.timer = setTimeout(() => void this.ask(game, wish, table), pause);
  }

  private async ask(game: string, wish: string, table: RealTable): Promise<void> {
    if (this.isAsking) {
      this.later(game, wish, table, PAUSE);
      return;
    }
    this.isAsking = true;
    const laid = await api.layPosition(game, table).catch((problem: unknown) => problem);
    this.isAsking = false;
    if (wish !== this.asked) return;
    if (laid instanceof Problem) this.refuse(laid, () => this.later(game, wish, table, PATIENCE));
    else {
      this.view = (laid as LaidTable).view as View;
      this.is = "looked";
    }
  }

  private refuse(problem: Problem, again: () => void): void {
    if (problem.status === 429) {
      again();
      return;
    }
    this.view = null;
    this.is = problem.code === "offline" ? "gone" : "refused";
    this.refusal = problem.text;
  }
}
