/** What a player does, on a card beside them. */
import { rect, sheet, words, WHOLE } from "./paper";
import type { Pen } from "./types";

export interface Tint {
  ground: string;
  ink: string;
  rim: string;
}

export function aid(title: string, lines: readonly string[], { ground, ink, rim }: Tint, pen: Pen): string {
  const text = lines.map((line, nth) => `${nth + 1} ${line}`).join("\n");
  return sheet(
    "",
    rect(WHOLE, ground, 6) +
      rect({ x: 2.5, y: 2.5, w: 95, h: 135 }, "none", 5, { stroke: rim, "stroke-width": 1.5 }) +
      words(
        title,
        { x: 7, y: 7, w: 86, h: 12 },
        { size: 8, weight: 700, family: "serif", align: "middle", fill: ink },
        pen,
      ) +
      rect({ x: 20, y: 19.5, w: 60, h: 0.8 }, rim) +
      words(text, { x: 8, y: 24, w: 84, h: 110 }, { size: 5.4, leading: 1.45, fill: ink }, pen),
  );
}
