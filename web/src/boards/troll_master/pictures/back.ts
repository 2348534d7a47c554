/** The back of magic cards: the master's seal in ink, the same for every kind. */
import { brush, dots, fill, g, line, polar, ring, shape, star, tag } from "../../../art/marks";
import { Sheet } from "../../../art/sheet";
import type { Draw } from "../../../art/types";

const [GROUND, DEEP, COPPER, PALE] = ["#33402a", "#1c2616", "#d9a86c", "#f4e2b8"];

export const drawBack: Draw = (_id, size) => {
  const pic = new Sheet(size !== "full");
  const corner = (transform: string) =>
    g(
      { transform },
      fill(brush("18 66, 24 30, 66 18", 9), COPPER) +
        fill(brush("30 76, 44 44, 76 30", 5), COPPER) +
        line(dots([[24, 24]]), PALE, 9),
    );
  pic.raw(
    tag("rect", { width: 240, height: 336, fill: GROUND }) +
      g(
        { "stroke-linecap": "round", "stroke-linejoin": "round" },
        fill(ring([120, 168], 104), DEEP, { opacity: 0.7 }),
        line(ring([120, 168], 98), COPPER, 5),
        line(ring([120, 168], 86), COPPER, 3, { "stroke-dasharray": "2 9" }),
        line(star([120, 168], 84, 6, 0.577), COPPER, 4),
        // a troll's eye that looks aside
        fill(shape("!66 168, 92 140, 122 132, 152 140, !176 166, 150 192, 120 200, 90 194"), PALE, {
          stroke: DEEP,
          "stroke-width": 5,
        }),
        fill(ring([130, 168], 25), "#84a04e", { stroke: DEEP, "stroke-width": 4 }),
        fill(shape("132 146, 138 168, 132 190, 126 168"), DEEP),
        line(dots([[122, 158]]), "#fff", 8),
        line(dots([0, 1, 2, 3, 4, 5].map((i) => polar([120, 168], 98, i * 1.047 - 1.571))), PALE, 14),
        corner(""),
        corner("translate(240)scale(-1 1)"),
        corner("translate(0 336)scale(1 -1)"),
        corner("translate(240 336)scale(-1 -1)"),
      ),
  );
  return pic.svg();
};
