/** What just happened is shown once, from the table before it. */
import { untrack } from "svelte";
import type { Words } from "../../lib/wire/types";

export interface Now<V> {
  view: V;
  news: readonly Words[];
  /** Answers that are held back: with them, the view isn't what has happened. */
  held: readonly unknown[];
}

/** Calls `tell` with each batch of news, and the tables before and after it. To be called while a component is set up. */
export function onNews<V>(now: () => Now<V>, tell: (before: V, news: readonly Words[], after: V) => void): void {
  let before: V | null = null;
  let told: readonly Words[] = [];
  $effect(() => {
    const { view, news, held } = now();
    const last = before;
    if (news !== told && last !== null) untrack(() => tell(last, news, view));
    told = news;
    if (!held.length) before = view;
  });
}
