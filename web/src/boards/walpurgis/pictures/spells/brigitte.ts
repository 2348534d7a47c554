/** Brigitte: fire to the front. */
import { curve, fill, g, line, linear, mix, num, polar, radial, ring, shape, tag } from "../../../../art/marks";
import { C, angle, curtain, fan, rain, reach, ribbons, rose, whirl } from "../bullets";
import { all, dust, firs, glow, hill, hits, sky, tongues, type Spell } from "../kit";

/** Dancers in hats and skirts against the fire. Each: place, size, −1 if it looks back, lean. */
const dancers = (each: readonly (readonly [number, number, number, number, number])[]): string =>
  each
    .map(([x, y, size, side, lean]) =>
      g(
        { transform: `translate(${x} ${y})rotate(${lean})scale(${num(size * side)} ${num(size)})` },
        fill(
          shape("-15 0, -8 -3, 0 1, 8 -3, 16 -2, 8 -15, !4 -23, 5 -29, !-4 -29, -4 -23, -9 -13") +
            shape("!-10 -36, 0 -38, !11 -37, 4 -40, !9 -52, -2 -45, !-4 -39") +
            ring([0, -34], 4.2),
          "#12050f",
        ),
        line(curve("4 -27, 12 -28, 19 -37") + curve("-4 -27, -11 -25, -18 -31") + "M6-3l6 9M-6-2l-9 6", "#12050f", 3),
      ),
    )
    .join("");

