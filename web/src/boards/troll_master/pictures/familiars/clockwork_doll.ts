import { brush, curve, fill, g, line, move, ring, shape } from "../../../../art/marks";
import {
  GOLD,
  INK,
  PALE,
  SEPIA,
  body,
  bottle,
  edge,
  eye,
  limb,
  parchment,
  pen,
  shelf,
  thing,
  type Scene,
} from "../kit";

/** Wound up, she pours tea that isn't there; the rest of her lies in the drawer. */
export const clockwork_doll: Scene = (pic) => {
  const cog = (x: number, y: number, r: number, c: string) =>
    g(
      { transform: move(x, y) },
      line(ring([0, 0], r), INK, 8.5, { "stroke-dasharray": "5 4.4", "stroke-linecap": "butt" }) +
        line(ring([0, 0], r), c, 5.5, { "stroke-dasharray": "4 5.4", "stroke-linecap": "butt" }) +
        thing(ring([0, 0], r - 2), c) +
        fill(ring([0, 0], r * 0.35), INK),
    );
  return (
    parchment(pic, "dol", "#c89a9a") +
    cog(34, 92, 26, "#c8903a") +
    cog(72, 124, 16, "#a8683a") +
    cog(26, 140, 14, "#8a8a88") +
    pen(pic, line("M0 40h240M0 48h240", SEPIA, 1.6)) +
    bottle(pic, 212, 40, 26, 40, "#b0543a") +
    shelf(pic, 258, 40, "#6a3a2a") +
    // key, as large as her back
    pen(pic, line("M152 158l32-14", INK, 9), line("M152 158l32-14", GOLD, 5)) +
    line(ring([196, 124], 17) + ring([208, 154], 17), INK, 11) +
    line(ring([196, 124], 17) + ring([208, 154], 17), GOLD, 6.5) +
    body(
      pic,
      shape("!74 262, 84 218, 106 190, 148 188, 172 214, !190 264, 130 272"),
      "#b03a5a",
      "#5a1430",
      shape("!130 272, 150 220, 148 188, !172 214, 192 266"),
      2.6,
    ) +
    pen(
      pic,
      line("M100 206q-10 30-14 56M122 196q-2 40 0 72M142 194q12 36 18 70", INK, 1.6),
      thing("M70 258q10 12 20 0t20 2 20-2 20 2 20-2 22 2v10H72z", PALE, 1.6),
    ) +
    limb("M100 268l-4 20M146 268l10 18", 11, PALE) +
    body(
      pic,
      shape("!104 194, 100 160, 112 142, 140 140, 152 158, !150 194, 128 200"),
      "#7a2a4a",
      "#3a1024",
      "M130 138h26v60h-24z",
      2.4,
    ) +
    thing(shape("!110 146, 126 158, !142 144, 140 138, 112 138"), PALE, 1.8) +
    // one arm pours, of the other there is the spring
    limb("M146 160q22 18 4 36", 11, "#f4dcc8") +
    pen(pic, line("M104 160q-12 0-10 6t12 2-16 4 12 4-16 4 12 4", INK, 2.6)) +
    limb(curve("150 194, 120 206, 92 204"), 11, "#f4dcc8") +
    g(
      { transform: "rotate(-24 74 200)" },
      thing(shape("52 214, 48 196, 58 184, 84 184, 94 196, 90 214"), "#e8e8f0", 2.2) +
        fill(brush("52 200, 36 196, 28 182", 7), "#e8e8f0", { stroke: INK, "stroke-width": 2 }) +
        line("M92 192q16 2 8 16", INK, 3) +
        thing("M62 178h18v7H62z", "#4a6ab0", 1.8) +
        line("M56 200h30", "#4a6ab0", 3),
    ) +
    thing("M8 236h34l-6 20H14z", "#e8e8f0", 2) +
    line("M40 240q12 2-2 12", INK, 2.4) +
    line("M30 206q-6 14 0 26", "#b0a080", 2, { "stroke-dasharray": "3 5" }) +
    g(
      { transform: "rotate(14 126 96)" },
      body(
        pic,
        shape("!84 104, 78 66, 100 40, 132 36, 164 56, 170 96, !178 132, 156 128, !96 128, !76 130"),
        "#e8c04a",
        "#8a5a14",
        shape("!140 40, 170 80, 178 132, !156 128, 158 80"),
        2.4,
      ) +
        body(
          pic,
          shape("92 96, 98 66, 126 56, 152 68, 158 98, 144 126, 122 132, 102 124"),
          "#fbeadc",
          "#d09a80",
          shape("!152 68, 160 98, 144 128, 122 134, !142 104"),
          2.2,
        ) +
        fill(shape("!86 94, 92 60, 126 44, 162 62, !166 92, 150 74, !136 78, 124 68, !110 80, 98 78"), "#f0d060", {
          stroke: INK,
          "stroke-width": 2,
        }) +
        eye(110, 98, 8, [-0.6, 0.8], "#4a8ab0") +
        eye(140, 97, 9, [0.8, -0.3], "#4a8ab0") +
        fill(ring([104, 112], 6) + ring([148, 112], 7), "#e88a7a", { opacity: 0.7 }) +
        fill(shape("118 114, 124 111, 130 114, 124 119"), "#c8304a") +
        line("M118 120v12M131 120v12M150 76l-8 10 6 8-6 8", INK, 1.5) +
        thing(shape("!126 42, 104 26, !96 46, 124 44, !152 28, 150 50"), "#b03a5a", 2),
    ) +
    // what is left over
    fill("M206 258l14-12 12 10z", "#f4dcc8", { stroke: INK, "stroke-width": 1.8 }) +
    line("M188 284h30M196 276v18", INK, 2) +
    edge(pic)
  );
};
