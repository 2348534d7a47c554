/** The trees and torches around the fire, always at the same places of the same room. */
import type { Point } from "../../../stage/rect";

interface Tree {
  crown: string;
  /** The side that the fire lights. */
  rim: string;
  colour: string;
  /** From 0 to 1. */
  light: number;
}

const COLOURS = ["#12303a", "#163a3f", "#1a2c4a", "#0f2733"];
const BETWEEN = 58;

/** A number from 0 to 1 that looks as if it were random. */
const scattered = (n: number): number => Math.sin(n * 127.1 + 11.7) * 43758.5453;
const part = (n: number): number => Math.abs(scattered(n)) % 1;

/** Along all four edges, half of each outside. */
export function crowns(width: number, height: number, fire: Point): Tree[] {
  const across = Math.ceil(width / BETWEEN) + 1;
  const down = Math.ceil(height / BETWEEN) + 1;
  const feet: Point[] = [
    ...Array.from({ length: across }, (_, n) => ({ x: n * BETWEEN, y: -4 })),
    ...Array.from({ length: across }, (_, n) => ({ x: n * BETWEEN, y: height + 4 })),
    ...Array.from({ length: down }, (_, n) => ({ x: -4, y: n * BETWEEN })),
    ...Array.from({ length: down }, (_, n) => ({ x: width + 4, y: n * BETWEEN })),
  ];
  return feet.map((foot, n) =>
    tree({ x: foot.x + 24 * (part(n) - 0.5), y: foot.y + 16 * (part(n + 99) - 0.5) }, n, fire),
  );
}

function tree(middle: Point, n: number, fire: Point): Tree {
  const radius = 26 + 22 * part(n + 7);
  const toFire = Math.atan2(fire.y - middle.y, fire.x - middle.x);
  const tips = 9 + Math.floor(4 * part(n + 3));
  const at = (angle: number, far: number) =>
    `${(middle.x + Math.cos(angle) * far).toFixed(1)} ${(middle.y + Math.sin(angle) * far).toFixed(1)}`;
  const turn = part(n + 5) * Math.PI;
  const step = (2 * Math.PI) / tips;
  const needles = Array.from({ length: tips }, (_, tip) => {
    const angle = turn + tip * step;
    return `${tip ? "L" : "M"}${at(angle, radius)}L${at(angle + step / 2, radius * 0.68)}`;
  });
  const lit = [-0.5, 0, 0.5].map((off) => `M${at(toFire + off, radius * 0.5)}L${at(toFire + off, radius * 0.82)}`);
  const far = Math.hypot(fire.x - middle.x, fire.y - middle.y);
  return {
    crown: `${needles.join("")}z`,
    rim: lit.join(""),
    colour: COLOURS[n % COLOURS.length] as string,
    light: Math.max(0.08, Math.min(0.5, 160 / far)),
  };
}

/** At the corners of the field. */
export function torches(fire: Point, radius: number): Point[] {
  return Array.from({ length: 4 }, (_, n) => {
    const angle = (n * Math.PI) / 2 + Math.PI / 4;
    return { x: Math.round(fire.x + Math.cos(angle) * radius), y: Math.round(fire.y + Math.sin(angle) * radius) };
  });
}
