import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableSocket, type Line } from "./socket";

class Fake implements Line {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { type: "welcome", protocol: 1, person: "p", name: "Ann", time: 0, heartbeat: 15000 };
let lines: Fake[];
let seen: string[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  seen = [];
  const dial = () => {
    const line = new Fake();
    lines.push(line);
    return line;
  };
  socket = new TableSocket(dial, {
    status: (status) => seen.push(status),
    welcome: () => {},
    table: (message) => seen.push(`table ${message.number}`),
    notice: (message) => seen.push(message.code),
    clock: () => {},
  });
  lines[0]?.onopen?.();
  lines[0]?.hear(welcome);
  lines[0]?.hear({ type: "table", number: 4, stream: "s1", fresh: true });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

it("echoes a ping at once", () => {
  lines[0]?.hear({ type: "ping", ping: 5, time: 0 });
  expect(lines[0]?.sent.at(-1)).toEqual({ type: "pong", ping: 5 });
});

it("comes back where it was, and repeats what wasn't answered with its old id", async () => {
  const verdict = socket.do({ do: "begin" });
  const asked = lines[0]?.sent.at(-1);
  lines[0]?.onclose?.({ code: 1001 });
  vi.advanceTimersByTime(600);
  lines[1]?.onopen?.();
  expect(lines[1]?.sent[0]).toEqual({ type: "hello", stream: "s1", number: 4 });
  lines[1]?.hear(welcome);
  expect(lines[1]?.sent[1]).toEqual(asked);
  lines[1]?.hear({ type: "done", id: asked?.id, repeated: true });
  expect(await verdict).toMatchObject({ type: "done", repeated: true });
});

it("passes on what the server says to everybody", () => {
  lines[0]?.hear({ type: "notice", code: "going_away", en: "It restarts.", ja: "再起動します。" });
  expect(seen.at(-1)).toBe("going_away");
});

it("tells a message once", () => {
  lines[0]?.hear({ type: "table", number: 5 });
  lines[0]?.hear({ type: "table", number: 5 });
  expect(seen.filter((one) => one === "table 5")).toHaveLength(1);
});

it.each([4004, 4005, 4006])("stays away where coming back is of no use: %i", (code) => {
  lines[0]?.onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(seen.at(-1)).toBe("closed");
});
