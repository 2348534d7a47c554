import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../../../lib/wire/socket";
import { TableSession } from "./session.svelte";

/** The other end of a table's socket. */
class Server implements Line {
  static last: Server;
  heard: { type: string; id: string; command: { do: string } & Record<string, unknown> }[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  private number = 0;

  constructor() {
    Server.last = this;
  }
  send(text: string) {
    this.heard.push(JSON.parse(text) as (typeof this.heard)[number]);
  }
  close() {}

  get commands() {
    return this.heard.filter(({ type }) => type === "do").map(({ command }) => command);
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
  welcome(table: object) {
    this.onopen?.();
    this.say({ type: "welcome", protocol: 1, person: "p", name: "Ann", time: 0, heartbeat: 15000 });
    this.tell({ fresh: true, stream: "s", ...table });
  }
  tell(table: object) {
    this.say({ type: "table", number: ++this.number, ...table });
  }
  /** What was asked last is settled so. */
  async settle(verdict: object) {
    this.say({ id: this.heard.at(-1)?.id, ...verdict });
    await settled();
  }
}

const TABLE = "t1";
const chairs = [{ person: "p", name: "Ann" }, { level: "easy" }];
const room = { table: TABLE, game: "go", cards: "c", options: {}, stage: "playing", host: "p", chairs, help: true };
const you = { person: "p", seat: 0 };
const view = { game: "go", viewer: 0, seats: 2, phase: "", asked: [0], prompt: null, scores: [], outcome: null };
const words = { kind: "", en: "Which?", ja: "どれ？", args: {}, clause: "" };
const ask = (number: number, ...names: string[]) => ({
  number,
  words,
  offers: names.map((name) => ({ name, words })),
  pause: 0,
});

const settled = () => vi.waitFor(() => flushSync());

let leave: () => void;
async function arrive(table: object): Promise<TableSession> {
  let session!: TableSession;
  leave = $effect.root(() => {
    session = new TableSession(() => ({ table: TABLE, invite: "" }));
    session.attend();
  });
  await vi.waitUntil(() => session.facts.table);
  Server.last.welcome({ room, you, view, ...table });
  return session;
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Server);
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path === "/api/guest" ? { person: "p", name: "Ann" } : {}),
  );
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("at a table", () => {
  it("an answer is under way until the table has moved on, and no other is given", async () => {
    const session = await arrive({ question: ask(1, "a", "b") });
    const answered = session.answers.answer(["a"]);
    flushSync();
    expect(session.answers.sending).toBe(true);
    await session.answers.answer(["b"]);
    expect(Server.last.commands).toEqual([{ do: "act", question: 1, actions: ["a"] }]);
    await Server.last.settle({ type: "done" });
    expect(await answered).toBe(true);
    expect(session.answers.sending).toBe(true);
    Server.last.tell({ question: ask(2, "c") });
    expect(session.answers.sending).toBe(false);
  });

  it("what was refused may be answered again, and says why", async () => {
    const session = await arrive({ question: ask(1, "a") });
    const answered = session.answers.answer(["a"]);
    await Server.last.settle({ type: "refused", code: "illegal", en: "Not there.", ja: "", clause: "GO-1" });
    expect(await answered).toBe(false);
    flushSync();
    expect(session.answers.sending).toBe(false);
    expect(session.commands.reason).toMatchObject({ en: "Not there.", clause: "GO-1" });
  });

  it("what an onlooker was refused is forgotten when the table has changed", async () => {
    const session = await arrive({ room: { ...room, stage: "gathering" }, you: { person: "p", seat: null } });
    const sat = session.seating.sit(0);
    await Server.last.settle({ type: "refused", code: "forbidden", en: "By invitation.", ja: "" });
    await sat;
    flushSync();
    expect(session.commands.reason).toMatchObject({ en: "By invitation." });
    Server.last.tell({ room });
    expect(session.commands.reason).toBeNull();
  });

  it("what an onlooker was refused goes by itself", async () => {
    vi.useFakeTimers();
    const session = await arrive({ you: { person: "p", seat: null } });
    session.commands.explain({ en: "It isn't your turn.", ja: "" });
    flushSync();
    expect(session.commands.reason).not.toBeNull();
    vi.advanceTimersByTime(5000);
    expect(session.commands.reason).toBeNull();
    vi.useRealTimers();
  });

  it("after a game that was stopped, another one is played with the same edition, and a refusal is told", async () => {
    const sent: unknown[] = [];
    const answers: Record<string, unknown> = {
      "/api/guest": { person: "p", name: "Ann" },
      "/api/games/shogi": { id: "shogi", has_cards: true, editions: [{ id: "second" }, { id: "first" }] },
      "/api/games/shogi/cards?cards=second": { hash: "d" },
      "/api/games/shogi/cards?cards=first": { hash: "c" },
    };
    vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
      if (path !== "/api/tables") return Response.json(answers[path] ?? {});
      sent.push(JSON.parse(String(body)));
      return Response.json({ code: "going_away", en: "Later.", ja: "" }, { status: 503 });
    });
    const session = await arrive({ room: { ...room, game: "shogi", stage: "closed" } });
    await session.rematch.ask();
    expect(sent).toMatchObject([{ game: "shogi", cards: "first", bots: ["", "easy"] }]);
    expect(session.facts.trouble).toMatchObject({ code: "going_away" });
  });

  it("nobody is told that a question was answered already", async () => {
    const session = await arrive({ question: ask(1, "a") });
    const answered = session.answers.answer(["a"]);
    await Server.last.settle({ type: "refused", code: "stale_question", en: "Too late.", ja: "" });
    expect(await answered).toBe(false);
    expect(session.commands.reason).toBeNull();
  });

  const handle = (begun: string[]) => ({
    take: vi.fn(),
    back: vi.fn(),
    drop: vi.fn(),
    begun: () => [...begun],
    gestureOf: async (line: readonly string[]) => line.slice(0, 2),
    foresee: vi.fn(async () => undefined),
    send: vi.fn(),
    isDeciding: () => false,
  });
  const step = (action: string) => ({ action, words: { kind: action, en: action, ja: action, args: {} } });

  it("a hint belongs to its question", async () => {
    const session = await arrive({ question: ask(1, "a", "b") });
    const asked = session.hints.ask();
    await Server.last.settle({ type: "hint", question: 1, action: "a", line: [step("a"), step("c")] });
    await asked;
    expect(session.hints.left).toEqual([step("a")]); // there is no board that would hold it back
    Server.last.tell({ question: ask(2, "c") });
    expect(session.hints.left).toEqual([]);
  });

  it("a hint is a whole move, shown on the board and made in one go", async () => {
    const session = await arrive({ question: ask(1, "a") });
    const stage = (session.answers.stage = handle([]));
    const asked = session.hints.ask();
    await Server.last.settle({ type: "hint", question: 1, action: "a", line: ["a", "b", "c"].map(step) });
    await asked;
    expect(session.hints.left.map(({ action }) => action)).toEqual(["a", "b"]);
    expect(stage.foresee).toHaveBeenCalledWith(["a", "b"]);
    session.hints.follow();
    expect(stage.send).toHaveBeenCalledWith(["a", "b"]);
  });

  it("a hint continues what was begun, and is gone once something else is", async () => {
    const session = await arrive({ question: ask(1, "a") });
    const begun = $state(["a"]);
    const stage = (session.answers.stage = handle(begun));
    const asked = session.hints.ask();
    await Server.last.settle({ type: "hint", question: 1, action: "b", line: ["b", "c"].map(step) });
    expect(Server.last.heard.at(-1)).toMatchObject({ type: "hint", actions: ["a"] });
    await asked;
    expect(stage.drop).not.toHaveBeenCalled();
    expect(session.hints.left.map(({ action }) => action)).toEqual(["b", "c"]);
    begun.push("b");
    expect(session.hints.left.map(({ action }) => action)).toEqual(["c"]);
    begun.splice(1, 1, "x");
    expect(session.hints.left).toEqual([]);
  });

  it("nothing is answered while it is being found out where an answer leads", async () => {
    const session = await arrive({ question: ask(1, "a") });
    let deciding = $state(true);
    session.answers.stage = { ...handle([]), isDeciding: () => deciding };
    expect([session.answers.sending, session.answers.busy]).toEqual([false, true]);
    deciding = false;
    expect(session.answers.busy).toBe(false);
  });

  it("who has made it sits down with what was brought, and begins", async () => {
    sessionStorage.setItem(`dengen.arrive.${TABLE}`, "begin");
    sessionStorage.setItem(`dengen.seat.${TABLE}`, '{"decks":"x"}');
    await arrive({
      room: { ...room, stage: "gathering", chairs: [{ level: "easy" }, {}] },
      you: { ...you, seat: null },
    });
    expect(Server.last.commands).toMatchObject([{ do: "sit", seat: 1, options: { decks: "x" } }]);
    await Server.last.settle({ type: "done" });
    await vi.waitUntil(() => Server.last.commands.length > 1);
    expect(Server.last.commands.at(-1)).toEqual({ do: "begin" });
  });

  it.each([
    ["the seat is taken", { stage: "gathering", chairs: [{}, { person: "q" }] }],
    ["the game has begun", { stage: "playing", chairs: [{ person: "r" }, { person: "q" }] }],
  ])("who wants a quick game looks on where %s", async (_, there) => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return Response.json(path === "/api/quick" ? { table: "t2" } : { person: "p", name: "Ann", editions: [] });
    });
    sessionStorage.setItem(`dengen.arrive.${TABLE}`, "quick");
    await arrive({ room: { ...room, ...there, game: "chess" }, you: { ...you, seat: null } });
    if (there.stage === "gathering")
      await Server.last.settle({ type: "refused", code: "seat_taken", en: "Taken.", ja: "" });
    await vi.waitUntil(() => sessionStorage.getItem("dengen.arrive.t2") === "quick");
    expect(asked).toContain("/api/quick");
  });

  it("one knows that one has asked for another game", async () => {
    const session = await arrive({ room: { ...room, ballots: { take_back: ["q"], rematch: ["p"], abandon: [] } } });
    expect(session.rematch.isAsked).toBe(true);
  });
});
