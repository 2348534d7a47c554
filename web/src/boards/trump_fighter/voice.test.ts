import { fireEvent, render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { frameWith } from "../../stage/trying";
import type { BoardProps } from "../../stage/types";
import cardSet from "./fixtures/cards.json";
import battle from "./fixtures/live_battle_0.json";
import check from "./fixtures/live_check_0.json";
import { layout } from "./layout";
import Over from "./Over.svelte";
import type { TrumpFighterView } from "./view";

/** The board's own buttons, inside a stage, and what they feed to the table. */
function sit(fixture: { view: unknown; offers: unknown }) {
  const view = fixture.view as TrumpFighterView;
  const frame = frameWith(cardSet)(1280, 700, 0);
  const fed: unknown[] = [];
  const props: BoardProps<TrumpFighterView> = {
    view,
    scene: layout(view, frame),
    frame,
    lit: new Set(),
    chosen: [],
    held: [],
    pointed: "",
    dragged: "",
    preview: null,
    news: [],
    traced: new Map(),
    offers: fixture.offers as BoardProps<TrumpFighterView>["offers"],
    press: () => {},
    take: () => {},
    answer: () => {},
    back: () => {},
    feed: async (input) => (fed.push(input), true),
    walk: () => {},
    sent: null,
    still: true,
    ahead: 0,
  };
  const stage = document.createElement("div");
  stage.className = "stage";
  document.body.append(stage);
  render(Over, { target: stage, props });
  const hai = stage.querySelector<HTMLElement>('[data-offer="call"]');
  if (!hai) throw new Error("there is no Call button");
  return { hai, stage, fed };
}

test("Enter on the Call button is no Call, and Space is one", async () => {
  const { hai, fed } = sit(battle);
  const pressed = await fireEvent.keyDown(hai, { code: "Enter", key: "Enter" });
  expect([pressed, fed]).toEqual([false, []]);
  await fireEvent.keyDown(hai, { code: "Space", key: " " });
  expect(fed).toEqual([{ kind: "act", action: "call" }]);
});

test("in a Check Enter says Ready, and the Call button is there but sleeps", async () => {
  const { hai, stage, fed } = sit(check);
  expect(stage.querySelector(".ready")).not.toBe(hai);
  expect(hai.classList.contains("asleep")).toBe(true);
  await fireEvent.keyDown(hai, { code: "Enter", key: "Enter" });
  expect(fed).toEqual([{ kind: "ready" }]);
});
