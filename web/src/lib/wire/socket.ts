/** One table's WebSocket: numbers, resuming, coming back, commands that are safe to send twice. Knows no game. */
import type {
  ClientMessage,
  Do,
  Done,
  HintAnswer,
  Notice,
  Preview,
  Refusal,
  Refused,
  ServerMessage,
  TableMessage,
  Welcome,
} from "./types";

export type Command = Do["command"];
export type Verdict = Done | Refused;
export type Status = "connecting" | "open" | "lost" | "closed";

/** Close codes after which coming back is of no use. */
const FOR_GOOD = new Set([1009, 4000, 4001, 4003, 4004, 4005, 4006, 4013]);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** So much of a WebSocket as is used: tests bring their own. */
export interface Line {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

interface Waiting {
  message: ClientMessage & { id: string };
  settle: (answer: ServerMessage) => void;
}

export interface Hooks {
  status(status: Status, code: number): void;
  welcome(message: Welcome): void;
  table(message: TableMessage): void;
  /** The server has something to say to everybody. */
  notice(message: Notice): void;
  /** How far the server's clock is ahead of ours, in ms. */
  clock(ahead: number): void;
}

export class TableSocket {
  private line: Line | null = null;
  private waiting = new Map<string, Waiting>();
  private stream = "";
  private number = 0;
  private count = 0;
  private readonly prefix: string;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private heartbeat = 15000;
  private ended = false;
  private greeted = false;

  constructor(
    private readonly connect: () => Line,
    private readonly hooks: Hooks,
    private readonly invite = "",
    random: () => number = Math.random,
  ) {
    this.prefix = Math.floor(random() * 36 ** 6).toString(36);
    this.open();
  }

  do(command: Command): Promise<Verdict> {
    return this.ask({ type: "do", id: this.id(), command }) as Promise<Verdict>;
  }

  async preview(actions: string[]): Promise<Preview | null> {
    const answer = await this.ask({ type: "preview", id: this.id(), actions });
    return answer.type === "preview" ? answer.preview : null;
  }

  /** Why isn't this possible? Null: it is, or nobody knows. */
  async why(action: string): Promise<Refusal | Refused | null> {
    const answer = await this.ask({ type: "why", id: this.id(), action });
    if (answer.type === "why") return answer.refusal;
    return answer.type === "refused" ? answer : null;
  }

  /** What is best, after the moves that are begun and not sent? */
  hint(actions: string[]): Promise<HintAnswer | Refused> {
    return this.ask({ type: "hint", id: this.id(), actions }) as Promise<HintAnswer | Refused>;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.line?.close(1000);
  }

  /** Come back now, don't wait: the network is there again. */
  hurry(): void {
    if (!this.line && !this.ended) {
      clearTimeout(this.timer);
      this.open();
    }
  }

  private id(): string {
    this.count += 1;
    return `${this.prefix}-${this.count}`;
  }

  private ask(message: ClientMessage & { id: string }): Promise<ServerMessage> {
    return new Promise((settle) => {
      this.waiting.set(message.id, { message, settle });
      if (this.greeted) this.send(message);
    });
  }

  private send(message: ClientMessage): void {
    this.line?.send(JSON.stringify(message));
  }

  private open(): void {
    this.hooks.status("connecting", 0);
    const line = this.connect();
    this.line = line;
    line.onopen = () => {
      const resume = this.stream ? { stream: this.stream, number: this.number } : {};
      this.send({ type: "hello", ...resume, ...(this.invite ? { invite: this.invite } : {}) });
      this.listen();
    };
    line.onmessage = (event) => {
      if (line !== this.line) return;
      this.listen();
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    line.onclose = (event) => {
      if (line === this.line) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.line = null;
    this.greeted = false;
    clearTimeout(this.silence);
    if (this.ended || FOR_GOOD.has(code)) {
      this.ended = true;
      this.hooks.status("closed", code);
      return;
    }
    this.hooks.status("lost", code);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Nothing heard for two heartbeats and a little: the line is dead, whatever the browser believes. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(
      () => {
        const line = this.line;
        this.lost(4010);
        line?.close();
      },
      this.heartbeat * 2 + 2000,
    );
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.heartbeat = message.heartbeat;
        this.wait = FIRST_WAIT;
        this.greeted = true;
        this.hooks.clock(message.time - Date.now());
        this.hooks.welcome(message);
        this.hooks.status("open", 0);
        for (const { message: unanswered } of this.waiting.values()) this.send(unanswered);
        break;
      case "ping":
        this.send({ type: "pong", ping: message.ping });
        this.hooks.clock(message.time - Date.now());
        break;
      case "table":
        if (message.fresh) this.stream = message.stream ?? "";
        else if (message.number <= this.number) return; // heard already
        this.number = message.number;
        this.hooks.table(message);
        break;
      case "notice":
        this.hooks.notice(message);
        break;
      default:
        this.answer(message.id, message);
    }
  }

  private answer(id: string, message: ServerMessage): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (message.type === "refused" && (message.code === "store_unavailable" || message.code === "too_fast")) {
      setTimeout(() => this.greeted && this.waiting.has(id) && this.send(waiting.message), 1000);
      return;
    }
    this.waiting.delete(id);
    waiting.settle(message);
  }
}

/** The real thing. */
export function dial(table: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(
    `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`,
  ) as unknown as Line;
}
