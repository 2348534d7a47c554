/** O-Kyo: bets on everything, pays her debts. */
import { face, neck, hand, type Face } from "../../../../art/faces";
import {
  shape,
  curve,
  tag,
  fill,
  line,
  g,
  move,
  clipped,
  polar,
  poly,
  ring,
  brush,
  strokes,
  dots,
  halftone,
  rays,
  type At,
} from "../../../../art/marks";
import type { Sheet } from "../../../../art/sheet";
import {
  type Fighter,
  INK,
  solid,
  screen,
  stage,
  bang,
  blow,
  sweat,
  bruise,
  card,
  cards,
  strip,
  open,
  at,
  flip,
  limb,
  PAPER,
  RED,
  CYAN,
  SUN,
  NAVY,
  WINE,
} from "../kit";
const okyoFace = (over: Partial<Face>): Face => ({
  skin: "#fff0e0",
  shade: "#e59aa0",
  ink: INK,
  iris: "#ff5a6e",
  deep: "#7a0c22",
  gaze: [-0.7, 0.1],
  open: 0.55,
  slant: 5,
  brow: [0, 4],
  mouth: "lips",
  paint: RED,
  inkW: 1.3,
  lash: 1.35,
  ...over,
});
const bun = (loose = false): string =>
  solid(
    shape(
      loose
        ? "!-44 -30, -52 0, -46 34, !-60 70, -40 48, -38 6, !-34 -20, -10 -34, !6 -36, 22 -30, 36 -12, 40 24, 34 60, !60 96, 62 50, 60 0, 54 -40, 20 -64, -20 -60"
        : "!-44 -26, -48 -6, !-45 12, -36 -14, -20 -28, !6 -36, 24 -30, 38 -12, !40 14, 50 10, 56 -14, 48 -44, 20 -62, -20 -58",
    ),
    INK,
  ) +
  fill(strokes(3.4, "-36 -30, -20 -46, 8 -50", "16 -50, 36 -40, 46 -20"), "#3f57c8") +
  (loose ? "" : "");
const pin =
  line("M-52-104L78-62", INK, 9.5) +
  line("M-52-104L78-62", SUN, 5) +
  fill(ring([-54, -105], 9), RED, { stroke: INK, "stroke-width": 3 }) +
  line("M-58-93v17M-51-92v13", SUN, 2.4);
const okyoHead = (pic: Sheet, over: Partial<Face>, loose = false): string =>
  (loose
    ? solid(shape("-30 -50, 10 -62, 50 -44, 64 0, 72 60, !96 120, 60 104, !56 130, 40 80, 30 20"), INK)
    : solid(shape("-6 -56, -20 -80, 0 -104, 34 -102, 48 -78, 32 -54"), INK) +
      fill(strokes(3.2, "-8 -78, 10 -94, 34 -90", "6 -64, 22 -72, 38 -70"), "#3f57c8") +
      pin) +
  neck(PALE, "#d67f86", INK, 3) +
  face(pic, okyoFace(over)) +
  bun(loose) +
  line(ring([43, 22], 4), SUN, 2.4) +
  fill(ring([16, 31], 1.6), INK);
/** The peony she wears on the skin. */
const peony = (at: At, r: number): string =>
  fill([0, 1.26, 2.51, 3.77, 5.03].map((a) => ring(polar(at, r, a), r * 0.85)).join(""), CYAN, {
    stroke: INK,
    "stroke-width": 1.8,
  }) +
  fill(ring(at, r * 0.55), RED, { stroke: INK, "stroke-width": 1.4 }) +
  line(
    curve([
      [at[0] + r * 1.5, at[1] + r],
      [at[0] + r * 2.6, at[1] + r * 1.6],
      [at[0] + r * 3, at[1] + r * 3],
    ]),
    "#0b6f9c",
    2.4,
  );
const die = (x: number, y: number, turn: number, size: number, pips: At[], colour = INK): string =>
  g(
    { transform: move(x, y, turn, size / 20) },
    solid("M-10-10h20v20h-20z", PAPER, 3),
    fill("M10-10l4 4v20l-4-4zM-10 10h20l4 4h-20z", INK),
    line(dots(pips), colour, 4.4),
  );
const PALE = "#fff0e0";

