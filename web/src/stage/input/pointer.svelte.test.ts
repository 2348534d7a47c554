import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Selection } from "./selection.svelte";
import { Pointer } from "./pointer.svelte";
import type { Scene } from "../types";

const at = (key: string, x: number, y = 0) => ({
  button: 0,
  pointerId: 1,
  pointerType: "mouse",
  clientX: x,
  clientY: y,
  target: { closest: () => ({ dataset: { key } }) },
  currentTarget: { setPointerCapture: () => {} },
});

/** One card that may be lifted, and one place, right of 100 px, where it may be laid. */
function board() {
  const done: string[] = [];
  const selection = {
    lit: new Set(["card", "place"]),
    held: [],
    chosen: [],
    consider: () => {},
    lift: async (key: string) => void done.push(`lift ${key}`),
    press: async (key: string) => void done.push(`press ${key}`),
    shows: () => true,
    back: () => done.push("back"),
  };
  const scene = { cards: [{ key: "card", x: 0, y: 0, w: 10, h: 10 }] };
  const pointer = new Pointer(selection as unknown as Selection<unknown>, () => scene as unknown as Scene);
  const send = (what: "down" | "move" | "up", key: string, x: number) => pointer[what](at(key, x) as never);
  return { pointer, done, send };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    elementsFromPoint: (x: number) => (x > 100 ? [{ closest: () => ({ dataset: { key: "place" } }) }] : []),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("drops what is dragged where it is let go", async () => {
  const { pointer, done, send } = board();
  send("down", "card", 0);
  send("move", "card", 150);
  expect(pointer.dragged).toMatchObject({ key: "card", dx: 150 });
  send("up", "card", 150);
  await vi.runAllTimersAsync();
  expect([done, pointer.dragged]).toEqual([["lift card", "press place"], null]);
});

it("looks closely at what is pressed for long, also while the selection trembles", async () => {
  const { pointer, done, send } = board();
  send("down", "card", 0);
  await vi.advanceTimersByTimeAsync(500);
  send("move", "card", 10);
  send("up", "card", 10);
  await vi.runAllTimersAsync();
  expect([pointer.zoomed, pointer.dragged, done]).toEqual(["card", null, []]);
});

it("drags what was looked at closely, once it is moved", async () => {
  const { pointer, done, send } = board();
  send("down", "card", 0);
  await vi.advanceTimersByTimeAsync(500);
  send("move", "card", 150);
  expect([pointer.zoomed, pointer.dragged?.key]).toEqual(["", "card"]);
  send("up", "card", 150);
  await vi.runAllTimersAsync();
  expect([done, pointer.dragged]).toEqual([["lift card", "press place"], null]);
});

it("goes on looking at what can't be dragged, and doesn't press it", async () => {
  const { pointer, done, send } = board();
  send("down", "other", 0);
  await vi.advanceTimersByTimeAsync(500);
  send("move", "other", 150);
  send("up", "other", 150);
  pointer.click(at("other", 150) as never);
  expect([pointer.zoomed, done]).toEqual(["other", []]);
});
