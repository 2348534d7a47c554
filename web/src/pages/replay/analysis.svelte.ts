/** What a strong bot thinks of a game: asked for by a button, looked after until it is there. */
import { someone } from "../../features/guest/identity";
import { api } from "../../lib/wire/api";
import type { AnalysisInfo } from "../../lib/wire/types";

/** Between two looks at how far it is, in ms. */
const PAUSE = 700;

export class AnalysisSession {
  info = $state.raw<AnalysisInfo | null>(null);
  trouble = $state.raw<unknown>(null);

  readonly analysis = $derived(this.info?.analysis ?? null);
  readonly running = $derived(this.info?.status === "running");

  constructor(private readonly place: () => { table: string; game: number }) {}

  /** Looks whether there is one; called once, while the component is set up. */
  attend(): void {
    $effect(() => {
      const { table, game } = this.place();
      void this.look(() => api.analysis(table, game));
    });
    $effect(() => {
      if (!this.running) return;
      const { table, game } = this.place();
      const timer = setInterval(() => void this.look(() => api.analysis(table, game)), PAUSE);
      return () => clearInterval(timer);
    });
  }

  start = async (): Promise<void> => {
    const { table, game } = this.place();
    await this.look(async () => {
      await someone();
      return api.analyse(table, game);
    });
  };

  private async look(ask: () => Promise<AnalysisInfo>): Promise<void> {
    try {
      this.info = await ask();
      this.trouble = null;
    } catch (problem) {
      this.trouble = problem;
    }
  }
}