export const okyo: Fighter = {
  portrait: (pic) =>
    stage(pic, "#20184a", RED, [120, 150], "op", 160, CYAN, 0.85) +
    solid(shape("!14 344, 26 296, 60 268, 104 256, 150 252, 194 264, 222 296, !234 344"), PALE) +
    fill(shape("!170 258, 184 280, 190 310, !186 344, !222 344, 218 300, 196 266"), "#e59aa0") +
    fill(brush("112 292, 132 298, 156 290", 2.4), INK) +
    // kimono off one shoulder, the wrap, the peony
    solid(shape("!90 318, 130 308, !176 314, !176 344, !90 344"), PAPER) +
    line("M92 328l82-8M92 340l82-8", INK, 2.2) +
    solid(shape("!-8 344, 8 290, 46 266, !78 262, 96 292, !94 344"), RED) +
    fill(shape("!-8 344, 8 290, !26 276, 34 310, !30 344"), INK) +
    solid(shape("!78 262, 96 292, !94 344, !108 344, 112 296, !92 260"), SUN, 2.6) +
    solid(shape("!160 344, 172 320, 214 304, 252 308, !252 344"), RED) +
    fill(shape("!214 304, 252 308, !252 344, !226 344"), INK) +
    peony([196, 284], 8) +
    g({ transform: move(126, 152, 6, 1.16) }, okyoHead(pic, { gaze: [-0.9, 0.2], open: 0.52 })) +
    // the cup, lifted by a finger's breadth; the die knows already
    solid(shape("!70 344, 88 308, !98 284, 136 292, 134 320, !130 344"), RED) +
    fill(shape("!120 290, 136 292, 134 320, !130 344, !108 344, 120 316"), INK) +
    solid(shape("!92 292, !98 276, !130 280, !136 298"), SUN, 3) +
    g(
      { transform: "rotate(-16 56 256)" },
      solid(shape("!20 212, !88 212, !80 292, !28 292"), SUN, 4) +
        fill(shape("!64 212, !88 212, !80 292, !60 292"), screen(pic, INK, 4.8, 1.8)) +
        line("M22 232h64M24 252h60M26 272h56", INK, 2.2) +
        tag("ellipse", { cx: 54, cy: 212, rx: 34, ry: 8, fill: "#5a3a10", stroke: INK, "stroke-width": 3.6 }),
    ) +
    hand(
      "96 296, 92 270, 98 254, 112 250, 122 264, 116 290",
      ["104 256, 78 240, 52 246", "102 264, 76 256, 50 264", "102 274, 78 270, 56 280", "102 284, 82 284, 64 294"],
      10.5,
      PALE,
      INK,
      2.8,
    ) +
    line("M54 245l-3 1M52 263l-3 1M58 279l-3 1M66 293l-3 1", RED, 7) +
    die(40, 178, -20, 30, [
      [-4, -4],
      [4, 4],
    ]),
  victory: (pic) =>
    stage(pic, RED, SUN, [130, 190], "ov", 200, "#fff", 0.9) +
    // a peony as large as the stage
    fill(
      [0, 0.7, 1.4, 2.09, 2.79, 3.49, 4.19, 4.89, 5.59].map((a) => ring(polar([138, 168], 80, a), 36)).join(""),
      PAPER,
      { stroke: INK, "stroke-width": 6, "paint-order": "stroke" },
    ) +
    fill(ring([138, 168], 100), PAPER) +
    fill(
      [0.3, 1.2, 2.1, 3, 3.9, 4.8, 5.7].map((a) => ring(polar([138, 168], 58, a), 27)).join(""),
      screen(pic, CYAN, 6, 2.1),
      { stroke: "#0b6f9c", "stroke-width": 1.6 },
    ) +
    solid(shape("!20 344, 34 306, 66 278, 108 258, 160 248, 200 264, 220 300, !228 344"), PALE) +
    fill(brush("108 304, 130 312, 156 304", 2.4), INK) +
    solid(shape("!74 330, 116 318, !152 324, !146 344, !74 344"), PAPER) +
    solid(shape("!132 344, 156 306, 182 268, !202 262, 236 292, !256 344"), RED) +
    fill(shape("!202 262, 236 292, !256 344, !216 344, 216 300"), INK) +
    line(curve("182 270, 176 304, 156 344"), SUN, 5) +
    // sleeve fallen to the elbow, hand open to the sky
    solid(shape("!44 300, 26 262, 18 216, !20 170, 46 166, 52 208, 66 244, !88 280"), PALE) +
    fill(shape("!24 250, 18 216, !20 170, 30 168, 30 214, 40 262"), "#e59aa0") +
    solid(shape("!30 344, 2 300, !4 256, 36 240, 62 248, 84 282, 92 316, !70 344"), RED) +
    fill(shape("!30 344, 2 300, !4 256, 16 268, 26 306, !50 344"), INK) +
    line(curve("38 244, 52 268, 54 300") + curve("56 250, 70 276, 72 306"), INK, 2.8) +
    peony([112, 326], 7) +
    hand(
      "18 174, 12 150, 20 134, 40 132, 52 146, 48 172",
      [
        "20 142, 4 130, -4 116",
        "27 136, 20 116, 16 100",
        "36 134, 38 112, 38 96",
        "44 138, 54 120, 60 106",
        "48 156, 62 150, 72 140",
      ],
      10,
      PALE,
      INK,
      2.8,
    ) +
    line("M-3 118l-1-2M17 102l-1-2M38 98v-2M59 108l1-2M71 141l1-1", RED, 6.5) +
    g(
      { transform: move(142, 172, -13, 1.14) },
      okyoHead(pic, { mouth: "shout", open: [0, 0.66], gaze: [-0.9, -0.4], brow: [2, 6] }),
    ) +
    die(52, 56, -22, 40, [
      [-5, -5],
      [5, -5],
      [-5, 5],
      [5, 5],
    ]) +
    die(104, 30, 26, 28, [
      [-4, -4],
      [4, 4],
    ]) +
    line("M40 92l-4 12M60 92l2 14M104 52l4 10", INK, 3),
  hurt: (pic) =>
    stage(pic, "#0d3f70", CYAN, [170, 190], "oh", 110, INK) +
    blow(pic, [176, 196], "ob") +
    solid(shape("!-10 344, 4 300, 38 268, 84 244, 136 246, 160 280, !170 344"), PALE) +
    solid(shape("!-10 344, -4 300, 26 282, !52 280, 66 312, !60 344"), RED) +
    fill(shape("!-10 344, -4 300, !12 288, 22 320, !18 344"), INK) +
    solid(shape("!66 330, 108 318, !146 326, !152 344, !66 344"), PAPER) +
    peony([124, 300], 7) +
    g(
      { transform: move(100, 160, -30, 1.18) + "scale(-1 1)" },
      okyoHead(pic, { mouth: "clench", open: [0, 0.3], brow: [-6, 1], gaze: [0.4, 0.6] }, true),
      bruise,
    ) +
    g(
      { transform: "rotate(38 60 50)" },
      line("M14 46h96", INK, 10) +
        line("M14 46h96", SUN, 5) +
        fill(ring([10, 46], 10), RED, { stroke: INK, "stroke-width": 3 }) +
        line("M6 58v16M14 58v12", SUN, 3),
    ) +
    sweat([168, 76], [196, 98], [140, 56]) +
    line("M228 50l-24 30M240 100l-26 14", PAPER, 4.5) +
    g(
      { transform: "rotate(40 208 300)" },
      solid(shape("!186 278, !230 278, 222 324, !194 324"), SUN, 3.6) +
        fill(shape("!212 278, !230 278, 222 324, !210 324"), screen(pic, INK, 4.8, 1.8)) +
        line("M188 292h40M190 308h36", INK, 2.4),
    ) +
    die(168, 312, 15, 22, [[0, 0]], RED),
  cuts: {
    okyo_cho: (pic) =>
      tag("rect", { width: 480, height: 240, fill: "#20184a" }) +
      halftone(pic, RED, [-60, -40, 620, 320], [0, 6.8], 1.1, { transform: "rotate(8 240 120)" }) +
      fill(rays([330, 190], 44, 110, 640, 0.022, "oc", 1), CYAN, { opacity: 0.9 }) +
      // the eyes: a strip torn from her portrait
      g(
        { "clip-path": clipped(pic, "M-4 26L250-10 214 130-4 150z") },
        tag("rect", { width: 260, height: 160, fill: RED }),
        g(
          { transform: move(122, 76, -5, 2.5) },
          face(pic, okyoFace({ gaze: [0.9, 0.7], open: 0.6, mouth: "small", inkW: 1 })),
          solid(
            shape("!-60 -60, -48 -6, !-45 20, -36 -12, -22 -24, !6 -30, 26 -24, 38 -10, !42 24, 56 20, !70 -60"),
            INK,
            1.5,
          ),
          fill(brush("-36 -26, -14 -33, 10 -35", 3), "#3f57c8"),
        ),
      ) +
      line("M-4 26L250-10 214 130-4 150", INK, 8) +
      line("M-4 26L250-10 214 130-4 150", SUN, 3) +
      fill(
        poly([
          [120, 240],
          [200, 200],
          [480, 192],
          [480, 240],
        ]),
        INK,
      ) +
      solid(bang([332, 192], 132, "oc2", 15), PAPER, 4) +
      fill(bang([332, 194], 98, "oc3", 14), RED) +
      fill(bang([332, 194], 98, "oc3", 14), screen(pic, "#8f0a26", 6, 1.9)) +
      // the cards it covers: two of theirs, two of hers, all even
      card(214, 188, -38, 1.75, "4", "s", CYAN) +
      card(266, 204, -16, 1.75, "8", "d", CYAN) +
      card(404, 204, 16, 1.75, "6", "h", SUN) +
      card(452, 184, 36, 1.75, "10", "c", SUN) +
      // sleeve, forearm, cup, hand
      solid(shape("!416 -14, !486 -14, !500 70, 436 100, 398 58"), RED, 5) +
      fill(shape("!456 -14, !500 -14, !500 70, 436 100, !424 88, 466 50"), INK) +
      solid(shape("!412 64, !398 54, !420 26, !452 90, 432 100"), SUN, 4) +
      solid(shape("!410 50, 386 68, 366 88, !362 104, 388 122, 412 104, 432 84"), PALE, 4.5) +
      fill(shape("!430 78, 410 104, !388 122, 378 114, 406 84"), "#e59aa0") +
      solid(shape("!276 112, !388 116, !376 216, !292 216"), SUN, 6) +
      fill(shape("!346 114, !388 116, !376 216, !340 216"), screen(pic, INK, 5.5, 2.1)) +
      line("M280 140l104 3M284 168l96 2M288 194l90 0", INK, 3.4) +
      tag("ellipse", { cx: 332, cy: 113, rx: 57, ry: 11, fill: "#ffe58a", stroke: INK, "stroke-width": 5 }) +
      hand(
        "306 106, 312 84, 340 76, 370 84, 384 106, 362 118, 326 118",
        [
          "314 98, 294 104, 286 126",
          "322 102, 310 118, 306 146",
          "340 104, 334 122, 332 152",
          "360 104, 360 122, 360 148",
          "374 102, 380 118, 380 138",
        ],
        14.5,
        PALE,
        INK,
        3.6,
      ) +
      fill(shape("!366 84, 384 106, !362 118, 346 114, 366 104"), "#e59aa0") +
      fill(strokes(2.6, "318 92, 326 86, 334 86", "344 84, 352 86, 358 92"), INK) +
      line("M287 124l-1 3M306 143v4M332 149v4M360 145v4M380 135v4", RED, 8.5) +
      line("M262 226l-20 8M280 232l-10 8M394 230l12 8M416 224l24 10", PAPER, 4),
    okyo_allodd: (pic) =>
      tag("rect", { width: 480, height: 240, fill: SUN }) +
      halftone(pic, RED, [-60, -40, 620, 320], [6.8, 0], 0.9, { transform: "rotate(-8 240 120)" }) +
      fill("M-10 240V150L490 96V240z", "#20184a") +
      fill("M-10 240V150L490 96V240z", screen(pic, "#3a2a80", 7, 2)) +
      line("M-10 150L490 96", INK, 6) +
      // everything on the table comes with her
      line("M20 168l150-18M0 196l190-22M30 220l170-20M60 136l100-12", CYAN, 4) +
      line("M10 182l120-14M40 232l150-18", PAPER, 3) +
      card(96, 186, -28, 1.4, "3", "c", CYAN) +
      card(142, 158, 14, 1.4, "7", "h", CYAN) +
      card(168, 206, -12, 1.5, "9", "s", CYAN) +
      card(216, 168, 22, 1.5, "5", "d", RED) +
      card(240, 214, -24, 1.6, "J", "c", RED) +
      card(282, 180, 8, 1.6, "K", "h", RED) +
      die(56, 214, 30, 26, [[0, 0]], RED) +
      die(120, 226, -16, 22, [
        [-5, -5],
        [0, 0],
        [5, 5],
      ]) +
      // the arm that rakes; the sleeve after it
      solid(shape("!352 186, 400 156, 446 150, !500 130, !500 250, 420 250, 372 224"), RED, 5) +
      fill(shape("!372 224, 420 214, 460 190, !500 180, !500 250, 420 250"), INK) +
      solid(shape("!346 180, 364 172, !388 222, 372 236"), SUN, 4) +
      solid(shape("300 150, 330 164, !360 180, !374 226, 336 226, 306 214"), PALE, 4.5) +
      fill(shape("!310 214, 340 212, !372 218, !374 226, 336 226"), "#e59aa0") +
      hand(
        "296 150, 316 144, 330 166, 332 206, 316 224, 296 214",
        [
          "300 156, 276 146, 258 132",
          "298 172, 270 168, 248 162",
          "298 190, 270 194, 248 196",
          "300 206, 278 218, 260 230",
          "316 150, 318 130, 306 116",
        ],
        15,
        PALE,
        INK,
        3.6,
      ) +
      line("M260 133l-3-2M251 162l-4-1M251 196l-4 0M262 228l-3 3M307 118l-2-3", RED, 9) +
      // her mouth, no more: it is enough
      g(
        { "clip-path": clipped(pic, "M300-10H490V84L330 100z") },
        tag("rect", { x: 290, y: -10, width: 200, height: 120, fill: RED }),
        g({ transform: move(424, -34, 6, 3) }, face(pic, okyoFace({ inkW: 1 })), fill(ring([16, 31], 1.6), INK)),
      ) +
      line("M300-10L330 100 490 84", INK, 8) +
      line("M300-10L330 100 490 84", PAPER, 3),
    okyo_han: (pic) =>
      stage(pic, RED, WINE, [330, 120], "on", 14, SUN, 0.8) +
      strip(pic, "M-6 40L210-6 190 246H-6z", NAVY, at(90, 140, -6, 2.1, okyoHead(pic, { gaze: [0.9, 0], open: 0.5 }))) +
      die(
        330,
        110,
        14,
        150,
        [
          [-5, -5],
          [0, 0],
          [5, 5],
        ],
        INK,
      ) +
      cards("3h 7c 9s Jd", [220, 212], [72, 0], [-8, 6], [1.25, 0]),
    okyo_tables: (pic) =>
      stage(pic, "#20184a", CYAN, [240, 140], "ot", 0, RED, 0.7) +
      fill("M-10 250V176L490 166V250z", INK) +
      // two cups, two hands, one look between them
      strip(
        pic,
        "M150-6H330L310 84H170z",
        RED,
        at(240, 50, 0, 1.7, okyoHead(pic, { gaze: [0, 0.9], open: 0.6, mouth: "smirk" })),
      ) +
      (
        [
          [110, -1],
          [370, 1],
        ] as const
      )
        .map(
          ([x, side]) =>
            limb(`${x + side * 150} -20, ${x + side * 80} 40, ${x + side * 14} 84`, 40, RED) +
            solid(shape(`!${x - 50} 100, ${x + 50} 100, ${x + 40} 196, !${x - 40} 196`), SUN, 5) +
            line(`M${x - 47} 128h94M${x - 44} 156h88`, INK, 4) +
            (side < 0 ? at : flip)(x, 92, 176, 1.2, open(PALE)),
        )
        .join("") +
      card(60, 206, -12, 1.4, "3", "c", CYAN) +
      card(160, 208, 12, 1.4, "9", "h", SUN) +
      card(322, 208, -12, 1.4, "4", "s", CYAN) +
      card(422, 206, 12, 1.4, "8", "d", SUN),
  },
};
