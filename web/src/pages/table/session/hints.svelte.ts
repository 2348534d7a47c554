/** Hints at a table: on request, or at every question. */
import { untrack } from "svelte";
import { hasHints } from "../../../features/tables/newTable";
import { settings } from "../../../lib/settings/index.svelte";
import type { HintAnswer } from "../../../lib/wire/types";
import type { Commands } from "./commands.svelte";
import type { TableFacts } from "./facts.svelte";

export class Hints {
  given = $state.raw<HintAnswer | null>(null);
  /** A hint at every question. */
  always = $state(false);

  /** May one ask for a hint now? Null: not at this table. */
  readonly allowed = $derived.by(() => {
    const { seated, room, isLive, ended, question } = this.facts;
    return seated && room?.help && !isLive && !ended ? !!question : null;
  });

  constructor(
    private readonly facts: TableFacts,
    private readonly commands: Commands,
    /** A hint is about the table's question: an answer that has begun is taken back. */
    private readonly drop: () => void,
  ) {
    this.always = hasHints(facts.place().table);
  }

  attend(): void {
    $effect(() => this.moveOn());
  }

  ask = (): Promise<void> => {
    this.drop();
    return this.take();
  };

  forget = (): void => {
    this.given = null;
  };

  /** The hint for the last question is gone with it. */
  private moveOn(): void {
    const { question, room } = this.facts;
    void question?.number;
    this.given = null;
    if (this.always && question && room?.help) untrack(() => void this.take());
  }

  private async take(): Promise<void> {
    const said = await this.facts.table?.hint(settings.level === "easy" ? "normal" : settings.level);
    if (said?.type === "hint") this.given = said.question === this.facts.question?.number ? said : null;
    else if (said && !this.always) this.commands.reason = said;
  }
}