export const brigitte: Readonly<Record<string, Spell>> = {
  bri_sparks: {
    scene: (pic, k) =>
      sky(pic, k.sky, 330, 250) +
      dust("s", 24, "#ffb27a", 120) +
      glow(pic, 120, 250, 120, "#ff8a2b", "#c8321c", 0.7) +
      firs(268, "sp", 40, "#12081c") +
      fill(shape("84 266, 96 214, 108 238, !120 190, 132 234, 145 212, 156 266"), "#ff8c2b") +
      fill(shape("100 266, 108 236, !120 214, 132 238, 140 266"), "#ffd97a") +
      line("M74 276L166 256M76 254L164 278", "#1b0a12", 12) +
      line("M78 272L158 255M84 254L158 274", "#c24a1c", 2),
    shots: hits(fan()),
  },
  bri_torch: {
    scene: (pic) =>
      sky(pic, ["#1c0a1c", "#5a1a24", "#c8501c"], 60, 260, 210) +
      fill("M0 210L240 150V336H0z", "#26101c") +
      line("M0 210L240 150", "#ff7a2a", 2) +
      glow(pic, 196, 44, 90, "#ffe08a", "#ff6a13") +
      tongues([[196, 62]], 70, "#ff8c2b") +
      tongues([[198, 62]], 40, "#ffe08a") +
      line("M194 66L150 146", "#1b0a12", 15) +
      line("M194 66L150 146", "#8a4a1c", 9) +
      fill("M182 62l28-2-6 22-22-6z", "#2a1208") +
      fill(shape("!-10 336, 20 250, 70 200, 132 150, 150 136, 166 146, 160 162, 130 186, 90 240, !80 336"), "#12060e") +
      line(curve("24 252, 74 204, 134 156"), "#e8641c", 2.6),
    shots: all(fan(10, 12, 0.2, 5)),
  },
  bri_embers: {
    scene: (pic) =>
      sky(pic, ["#100812", "#26101c", "#3a1420"], 120, 240) +
      glow(pic, 130, 228, 150, "#ff6a13", "#a8201c") +
      fill("M16 222h208l-18 50H34z", "#0c0610") +
      line("M16 222h208", "#5a3a3a", 6) +
      line("M34 272l-10 60M206 272l10 60", "#0c0610", 9) +
      [30, 58, 84, 112, 140, 166, 192]
        .map(
          (x, i) =>
            fill(
              shape(`${x} 222, ${x + 3} ${204 - (i % 3) * 5}, ${x + 18} ${200 - (i % 2) * 6}, ${x + 28} 222`),
              i % 2 ? "#ff7a2a" : "#d8321c",
              { stroke: "#2a0a10", "stroke-width": 2 },
            ) + fill(shape(`${x + 7} 220, ${x + 13} 208, ${x + 20} 220`), "#ffd97a"),
        )
        .join("") +
      line("M44 232v34M74 232v34M104 232v34M134 232v34M164 232v34M194 232v34", "#ff8c2b", 3),
    shots: hits(whirl(0.35, 1, 26, 1.7)),
  },
  bri_flashfire: {
    scene: (pic) =>
      sky(pic, ["#2a0c10", "#8a2014", "#ffb13d"], 150, 210) +
      fill("M120 -10L84 110 112 108 70 240 168 96 132 98 176 -10z", "#fff0b0", { opacity: 0.9 }) +
      fill("M240 40L170 120 190 126 140 210 240 130z", "#ffd23f", { opacity: 0.6 }) +
      fill("M0 60L60 120 44 128 90 200 0 140z", "#ffd23f", { opacity: 0.6 }) +
      firs(276, "ff", 60, "#1c060c"),
    shots: hits(fan(11, 10, 0.5, 5)),
  },
  bri_backdraft: {
    scene: (pic) =>
      // a corridor; the room at its side breathes in once, and then out
      tag("rect", { width: 240, height: 336, fill: "#241418" }) +
      fill("M0 0H240V60L150 96V250L240 300V336H0z", "#3c2226") +
      line(
        "M150 96V250M150 130L240 110M150 170h90M150 210l90 20M196 78v40M176 126v42M210 168v50M186 212v60",
        "#170c10",
        3,
      ) +
      fill(
        "M-6 340V-6L108 64V262z",
        radial(pic, 60, 150, 150, [0, "#fffbe0"], [0.4, "#ffc24a"], [0.8, "#ff6a13"], [1, "#c8281c"]),
      ) +
      line("M-6-6L108 64V262L-6 340", "#12070a", 9) +
      // along the ceiling, then down on us
      fill(
        shape(
          "!40 20, 90 54, 140 40, 180 8, !250 -20, !250 70, 226 96, !250 130, 200 120, 176 146, !168 190, 146 140, 116 120, !70 130",
        ),
        "#e0421c",
      ) +
      fill(
        shape("!40 40, 96 66, 150 54, 196 26, !250 10, !250 50, 206 80, 184 106, !176 140, 156 110, 120 100, !60 110"),
        "#ff8a2b",
      ) +
      fill(shape("!50 60, 104 76, 150 68, !206 50, 170 86, !150 92, 110 92, !70 100"), "#fff0b0") +
      // the door does not wait to be opened
      g(
        { transform: "rotate(24 172 236)" },
        fill("M120 168L214 150 230 290 132 300z", "#12070a", { stroke: "#ff8a2b", "stroke-width": 4 }),
        line(
          "M136 184l30-6 5 42-31 4zM180 174l22-4 5 42-23 3zM142 240l31-4 5 44-32 4zM188 232l22-4 4 42-22 4z",
          "#8a3a1c",
          4,
        ),
        fill(ring([140, 232], 6), "#ffd23f"),
      ) +
      tongues(
        [
          [118, 190],
          [140, 168],
          [206, 176],
          [228, 200],
        ],
        44,
        "#ffb13d",
      ) + // prettier-ignore
      fill("M96 200l14 4-8 10zM110 250l10-8 4 14zM222 140l12-2-6 12zM84 160l8-8 6 12z", "#12070a"),
    shots: all(fan(9, 12, 0.28, 5)),
  },
  bri_firewall: {
    scene: (pic, k) =>
      sky(pic, k.sky, 190, 260) +
      dust("f", 20, "#ffb27a", 110) +
      firs(264, "fw", 26, "#12081c") +
      fill(
        shape(
          "!-8 200, -6 130, 8 112, !20 84, 32 120, 48 128, 60 112, !74 70, 92 92, 104 66, !121 18, 138 66, 150 92, !170 70, 182 112, 194 128, 208 120, !222 84, 234 112, 250 130, !248 200",
        ),
        linear(pic, 0, 40, 0, 190, [0, "#ff9a2f", 0.85], [0.6, "#d2232f", 0.65], [1, "#5a0e2a", 0]),
      ),
    shots: hits(curtain),
    way: (t) => [[t[0] + (t[0] - C[0]) * 0.15, C[1] + (t[1] < C[1] ? 4 : 24)], t],
  },
  bri_scorch: {
    scene: (pic, k) =>
      sky(pic, k.sky, 120, 260) +
      fill("M0 196h240v140H0z", "#1a0a14") +
      line(
        Array.from({ length: 15 }, (_, i) => `M${120 + (i - 7) * 12} 196L${120 + (i - 7) * 44} 336`).join(""),
        "#7a2716",
        1.6,
      ) +
      line("M0 197c30-6 40 4 66-1s50 3 80-1 60 3 94-1", "#ff7a2a", 3) +
      (["#c8321c", "#ff7a2a", "#ffd98a"] as const)
        .map((c, i) =>
          tongues(
            [10, 30, 47, 66, 174, 192, 212, 231].map((x) => [x, 199] as const),
            50 - i * 15,
            c,
          ),
        )
        .join(""),
    shots: all(rain()),
    lance: (t) => [t[0] + 17, t[1] - 42],
  },
  bri_round: {
    scene: (pic, k) =>
      sky(pic, k.sky, 150, 230) +
      tag("circle", {
        cx: C[0],
        cy: C[1],
        r: 132,
        fill: radial(
          pic,
          C[0],
          C[1],
          132,
          [0, "#ffd27a"],
          [0.3, "#f0691e"],
          [0.72, "#d8411c"],
          [0.88, "#6a1a30"],
          [1, "#170b25", 0],
        ),
      }) +
      fill(ring(C, 74), "#2a0a22", { opacity: 0.66 }) +
      line(ring(C, 98), "#ffd98a", 1.2, { "stroke-dasharray": "3 6", opacity: 0.7 }) +
      fill("M0 256q120-22 240 0v80H0z", "#12050f") +
      dancers([
        [20, 262, 1, 1, -6],
        [55, 255, 0.9, -1, 8],
        [88, 251, 0.72, 1, -4],
        [153, 251, 0.72, -1, 5],
        [186, 255, 0.9, 1, -8],
        [221, 262, 1, -1, 6],
      ]),
    shots: hits(rose()),
    way: (t) => [mix(C, t, 0.25), polar(C, reach(t) * 0.8, angle(t) - 0.35), t],
  },
  bri_undying: {
    scene: (pic) =>
      sky(pic, ["#080812", "#1c1c3a", "#3a3a5a"], 150, 200) +
      line("M30 0v336M54 0v336M188 0v336M212 0v336", "#12142a", 8) +
      glow(pic, 120, 120, 120, "#ffb13d", "#c8321c") +
      fill(
        shape("120 232, 76 214, 62 160, 84 120, !96 60, 116 96, 130 30, 150 88, !166 70, 178 130, 172 196, 150 224"),
        "#ff7a2a",
        { opacity: 0.85 },
      ) +
      fill(shape("120 226, 92 206, 90 164, 110 132, !122 84, 138 128, 152 166, 144 206"), "#ffd97a", { opacity: 0.8 }) +
      fill(shape("!36 226, 60 262, 100 276, 150 274, 186 258, !206 222, 160 236, 100 240"), "#5a5a72", {
        stroke: "#0c0c18",
        "stroke-width": 3,
      }) +
      fill("M104 274h36l14 62H90z", "#3c3c54") +
      fill(
        shape("!36 226, 20 206, 26 196, 44 216, 58 230") + shape("!206 222, 224 204, 216 194, 198 214, 184 228"),
        "#8a8aa8",
      ),
    shots: all(ribbons(7, 0.09, 3)),
  },
  bri_hexenfeuer: {
    scene: (pic) =>
      sky(pic, ["#2a0a1c", "#b0281c", "#ffb13d"], 280, 280) +
      g(
        { transform: "translate(0 -40)" },
        // the fire wears her hat
        fill(
          shape(
            "!20 336, 4 250, 26 190, !20 140, 50 170, 62 130, 180 126, 192 166, !222 136, 214 190, 236 250, !222 336",
          ),
          "#e8501c",
        ) +
          fill(shape("!52 336, 40 262, 66 220, 120 204, 176 220, 200 262, !190 336"), "#ffb13d") +
          fill("M66 236l44 14-38 16zM174 236l-44 14 38 16z", "#3a0a14") +
          fill("M64 286l20 12 16-10 20 12 20-12 16 10 22-14-14 36H78z", "#3a0a14") +
          fill(shape("!-6 138, 60 112, 120 104, 180 112, !246 138, 180 136, 120 130, 60 136"), "#1c0614") +
          fill(shape("!58 122, 84 70, 120 34, !196 8, 160 50, 168 90, !182 122"), "#1c0614") +
          fill("M62 104q58-16 114 0v14q-58-16-114 0z", "#ff7a2a"),
      ) +
      hill(330, 10, "#12040c"),
    shots: all(fan(8, 12, 0.24, 5)),
  },
};
