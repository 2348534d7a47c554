/** Broken glass: a hole, what is seen through it, and what falls out. */
import { dice, line, poly, polar, star, type Pt } from "../../../art/pen";
import { H, W, type Sheet } from "../../../art/sheet";
import { LEAD, paint } from "./kit";

/** A hole in the glass: long splinters point inward. What is outside is drawn inside it; then the broken edge catches the light. */
export function hole(s: Sheet, cx: number, cy: number, rx: number, ry: number, seed: number, outside: () => void) {
  const r = dice(seed),
    n = 13;
  const edge: Pt[] = Array.from({ length: n * 2 }, (_, i) => {
    const k = i % 2 ? r(0.62, 0.84) : r(0.95, 1.14),
      q = polar(0, 0, k, (i * 180) / n + r(-5, 5));
    return { x: cx + q.x * rx, y: cy + q.y * ry, sharp: true };
  });
  s.clip(poly(edge), outside);
  s.ink(poly(edge), LEAD, 3.4);
  s.ink(poly(edge), "#dfeaff", 1.1, 'opacity=".85"');
  const crack = edge
    .filter((_, i) => i % 4 === 0)
    .map((p) => {
      const a = Math.atan2(p.y - cy, p.x - cx),
        l = r(24, 60);
      return line([
        p,
        { x: p.x + Math.cos(a + 0.3) * l * 0.5, y: p.y + Math.sin(a + 0.3) * l * 0.5, sharp: true },
        { x: p.x + Math.cos(a) * l, y: p.y + Math.sin(a) * l },
      ]);
    })
    .join("");
  s.ink(crack, LEAD, 1.6);
  s.ink(crack, "#e8f0ff", 0.7);
}
export const night = (s: Sheet, top: string, low: string) => {
  s.raw(`<rect width="${W}" height="${H}" fill="${s.lg(top, low)}" stroke="none"/>`);
  paint(
    s,
    [
      [60, 70, 4],
      [150, 60, 5],
      [196, 110, 4],
      [40, 190, 5],
      [206, 190, 4],
      [176, 240, 4],
      [60, 250, 4],
    ]
      .map(([x, y, q]) => star(x!, y!, q!))
      .join(""),
    "#dfe6ff",
  );
};
/** Splinters on their way down. */
export const splinters = (s: Sheet, colour: string, at: string[]) =>
  s.fill(at.map((a) => poly(a)).join(""), colour, 'stroke-width="1.4"');
