/** Sabbath: companions of every witch. */
import {
  brush,
  curve,
  fill,
  g,
  line,
  move,
  polar,
  radial,
  rays,
  ring,
  shape,
  strokes,
  tag,
} from "../../../../art/marks";
import { C, orbit, ribbons, rings, rose, whirl } from "../bullets";
import { firs, glow, hits, sky, tongues, type Spell } from "../kit";

const INK = "#0c0614";
const rider = (x: number, y: number, turn: number, s: number): string =>
  g(
    { transform: move(x, y, turn, s) },
    line("M-40 10L34 0", INK, 3.6) +
      fill(
        shape("!-40 10, -66 2, -70 16, -62 24, !-38 14") +
          shape("!-18 6, -12 -16, 0 -24, 8 -14, !12 4") +
          shape("!-12 -26, 4 -30, !18 -26, 8 -32, !10 -50, -4 -36") +
          ring([4, -24], 6) +
          shape("!-16 4, -34 -4, !-46 -12, -30 8"),
        INK,
      ) +
      line(curve("2 -14, 14 -6, 20 2") + "M-2 4l10 12", INK, 4),
  );

export const sabbath: Readonly<Record<string, Spell>> = {
  sab_brooms: {
    scene: (pic, k) =>
      sky(pic, k.sky, 200, 260) +
      tag("circle", {
        cx: 128,
        cy: 130,
        r: 96,
        fill: radial(pic, 110, 110, 110, [0, "#fffbe0"], [0.8, "#f0d8a0"], [1, "#d8a870"]),
      }) +
      fill(ring([96, 96], 12) + ring([166, 160], 16) + ring([150, 84], 8), "#e0c490") +
      rider(84, 74, -14, 1.1) +
      rider(176, 116, -8, 0.85) +
      rider(60, 202, -18, 1.3) +
      rider(200, 214, -10, 1) +
      firs(282, "br", 30, INK),
    shots: hits(whirl(0.3, 1, 24, 1.9)),
  },
  sab_cauldron: {
    scene: (pic) =>
      sky(pic, ["#160a1c", "#2c3a2a", "#6aa83a"], 150, 220) +
      fill(
        brush("90 160, 60 100, 96 60, 70 10", 44, { from: 0.5, to: 0.9, at: 0.6 }) +
          brush("150 160, 186 100, 150 60, 180 0", 44, { from: 0.5, to: 0.9, at: 0.6 }),
        "#b8f07a",
        { opacity: 0.45 },
      ) +
      fill(shape("!34 184, 20 226, 40 270, 84 292, 156 292, 200 270, 220 226, !206 184"), "#1c1424", {
        stroke: "#6a5a7a",
        "stroke-width": 4,
      }) +
      tag("ellipse", { cx: 120, cy: 184, rx: 92, ry: 20, fill: "#8ad03a", stroke: "#0c0614", "stroke-width": 6 }) +
      fill(
        ring([80, 180], 11) + ring([160, 184], 14) + ring([128, 176], 7) + ring([190, 150], 6) + ring([50, 150], 8),
        "#d8ffb0",
      ) +
      tongues(
        [
          [60, 320],
          [100, 322],
          [140, 322],
          [180, 320],
        ],
        50,
        "#ff8c2b",
      ),
    shots: hits(rings([20, 34, 50, 70, 92], 0.5)),
  },
  sab_cat: {
    scene: (pic) =>
      sky(pic, ["#4a2a6a", "#a85a8a", "#ffc890"], 220, 240) +
      tag("circle", { cx: 184, cy: 78, r: 44, fill: "#fff4d0" }) +
      // arched on the roof, every hair on end
      fill("M-10 336V262L120 226 250 262V336z", "#241434") +
      fill(
        shape(
          "!46 250, 52 200, !40 186, 54 180, 44 160, 62 160, !58 138, 76 144, !80 122, 96 134, !106 116, 118 130, !134 118, 142 136, !160 130, 164 152, !180 156, 176 176, 190 188, 184 206, !192 250, !176 250, 164 206, 130 196, 90 200, 74 214, !66 250",
        ),
        INK,
      ) +
      fill(shape("!30 176, 20 150, !18 118, 34 134, 48 132, !64 114, 66 148, 62 176, 46 190"), INK) +
      fill("M26 152l14 4-14 6zM58 150l-12 6 12 4z", "#e8ff4a") +
      fill(brush("178 190, 216 170, 214 110, 230 70", 20, { from: 0.5, to: 0.6, at: 0.6 }), INK) +
      line("M20 170l-18-4M22 176l-18 4M64 168l16-6", INK, 2),
    shots: hits(ribbons(14, 0.08, 3)),
  },
  sab_owl: {
    scene: (pic) => {
      const plume = (way: string, w: number, colour: string) =>
        fill(brush(way, w, { from: 0.7, to: 0.3, at: 0.4 }), colour, { stroke: INK, "stroke-width": 2.4 });
      return (
        sky(pic, ["#141030", "#3a2c5a", "#9a6a7a"], 290, 280, 60) +
        fill(ring([196, 52], 26), "#fff0cc") +
        // roofs below; somebody's window is open
        fill("M-6 300V232l34-26 34 26v10l40-30 44 34v-8l36-30 60 46v100H-6z", "#120c20") +
        fill("M18 238h14v18H18zM92 246h16v20H92z", "#ffc85a") +
        // it comes down aslant, wings wide, all eyes
        [
          ["112 118, 60 70, -8 40", 44, "#5a3e2c"],
          ["110 126, 56 96, -10 86", 42, "#6a4a34"],
          ["110 136, 60 124, 2 130", 38, "#7a5a40"],
          ["114 146, 76 152, 34 172", 32, "#8a6a4c"],
          ["150 112, 186 60, 224 6", 38, "#5a3e2c"],
          ["154 122, 202 84, 248 44", 36, "#6a4a34"],
          ["156 132, 204 116, 248 96", 32, "#7a5a40"],
          ["154 142, 190 146, 226 148", 26, "#8a6a4c"],
        ]
          .map(([way, w, colour]) => plume(String(way), Number(w), String(colour)))
          .join("") +
        plume("134 170, 158 210, 150 252", 34, "#5a3e2c") +
        plume("146 168, 180 200, 184 236", 30, "#6a4a34") +
        fill(shape("92 150, 86 108, 108 72, 142 64, 168 90, 172 134, 156 178, 126 194, 102 180"), "#7a5a44", {
          stroke: INK,
          "stroke-width": 3,
        }) +
        fill(
          strokes(6, "110 168, 118 176, 126 168", "132 170, 140 178, 148 168", "118 184, 126 192, 136 184"),
          "#e8d0a8",
        ) +
        fill("M94 92l-12-34 34 16zM150 70l30-24-6 38z", "#5a3e2c", { stroke: INK, "stroke-width": 3 }) +
        fill(ring([110, 112], 27) + ring([152, 104], 24), "#e8d0a8") +
        fill(ring([110, 112], 20) + ring([152, 104], 18), "#ffb02e", { stroke: INK, "stroke-width": 2.4 }) +
        fill(ring([106, 116], 10) + ring([148, 108], 9), INK) +
        line("M102 110h0M144 102h0", "#fff", 7) +
        fill("M124 124l16-2-4 24z", "#3a2a24", { stroke: INK, "stroke-width": 2 }) +
        // the post
        line("M110 190l-12 24M126 194l-8 26", "#e0a03a", 6) +
        g(
          { transform: "rotate(-16 96 232)" },
          fill("M58 212h78v46H58z", "#fff4d8", { stroke: INK, "stroke-width": 3 }),
          line("M58 212l39 28 39-28", INK, 3),
          fill(ring([97, 238], 8), "#b82a4a"),
        )
      );
    },
    shots: hits(orbit),
  },
  sab_bell: {
    scene: (pic) =>
      // in the belfry, under it: the mouth of the bell comes over us
      tag("rect", { width: 240, height: 336, fill: "#241c30" }) +
      fill(
        "M24 336V120q96-150 192 0v216z",
        radial(pic, 170, 90, 200, [0, "#ffe8b0"], [0.2, "#8a7ac8"], [1, "#1c1844"]),
      ) +
      fill(ring([176, 74], 20), "#fff4cc") +
      line("M24 150H-4M24 200H-4M24 250H-4M40 104L16 88M216 130h28M216 190h28M216 240h28M200 100l22-16", "#120c18", 4) +
      fill("M-6 6L246 26V44L-6 24z", "#5a3a24", { stroke: INK, "stroke-width": 3 }) +
      g(
        { transform: "rotate(15 134 26)" },
        fill("M112 22h32v26h-32z", "#5a3a24", { stroke: INK, "stroke-width": 3 }) +
          fill(
            shape("!46 204, 70 176, 84 126, 90 80, 106 54, 128 46, 150 54, 166 80, 172 126, 186 176, !210 204"),
            "#e0aa40",
            { stroke: INK, "stroke-width": 4 },
          ) +
          fill(shape("!128 46, 150 54, 166 80, 172 126, 186 176, !210 204, !160 212, 148 150, 142 90"), "#8f5c1c") +
          fill(brush("92 170, 102 120, 108 78", 9), "#ffe9a8") +
          line("M78 150q50 16 100 0M88 96q40 12 80 0", INK, 3) +
          fill(shape("46 204, 128 180, 210 204, 200 222, 128 236, 56 222"), "#4a2c10", {
            stroke: INK,
            "stroke-width": 4,
          }) +
          line("M128 196L150 226", INK, 11) +
          fill(ring([154, 236], 21), "#c8902c", { stroke: INK, "stroke-width": 4 }) +
          fill(ring([148, 230], 6), "#ffe9a8"),
      ) +
      line(
        curve("14 214, 24 244, 48 264") + curve("2 232, 14 264, 44 288") + curve("228 190, 226 216, 214 236"),
        "#ffe08a",
        4,
      ) +
      // somebody slept here
      fill("M198 264q-8-10-20-6 6 4 6 12 8-4 14 2 6-6 14-2 0-8 6-12-12-4-20 6z", INK) +
      fill("M48 96q-6-8-16-4 5 3 5 9 6-3 11 2 5-5 11-2 0-6 5-9-10-4-16 4z", INK),
    shots: hits(rings([19, 32, 46, 62], 3)),
  },
  sab_gate: {
    scene: (pic) =>
      sky(pic, ["#0c0818", "#241838", "#4a2a5a"], 150, 240) +
      fill("M24 336V64l34-20v292zM182 336V44l34 20v272z", "#6a6478") +
      fill("M10 40L230 30v34L10 74z", "#8a8498", { stroke: INK, "stroke-width": 3 }) +
      line("M40 90l-8 40M196 120l10 50M60 40l10 24M160 36l-6 24", INK, 2.6) +
      fill("M58 74h124v262H58z", radial(pic, 120, 150, 120, [0, "#fff0ff"], [0.4, "#e87af0"], [1, "#4a1c7a"])) +
      line(
        curve(
          [12, 20, 28, 36, 44, 52, 60, 68, 76].flatMap((r, i) => [
            polar(C, r, i * 1.2),
            polar(C, r + 4, i * 1.2 + 0.6),
          ]),
        ),
        "#fff",
        5,
        { opacity: 0.6 },
      ) +
      fill("M24 336V64l8-5v277zM182 336V44l8 5v287z", "#a8a2b8") +
      firs(296, "gt", 30, INK),
    shots: hits(whirl(1.2, 1, 34, 1.7)),
  },
  sab_maypole: {
    scene: (pic) =>
      sky(pic, ["#8ac8d8", "#c8e4b8", "#fff4d0"], 250, 260) +
      fill("M0 262q120-30 240 0v74H0z", "#5a9a3a") +
      line("M120 -10V290", "#fff4dc", 12) +
      line("M120 0l0 290", "#c8203c", 12, { "stroke-dasharray": "16 18", "stroke-linecap": "butt" }) +
      (
        [
          ["120 20, 70 70, 50 150, 20 250", "#c8203c"],
          ["120 20, 170 70, 190 150, 220 250", "#3a7ad0"],
          ["120 20, 96 100, 96 180, 76 262", "#ffb02e"],
          ["120 20, 146 100, 144 180, 166 262", "#8a3ac8"],
          ["120 20, 50 50, 6 120, -10 160", "#3a9a4a"],
          ["120 20, 190 50, 234 120, 250 160", "#e8508a"],
        ] as const
      )
        .map(([d, c]) => line(curve(d), c, 7))
        .join("") +
      line("M84 26q36 16 72 0q-36-16-72 0", "#2f7a2f", 10) +
      (
        [
          [20, 252],
          [76, 266],
          [166, 266],
          [220, 252],
        ] as const
      )
        .map(([x, y]) =>
          fill(shape(`!${x - 14} ${y + 34}, ${x} ${y}, !${x + 14} ${y + 34}`) + ring([x, y - 4], 7), "#2a1434"),
        )
        .join(""),
    shots: hits(ribbons(11, 0.13, 3)),
  },
  sab_dawn: {
    scene: (pic) =>
      sky(pic, ["#4a6ab8", "#ff9a7a", "#fff4c0"], 230, 240) +
      fill(rays([120, 232], 22, 70, 340, 0.06, "da", 0.4), "#fff4c0", { opacity: 0.6 }) +
      glow(pic, 120, 232, 120, "#fff", "#ffd23f") +
      fill(ring([120, 232], 62), "#fffbe0") +
      fill("M0 250L50 220 90 240 130 226 190 246 240 222V336H0z", "#5a3a5a") +
      fill("M0 284l70-18 80 14 90-16v72H0z", "#2c1a34") +
      line("M30 70q10-10 20 0 10-10 20 0M170 50q8-8 16 0 8-8 16 0M60 110q7-7 14 0 7-7 14 0", "#4a2a4a", 3),
    shots: hits(rose(0.16, 104)),
  },
};
