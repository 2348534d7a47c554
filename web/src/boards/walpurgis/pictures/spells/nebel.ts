/** Nebel: diagonals in the mist. */
import { curve, fill, g, line, ring, shape, strokes, tag } from "../../../../art/marks";
import { rings, ribbons, rose, whirl, orbit } from "../bullets";
import { all, dust, firs, glow, hill, hits, sky, type Spell } from "../kit";

/** A bank of mist, light above. */
const bank = (y: number, colour: string, o: number, lean = 1): string =>
  fill(`M0 ${y}c30-${16 * lean} 50 ${14 * lean} 84 0s50-${18 * lean} 80 0 50 ${12 * lean} 76-4V336H0z`, colour, {
    opacity: o,
  });

export const nebel: Readonly<Record<string, Spell>> = {
  neb_haze: {
    scene: (pic) =>
      sky(pic, ["#5a8a9a", "#a8c8c0", "#fff0c8"], 120, 230, 60) +
      tag("circle", { cx: 60, cy: 104, r: 34, fill: "#fff8dc" }) +
      hill(150, 30, "#7aa8a8", -60) +
      bank(170, "#dff0e8", 0.7) +
      firs(206, "hz", 50, "#3f7078") +
      bank(214, "#cfe6e0", 0.75, -1) +
      firs(256, "hz2", 64, "#1c4450") +
      bank(262, "#a8ccc8", 0.6),
    shots: hits(rings([18, 30, 44], 3)),
  },
  neb_whisper: {
    scene: (pic) =>
      sky(pic, ["#04101a", "#0c2838", "#1f5a68"], 190, 220, 40) +
      // lips at the edge, an ear at the other
      fill(
        shape("!-10 96, 30 84, 52 100, !58 124, 40 136, 54 150, 44 168, 24 172, 30 200, 10 232, !-10 240"),
        "#dfeef0",
      ) +
      fill(shape("!58 124, 40 128, 20 134, !40 140, !54 150, 36 158, 10 150, 4 136, 20 124"), "#b02a5a") +
      line(curve("56 124, 36 133, 14 136"), "#3a0a24", 2.4) +
      fill(shape("!246 70, 216 66, 192 90, 186 130, 200 160, 198 196, 216 220, !246 214"), "#bcd8d8") +
      line(
        curve("240 92, 214 92, 206 120, 222 140, 214 162, 226 176") + curve("240 120, 226 122, 226 136"),
        "#3f7078",
        5,
      ) +
      line(curve("66 140, 100 116, 130 160, 178 140"), "#dffaf4", 2.4, { "stroke-dasharray": "2 7" }) +
      bank(270, "#0a2430", 0.9),
    shots: hits(ribbons(12, 0.1, 2)),
  },
  neb_waking: {
    scene: (pic) =>
      sky(pic, ["#0c2a38", "#2f6a78", "#8accc8"], 110, 200) +
      fill(shape("!-6 134, 50 66, 120 44, 190 66, !246 134, 190 190, 120 208, 50 190"), "#eefaf4") +
      fill(ring([120, 128], 66), "#1fb5b8", { stroke: "#06303c", "stroke-width": 4 }) +
      line(
        Array.from(
          { length: 24 },
          (_, i) =>
            `M${Math.round(120 + 34 * Math.cos(i * 0.262))} ${Math.round(128 + 34 * Math.sin(i * 0.262))}L${Math.round(120 + 60 * Math.cos(i * 0.262))} ${Math.round(128 + 60 * Math.sin(i * 0.262))}`,
        ).join(""),
        "#c6fff4",
        2,
      ) +
      fill(shape("!-6 134, 40 50, 120 16, 200 50, !246 134, 190 84, 120 66, 50 84"), "#184a58") +
      fill(
        strokes(6, "30 92, 14 70, 8 50", "70 66, 58 44, 56 24", "170 66, 182 44, 184 24", "210 92, 226 70, 232 50"),
        "#04141c",
      ) +
      bank(240, "#0c2a38", 0.9),
    shots: hits(rings([16, 26], 2)),
  },
  neb_shroud: {
    scene: (pic) =>
      sky(pic, ["#16404c", "#4a929a", "#d8f8ec"], 70, 230, 40) +
      tag("circle", { cx: 46, cy: 62, r: 30, fill: "#f0fff4" }) +
      hill(196, 18, "#2f7078", 70) +
      bank(204, "#dff4ec", 0.6) +
      // it goes by, bent into the wind, and does not turn its head all the way
      fill(
        shape(
          "!62 128, 70 74, 104 40, 150 40, 182 74, !196 116, 226 150, !262 140, 244 190, !262 214, 236 236, !262 300, !262 340, !24 340, 52 286, 62 226, 84 184",
        ),
        "#0a222a",
        { stroke: "#04141a", "stroke-width": 3 },
      ) +
      fill(
        shape("!196 116, 226 150, !262 140, 236 170, 200 160") + shape("!150 40, 182 74, !196 116, 176 110, 160 76"),
        "#1f5660",
      ) +
      fill(shape("!62 128, 70 78, 98 58, 124 78, 128 120, 110 156, !86 172"), "#01080c") +
      line(curve("62 128, 70 76, 98 56, 126 78, 130 122, 110 158, 86 174"), "#8ae8e0", 3.4) +
      fill("M72 116l20-6-8 12z", "#e8fff8") +
      fill(
        strokes(
          6,
          "150 150, 176 220, 168 336",
          "116 190, 120 250, 100 336",
          "190 170, 222 230, 226 330",
          "84 230, 78 280, 60 330",
        ),
        "#1f5660",
      ) +
      // a sleeve with only fog in it
      fill(shape("!96 196, 60 190, 26 206, !6 232, 30 242, 66 240, !104 232"), "#123640", {
        stroke: "#04141a",
        "stroke-width": 3,
      }) +
      fill(shape("!6 232, 20 214, 34 220, !30 242"), "#c8f4ea") +
      line(curve("18 226, -2 214, 8 196") + curve("16 232, -4 244, -8 262"), "#dffaf2", 6, { opacity: 0.8 }),
    shots: hits(whirl(0.6, -1, 26, 1.8)),
  },
  neb_mirage: {
    scene: (pic) =>
      sky(pic, ["#e8c8a0", "#e8a890", "#5a7a9a"], 320, 300) +
      line("M0 176h240", "#fff4e0", 3) +
      (["", "translate(0 344)scale(1 -1)"] as const)
        .map((transform, i) =>
          g(
            { transform, opacity: i ? 0.45 : 0.95 },
            fill(
              "M10 170v-40h16v-22q10-16 20 0v22h22V90q14-26 28 0v40h10V70l8-30 8 30v60h16v-46q16-24 32 0v46h14v-20q10-16 18 0v60z",
              i ? "#3f6a7a" : "#8a4a5a",
            ),
            fill("M82 88q14-28 28 0zM38 108q9-18 18 0z", "#f0c860"),
          ),
        )
        .join("") +
      line("M20 196h60M110 204h90M40 220h120M150 236h70M10 250h90", "#fff", 2.4, { opacity: 0.7 }) +
      bank(262, "#2f5a6a", 0.9),
    shots: hits(ribbons(8, 0.16, 3)),
  },
  neb_pall: {
    scene: (pic) =>
      tag("rect", { width: 240, height: 336, fill: "#0a1a24" }) +
      glow(pic, 120, 150, 120, "#c8f0ea", "#3f8a90") +
      // curtains of fog, drawn aside by nobody
      fill(shape("!-6 0, 70 -6, 82 60, 74 130, 50 190, 26 214, 30 270, !40 340, !-6 340"), "#a8ccc8") +
      fill(shape("!246 0, 170 -6, 158 60, 166 130, 190 190, 214 214, 210 270, !200 340, !246 340"), "#a8ccc8") +
      fill(
        strokes(
          9,
          "14 0, 22 100, 8 210",
          "36 0, 50 90, 32 190",
          "58 0, 68 70, 56 140",
          "226 0, 218 100, 232 210",
          "204 0, 190 90, 208 190",
          "182 0, 172 70, 184 140",
        ),
        "#5a8a90",
      ) +
      fill("M0 0h240v22q-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0z", "#dff0e8") +
      line("M22 212q20 8 34-10M218 212q-20 8-34-10", "#e8c04a", 6),
    shots: hits(rings([17, 28, 40], 2)),
  },
  neb_lullaby: {
    scene: (pic) =>
      sky(pic, ["#0a1440", "#1c2f6a", "#4a6aa8"], 150, 240) +
      dust("lu", 70, "#c8d8ff", 300) +
      // the moon is the cradle
      fill("M34 104a92 92 0 1 0 172 0 96 80 0 0 1-172 0z", "#f4ecc0") +
      fill("M52 176a92 92 0 0 0 136 0 100 90 0 0 1-136 0z", "#c8b478") +
      line("M58 118L96 12M182 118L144 12", "#c8d8ff", 2) +
      fill(ring([120, 8], 9), "#f4ecc0") +
      fill(shape("!64 156, 80 140, 120 134, 160 140, !176 156, 150 176, 90 176"), "#7fa8e8") +
      fill(ring([92, 138], 15), "#f4dcc8") +
      line(curve("84 138, 88 141, 92 138") + curve("96 138, 99 141, 102 138"), "#3a2a4a", 2) +
      bank(252, "#2a4a80", 0.9),
    shots: hits(orbit),
  },
  neb_wisp: {
    scene: (pic) =>
      sky(pic, ["#020a0c", "#0a201c", "#1c4030"], 160, 220) +
      line(
        curve("30 336, 44 200, 28 90, 60 10") + curve("44 190, 90 150, 100 90") + curve("36 120, 6 90, 0 50"),
        "#020606",
        13,
      ) +
      line(curve("206 336, 196 220, 220 130, 206 40") + curve("200 200, 168 170, 160 120"), "#020606", 15) +
      (
        [
          [150, 74, 26],
          [204, 180, 16],
          [40, 226, 14],
          [96, 40, 10],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            glow(pic, x, y, r * 2.6, "#d8ffb0", "#3fb84a") +
            fill(
              shape(
                `${x} ${y + r}, ${x - r * 0.8} ${y + r * 0.4}, ${x - r * 0.5} ${y - r * 0.4}, !${x + r * 0.2} ${y - r * 1.5}, ${x + r * 0.5} ${y - r * 0.3}, ${x + r * 0.8} ${y + r * 0.4}`,
              ),
              "#e8ffd0",
            ) +
            fill(ring([x - r * 0.25, y + r * 0.2], r * 0.16) + ring([x + r * 0.3, y + r * 0.2], r * 0.16), "#1c4a20"),
        )
        .join("") +
      fill("M0 270q120-14 240 0v66H0z", "#04100c") +
      line("M30 288h60M120 282h80", "#3fb84a", 2),
    shots: hits(whirl(1.3, -1, 30, 1.4)),
  },
  neb_vanish: {
    scene: (pic) =>
      sky(pic, ["#7aa4ae", "#c0d8d8", "#fbfbf0"], 80, 240, 160) +
      firs(176, "vn", 60, "#9ac0c0") +
      bank(176, "#eaf4f0", 0.9) +
      // the hat still turns in the air
      g(
        { transform: "rotate(28 176 56)" },
        fill(shape("!118 66, 150 50, 180 46, 212 52, !240 72, 208 74, 176 72, 146 76"), "#16323e") +
          fill(shape("!148 60, 160 24, 176 -2, !206 -18, 200 14, !208 60, 178 66"), "#1f4450") +
          fill("M150 50q28-10 57 2l1 10q-30-10-60 0z", "#1fb5b8"),
      ) +
      line(curve("150 84, 118 92, 128 112, 96 118"), "#fff", 7, { opacity: 0.9 }) +
      // the dress has not noticed yet: one sleeve is up, the rest falls in
      fill(
        shape(
          "!78 136, 96 124, 118 130, !128 118, 152 96, !168 88, 176 104, 160 124, !140 152, 136 184, 166 210, !196 262, 150 250, 110 268, 70 252, !26 268, 50 214, 74 186, !62 178, 40 196, !22 190, 36 160",
        ),
        "#2c5a68",
        { stroke: "#0c2028", "stroke-width": 3 },
      ) +
      fill(strokes(7, "104 150, 96 200, 60 252", "116 156, 118 210, 112 256", "128 156, 140 206, 170 248"), "#16323e") +
      fill(shape("!78 136, 96 124, !118 130, 112 142, 92 146"), "#0c2028") +
      fill(shape("!152 96, !168 88, 176 104, !164 112"), "#0c2028") +
      fill("M70 176q34 12 68 0v10q-34 12-68 0z", "#1fb5b8") +
      fill("M20 240l-10 20h26l4-6-12-14zM206 214l22 6 6 14-26-4z", "#16323e") +
      bank(258, "#b8d0d4", 0.9),
    shots: hits(ribbons(10, 0.06, 3)),
  },
  neb_greatfog: {
    scene: (pic) => {
      const finger = (way: string, w: number): string =>
        line(curve(way), "#3f7a84", w + 5) + line(curve(way), "#eefaf6", w) + line(curve(way), "#c4dfdc", w * 0.3);
      return (
        sky(pic, ["#0c2c3c", "#2f6a7a", "#8ac8c4"], 220, 250, 60) +
        dust("gf", 30, "#c8ece8", 100) +
        fill("M-10 336L10 216 40 226 88 34 104 70 118 60 168 176 196 160 250 270V336z", "#123038") +
        fill("M88 34L66 122 82 106 94 132 108 104 126 122 134 96 118 60 104 70z", "#f4fffa") +
        fill("M88 34L104 70 118 60 168 176 176 300 110 300 116 150z", "#0a2028", { opacity: 0.55 }) +
        // somebody's fog has laid its hand on it
        fill(shape("!250 92, 214 98, 180 122, 164 156, 176 206, 200 238, !250 252"), "#eefaf6", {
          stroke: "#3f7a84",
          "stroke-width": 4,
        }) +
        finger("190 228, 150 240, 116 262, 104 290", 24) +
        finger("178 202, 128 206, 78 230, 58 270", 28) +
        finger("170 174, 112 172, 52 194, 22 240", 28) +
        finger("180 146, 120 136, 58 148, 14 188", 25) +
        finger("214 118, 190 86, 156 78, 132 92", 24) +
        fill(shape("!250 104, 220 112, 192 134, 184 166, 196 210, !250 240"), "#eefaf6") +
        line(curve("194 158, 186 170, 190 186") + curve("206 128, 194 138, 190 150"), "#a8ccca", 4) +
        // the village has shut its windows
        fill("M150 262l12-14 12 14v14h-24zM182 268l10-12 10 12v12h-20zM118 272l10-12 10 12v10h-20z", "#06141a") +
        fill("M158 264h6v7h-6zM190 270h4v6h-4z", "#ffd87a") +
        bank(268, "#8ab8b8", 0.85, -1)
      );
    },
    shots: all(rose(0.2, 96)),
  },
};
