/** Dorne: rows and columns of thorns. */
import {
  brush,
  curve,
  dots,
  fill,
  g,
  line,
  polar,
  radial,
  ring,
  rng,
  shape,
  tag,
  type At,
} from "../../../../art/marks";
import { fan, ribbons, rings, rose, runners, whirl } from "../bullets";
import { all, dust, hill, hits, sky, type Spell } from "../kit";

/** A stem with thorns on both sides. */
const stem = (way: string, w: number, colour: string): string =>
  line(curve(way), "#06100a", w + 4) +
  line(curve(way), colour, w) +
  line(curve(way), "#06100a", w * 0.4, { "stroke-dasharray": `1 ${w * 2}` });
const flower = ([x, y]: At, r: number, colour: string, heart: string, petals = 6): string =>
  fill(
    Array.from({ length: petals }, (_, i) => ring(polar([x, y], r * 0.62, (i / petals) * 6.283), r * 0.46)).join(""),
    colour,
    { stroke: "#2a0a18", "stroke-width": 1.6 },
  ) + fill(ring([x, y], r * 0.3), heart);

export const dorne: Readonly<Record<string, Spell>> = {
  dor_root: {
    scene: (pic) =>
      sky(pic, ["#7aa8a0", "#a8c890", "#e8e0a8"], 20, 200) +
      fill("M0 96q60-10 120 0t120 0v240H0z", "#3a2418") +
      fill("M0 96q60-10 120 0t120 0v10q-60 8-120 0T0 106z", "#5a8a3a") +
      fill(brush("120 96, 116 40, 130 -10", 50, { from: 1, to: 0.8, at: 0.1 }), "#5a3a20") +
      [
        ["112 96, 70 130, 40 200, 14 260", 26],
        ["120 96, 120 180, 108 280", 30],
        ["130 96, 176 130, 196 200, 230 250", 26],
        ["100 104, 50 116, 6 150", 16],
        ["140 104, 196 116, 238 150", 16],
        ["118 160, 160 210, 160 290", 14],
        ["114 170, 76 220, 70 300", 14],
      ]
        .map(([d, w]) => fill(brush(String(d), Number(w), { from: 1, to: 0.1, at: 0.05 }), "#8a6238"))
        .join("") +
      line(
        dots([
          [30, 130],
          [206, 180],
          [60, 270],
          [180, 270],
          [226, 220],
        ]),
        "#7a6a5a",
        9,
      ),
    shots: hits(runners(0.5)),
  },
  dor_hedge: {
    scene: (pic) => {
      // the garden from a broom: sand, clipped walls, long shadows of the evening
      const walls =
        "M-130-130H130V130H-20M-130-130V130H-60M-96-96H40M80-96H96V20M-96-96V40M-96 84V96H96V60M-60-60H20V-30M60-60V60H-20M-60-60V60M-24-24V24H24V-20";
      const wall = (dx: number, dy: number, colour: string, w: number) =>
        g(
          { transform: `translate(${dx + 116} ${dy + 140})scale(1 .74)rotate(-34)` },
          line(walls, colour, w, { "stroke-linecap": "square" }),
        );
      return (
        sky(pic, ["#a8803a", "#d8bc78", "#f8ecc0"], 90, 250, 60) +
        wall(15, 15, "#8a6a34", 13) +
        [10, 8, 6, 4, 2].map((y) => wall(0, y, "#123a1c", 13)).join("") +
        wall(0, 0, "#3f8f3a", 13) +
        wall(-1, -1, "#8fd05a", 4) +
        // somebody has not found the way out
        fill("M196 232l9-20 9 20zM200 214h10l-5-9z", "#3a1c4a") +
        fill(ring([205, 208], 4), "#ffd8b0")
      );
    },
    shots: hits(rings([18, 27, 38], 1)),
  },
  dor_thorn: {
    scene: (pic) =>
      sky(pic, ["#1c0c14", "#4a1c24", "#a83a3a"], 100, 230) +
      fill(shape("!120 -6, 134 90, 150 200, 176 270, !200 336, !40 336, 66 270, 92 200, 108 90"), "#dfe8c8") +
      fill(shape("!120 -6, 134 90, 150 200, 176 270, !200 336, !120 336, 128 160"), "#7a9a5a") +
      fill(shape("120 14, 114 40, 120 50, 127 40"), "#e8386e") +
      stem("-10 250, 40 236, 60 280, 100 300", 13, "#3a6a2a") +
      stem("250 230, 206 226, 176 276, 140 310", 13, "#3a6a2a") +
      fill("M40 236l6-34 12 30zM206 228l10-32 6 32zM60 278l24-20-8 30z", "#c8d89a"),
    shots: all(fan(9, 12, 0.16, 4)),
  },
  dor_rose: {
    scene: (pic) =>
      sky(pic, ["#06060f", "#141430", "#2c2c5a"], 140, 220) +
      dust("ro", 34, "#c8c8ff") +
      stem("120 340, 130 270, 118 210", 11, "#2f6a2f") +
      fill(shape("!128 270, 170 250, !206 264, 170 284") + shape("!124 250, 80 236, !46 252, 84 268"), "#2f6a2f", {
        stroke: "#06100a",
        "stroke-width": 2,
      }) +
      (
        [
          [120, 150, 98, "#4a0c24"],
          [112, 142, 80, "#8a143a"],
          [126, 146, 62, "#b81e4a"],
          [118, 140, 46, "#e8386e"],
        ] as const
      )
        .map(([x, y, r, c], i) =>
          fill(
            shape(Array.from({ length: 10 }, (_, j) => polar([x, y], r * (j % 2 ? 0.84 : 1.05), j * 0.628 + i * 0.5))),
            c,
            { stroke: "#22040f", "stroke-width": 3 },
          ),
        )
        .join(""),
    shots: hits(whirl(0.8, 1, 28, 2)),
  },
  dor_ironwood: {
    scene: (pic) => {
      // half tree, half portcullis: leaves like blades of an axe
      const leaf = (x: number, y: number, turn: number, s = 1): string =>
        fill("M0 0L-7-20Q0-34 7-20z", "#c8502a", {
          transform: `translate(${x} ${y})rotate(${turn})scale(${s})`,
          stroke: "#2a1410",
          "stroke-width": 2,
        });
      return (
        sky(pic, ["#4a5a6a", "#a8a8a0", "#fff0cc"], 200, 260, 200) +
        hill(262, 22, "#5a5a58", 40) +
        fill(
          shape(
            "!20 340, 62 300, 86 250, 82 190, 60 140, 20 106, !-10 92, !-10 66, 40 78, 78 104, 96 60, !92 -10, !132 -10, 128 60, 140 96, 184 64, !250 34, !250 58, 196 96, 158 138, 150 196, 162 256, 190 304, !236 340",
          ),
          "#4a5562",
          { stroke: "#14181e", "stroke-width": 4 },
        ) +
        fill(
          shape(
            "!132 -10, 128 60, 140 96, 158 138, 150 196, 162 256, 190 304, !236 340, !150 340, 130 260, 122 180, 116 80",
          ),
          "#232a33",
        ) +
        line(curve("98 90, 104 150, 96 230, 80 300") + curve("84 120, 92 160"), "#7a8896", 4) +
        [
          [104, 40, 4],
          [114, 168, -6],
          [120, 236, -3],
        ]
          .map(([x, y, turn]) =>
            g(
              { transform: `translate(${x} ${y})rotate(${turn})` },
              fill("M-38-9q38 12 78 0v17q-40 12-78 0z", "#a8b2ba", { stroke: "#14181e", "stroke-width": 3 }),
              line("M-26 2h0M-6 5h0M14 5h0M32 2h0", "#232a33", 6),
            ),
          )
          .join("") +
        leaf(20, 78, -20) +
        leaf(52, 84, 14) +
        leaf(186, 66, -14, 1.1) +
        leaf(214, 52, 20) +
        leaf(232, 80, 150) +
        leaf(36, 112, 170) +
        leaf(66, 118, 200, 0.8) +
        // an axe tried
        g(
          { transform: "rotate(-24 178 214)" },
          line("M176 214L246 196", "#14181e", 14),
          line("M178 214L246 196", "#a87440", 8),
          fill("M144 186l34 10 4 30-30 20q-14-30-8-60z", "#dfe6ea", { stroke: "#14181e", "stroke-width": 3 }),
          line("M150 198l10 8-6 10 12 8", "#14181e", 3),
        ) +
        fill("M196 252l10 4-6 10zM214 236l8-4 0 10zM140 262l8 6-10 4z", "#dfe6ea", {
          stroke: "#14181e",
          "stroke-width": 2,
        })
      );
    },
    shots: hits(fan(8, 12, 0.24, 5)),
  },
  dor_vines: {
    scene: (pic) => {
      const vine = (way: string, w: number): string =>
        fill(brush(way, w, { from: 1, to: 0.1, at: 0.25 }), "#1c5a2a", { stroke: "#06180c", "stroke-width": 3 }) +
        fill(brush(way, w * 0.34, { from: 1, to: 0, at: 0.2 }), "#7ad04a");
      return (
        sky(pic, ["#241438", "#5a2a5a", "#c86a7a"], 60, 260, 30) +
        tag("circle", { cx: 40, cy: 56, r: 22, fill: "#ffe0c8" }) +
        vine("-10 250, 60 222, 150 226, 236 170", 26) +
        // the tower gives way
        g(
          { transform: "rotate(13 150 280)" },
          fill("M108 340V78H96V34h18v18h16V34h22v18h16V34h22v44h-12V340z", "#e8dcc8", {
            stroke: "#2a1424",
            "stroke-width": 3,
          }),
          fill("M150 78h38V34H172v18h-4v26h12V340H150z", "#9a8a94"),
          line("M110 120h30M126 140h30M112 200h34M120 240h40M110 280h30M132 100v20M140 220v20", "#8a7a84", 3),
          fill("M124 160v-22q8-14 16 0v22z", "#2a1424"),
        ) +
        line("M150 96l10 22-12 16 14 24", "#2a1424", 4) +
        // a green hand from below, its fingers round the stone
        vine("40 350, 60 280, 96 250, 150 262, 216 236, 210 214", 34) +
        vine("20 350, 34 250, 76 196, 140 206, 206 178, 196 156", 32) +
        vine("4 350, 8 230, 54 150, 116 146, 196 120, 190 98", 28) +
        vine("-10 340, -8 190, 40 110, 96 92, 168 80, 184 58", 24) +
        vine("120 350, 150 310, 206 300, 228 262, 220 250", 28) +
        fill(
          "M76 196l-18-16 26-2zM54 150l-20-10 24-8zM40 110l-20-6 22-10zM140 206l6-24 10 18zM116 146l4-22 12 16zM96 92l2-22 14 14z",
          "#f4ffb8",
          { stroke: "#06180c", "stroke-width": 2 },
        )
      );
    },
    shots: hits(runners(1.1)),
  },
  dor_thicket: {
    scene: (pic) => {
      const next = rng("th");
      const at = (): string => `${Math.round(next() * 260 - 10)} ${Math.round(next() * 300)}`;
      return (
        sky(pic, ["#020804", "#0a1c0c", "#16301a"], 150, 200) +
        Array.from({ length: 11 }, (_, i) =>
          stem(`${at()}, ${at()}, ${at()}`, 5 + (i % 3) * 3, ["#24482a", "#3a6a34", "#16301a"][i % 3]!),
        ).join("") +
        (
          [
            [44, 66, 9],
            [196, 216, 11],
            [206, 60, 7],
            [36, 216, 7],
          ] as const
        )
          .map(
            ([x, y, r]) =>
              fill(
                shape(`!${x - r * 2} ${y}, ${x - r} ${y - r}, ${x} ${y}, !${x - r} ${y + r * 0.5}`) +
                  shape(
                    `!${x + r * 2.4} ${y}, ${x + r * 1.4} ${y - r}, ${x + r * 0.4} ${y}, ${x + r * 1.4} ${y + r * 0.5}`,
                  ),
                "#ffe04a",
              ) + line(`M${x - r} ${y - r * 0.6}v${r}M${x + r * 1.4} ${y - r * 0.6}v${r}`, "#0a0a04", 3),
          )
          .join("")
      );
    },
    shots: hits(runners(1.5, 30)),
  },
  dor_gate: {
    scene: (pic) =>
      sky(pic, ["#3a1c3a", "#a85a6a", "#ffd8a8"], 180, 200) +
      fill(
        "M60 336V130q60-100 120 0v206z",
        radial(pic, 120, 210, 130, [0, "#fff8dc"], [0.6, "#ffc890"], [1, "#c86a6a"]),
      ) +
      stem("44 340, 34 220, 44 120, 84 50, 120 36, 158 50, 198 120, 206 220, 196 340", 20, "#2f5a2a") +
      stem("62 340, 66 240, 50 150, 90 70, 140 40, 190 90, 178 190, 186 340", 12, "#4a8a3a") +
      line("M84 336V140M104 336V118M120 336V112M136 336V118M156 336V140M66 230h108", "#1c1014", 5) +
      fill("M84 140l-6-14h12zM104 118l-6-14h12zM136 118l-6-14h12zM156 140l-6-14h12z", "#1c1014") +
      flower([44, 120], 20, "#e8386e", "#ffd23f") +
      flower([196, 110], 23, "#e8386e", "#ffd23f") +
      flower([120, 36], 22, "#ff9db8", "#ffd23f"),
    shots: hits(ribbons(9, 0.11, 3)),
  },
  dor_bloom: {
    scene: (pic) =>
      sky(pic, ["#5a1440", "#c83a7a", "#ffd0dc"], 130, 200) +
      (
        [
          [50, 70, 44],
          [186, 58, 50],
          [40, 190, 40],
          [204, 180, 46],
          [116, 40, 34],
          [120, 250, 44],
          [16, 128, 28],
          [226, 116, 26],
          [68, 262, 28],
          [184, 268, 30],
        ] as const
      )
        .map(([x, y, r], i) =>
          flower(
            [x, y],
            r,
            ["#fff0f4", "#ff8ab0", "#e8386e", "#ffc2d4"][i % 4]!,
            i % 2 ? "#ffd23f" : "#8a143a",
            5 + (i % 3),
          ),
        )
        .join(""),
    shots: hits(rose(0.3, 80)),
  },
  dor_castle: {
    scene: (pic) =>
      sky(pic, ["#4a3a7a", "#c8708a", "#ffdca8"], 240, 250, 60) +
      fill(ring([70, 92], 52), "#fff4d8") +
      // it leans with a hundred years of sleep
      g(
        { transform: "rotate(-4 120 280)" },
        fill(
          "M52 300V168l-8-8 22-52 22 52-8 8v30h22V112l-10-10 32-92 32 92-10 10v74h20v-36l-8-8 22-52 22 52-8 8v150z",
          "#3a2c5e",
          { stroke: "#120c24", "stroke-width": 4 },
        ),
        fill("M134 10l32 92-10 10v188h-24V112zM66 108l22 52-8 8v130H66zM188 90l22 52-8 8v150h-14z", "#1f1840"),
        fill("M108 128h12v20h-12zM58 186h8v14h-8zM178 168h8v14h-8z", "#ffe08a"),
        line("M134 10V-14l28 8-28 10", "#e8386e", 4),
      ) +
      // and the briars have not slept
      stem("-14 320, 30 268, 20 196, 64 170, 60 120", 17, "#2f6a2f") +
      stem("254 310, 210 270, 222 210, 180 196, 190 150", 17, "#2f6a2f") +
      stem("-10 270, 70 232, 150 262, 254 216", 22, "#245424") +
      fill(
        "M24 214l-20-12 22-6zM30 262l24-2-14-18zM62 148l20 2-16 12zM218 232l22 4-16 12zM188 172l-18 2 14 12zM96 238l4-26 14 22zM168 256l-4-26 20 16z",
        "#f4ffb8",
        { stroke: "#06100a", "stroke-width": 2 },
      ) +
      flower([22, 190], 18, "#e8386e", "#ffd23f") +
      flower([214, 208], 20, "#ff8ab0", "#ffd23f") +
      flower([118, 254], 15, "#e8386e", "#ffd23f"),
    shots: all(runners(0.8, 28)),
  },
};
