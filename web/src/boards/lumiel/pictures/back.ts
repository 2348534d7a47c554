/** The back of every card: a rose window by night. */
import { circle, leaf, poly, polar, star } from "../../../art/pen";
import { Sheet } from "../../../art/sheet";
import type { Draw } from "../../../art/types";
import { beads, diamonds, leaded, paint, pick, wheel } from "./kit";

const [CX, CY] = [120, 150];

export const drawBack: Draw = () => {
  const s = new Sheet(true, false);
  const night = pick(4, ["#141c4a", "#1a2458", "#101740", "#202c68"]);
  s.clip("M14 0H226Q240 0 240 14V322Q240 336 226 336H14Q0 336 0 322V14Q0 0 14 0z", () =>
    leaded(s, 2.2, () => {
      diamonds(s, 34, 28, night);
      wheel(s, CX, CY, [0, 30, 58, 96], [6, 12, 24], (k, i) =>
        k === 0 ? "#f4d88a" : k === 1 ? ["#7a2a5a", "#3a4ab0"][i % 2]! : ["#1f6a8a", "#2a3a90", "#54307a"][i % 3]!,
      );
      for (let i = 0; i < 12; i++) {
        const [a, b] = [polar(CX, CY, 34, i * 30 - 90), polar(CX, CY, 92, i * 30 - 90)];
        s.fill(leaf(a.x, a.y, b.x, b.y, 11), i % 2 ? "#c8a04a" : "#8ab4e0");
      }
      s.fill(circle(CX, CY, 32), "#141c4a");
      s.fill("M132 128a26 26 0 1 0 0 44a21 21 0 1 1 0-44z", "#f6ead0");
      paint(s, star(134, 150, 9), "#f6ead0");
      s.ink(circle(CX, CY, 99), "#120e18", 9);
      s.ink(circle(CX, CY, 99), "#b99a4b", 4.4);
      beads(s, circle(CX, CY, 99), "#fff0c0", 2.4, 10.4);
      // below the rose: the dagger of the title
      s.fill(
        poly("116 262, 124 262, 124 276, 138 276, 138 284, 124 284, 120 318, 116 284, 102 284, 102 276, 116 276"),
        "#c8a04a",
      );
      s.fill(poly("36 272, 52 292, 36 312, 20 292") + poly("204 272, 220 292, 204 312, 188 292"), "#7a2a5a");
      s.raw('<rect x="2" y="2" width="236" height="332" rx="13" fill="none" stroke-width="5"/>');
    }),
  );
  return s.svg();
};
