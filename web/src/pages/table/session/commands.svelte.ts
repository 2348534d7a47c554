/** The commands of a seat, and the reason why the last one was refused. */
import type { Command } from "../../../lib/wire/socket";
import type { Reason } from "../../../stage/input/selection.svelte";
import type { TableFacts } from "./facts.svelte";

/** A reason that can't be waved away goes by itself, in ms: a live fight leaves no time for it, and an onlooker has no next answer. */
const PASSING_REASON = 4000;

export class Commands {
  reason = $state.raw<Reason | null>(null);

  constructor(private readonly facts: TableFacts) {}

  attend(): void {
    $effect(() => this.passReason());
    $effect(() => this.forgetOldReason());
  }

  /** Tells whether it has happened; if not, the reason is shown. */
  act = async (command: Command): Promise<boolean> => {
    if (!this.facts.table) return false;
    const verdict = await this.facts.table.do(command);
    this.explain(verdict.type === "refused" && verdict.code !== "stale_question" ? verdict : null);
    return verdict.type === "done";
  };

  explain = (reason: Reason | null): void => {
    this.reason = reason;
    if (reason) this.facts.guide?.refused(reason.clause);
  };

  private passReason(): (() => void) | undefined {
    const { question, room, isLive } = this.facts;
    const waits = !question && room?.stage === "playing";
    if (!this.reason || !(isLive || waits)) return undefined;
    const timer = setTimeout(() => (this.reason = null), PASSING_REASON);
    return () => clearTimeout(timer);
  }

  /** A reason about a table that looks different now is no news any more. */
  private forgetOldReason(): void {
    const { room, question } = this.facts;
    void [room?.stage, room?.chairs.map((chair) => chair.person).join(), question?.number];
    this.reason = null;
  }
}
