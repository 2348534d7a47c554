/** A result as a picture: the game's own, with names and scores set in it. */
import { seatLook } from "../stage/seats";
import type { Row } from "./result";

const [WIDTH, HEIGHT] = [1200, 630];
const FONT = '"Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", system-ui, sans-serif';
const LINE = 62;

export interface Told {
  title: string;
  rows: readonly Row[];
  /** Where the game's own picture is. */
  ground: string;
  place: string;
}

/** A PNG; null where this browser can't draw one. */
export async function drawn({ title, rows, ground, place }: Told): Promise<File | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "#1d2330";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const picture = await loaded(ground);
  if (picture) pen.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  const high = 150 + rows.length * LINE;
  pen.fillStyle = "rgb(20 24 32 / 0.82)";
  pen.beginPath();
  pen.roundRect(60, HEIGHT - high - 60, WIDTH - 120, high, 24);
  pen.fill();
  write(pen, title, 100, HEIGHT - high, 44, "#f4c95d", WIDTH - 200);
  rows.forEach((row, nth) => {
    const y = HEIGHT - high + 70 + nth * LINE;
    sign(pen, row.seat, 100, y - 32);
    write(pen, `${row.won ? "★ " : ""}${row.name}`, 150, y, 40, "#ffffff", WIDTH - 460);
    pen.textAlign = "right";
    write(pen, String(row.score), WIDTH - 100, y, 40, "#ffffff", 160);
    pen.textAlign = "left";
  });
  write(pen, place, 100, HEIGHT - 84, 24, "#c8ccd6", WIDTH - 200);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob && new File([blob], "dengen.png", { type: "image/png" });
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  most: number,
): void {
  pen.font = `600 ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}

function sign(pen: CanvasRenderingContext2D, seat: number, x: number, y: number): void {
  const look = seatLook(seat);
  pen.save();
  pen.translate(x, y);
  pen.scale(1.7, 1.7);
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
