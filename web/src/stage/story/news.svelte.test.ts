import { flushSync } from "svelte";
import { expect, it } from "vitest";
import type { Words } from "../../lib/wire/types";
import { onNews, type Now } from "./news.svelte";

const happened = (kind: string): Words[] => [{ kind, en: "", ja: "", args: {}, clause: "" }];

it("tells each batch once, from the table before it; what is held back hasn't happened", () => {
  const told: string[] = [];
  let now = $state.raw<Now<string>>({ view: "one", news: [], held: [] });
  const stop = $effect.root(() =>
    onNews(
      () => now,
      (before, news, after) => told.push(`${before} ${news[0]?.kind} ${after}`),
    ),
  );
  flushSync();
  const first = happened("first");
  now = { view: "two", news: first, held: [] };
  flushSync();
  now = { view: "two, thought on", news: first, held: ["a"] };
  flushSync();
  now = { view: "three", news: happened("second"), held: [] };
  flushSync();
  expect(told).toEqual(["one first two", "two second three"]);
  stop();
});
