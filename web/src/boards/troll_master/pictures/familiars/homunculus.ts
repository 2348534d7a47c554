import { brush, clipped, curve, fill, g, line, move, ring, shape, strokes } from "../../../../art/marks";
import { INK, SEPIA, body, contour, edge, eye, nails, parchment, pen, spatter, type Scene, wash } from "../kit";

/** Wants out, and has seen the key. */
export const homunculus: Scene = (pic) => {
  const jar = shape(
    "!94 64, 92 84, 66 106, 54 146, 54 236, 66 262, 120 268, 174 262, 186 236, 186 146, 174 106, 148 84, !146 64",
  );
  const head = shape("66 172, 60 146, 76 116, 112 102, 148 112, 166 144, 162 174, 144 196, 108 204, 80 196");
  const fingers = (x: number, y: number, turn: number) =>
    g(
      { transform: move(x, y, turn) },
      line("M-5-3L-13-11M-2-6L-5-18M3-6L6-18M7-3L15-10M-6 3L-15 5", INK, 9) +
        fill(ring([0, 1], 10.5), INK) +
        line("M-5-3L-13-11M-2-6L-5-18M3-6L6-18M7-3L15-10M-6 3L-15 5", "#fbdcbc", 6) +
        fill(ring([0, 1], 8.5), "#fbdcbc") +
        line("M-4 2q4 3 8-1", "#d98c70", 1.4),
    );
  return (
    parchment(pic, "hom", "#7aa06a") +
    // his neighbours on the shelf; the key, on its nail, out of reach
    pen(
      pic,
      wash(pic, shape("!198 120, 206 104, !210 84, !226 84, 230 104, 240 122, !240 256, !198 256"), "#9b5a3c", 0.6),
      line("M210 84h16M210 76h16v8M198 256V122q2-18 12-30v-8M204 150h30M204 176h30", SEPIA, 1.4),
    ) +
    nails([26, 98]) +
    pen(
      pic,
      line(ring([26, 118], 10) + "M26 128v34M26 152h9M26 161h7", "#8a5a14", 4.4),
      line(ring([26, 118], 10) + "M26 128v34M26 152h9M26 161h7M26 98v10", "#e0ac3a", 2),
    ) +
    wash(pic, shape("!0 262, !240 258, !240 284, !0 286"), "#8a5a2e", 0.9) +
    pen(pic, contour("M-2 264L242 260M-2 286L242 283", 1.8), line("M20 276q60-5 110-2t90-4", SEPIA, 1)) +
    g(
      { transform: "rotate(-6 120 266)" },
      fill(jar, "#f4f5df", { opacity: 0.75 }) +
        wash(
          pic,
          shape("60 118, 88 112, 120 120, 152 113, 180 119, 186 236, 174 262, 120 268, 66 262, 54 236, 55 146"),
          "#8fc052",
          0.85,
        ) +
        g(
          { "clip-path": clipped(pic, jar) },
          fill(shape("54 216, 90 240, 150 232, 190 200, 190 270, 54 270"), "#2f6a36", {
            opacity: 0.6,
            filter: pic.plain ? undefined : "url(#wash)",
          }),
        ),
      // shoulders; what is below them the brew keeps to itself
      fill(shape("!112 190, 92 214, 86 240, 104 262, 150 262, 164 236, 154 208, !142 190"), "#e9b08a", {
        stroke: INK,
        "stroke-width": 1.6,
      }) +
        g(
          { "clip-path": clipped(pic, jar) },
          fill(shape("50 222, 84 214, 120 226, 156 214, 190 220, 190 272, 50 272"), "#3f7a34", {
            opacity: 0.78,
            filter: pic.plain ? undefined : "url(#wash)",
          }),
          fill(shape("50 240, 90 234, 140 244, 190 232, 190 272, 50 272"), "#1f4a26", {
            opacity: 0.7,
            filter: pic.plain ? undefined : "url(#wash)",
          }),
        ),
      fill(shape("158 150, 178 132, 178 164, 160 172"), "#eeb08c", { stroke: INK, "stroke-width": 1.8 }) +
        body(
          pic,
          head,
          "#f6c8a4",
          "#b85a4a",
          shape("!140 106, 168 144, 160 180, 112 208, !84 198, 128 190, 142 160"),
          2.2,
        ),
      // the cheek that the glass flattens
      fill(shape("60 150, 62 132, 70 150, 72 176, 66 190, 60 176"), "#fbe3c8", { opacity: 0.9 }),
      eye(86, 148, 11, [-0.95, -0.1], "#4f86b8"),
      eye(122, 147, 13, [-0.95, -0.1], "#4f86b8"),
      fill(
        strokes(
          1.7,
          "76 160, 84 163, 94 160",
          "110 163, 122 166, 134 160",
          "84 118, 104 112, 124 114",
          "92 110, 108 106, 122 108",
        ),
        INK,
      ),
      fill(brush("160 128, 170 118, 172 108", 2.6) + brush("160 136, 174 130, 180 120", 2.4), INK),
      fill(strokes(2.6, "74 136, 84 130, 97 127", "110 125, 124 127, 139 136"), INK),
      fill(brush("142 158, 146 166, 142 172", 1.8), INK),
      fill(shape("88 164, 78 168, 76 178, 88 182, 100 176, 100 166"), "#f49a82", { stroke: INK, "stroke-width": 1.8 }) +
        fill(ring([84, 172], 3.4), "#ffd3be") +
        fill(shape("!88 188, 102 184, !116 186, 112 196, 96 198"), "#5a1414", { stroke: INK, "stroke-width": 1.6 }) +
        line("M93 189h18", "#fff", 2.2),
      fill(brush("112 102, 106 88, 114 80, 120 88, 113 92", 3), INK),
      line(curve("104 206, 84 214, 74 214"), INK, 13) + line(curve("106 206, 84 214, 76 214"), "#f3bf9a", 9.5),
      fingers(72, 212, -30),
      fingers(170, 196, 20),
      line("M160 240h0M150 214h0M176 232h0M104 112h0M172 176h0", "#f6fbd8", 6, { opacity: 0.85 }) +
        line("M66 236h0M178 160h0M80 250h0", "#f6fbd8", 9, { opacity: 0.5 }) +
        line("M58 119q31-7 62 2t62-1", "#f3fad0", 2),
      fill(shape("!64 126, 72 110, !86 98, 76 124, 66 150, !64 226, 59 200, 59 150"), "#fff", { opacity: 0.65 }) +
        fill(shape("!178 146, 181 180, !179 226, 175 200"), "#fff", { opacity: 0.55 }),
      pen(pic, contour(jar, 2)),
      wash(pic, "M92 46h56l3 20H89z", "#b07a44", 0.95) + pen(pic, contour("M92 46l-3 20h62l-3-20z", 1.8)),
      fill(shape("!84 60, 120 66, !156 60, 158 78, 146 74, 140 92, 132 76, 100 78, 94 86, 84 76"), "#a8322a", {
        stroke: INK,
        "stroke-width": 1.8,
      }) + fill(brush("90 66, 118 71, 140 67", 2.4), "#e0766a"),
    ) +
    spatter([208, 56], "#86b84e", "h1", 8) +
    spatter([30, 226], "#86b84e", "h2", 6) +
    edge(pic)
  );
};
