/** The lists of tables, kept up to date by the lobby's socket. */
import type { LobbyMessage, TableInfo } from "./types";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** So much of a WebSocket as is used: tests bring their own. */
export interface LobbyLine {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export class Lobby {
  open = $state.raw<TableInfo[]>([]);
  playing = $state.raw<TableInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  /** Has the server told what there is? */
  known = $state(false);

  private line: LobbyLine | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly connect: () => LobbyLine = dial) {
    this.enter();
  }

  close(): void {
    clearTimeout(this.timer);
    const { line } = this;
    this.line = null;
    line?.close();
  }

  private enter(): void {
    const line = this.connect();
    this.line = line;
    line.onmessage = (event) => {
      this.wait = FIRST_WAIT;
      this.hear(JSON.parse(String(event.data)) as LobbyMessage);
    };
    line.onclose = () => {
      if (line !== this.line) return;
      this.timer = setTimeout(() => this.enter(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(message: LobbyMessage): void {
    if (message.type === "ping") this.line?.send(JSON.stringify({ type: "pong", ping: message.ping }));
    else if (message.type === "yours") this.mine = message.tables;
    else {
      this.open = message.open;
      this.playing = message.playing;
      this.known = true;
    }
  }
}

function dial(): LobbyLine {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/lobby`) as unknown as LobbyLine;
}
