/** The highlights on the board: others' changes, the place of the next scene, and what a line, a lesson or a hint points out. */
import { keysOfMark } from "../../../features/lessons/guide";
import type { TableMoment } from "../../../lib/wire/tableState.svelte";
import type { View, Words } from "../../../lib/wire/types";
import { doerOf } from "../../../stage/story/moveQueue.svelte";
import type { TableFacts } from "./facts.svelte";
import type { Hints } from "./hints.svelte";

export class Highlights {
  /** The line of the story under the pointer. */
  pointed = $state.raw<Words | null>(null);

  /** Others' changes since one's own last answer: by key, whose doing it was. */
  readonly traced: ReadonlyMap<string, number | null> = $derived.by(() => {
    const { since, ahead } = this.facts.queue;
    const come = this.facts.isLive ? [] : since.filter((one) => !ahead.includes(one));
    return new Map(come.flatMap((moment) => this.placesOf(moment)));
  });

  /** The keys of the scene that is announced: where it happens, and to whom. */
  readonly happening: readonly string[] = $derived.by(() => {
    const { announced } = this.facts.queue;
    const idle = this.facts.game.board?.story.idle;
    if (!announced) return [];
    return announced.news.filter(({ kind }) => !idle?.has(kind)).flatMap((told) => this.keysOf(told, announced.view));
  });

  /** The keys that a line of the story, a lesson or a hint points out. */
  readonly marked: ReadonlySet<string> = $derived.by(() => {
    const { view, question, guide } = this.facts;
    const { board } = this.facts.game;
    if (!board || !view) return new Set<string>();
    const { next } = this.hints;
    return new Set([
      ...(this.pointed
        ? this.keysOf(this.pointed, view)
        : (guide?.marks ?? []).flatMap((mark) => keysOfMark(mark, board, view, question))),
      ...(next ? board.gestures.keysOf(next, (this.hints.view ?? view) as never) : []),
    ]);
  });

  constructor(
    private readonly facts: TableFacts,
    private readonly hints: Hints,
  ) {}

  point = (told: Words | null): void => {
    this.pointed = told;
  };

  private keysOf(told: Words, view: View): string[] {
    return this.facts.game.board?.story.keysOf?.(told, view as never) ?? [];
  }

  /** The changes on the board, by key, and whose doing they are. */
  private placesOf({ view, news }: TableMoment<View>): [string, number | null][] {
    return news.flatMap((told) =>
      this.keysOf(told, view)
        .filter((key) => !key.startsWith("seat:"))
        .map((key): [string, number | null] => [key, doerOf([told]) ?? doerOf(news)]),
    );
  }
}
