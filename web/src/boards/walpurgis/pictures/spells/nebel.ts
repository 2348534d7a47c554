/** Nebel: diagonals in the mist. */
import { curve, fill, g, line, ring, shape, strokes, tag } from "../../../../pictures/marks";
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
      sky(pic, ["#1c4450", "#5a9aa0", "#c8ece4"], 130, 220) +
      bank(150, "#fff", 0.3) +
      fill(shape("!14 336, 40 230, 52 130, 84 60, 126 26, 162 62, 190 140, 204 230, !230 336"), "#0a2028") +
      fill(shape("!78 170, 84 104, 122 66, 156 106, !162 170, 122 196"), "#020a10") +
      line(curve("78 172, 84 106, 122 66, 156 106, 162 172"), "#7fd8d8", 3) +
      fill(
        strokes(
          5,
          "62 190, 56 250, 40 320",
          "180 190, 188 250, 204 320",
          "100 210, 96 270, 92 330",
          "146 210, 152 270, 158 330",
        ),
        "#1c4a54",
      ) +
      fill("M96 128l18 6-16 6zM148 128l-18 6 16 6z", "#c6fff4"),
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
      sky(pic, ["#8ab0b8", "#c8dcdc", "#f4f4ec"], 140, 220) +
      // her hat and dress, and nobody in them
      fill(shape("!52 74, 90 58, 120 54, 150 58, !190 76, 150 74, 120 70, 90 74"), "#22404c") +
      fill(shape("!86 66, 104 30, !138 -6, 132 30, !152 66"), "#22404c") +
      fill("M90 56q30-8 60 2v9q-30-10-60-2z", "#1fb5b8") +
      fill(
        shape(
          "!88 120, 104 108, 136 108, !152 120, !196 168, 180 176, 158 158, !156 200, 190 290, !150 336, !90 336, !50 290, 84 200, !82 158, 60 176, !44 168",
        ),
        "#33606c",
      ) +
      fill(shape("!104 108, 120 128, !136 108, 132 120, 120 140, 108 120"), "#0c2028") +
      fill(shape("!50 290, 100 276, 150 282, !190 290, !150 336, !90 336"), "#d8e8e8", { opacity: 0.85 }) +
      line("M20 250q30-12 60 0M170 130q26-10 50 0M12 130q20-8 36 0", "#fff", 5, { opacity: 0.8 }) +
      bank(276, "#b8d0d4", 0.95),
    shots: hits(ribbons(10, 0.06, 3)),
  },
  neb_greatfog: {
    scene: (pic) =>
      sky(pic, ["#2c5a6a", "#7ab0b4", "#dff4ec"], 60, 260) +
      fill("M0 336L60 120 96 160 140 60 190 150 214 130 240 200V336z", "#1c404c") +
      fill("M140 60L116 118 136 108 150 124 160 100z", "#eefaf4") +
      // a hand of fog over the mountain
      fill(
        shape(
          "!-10 150, 40 120, 92 110, 118 128, 96 146, 64 150, 120 150, 176 140, 214 146, 220 164, 180 174, 126 176, 196 182, 224 192, 220 208, 170 208, 118 204, 176 220, 192 232, 180 244, 120 236, 60 238, !-10 260",
        ),
        "#e8f6f0",
        { opacity: 0.92 },
      ) +
      line(
        curve("64 150, 100 152, 126 152") + curve("70 176, 110 178, 140 176") + curve("70 206, 100 206, 126 206"),
        "#7aa8a8",
        3,
      ) +
      bank(252, "#c8e4de", 0.9) +
      bank(280, "#8ab8b8", 0.9, -1),
    shots: all(rose(0.2, 96)),
  },
};
