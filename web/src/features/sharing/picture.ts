/** A finished game as a picture: the final board, and beside it names and result. */
import { seatLook } from "../../stage/seats";
import type { Row } from "./result";

const [WIDTH, HEIGHT, SCALE] = [1200, 630, 1.5];
const PANEL = 320;
const PAD = 28;
const LINE = 64;
const NAME = 180;
const FONT = '"Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", system-ui, sans-serif';

/** How large the board is laid out for the picture, in px; it is shrunk a little. */
export const BOARD = { width: 1100, height: 787 };

export interface Told {
  title: string;
  /** Who has won, in a sentence. */
  verdict: string;
  rows: readonly Row[];
  /** Where it was played. */
  place: string;
  /** The final board; null: it can't be painted. Then the game's own picture stands there. */
  board: HTMLImageElement | null;
  /** Where that is. */
  ground: string;
}

/** A PNG; null where this browser can't draw one. */
export async function drawn(told: Told): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH * SCALE, height: HEIGHT * SCALE });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = "#141820";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const picture = told.board ?? (await loaded(told.ground));
  if (picture) lay(pen, picture, told.board ? fitted : filled);
  tell(pen, told);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

const ROOM = { width: WIDTH - PANEL, height: HEIGHT };
const fitted = (across: number, down: number) => Math.min(across, down);
const filled = (across: number, down: number) => Math.max(across, down);

function lay(pen: CanvasRenderingContext2D, picture: HTMLImageElement, by: typeof fitted): void {
  const scale = by(ROOM.width / picture.naturalWidth, ROOM.height / picture.naturalHeight);
  const [w, h] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, ROOM.width, ROOM.height);
  pen.clip();
  pen.drawImage(picture, (ROOM.width - w) / 2, (ROOM.height - h) / 2, w, h);
  pen.restore();
}

function tell(pen: CanvasRenderingContext2D, { title, verdict, rows, place }: Told): void {
  const left = ROOM.width + PAD;
  const most = PANEL - 2 * PAD;
  const large = [34, 30, 26].find((size) => width(pen, title, size) <= most) ?? 34;
  let y = write(pen, title, left, 66, large, "#f4c95d", most);
  const small = [22, 20, 18].find((size) => width(pen, verdict, size) <= most) ?? 22;
  y = write(pen, verdict, left, y + 14, small, "#ffffff", most) + 40;
  for (const row of rows) {
    sign(pen, row.seat, left, y - 22);
    const colour = row.won ? "#f4c95d" : "#ffffff";
    const size = [26, 23, 20].find((one) => width(pen, row.name, one) <= NAME) ?? 18;
    write(pen, shortened(pen, row.name, NAME, size), left + 36, y, size, colour);
    pen.textAlign = "right";
    write(pen, String(row.score), WIDTH - PAD, y, 26, colour);
    pen.textAlign = "left";
    y += Math.min(LINE, (HEIGHT - 90 - y) / 1.2);
  }
  const tiny = [18, 16, 14].find((size) => width(pen, place, size) <= most) ?? 14;
  write(pen, shortened(pen, place, most, tiny), left, HEIGHT - PAD, tiny, "#aab0bb");
}

/** In lines that are `most` wide, where there is a `most`; tells where the next line would begin. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  most = Infinity,
): number {
  pen.font = `600 ${size}px ${FONT}`;
  pen.fillStyle = colour;
  const lines = broken(text, (piece) => pen.measureText(piece).width <= most);
  lines.forEach((line, nth) => pen.fillText(line, x, y + nth * size * 1.3));
  return y + lines.length * size * 1.3;
}

/** At spaces where there are any; a word that is too long, such as a sentence in Japanese, between letters that may begin a line. */
export function broken(text: string, fits: (piece: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.match(/\S+\s*/gu) ?? []) {
    for (const piece of fits(word.trimEnd()) ? [word] : (word.match(LETTERS) ?? [])) {
      if (line && !fits((line + piece).trimEnd())) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += piece;
    }
  }
  return line.trimEnd() ? [...lines, line.trimEnd()] : lines;
}
/** Each with those after it that can't begin a line. */
const LETTERS = /.[ぁぃぅぇぉっゃゅょァィゥェォッャュョー、。！？」』）…\s]*/gsu;

function width(pen: CanvasRenderingContext2D, text: string, size: number): number {
  pen.font = `600 ${size}px ${FONT}`;
  return pen.measureText(text).width;
}

function shortened(pen: CanvasRenderingContext2D, text: string, most: number, size: number): string {
  if (width(pen, text, size) <= most) return text;
  const letters = [...text];
  while (letters.length && width(pen, letters.join("") + "…", size) > most) letters.pop();
  return `${letters.join("")}…`;
}

function sign(pen: CanvasRenderingContext2D, seat: number, x: number, y: number): void {
  const look = seatLook(seat);
  pen.save();
  pen.translate(x, y);
  pen.scale(1.2, 1.2);
  pen.fillStyle = look.light;
  pen.fill(new Path2D(look.path));
  pen.restore();
}

const loaded = (src: string): Promise<HTMLImageElement | null> =>
  new Promise((done) => {
    const picture = new Image();
    picture.onload = () => done(picture);
    picture.onerror = () => done(null); // a game of another package has none: the ground is plain
    picture.src = src;
  });
