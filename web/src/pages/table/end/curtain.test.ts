/** The end falls over the board while somebody may be about to press something there. */
import { render } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Curtain from "./Curtain.svelte";

const children = createRawSnippet(() => ({ render: () => "<button>Home</button>" }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is pressed only once it has fallen", () => {
  const { container } = render(Curtain, { Finale: undefined, outcome: null, seat: 0, children });
  const curtain = container.querySelector("[data-curtain]");
  expect(curtain?.classList.contains("falling")).toBe(true);
  vi.advanceTimersByTime(500);
  flushSync();
  expect(curtain?.classList.contains("falling")).toBe(false);
});
