import { brush, fill, g, line, num, ring, shape, splash, strokes } from "../../../../art/marks";
import { INK, SEPIA, body, contour, edge, nails, parchment, pen, spatter, type Scene, wash } from "../kit";

/** Screams; the pot has heard it before, and cracks. */
export const mandragora: Scene = (pic) => {
  const root = shape(
    "92 122, 82 146, 86 172, 68 176, 48 158, !40 120, 34 166, 54 196, 84 204, 92 246, 120 254, 148 246, 156 204, 178 214, !182 244, 194 222, 188 192, 158 172, 160 146, 150 122, 120 112",
  );
  const pot = shape("!66 222, !174 222, !168 240, !162 240, !152 288, !88 288, !78 240, !72 240");
  const leaf = (d: string, c: string) =>
    body(
      pic,
      shape(d),
      c,
      "#2c5a2a",
      shape(
        d
          .split(" ")
          .map((w, i) => (i % 2 ? w : w.replace(/^(\d+)/, (n) => String(Number(n) + 6))))
          .join(" "),
      ),
      2,
    );
  return (
    parchment(pic, "man", "#9ab06a") +
    pen(
      pic,
      line(
        "M20 44h54v8H20zM26 52v40M26 92q-7 4-7 16t7 14q7-2 7-14t-7-16M44 52v34M44 86l-7 8v30M44 86l7 8v30M62 52v24l-4 40q4 8 8 0l-4-40",
        SEPIA,
        1.3,
      ),
      wash(pic, "M196 224h34l-5 48h-24zM14 232h26l-4 40H18z", "#b8643a", 0.45),
      line(
        "M194 216h38v8h-38zM197 224l4 48h24l5-48M212 216q-2-14-12-18 2 14 12 18zM214 216q0-16 12-22 2 14-12 22zM12 226h30v6H12zM14 232l4 40h18l4-40M27 226v-14M27 218q-8-2-9-9 9 0 9 9zM27 214q7-2 8-9-8 1-8 9",
        SEPIA,
        1.4,
      ),
    ) +
    // ear muffs on the nail, the ring of the voice
    pen(
      pic,
      line(
        [58, 78, 98, 118]
          .map(
            (r) =>
              `M${num(120 - r * 0.94)} ${num(176 - r * 0.5)}Q${num(120 - r * 1.25)} 176 ${num(120 - r * 0.94)} ${num(176 + r * 0.42)}M${num(120 + r * 0.94)} ${num(176 - r * 0.5)}Q${num(120 + r * 1.25)} 176 ${num(120 + r * 0.94)} ${num(176 + r * 0.42)}`,
          )
          .join(""),
        "#a8322a",
        2.2,
        { opacity: 0.7, "stroke-dasharray": "26 5 9 6" },
      ),
    ) +
    nails([206, 96]) +
    pen(
      pic,
      line("M190 134q-2-34 16-36t18 36", INK, 3) +
        fill(ring([189, 140], 10) + ring([224, 140], 10), "#b0543a", { stroke: INK, "stroke-width": 2 }),
    ) +
    wash(pic, shape("!0 274, !240 270, !240 300, !0 302"), "#8a5a2e", 0.85) +
    pen(pic, contour("M-2 276L242 271", 2.3)) +
    g(
      { transform: "rotate(-13 120 240)" },
      leaf("116 116, 96 92, 62 84, !34 58, 40 92, 66 112, 100 122", "#6f9a3e") +
        leaf("124 116, 146 88, 176 80, !204 48, 196 92, 164 112, 134 122", "#6f9a3e") +
        leaf("114 114, 98 78, 104 44, !92 18, 128 40, 136 78, 126 114", "#8cb84a") +
        pen(
          pic,
          fill(strokes(2.2, "112 112, 80 96, 50 74", "128 112, 160 94, 192 64", "120 108, 116 70, 104 34"), "#2c4a1c"),
        ) +
        body(
          pic,
          root,
          "#d9a765",
          "#8a4e26",
          shape("!150 120, 162 150, 152 180, 160 240, 110 246, !90 232, 130 220, 140 170") +
            shape("!36 160, 54 192, !84 202, 60 212, 36 190") +
            shape("!186 200, !180 240, 196 230, 200 200"),
          2.6,
        ) +
        pen(
          pic,
          fill(
            strokes(
              2,
              "40 120, 34 108, 38 98",
              "39 130, 28 124, 20 126",
              "42 126, 50 114, 48 106",
              "183 240, 190 252, 186 262",
              "180 240, 174 252, 178 260",
              "150 128, 142 126, 136 128",
              "94 130, 100 126, 106 128",
              "92 214, 104 218, 114 216",
              "134 220, 146 216, 150 210",
            ),
            INK,
          ) + line("M86 160l7 2M85 168l9 1M150 160l8-2M148 168l9 0M100 228l6 3M140 230l-8 3", SEPIA, 1.4),
        ) +
        // the mouth, with everything in it
        fill(shape("98 166, 108 158, 132 158, 144 166, 146 190, 136 212, 120 218, 104 212, 96 190"), "#3a0d0d", {
          stroke: INK,
          "stroke-width": 2.6,
        }) +
        fill(shape("106 206, 112 194, 124 192, 134 198, 134 208, 120 215"), "#d0483f") +
        fill("M102 164l5 9 5-11 6 10 6-10 6 10 6-9z", "#fff6dc", { stroke: INK, "stroke-width": 1 }) +
        fill(brush("119 168, 117 178, 121 184, 118 190", 4.5), "#b0302e") +
        // eyes squeezed shut, with tears
        fill(
          strokes(
            4.4,
            "92 140, 102 146, 112 143",
            "92 149, 102 147, 112 144",
            "130 143, 140 146, 150 140",
            "130 144, 140 147, 150 149",
          ),
          INK,
        ) +
        fill(shape("!88 150, 80 160, 84 168, 91 162") + shape("!154 150, 162 160, 158 168, 151 162"), "#8cc4e0", {
          stroke: INK,
          "stroke-width": 1.3,
        }),
    ) +
    body(pic, pot, "#b8643a", "#6a2c1a", shape("!130 222, !174 222, !150 290, !110 290, 140 250"), 2.6) +
    pen(
      pic,
      line("M72 240h96", INK, 2) +
        fill(
          strokes(
            3.2,
            "112 240, 106 254, 114 262, 106 274, 110 286",
            "106 254, 98 258, 94 266",
            "114 262, 124 266, 126 272",
          ),
          INK,
        ),
    ) +
    fill("M150 300l12-8 6 9zM70 298l8-9 9 8z", "#b8643a", { stroke: INK, "stroke-width": 1.6 }) +
    fill(splash([60, 224], 4, "m1", 6) + splash([182, 226], 4, "m2", 6), "#4a2c14") +
    spatter([216, 190], "#6f9a3e", "m3", 7) +
    edge(pic)
  );
};
