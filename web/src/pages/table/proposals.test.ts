import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings/index.svelte";
import type { Command } from "../../lib/wire/socket";
import type { RoomView, Words, You } from "../../lib/wire/types";
import Proposals from "./Proposals.svelte";

const told = (kind: string, en: string): Words => ({ kind, en, ja: "", args: {}, clause: "" });
const chairs = [
  { person: "p", name: "Ann" },
  { person: "q", name: "Ben" },
];

function show(person: string, ballots: RoomView["ballots"]) {
  const sent: Command[] = [];
  const room = { chairs, ballots } as unknown as RoomView;
  const you = { person, seat: 0, undoes: [told("drew", "{seat1} drew a card.")], muted: [] } as unknown as You;
  const act = (command: Command) => Promise.resolve(sent.push(command) > 0);
  const shown = render(Proposals, { room, you, names: ["Ann", "Ben"], story: [], act });
  return { sent, shown };
}

beforeEach(() => void (settings.lang = "en"));
afterEach(cleanup);

it("who is asked reads who asks and what would be undone, and answers", () => {
  const { sent } = show("p", { take_back: ["q"], rematch: [], abandon: [] });
  const text = screen.getByRole("status").textContent;
  expect(text).toContain("Ben wants to take back a move.");
  expect(text).toContain("Ben drew a card.");
  screen.getByRole("button", { name: "Decline" }).click();
  screen.getByRole("button", { name: "Agree" }).click();
  expect(sent).toEqual([
    { do: "vote", on: "take_back", yes: false },
    { do: "vote", on: "take_back", yes: true },
  ]);
});

it("who asks reads whom one waits for, and may withdraw", () => {
  const { sent } = show("p", { abandon: ["p"] });
  expect(screen.getByRole("status").textContent).toContain("Waiting for Ben.");
  screen.getByRole("button", { name: "Withdraw" }).click();
  expect(sent).toEqual([{ do: "vote", on: "abandon", yes: false }]);
});

it("what came of it is told, and a move isn't", async () => {
  const { shown } = show("p", {});
  const story = [
    told("table_declined", "{seat1} declined."),
    told("drew", "{seat1} drew."),
    told("declined", "{seat1} didn't use the card."),
  ];
  await shown.rerender({ story: story.map((words, nth) => ({ ...words, nth })) });
  expect(screen.getByRole("status").textContent).toBe("Ben declined.");
});

it("what came of it goes in time, whatever happens meanwhile", async () => {
  vi.useFakeTimers();
  const { shown } = show("p", {});
  const story = [told("table_gave_up", "{seat1} resigned; a bot took over."), told("drew", "{seat1} drew.")];
  const nths = story.map((words, nth) => ({ ...words, nth }));
  await shown.rerender({ story: nths.slice(0, 1) });
  expect(screen.getByRole("status").textContent).toBe("Ben resigned; a bot took over.");
  vi.advanceTimersByTime(5000);
  await shown.rerender({ story: nths });
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(screen.queryByRole("status")).toBeNull();
  vi.useRealTimers();
});
