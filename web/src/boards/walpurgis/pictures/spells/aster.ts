/** Aster: distance two, and the sky itself. */
import {
  curve,
  fill,
  g,
  line,
  linear,
  mix,
  polar,
  radial,
  rays,
  ring,
  shape,
  star,
  tag,
  type At,
} from "../../../../art/marks";
import { C, P, angle, fan, orbit, reach, river, spiral, whirl, type Bullet } from "../bullets";
import { all, dust, firs, glow, hits, sky, type Spell } from "../kit";

/** A bell through (±2,0), (±1,1) and (0,2): the ridge of the Brocken, with the river of stars along it. */
const RIDGE: readonly At[] = Array.from({ length: 17 }, (_, i): At => {
  const x = ((i - 8) / 8) * 132;
  return [C[0] + x, C[1] + 6 - 2.08 * P * Math.exp(-((x / (1.26 * P)) ** 2)) + Math.max(0, Math.abs(x) - 90) * 0.4];
});
const twins = (d: readonly At[]): readonly [At, readonly At[], number][] => [
  [[C[0] - 2 * P, C[1]], d.filter((t) => t[0] < C[0]), 1],
  [[C[0] + 2 * P, C[1]], d.filter((t) => t[0] > C[0]), -1],
];
const needles = (to: readonly At[]): Bullet[] =>
  to.flatMap((t) =>
    Array.from({ length: 9 }, (_, i): Bullet[] => {
      const [p, a] = [mix(C, t, 0.32 + i * 0.075), angle(t)];
      return [
        { p, s: 0.9 + i * 0.16, v: [Math.cos(a) * 3, Math.sin(a) * 3], hue: 2 },
        { p: polar(p, 5 + i * 0.5, a + 1.57), s: 0.8 },
        { p: polar(p, 5 + i * 0.5, a - 1.57), s: 0.8 },
      ];
    }).flat(),
  );
const SKULL = "79 109, 120 96, 161 109, 168 140, 158 168, 161 191, 150 222, 120 238, 90 222, 79 191, 82 168, 72 140";

