/** A person at a table: the facts they see, and what they do there, in one piece for each (answers, hints, seating …). */
import { someone } from "../../../features/guest/identity";
import { TableState, type TableMoment } from "../../../lib/wire/tableState.svelte";
import type { View } from "../../../lib/wire/types";
import { decisiveIn } from "../../../stage/story/decisive";
import { doerOf } from "../../../stage/story/moveQueue.svelte";
import { howOf } from "../ending";
import { Answers } from "./answers.svelte";
import { Commands } from "./commands.svelte";
import { CurtainFall } from "./curtain.svelte";
import { TableFacts, type Place } from "./facts.svelte";
import { Highlights } from "./highlights.svelte";
import { Hints } from "./hints.svelte";
import { Rematch } from "./rematch.svelte";
import { Seating } from "./seating.svelte";

export type { Place };

export class TableSession {
  readonly facts: TableFacts;
  readonly commands: Commands;
  readonly seating: Seating;
  readonly curtain: CurtainFall;
  readonly answers: Answers;
  readonly hints: Hints;
  readonly highlights: Highlights;
  readonly rematch: Rematch;
  /** At the table, after the end. */
  looking = $state(false);

  constructor(place: () => Place) {
    this.facts = new TableFacts(place);
    this.commands = new Commands(this.facts);
    this.seating = new Seating(this.facts, this.commands);
    this.curtain = new CurtainFall(this.facts);
    this.answers = new Answers(this.facts, this.commands, () => this.hints.forget());
    this.hints = new Hints(this.facts, this.commands, this.answers);
    this.highlights = new Highlights(this.facts, this.hints);
    this.rematch = new Rematch(this.facts, this.commands, this.seating);
  }

  /** Opens the socket and keeps up with it; called once, while the component is set up. */
  attend(): void {
    const { facts } = this;
    void this.connect();
    $effect(() => () => {
      facts.table?.close();
      facts.queue.close();
    });
    this.curtain.attend();
    $effect(() => {
      if (facts.room) facts.game.load(facts.room, (problem) => (facts.trouble = problem));
    });
    this.seating.attend();
    this.commands.attend();
    this.answers.attend();
    this.hints.attend();
    $effect(() => {
      if (facts.room?.stage === "playing") this.looking = false;
    });
  }

  connect = async (): Promise<void> => {
    const { facts } = this;
    facts.trouble = null;
    facts.table?.close();
    try {
      await someone();
      const { table, invite } = facts.place();
      facts.table = new TableState(table, invite, (moment, fresh) => facts.follow(moment as TableMoment<View>, fresh));
    } catch (problem) {
      facts.trouble = problem;
    }
  };

  /** Plays others' last moves once more; undefined: there is nothing to see now. */
  readonly seeAgain = $derived.by(() => {
    const { queue, ended } = this.facts;
    const isPossible = queue.canSeeAgain && !queue.busy && !queue.walking && !ended;
    return isPossible ? () => queue.seeAgain() : undefined;
  });

  /** The moment that decided the game, where one was there; 0: none. */
  readonly decisive = $derived.by(() => {
    const { view, queue } = this.facts;
    if (!this.curtain.isDown || !view?.outcome || howOf(view.outcome) === "resigned") return 0;
    const history = queue.history.map(({ view, news }) => ({ scores: view.scores, done: doerOf(news) !== null }));
    return decisiveIn(history, view.outcome);
  });
  seeDecisive = (): void => this.facts.queue.seeFrom(this.decisive);
}
