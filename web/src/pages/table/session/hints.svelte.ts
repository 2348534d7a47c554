/** Hints at a table: a whole move, on request or at every question. */
import { untrack } from "svelte";
import { hasHints } from "../../../features/tables/newTable";
import type { HintAnswer, HintStep, Offer, View } from "../../../lib/wire/types";
import type { Answers } from "./answers.svelte";
import type { Commands } from "./commands.svelte";
import type { TableFacts } from "./facts.svelte";

/** A hint, the moves that were begun when it was asked for, and the steps that make one gesture with them. */
interface Given {
  hint: HintAnswer;
  begun: readonly string[];
  steps: readonly HintStep[];
}

export class Hints {
  given = $state.raw<Given | null>(null);
  /** A hint at every question. */
  always = $state(false);

  /** May one ask for a hint now? Null: not at this table. */
  readonly allowed = $derived.by(() => {
    const { seated, room, isLive, ended, question } = this.facts;
    return seated && room?.help && !isLive && !ended ? !!question : null;
  });

  /** The steps still to be made; none: there is no hint, or what was begun since leads elsewhere. */
  readonly left: readonly HintStep[] = $derived.by(() => {
    if (!this.given) return [];
    const { begun, steps } = this.given;
    const whole = [...begun, ...steps.map(({ action }) => action)];
    const now = this.answers.stage?.begun() ?? [];
    return now.length >= begun.length && now.every((name, at) => name === whole[at])
      ? steps.slice(now.length - begun.length)
      : [];
  });

  /** The offer that makes the next step. */
  readonly next: Offer | undefined = $derived.by(() =>
    this.answers.asked?.offers.find(({ name }) => name === this.left[0]?.action),
  );

  /** The table on which the next step is made. */
  readonly view: View | null | undefined = $derived.by(() => this.answers.ahead?.view ?? this.facts.view);

  constructor(
    private readonly facts: TableFacts,
    private readonly commands: Commands,
    private readonly answers: Answers,
  ) {
    this.always = hasHints(facts.place().table);
  }

  attend(): void {
    $effect(() => this.moveOn());
  }

  ask = async (): Promise<void> => {
    const begun = this.answers.stage?.begun() ?? [];
    const said = await this.facts.table?.hint(begun);
    if (said?.type !== "hint") {
      if (said && !this.always) this.commands.reason = said;
      return;
    }
    if (said.question !== this.facts.question?.number) return;
    const line = said.line.map(({ action }) => action);
    const gesture = await this.answers.stage?.gestureOf(line);
    if (said.question !== this.facts.question?.number) return;
    const steps = said.line.slice(0, Math.max(1, gesture?.length ?? 1));
    this.given = { hint: said, begun, steps };
    if (!said.even) void this.answers.stage?.foresee(steps.map(({ action }) => action));
  };

  /** Makes the whole move. */
  follow = (): void => {
    const names = this.left.map(({ action }) => action);
    if (!names.length) return;
    if (this.answers.stage) this.answers.stage.send(names);
    else void this.answers.answer(names);
  };

  forget = (): void => {
    this.given = null;
  };

  /** The hint for the last question is gone with it. */
  private moveOn(): void {
    const { question, room } = this.facts;
    void question?.number;
    this.given = null;
    if (this.always && question && room?.help) untrack(() => void this.ask());
  }
}