export const aster: Readonly<Record<string, Spell>> = {
  ast_twin: {
    scene: (pic, k, m) =>
      sky(pic, k.sky, 140, 240) +
      dust("t", 60, "#b7b0ff") +
      firs(272, "tw", 22, "#0a0820") +
      twins(m.d)
        .map(([[x, y]]) => glow(pic, x, y, 74, "#e8f6ff", "#7c8cff") + fill(star([x, y], 26, 4, 0.2), "#fff"))
        .join(""),
    shots: ({ d }) =>
      twins(d).flatMap(([at, to, sense], n) => [
        ...spiral(at, to, 1.15, 26, sense),
        // rings from each; where they cross, the sky is full
        ...[62, 84, 106].flatMap((r, i) =>
          Array.from({ length: 28 + i * 8 }, (_, j): Bullet => {
            const a = (j / (28 + i * 8)) * 6.283 + i * 0.1;
            return { p: polar(at, r, a), s: 1.5 - i * 0.2, hue: n ? 2 : 1, v: [Math.cos(a) * 2, Math.sin(a) * 2] };
          }).filter((b) => reach(b.p) > 34),
        ),
      ]),
    way: (t) => spiral([t[0], C[1]], [t], 1.15, 12, t[0] < C[0] ? 1 : -1, 1).map((b) => b.p),
  },
  ast_meteor: {
    scene: (pic) =>
      sky(pic, ["#0a0a24", "#2a1c50", "#a8503a"], 300, 260, 200) +
      dust("me", 40, "#b7b0ff") +
      fill("M-10 -20L30 -30 206 210 186 226z", "#ffb060", { opacity: 0.5 }) +
      fill("M0 -20L22 -24 204 208 190 220z", "#fff0c0", { opacity: 0.8 }) +
      glow(pic, 204, 226, 60, "#fff0b0", "#ff7a2a") +
      fill(shape("182 226, 184 206, 204 196, 224 204, 232 224, 220 244, 198 248"), "#4a3a4a", {
        stroke: "#ffb060",
        "stroke-width": 4,
      }) +
      fill(ring([200, 216], 6) + ring([216, 230], 4), "#2a1c2a") +
      fill("M0 276l60-10 40 8 60-16 30 14 50-8v72H0z", "#140c1c") +
      line("M160 262l-14-20M228 258l8-22", "#ffb060", 3),
    shots: all(whirl(0.5, 1, 26, 1.5)),
  },
  ast_reader: {
    scene: (pic) =>
      sky(pic, ["#140f34", "#3a2f78", "#8a7ad0"], 190, 220) +
      // an open book as large as the hill; what is in it shines
      fill("M120 40L60 196h120z", "#fff4c8", { opacity: 0.4 }) +
      fill("M120 0L20 200h200z", "#fff4c8", { opacity: 0.22 }) +
      fill(
        shape(
          "!4 210, 50 180, 104 184, 120 204, 136 184, 190 180, !236 210, !236 276, 190 250, 136 254, 120 270, 104 254, 50 250, !4 276",
        ),
        "#f4ecd0",
        { stroke: "#1c1440", "stroke-width": 4 },
      ) +
      line(
        "M120 206v62M24 214q40-22 82-14M24 228q40-22 82-14M24 242q40-22 82-14M216 214q-40-22-82-14M216 228q-40-22-82-14",
        "#8a7ad0",
        2.4,
      ) +
      fill("M4 276q46-30 100-18l16 14 16-14q54-12 100 18v60H4z", "#1c1440") +
      fill(star([60, 70], 10) + star([180, 60], 13) + star([206, 110], 8) + star([34, 120], 8), "#fff4c8"),
    shots: hits(fan(10, 11, 0.2, 4)),
    stars: 13,
  },
  ast_orbit: {
    scene: (pic, k) => {
      const [x, y, r] = [104, 176, 82];
      const ringed = (from: 0 | 1) =>
        g(
          { transform: `rotate(-26 ${x} ${y})`, fill: "none" },
          ...[
            [150, 36, 16, "#c89a5a"],
            [126, 28, 10, "#f4d8a0"],
            [172, 43, 6, "#8a6a9a"],
          ].map(([rx, ry, w, stroke]) =>
            tag("path", {
              d: `M${x - Number(rx)} ${y}a${rx} ${ry} 0 0 ${from} ${2 * Number(rx)} 0`,
              stroke,
              "stroke-width": w,
            }),
          ),
        );
      return (
        sky(pic, k.sky, 20, 240, 210) +
        dust("o", 70, "#b7b0ff", 330) +
        ringed(1) +
        fill(ring([x, y], r), radial(pic, 72, 140, 140, [0, "#fff0c0"], [0.5, "#e09a4a"], [1, "#3a1438"])) +
        g(
          { transform: `rotate(-26 ${x} ${y})` },
          line("M34 146q70 20 140 0M26 176q78 22 156 0M36 206q68 20 136 0", "#8a4a2a", 7, { opacity: 0.45 }),
        ) +
        ringed(0) +
        fill(ring([206, 62], 17), "#cfd8ff") +
        fill(ring([211, 58], 15), k.sky[1])
      );
    },
    shots: hits(orbit),
    way: (t) => Array.from({ length: 6 }, (_, i) => polar(C, reach(t), angle(t) - (5 - i) * 0.12)),
  },
  ast_wish: {
    scene: (pic) =>
      tag("rect", { width: 240, height: 336, fill: "#0a1414" }) +
      // up from the bottom of a well: courses of mossy stone, each nearer than the last
      (
        [
          [128, 176, 190, "#1c2a28"],
          [112, 146, 148, "#2c403a"],
          [98, 118, 112, "#43594c"],
          [88, 98, 84, "#5f775c"],
        ] as const
      )
        .map(
          ([x, y, r, c], i) =>
            fill(ring([x, y], r), c) +
            line(ring([x, y], r - 2), "#0a1414", 5) +
            line(ring([x, y], r - 13), "#0a1414", 24, {
              "stroke-dasharray": `3 ${34 + (3 - i) * 12}`,
              "stroke-dashoffset": i * 17,
              "stroke-linecap": "butt",
            }),
        )
        .join("") +
      fill(ring([80, 82], 60), radial(pic, 74, 66, 70, [0, "#fff"], [0.45, "#a8b8ff"], [1, "#3a34a8"])) +
      fill(star([74, 66], 62, 4, 0.12), "#fff") +
      // what is thrown down comes up again in the bucket
      line("M96 -10L176 206", "#e8c890", 5) +
      line(curve("136 222, 150 180, 190 174, 222 214"), "#0a0814", 9) +
      line(curve("136 222, 150 180, 190 174, 222 214"), "#c8ccd8", 4) +
      fill(shape("!126 222, 176 204, !236 214, 226 262, !214 300, 180 308, !146 296, 134 262"), "#7a4e28", {
        stroke: "#0a0814",
        "stroke-width": 4,
      }) +
      fill(shape("126 222, 176 206, 236 214, 182 234"), "#3a4ac8", { stroke: "#0a0814", "stroke-width": 4 }) +
      fill(star([184, 219], 15, 4, 0.2), "#fff") +
      line(curve("132 250, 180 264, 228 246"), "#c8ccd8", 5),
    shots: hits(fan(8, 8, 0.4, 7)),
    stars: 15,
  },
  ast_comet: {
    scene: (pic) =>
      sky(pic, ["#03051a", "#0c2050", "#2a6aa0"], 300, 280, 60) +
      dust("co", 70, "#b7d0ff", 250) +
      // dust falls behind in a bow, what is lighter is blown straight away
      fill(
        shape("!52 70, 96 74, 160 104, 210 160, !252 250, !252 120, 206 74, 140 46, 84 40"),
        linear(pic, 60, 70, 250, 180, [0, "#fff8dc", 0.95], [0.5, "#ffc86a", 0.5], [1, "#ff9a3a", 0]),
      ) +
      fill("M48 60L252-30V6L60 76z", linear(pic, 50, 66, 250, -10, [0, "#e8fbff", 0.95], [1, "#29c8f5", 0.1])) +
      line(
        curve("66 66, 130 72, 190 118, 236 190") +
          curve("70 58, 140 58, 204 96, 246 150") +
          "M70 58L236-14M74 64L246-2",
        "#fff",
        2,
        { opacity: 0.6 },
      ) +
      glow(pic, 54, 66, 62, "#fff", "#8ae0ff") +
      fill(ring([54, 66], 19), "#fbffff") +
      // it comes once in a lifetime, and somebody is awake
      fill("M-6 290q70-44 130-12t122-18v90H-6z", "#050818") +
      fill("M150 272v-30a34 34 0 0 1 68-2v34z", "#0e1a3c", { stroke: "#4a7ab8", "stroke-width": 3 }) +
      fill("M168 214L140 176l14-12 34 40z", "#1c3464", { stroke: "#8ac0f0", "stroke-width": 3 }) +
      fill("M192 250h12v22h-12z", "#ffd88a"),
    shots: hits(whirl(0.9, -1, 30, 1.7)),
  },
  ast_constellation: {
    scene: (pic, k) =>
      sky(pic, k.sky, 150, 240) +
      dust("c", 60, "#b7b0ff", 330) +
      line([52, 86, 120].map((r) => ring([120, 196], r * 1.35)).join("") + "M120 0V336M0 196H240", "#8f86ff", 0.7, {
        opacity: 0.45,
      }) +
      // the goat that the stars mean
      ["", "translate(240)scale(-1 1)"]
        .map((transform) =>
          g(
            { transform },
            fill(shape("!79 109, 54 108, 30 92, !37 66, 46 84, 68 92, !96 101"), "#8f8aff", { opacity: 0.7 }),
            line(
              curve("79 109, 54 108, 30 92, 37 66") +
                curve("37 66, 46 84, 68 92, 96 101") +
                "M50 104l6-14M63 108l5-12M40 94l9-9",
              "#dcd8ff",
              1.3,
            ),
            fill(shape("!72 124, 46 116, !22 128, 40 146, !70 140"), "#6c66e0", { opacity: 0.6 }),
          ),
        )
        .join("") +
      fill(shape(SKULL), linear(pic, 0, 96, 0, 240, [0, "#7a74ff", 0.7], [1, "#2a2590", 0.7])) +
      line(shape(SKULL) + curve("112 238, 116 256, 120 262, 124 256, 128 238"), "#dcd8ff", 1.3),
    shots: ({ d }) => needles(d),
    stars: 15,
  },
  ast_nova: {
    scene: (pic) =>
      sky(pic, ["#3a2a9a", "#a89cff", "#ffffff"], 120, 210) +
      fill(rays([120, 120], 30, 40, 330, 0.045, "no", 0.5), "#fff", { opacity: 0.75 }) +
      line(ring([120, 120], 104), "#fff", 8, { opacity: 0.7 }) +
      line(ring([120, 120], 122), "#6f5cff", 4, { "stroke-dasharray": "14 8" }) +
      fill(star([120, 120], 96, 8, 0.5, 0.2), "#fff8dc") +
      firs(280, "nv", 34, "#1c1450"),
    shots: hits(fan(9, 11, 0.3, 6)),
    stars: 14,
  },
  ast_eclipse: {
    scene: (pic) =>
      sky(pic, ["#04030c", "#100c24", "#2a2048"], 110, 220) +
      fill(rays([120, 112], 26, 80, 190, 0.05, "ec", 0.9), "#e8d8ff", { opacity: 0.5 }) +
      glow(pic, 120, 112, 136, "#fff4dc", "#a88aff") +
      fill(ring([120, 112], 78), "#05040e") +
      line(ring([120, 112], 78), "#fff8e6", 4) +
      fill(star([184, 66], 26, 4, 0.14), "#fff") +
      fill("M0 262l70-30 50 22 60-34 60 30v86H0z", "#020208"),
    shots: all(fan(8, 13, 0.18, 4)),
  },
  ast_milky: {
    scene: (pic, k) =>
      sky(pic, k.sky, 60, 290) +
      dust("m", 48, "#b7b0ff", 330) +
      fill(
        `${curve(RIDGE)}L252 336H-12z`,
        linear(pic, 0, 70, 0, 270, [0, "#3a33a0"], [0.5, "#15124a"], [1, "#090824"]),
      ) +
      fill(
        shape("!120 70, 132 120, 126 160, 150 200, !190 236, !240 240, !240 160, 200 150, 170 120, 145 85"),
        "#0b0930",
        { opacity: 0.5 },
      ) +
      [40, 26, 13]
        .map((w, i) => line(curve(RIDGE), ["#3f3aa8", "#6a63e0", "#c9c8ff"][i]!, w, { opacity: 0.36 }))
        .join("") +
      firs(262, "mw", 34, "#070619"),
    shots: (_m, seed) => river(RIDGE)([], seed),
    stars: 12,
  },
};
