/** The question to a seat and its answers: on the board, beside it, held back, or given by itself. */
import { listed } from "../../../lib/i18n/punctuation";
import { named, say, words } from "../../../lib/i18n/index.svelte";
import { settings } from "../../../lib/settings/index.svelte";
import { sound } from "../../../lib/sound";
import type { Asked, Offer, View } from "../../../lib/wire/types";
import { placeless } from "../../../stage/input/gesture";
import type { Commands } from "./commands.svelte";
import type { TableFacts } from "./facts.svelte";

/** The board in action, as far as it is told from beside it. */
export interface StageHandle {
  take(offer: Offer): void;
  back(): void;
  drop(): void;
  /** The moves that are held back, in a row. */
  begun(): string[];
  /** The moves of this line that make one gesture. */
  gestureOf(line: readonly string[]): Promise<string[]>;
  /** Shows where these moves lead. */
  foresee(names: readonly string[]): Promise<void>;
  send(names: readonly string[]): void;
  isDeciding(): boolean;
}

export class Answers {
  /** The board in action, where there is one. */
  stage = $state<StageHandle>();
  /** The next question, and the table, after the answers that the board holds back. */
  ahead = $state.raw<{ question: Asked; view: View } | null>(null);

  private answered = $state(-1); // the question whose answer is under way, until the table has moved on from it

  readonly sending = $derived.by(() => this.facts.question?.number === this.answered);
  /** An answer is under way, or where it leads is being asked: until then there is nothing to answer. */
  readonly busy = $derived(this.sending || !!this.stage?.isDeciding());
  /** The question now: of the table, or after an answer that is held back. */
  readonly asked = $derived.by(() => this.ahead?.question ?? this.facts.question);

  /** Offers without a place on the board. */
  readonly keyless: readonly Offer[] = $derived.by(() => {
    const { board } = this.facts.game;
    const view = this.ahead?.view ?? this.facts.view;
    return board && view && this.asked ? placeless(board, this.asked.offers, view as never) : [];
  });

  /** The question as a sentence, or the names of those whose answer is awaited. */
  readonly prompt = $derived.by(() => {
    const { view, names, room, stopped, ended, queue, isLive, seat } = this.facts;
    const t = words();
    if (!room || !view) return "";
    if (stopped) return t.end.stopped;
    if (ended) return t.end.title;
    if (queue.walking) return t.table.walking;
    if (this.asked) return named(say(this.asked.words), names);
    if (isLive) return view.prompt ? named(say(view.prompt), names) : "";
    const others = (view.asked ?? []).filter((other) => other !== seat).map((other) => names[other] ?? "");
    return others.length ? t.table.waitingFor(listed(others, settings.lang)) : t.table.waiting;
  });

  constructor(
    private readonly facts: TableFacts,
    private readonly commands: Commands,
    /** An answer is on its way. */
    private readonly onAnswer: () => void,
  ) {}

  attend(): void {
    $effect(() => this.forward());
    $effect(() => {
      if (!this.sending) this.answered = -1;
    });
  }

  answer = async (actions: string[]): Promise<boolean> => {
    const { question, queue, game, isLive, guide } = this.facts;
    if (!question || this.sending) return this.sending;
    const { number } = question;
    this.answered = number;
    this.onAnswer();
    queue.answer();
    sound("tap", game.board?.story.voice);
    const done = isLive
      ? await this.feedAll(actions)
      : await this.commands.act({ do: "act", question: number, actions });
    if ((isLive || !done) && this.answered === number) this.answered = -1;
    if (done) guide?.answered(actions);
    return done;
  };

  feed = (input: unknown): Promise<boolean> =>
    this.commands.act({ do: "feed", input: input as Record<string, unknown> });

  private async feedAll(actions: string[]): Promise<boolean> {
    let done = true;
    for (const action of actions) done = (await this.feed({ kind: "act", action })) && done;
    return done;
  }

  /** Chosen beside the board: the board may hold it back. */
  take = (offer: Offer): void => {
    if (this.stage) this.stage.take(offer);
    else void this.answer([offer.name]);
  };

  /** Forced questions, where that is wished: after a random pause, so that its length tells nothing. */
  private forward(): (() => void) | undefined {
    const { question } = this.facts;
    const only = question?.offers[0];
    if (!settings.forward || !question || !only || question.offers.length !== 1) return undefined;
    const timer = setTimeout(() => this.answer([only.name]), question.pause * (0.85 + 1.45 * Math.random()));
    return () => clearTimeout(timer);
  }
}
