import { brush, fill, line, ring, shape, splash, strokes } from "../../../../art/marks";
import { INK, SEPIA, body, contour, edge, eye, parchment, pen, spatter, type Scene, wash } from "../kit";

/** Bites the card's frame. */
export const troll: Scene = (pic) => {
  const skull = shape(
    "30 140, 24 104, 40 66, 76 42, 122 36, 160 46, 182 72, 190 98, 204 112, 224 118, !233 132, 229 168, !234 208, 214 236, 176 254, 128 262, 82 252, 48 226, 34 190",
  );
  const ear = shape("50 110, 26 84, !-14 76, -4 112, 18 136, 44 142");
  return (
    parchment(pic, "tro", "#7a8a4a") +
    wash(pic, shape("30 60, 120 10, 230 60, 236 200, 120 270, 20 230"), "#8a7a3c", 0.35) +
    // the wooden frame it chews, and what flies off
    pen(
      pic,
      wash(pic, "M204 -4h24v140h-24zM204 206h24v134h-24z", "#a8683a", 0.95) +
        contour("M204-4v126l6-6 4 14 5-9 4 12 5-10V-4M204 340V214l5 5 5-12 5 10 4-11 5 8v126", 2.4) +
        line("M210 4v100M217 0v60M222 30v80M211 230v90M218 240v70", SEPIA, 1.2),
    ) +
    body(pic, ear, "#7d9a4c", "#40602c", shape("!44 142, 18 136, !-4 112, 20 118, 46 128"), 2.4) +
    fill(brush("40 120, 20 106, 2 92", 3.4), "#40602c") +
    line(ring([-2, 0], 0), INK, 0) +
    pen(pic, line(ring([12, 138], 7), "#c98f1e", 3.2)) +
    body(
      pic,
      skull,
      "#84a04e",
      "#3c5a2a",
      shape("!30 150, 60 196, 110 226, 176 226, !234 208, 200 262, 96 268, 50 236, 26 190") +
        shape("!120 40, 160 48, 186 80, !190 104, 168 92, 150 70"),
      3,
    ) +
    // hair, warts, moss
    pen(
      pic,
      fill(
        strokes(
          5,
          "84 44, 76 24, 60 14",
          "100 38, 98 18, 88 4",
          "118 36, 122 16, 116 2",
          "136 40, 146 22, 146 8",
          "68 52, 54 38, 40 34",
        ),
        INK,
      ),
    ) +
    fill(splash([60, 200], 9, "t1", 4) + splash([96, 232], 7, "t2", 3) + splash([54, 92], 7, "t3", 4), "#3c5a2a", {
      opacity: 0.7,
    }) +
    // the brow that hangs over both eyes
    eye(98, 104, 15, [0.9, 0.1], "#e8b93a") +
    eye(150, 100, 12.5, [0.9, 0.15], "#e8b93a") +
    fill(
      shape("!72 98, 80 78, 104 76, !126 92, 142 78, 162 78, !172 88, 160 90, 148 92, 128 104, 118 100, 96 90"),
      "#6b8a3c",
      { stroke: INK, "stroke-width": 2.6 },
    ) +
    fill(strokes(3, "120 84, 116 72, 118 62", "130 86, 134 74, 132 64"), INK) +
    // the nose
    fill(shape("118 104, 110 132, 112 152, 128 160, 150 158, 160 146, 152 128, 138 106"), "#94ac58", {
      stroke: INK,
      "stroke-width": 2.6,
    }) +
    fill(shape("118 146, 126 142, 130 150, 122 155") + shape("144 150, 152 144, 156 150, 148 155"), INK) +
    fill(shape("120 126, 128 112, 136 116, 128 130"), "#c4d488", { opacity: 0.8 }) +
    fill(ring([146, 128], 4), "#b8643a", { stroke: INK, "stroke-width": 1.4 }) +
    // the jaws shut on the wood: lips drawn back, teeth before the plank
    fill(shape("!108 178, 140 168, 180 152, !231 134, 227 168, !231 206, 192 210, 150 216, 122 206"), "#4a1414", {
      stroke: INK,
      "stroke-width": 2.8,
    }) +
    fill("M190 140l32-10 2 84-30 2z", "#c98a4e", { stroke: INK, "stroke-width": 2 }) +
    fill("M190 140l10-3 1 78-7 1z", "#8a5226") +
    pen(pic, line("M207 140l-2 22 4 14-3 34M215 138l1 70M206 166l-10 5M208 180l11-7", INK, 1.6)) +
    fill(
      "M122 174l9 15 10-20zM144 167l10 22 13-27zM168 158l10 18 12-25zM191 150l9 18 10-24zM213 142l7 17 11-24z",
      "#fff6dc",
      { stroke: INK, "stroke-width": 2 },
    ) +
    fill("M132 210l6-16 10 21zM150 215l8-22 10 21zM188 211l8-17 10 16zM210 208l8-16 10 15z", "#f2e2b4", {
      stroke: INK,
      "stroke-width": 2,
    }) +
    fill(brush("106 180, 140 168, 182 151, 232 132", 7, { from: 0.5, to: 0.6 }), "#a9c06a", {
      stroke: INK,
      "stroke-width": 1.6,
    }) +
    fill(brush("120 207, 150 219, 192 214, 233 209", 7, { from: 0.5, to: 0.6 }), "#a9c06a", {
      stroke: INK,
      "stroke-width": 1.6,
    }) +
    fill("M166 217l7-44 13 42z", "#fff6dc", { stroke: INK, "stroke-width": 2.2 }) +
    pen(
      pic,
      fill(
        strokes(
          3,
          "106 176, 98 190, 106 206",
          "94 172, 86 192, 96 214",
          "166 128, 184 124, 206 124",
          "170 140, 186 136, 200 134",
        ),
        INK,
      ) + line("M206 122l10-14M230 130l9-12M232 212l8 8M200 220l-4 14", INK, 2),
    ) +
    fill("M186 112l9 2-5 7zM236 108l-7 4 5 5zM192 232l8 3-7 6zM176 96l7-3 0 7zM232 232l6 6-8 1z", "#a8683a", {
      stroke: INK,
      "stroke-width": 1.3,
    }) +
    // the fist that holds the rest
    line("M196 256q10-6 38-4M196 268q14-4 38-2M198 280q12-2 36 0", INK, 15) +
    line("M196 256q10-6 38-4M196 268q14-4 38-2M198 280q12-2 36 0", "#84a04e", 10.5) +
    line("M230 248l6 1M230 262l6 1M230 276l6 1", "#f2e2b4", 5) +
    fill(brush("124 204, 120 222, 126 240", 3), "#9cc4a0", { opacity: 0.9 }) +
    spatter([28, 270], "#5a7a34", "t7", 10) +
    spatter([70, 22], "#5a7a34", "t8", 6) +
    edge(pic)
  );
};
