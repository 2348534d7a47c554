import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Lobby, type LobbyLine } from "./lobby.svelte";

class FakeLine implements LobbyLine {
  sent: string[] = [];
  onmessage: LobbyLine["onmessage"] = null;
  onclose: LobbyLine["onclose"] = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("echoes pings, keeps what it is told, and comes back unless it was left", () => {
  const lines: FakeLine[] = [];
  const lobby = new Lobby(() => {
    lines.push(new FakeLine());
    return lines.at(-1)!;
  });
  expect(lobby.known).toBe(false);
  lines[0]!.say({ type: "ping", ping: 7, time: 0 });
  expect(lines[0]!.sent).toEqual(['{"type":"pong","ping":7}']);
  lines[0]!.say({ type: "lobby", open: [{ table: "a" }], playing: [] });
  lines[0]!.say({ type: "yours", tables: [{ table: "b" }] });
  expect([lobby.known, lobby.open[0]?.table, lobby.mine[0]?.table]).toEqual([true, "a", "b"]);
  lines[0]!.close();
  expect(lines.length).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(lines.length).toBe(2);
  lobby.close();
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBe(2);
});
