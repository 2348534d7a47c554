import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Looking } from "./looking.svelte";

const answers: { body: { position: { tap: number } }; answer: (response: Response) => void }[] = [];
const said = (status: number, data: unknown) => new Response(JSON.stringify(data), { status });
const seen = (tap: number) => said(200, { game: "g", cards: "c", view: { scores: [tap] } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_path: string, { body }: { body: string }) =>
      new Promise((answer) => answers.push({ body: JSON.parse(body) as never, answer })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.length = 0;
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const asked = () => answers.map(({ body }) => body.position.tap);

it("asks for the last of several quick taps, one question after the other", async () => {
  const looking = new Looking();
  for (const tap of [1, 2]) looking.at("g", null, { tap });
  await pass(300);
  expect(asked()).toEqual([2]);
  for (const tap of [3, 4, 5]) {
    looking.at("g", null, { tap });
    await pass(1000);
  }
  expect(asked()).toEqual([2]);
  answers[0]?.answer(seen(2));
  await pass(300);
  expect(asked()).toEqual([2, 5]);
  expect(looking.view).toBeNull();
  answers[1]?.answer(seen(5));
  await pass(1);
  expect(looking.view?.scores).toEqual([5]);
  expect(looking.is).toBe("looked");
});

it("asks again where the server has too much to do, and says why where the game refuses", async () => {
  const looking = new Looking();
  looking.at("g", null, { tap: 1 });
  await pass(300);
  answers[0]?.answer(said(429, { code: "too_fast", en: "Wait.", ja: "待って。" }));
  await pass(1);
  expect(looking.is).toBe("looking");
  await pass(6000);
  answers[1]?.answer(said(400, { code: "bad_position", en: "No.", ja: "だめ。" }));
  await pass(1);
  expect([looking.is, looking.refusal?.en]).toEqual(["refused", "No."]);
});
