/** Kakeru: impatient, counts his steps aloud. */
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
  ring,
  star,
  brush,
  strokes,
  halftone,
  rays,
} from "../../../../art/marks";
import type { Sheet } from "../../../../art/sheet";
import {
  type Fighter,
  INK,
  solid,
  screen,
  tails,
  stage,
  blow,
  sweat,
  bruise,
  card,
  cards,
  fist,
  at,
  flip,
  limb,
  PAPER,
  RED,
  CYAN,
  SUN,
  SKIN,
  WINE,
} from "../kit";
const kakeruFace = (over: Partial<Face>): Face => ({
  skin: "#ffe0bd",
  shade: "#e08a5c",
  ink: INK,
  iris: CYAN,
  deep: "#0b3a6b",
  gaze: [-0.4, 0],
  open: 0.72,
  slant: 3,
  brow: [-3, 3],
  mouth: "grin",
  inkW: 1.45,
  lash: 0.9,
  ...over,
});
/** Kakeru's hair: cut short for the wind. */
const mop = (): string =>
  solid(
    shape(
      "!-42 -34, -48 -12, !-44 2, !-36 -18, !-30 -4, !-22 -22, !-8 -8, !0 -24, !16 -10, !24 -24, 34 -8, !40 14, 48 0, !62 6, 54 -12, !66 -22, 52 -34, 46 -54, 10 -64, -26 -56",
    ),
    INK,
  ) + fill(brush("-34 -40, -10 -52, 20 -50", 4), "#3c4a8a");
/** The courier's hat of sedge. */
const hat = (pic: Sheet): string =>
  solid(shape("!-92 -14, -30 -66, !4 -94, 44 -68, !100 -22, 40 -34, -10 -34, -52 -26"), PAPER, 4) +
  fill(shape("!4 -94, 44 -68, !100 -22, 40 -34, !20 -34, 26 -62"), screen(pic, INK, 4.6, 1.7)) +
  fill(
    strokes(2.6, "2 -92, -24 -60, -58 -26", "4 -92, 2 -62, -8 -34", "6 -92, 26 -64, 42 -34", "8 -90, 48 -60, 80 -28"),
    INK,
  ) +
  fill(shape("!-92 -14, -52 -26, -10 -34, 40 -34, !100 -22, 40 -26, -10 -26, -52 -17"), INK);
const kakeruHead = (pic: Sheet, over: Partial<Face>, { hatted = true, strap = SUN, bare = "" } = {}): string =>
  neck("#f0b489", "#a34f3c", INK, 3) +
  face(pic, kakeruFace(over)) +
  (hatted
    ? fill(shape("!-38 -36, 0 -25, !40 -32, 42 -9, 30 -19, 0 -13, -30 -17, !-37 -9"), INK, { opacity: 0.85 })
    : "") +
  mop() +
  (hatted
    ? hat(pic) +
      line(curve("-44 -20, -35 28, -9 53") + curve("44 -24, 37 27, 1 53"), strap, 3.4) +
      fill(ring([-4, 54], 4), strap, { stroke: INK, "stroke-width": 2 })
    : "") +
  bare;
const COAT = "#26325e";

export const kakeru: Fighter = {
  portrait: (pic) =>
    stage(pic, RED, "#a8082a", [120, 160], "kp") +
    // the scarf, faster than he
    tails(
      "!150 226, 190 210, 214 182, !252 176, 236 198, !254 216, 226 226, 212 248, !254 262, 214 276, 176 264, 150 256",
      SUN,
      pic,
    ) +
    solid(shape("!16 344, 30 284, 64 254, 104 244, 150 242, 194 258, 220 300, !228 344"), COAT) +
    fill(shape("!150 242, 194 258, 220 300, !228 344, !150 344, 170 300"), INK) +
    line("M104 344l22-58M62 344l-4-50", INK, 3) +
    // the strap of the letter box
    fill(shape("!176 252, 196 262, !128 344, !98 344"), "#c98a3a", { stroke: INK, "stroke-width": 3 }) +
    g({ transform: move(122, 154, -8, 1.16) }, kakeruHead(pic, { gaze: [-0.8, 0.1], mouth: "smirk", open: 0.7 })) +
    solid(shape("!58 264, 86 238, 120 252, !160 232, 180 248, 164 278, 124 290, 82 286"), SUN) +
    fill(shape("!130 252, !160 232, 180 248, 164 278, !124 290"), screen(pic, INK, 4.6, 1.5)) +
    fill(strokes(3.4, "70 268, 96 270, 122 284", "98 250, 124 266, 154 256"), INK) +
    // fingers that count: one, two
    solid(shape("!6 344, 12 304, !24 276, 62 282, 60 316, !60 344"), COAT) +
    fill(shape("!46 282, 62 282, 60 316, !60 344, !44 344"), INK) +
    solid(shape("!20 284, !24 268, !66 274, !64 292"), SUN, 3) +
    hand(
      "28 276, 26 254, 36 242, 54 244, 62 258, 58 276",
      ["34 250, 24 226, 18 208", "44 246, 46 220, 50 200"],
      10,
      SKIN,
      INK,
      2.8,
    ) +
    line(curve("56 250, 66 244, 64 258, 50 260") + curve("57 260, 66 258, 62 270, 50 269"), INK, 12) +
    line(curve("56 250, 66 244, 64 258, 50 260") + curve("57 260, 66 258, 62 270, 50 269"), SKIN, 8) +
    line(curve("30 266, 42 256, 54 262"), INK, 13) +
    line(curve("30 267, 42 257, 54 263"), SKIN, 9),
  victory: (pic) =>
    stage(pic, SUN, RED, [120, 220], "kv", 156, "#fff", 0.9) +
    fill(ring([112, 186], 98), RED) +
    fill(ring([112, 186], 98), screen(pic, "#a8082a", 7, 1.8)) +
    tails(
      "!96 270, 60 254, 34 214, !-8 202, 8 224, !-12 240, 26 256, 40 284, !-8 296, 40 308, 80 300, 104 288",
      PAPER,
      pic,
    ) +
    solid(shape("!36 344, 42 304, 68 278, 108 268, 150 264, 190 278, 208 312, !212 344"), COAT) +
    fill(shape("!36 344, 42 304, !68 278, 66 310, !70 344"), INK) +
    // the arm with the letter, right through the frame
    solid(shape("!160 312, 172 250, 174 186, !168 124, 206 114, 216 176, 214 250, !204 326"), COAT) +
    fill(shape("!206 114, 216 176, 214 250, !204 326, !190 326, 200 240, 196 170"), INK) +
    line("M176 214q12 4 22 0M174 180q14 5 24 0", INK, 2.6) +
    g(
      { transform: move(110, 184, 15, 1.12) },
      kakeruHead(pic, { mouth: "shout", open: [0, 0], brow: [1, 6] }, { strap: PAPER }),
    ) +
    solid(shape("!66 282, 92 264, 122 278, !152 260, 168 274, 152 296, 120 304, 84 300"), PAPER) +
    fill(strokes(3.2, "82 288, 104 288, 122 296", "102 274, 124 288, 146 278"), INK) +
    hand(
      "170 116, 166 92, 178 76, 198 76, 208 94, 204 114",
      ["200 88, 212 78, 214 66", "172 100, 156 90, 158 78"],
      11,
      SKIN,
      INK,
      2.8,
    ) +
    g(
      { transform: "rotate(-14 184 50)" },
      solid("M142 20h86v54h-86z", PAPER, 4) +
        fill("M142 74l32-30h22l32 30z", screen(pic, INK, 5, 1.3)) +
        line("M142 20l43 32 43-32", INK, 3.4) +
        fill(ring([185, 52], 9), RED, { stroke: INK, "stroke-width": 3 }),
    ) +
    line(curve("176 88, 174 74, 178 66") + curve("186 86, 186 70, 190 64") + curve("195 86, 198 72, 202 68"), INK, 14) +
    line(
      curve("176 90, 174 74, 178 66") + curve("186 88, 186 70, 190 64") + curve("195 88, 198 72, 202 68"),
      SKIN,
      9.5,
    ) +
    fill(star([36, 84], 20, 4, 0.22) + star([70, 40], 12, 4, 0.22) + star([26, 150], 10, 4, 0.22), "#fff", {
      stroke: INK,
      "stroke-width": 2,
    }),
  hurt: (pic) =>
    stage(pic, "#0d3f70", CYAN, [80, 190], "kh", 70, INK) +
    blow(pic, [74, 196], "kb") +
    solid(shape("!84 344, 104 306, 130 278, 164 264, 208 268, 246 300, !256 344"), COAT) +
    fill(shape("!160 344, 172 304, !208 268, 246 300, !256 344"), INK) +
    g(
      { transform: move(146, 154, 36, 1.18) },
      kakeruHead(
        pic,
        { mouth: "clench", open: [0, 0.34], brow: [-6, 2], gaze: [0.3, 0.5] },
        { hatted: false, bare: bruise },
      ),
    ) +
    tails("!104 286, 130 262, 164 262, !196 244, !254 226, 234 250, !256 264, 216 282, 172 300, 120 306", SUN, pic) +
    fill(strokes(3.2, "120 290, 146 280, 176 280", "150 296, 180 286, 206 266"), INK) +
    // the hat leaves him
    g({ transform: move(170, 62, 30, 0.86) }, hat(pic), line(curve("-44 -22, -70 6, -52 26, -86 40"), SUN, 4)) +
    sweat([66, 84], [96, 62], [40, 112]) +
    line("M16 40l24 30M4 92l24 16", PAPER, 4.5),
  cuts: {
    kakeru_fivestep: (pic) =>
      tag("rect", { width: 480, height: 240, fill: RED }) +
      halftone(pic, "#a8082a", [-60, -80, 640, 300], [6.8, 0], 1.1, { transform: "rotate(-14 240 120)" }) +
      fill(rays([384, 112], 34, 110, 640, 0.02, "cut", 1.2), PAPER, { opacity: 0.92 }) +
      fill(rays([384, 112], 16, 160, 640, 0.014, "cut2", 1.2), INK) +
      // two of theirs, three of his: the stairs he runs
      card(30, 196, -26, 1.1, "4", "c", CYAN) +
      card(82, 204, -20, 1.3, "5", "d", CYAN) +
      card(144, 206, -14, 1.5, "6", "s", SUN) +
      card(214, 210, -9, 1.7, "7", "h", SUN) +
      card(294, 214, -4, 1.95, "8", "s", SUN) +
      tails(
        "!176 92, 120 70, 70 84, !-12 44, 14 80, !-10 96, 50 110, 70 134, !-6 150, 70 160, 130 142, 180 124",
        SUN,
        pic,
      ) +
      solid(shape("!206 150, 180 168, 150 158, !128 166, 132 184, 172 192, 222 176"), COAT) +
      solid(shape("!132 164, 116 158, 104 166, 110 182, 134 184"), PAPER) +
      solid(shape("!192 98, 216 82, 250 88, 278 112, 270 160, 232 180, 198 162, 182 130"), COAT) +
      fill(shape("!188 140, 220 150, !262 138, 270 160, 232 180, 198 162"), INK) +
      g(
        { transform: move(212, 66, -10, 0.8) + "scale(-1 1)" },
        kakeruHead(pic, { mouth: "shout", open: 0.85, brow: [-5, 4], gaze: [-0.7, 0.3] }),
      ) +
      solid(shape("!174 112, 196 100, 230 106, !244 120, 220 134, 188 132"), SUN) +
      fill(strokes(2.6, "184 118, 206 114, 230 122"), INK) +
      // the fist drawn back, the leg towards us
      solid(shape("!186 104, 166 112, !150 104, 158 90, 180 84, 198 90"), COAT) +
      solid(shape("156 88, 140 84, 132 94, 138 108, 152 108"), SKIN) +
      line("M140 90l-6 8M146 88l-6 12", INK, 2) +
      solid(shape("!238 118, 270 94, 320 72, !356 62, 366 100, 364 146, !354 174, 310 170, 262 168, 238 158"), COAT) +
      fill(shape("!242 146, 300 140, !360 128, !354 174, 310 170, 262 168"), INK) +
      solid(shape("!326 72, !356 58, 370 100, 368 150, !354 178, 326 172, 336 120"), PAPER) +
      line("M336 84l20 5M340 108l22 2M340 134l22-2M336 158l18-6", INK, 2.4) +
      // the sole of the straw sandal, and five toes that come first
      fill(
        [
          [372, 40, 12],
          [390, 22, 13],
          [411, 14, 14],
          [432, 20, 13],
          [449, 36, 12],
        ]
          .map(([x, y, r]) => ring([x!, y!], r!))
          .join(""),
        SKIN,
        { stroke: INK, "stroke-width": 4.5 },
      ) +
      solid(
        shape("360 66, 376 40, 408 32, 440 40, 458 72, 464 118, 456 172, 432 214, 398 220, 368 192, 354 150, 352 104"),
        "#d8a04a",
        6,
      ) +
      fill(shape("!440 40, 458 72, 464 118, 456 172, 432 214, !404 220, 432 176, 442 116, 434 60"), INK) +
      fill(
        shape("360 66, 376 40, 408 32, 440 40, 458 72, 464 118, 456 172, 432 214, 398 220, 368 192, 354 150, 352 104"),
        screen(pic, "#7a4a14", 6, 1.7),
        { opacity: 0.8 },
      ) +
      line(
        curve("366 84, 402 74, 438 80") +
          curve("362 116, 402 108, 442 114") +
          curve("364 148, 402 142, 440 150") +
          curve("374 180, 402 178, 432 188"),
        "#7a4a14",
        4,
      ) +
      line(
        curve("404 34, 400 70, 404 104") + curve("404 104, 376 112, 354 112") + curve("404 104, 438 112, 462 106"),
        INK,
        10,
      ) +
      line(
        curve("404 34, 400 70, 404 104") + curve("404 104, 376 112, 354 112") + curve("404 104, 438 112, 462 106"),
        RED,
        5.5,
      ),
    kakeru_rooftop: (pic) =>
      tag("rect", { width: 480, height: 240, fill: "#1b1440" }) +
      halftone(pic, CYAN, [-10, -6, 520, 260], [0, 6.2], 1.4, { transform: "rotate(180 240 120)" }) +
      fill(ring([300, 96], 92), SUN) +
      halftone(pic, RED, [200, 70, 200, 120], [0, 5.4], 1, { "clip-path": clipped(pic, ring([300, 96], 92)) }, 4) +
      line("M0 60h120M-10 84h70M40 112h110M380 40h120M410 70h90M420 128h70", PAPER, 3) +
      // far roofs, then the ridge: his whole row, laid as tiles
      fill("M0 178l40-30 46 24 30-18 52 34 60-40 54 34 40-22 56 26 48-34 54 32v60H0z", "#0c1f48") +
      fill("M-10 240L-10 214 490 172 490 240z", INK) +
      line([0, 60, 120, 180, 240, 300, 360, 420].map((x) => `M${x} ${240}q22-${18} 44 0`).join(""), "#3a3270", 3) +
      card(56, 200, -5, 1.7, "9", "d", RED) +
      card(170, 192, -5, 1.7, "10", "c", RED) +
      card(306, 182, -5, 1.7, "J", "h", RED) +
      card(428, 172, -5, 1.7, "Q", "s", RED) +
      // he: ink against the moon, an edge of light
      g(
        { transform: "translate(-82 -48)scale(1.34)" },
        tails(
          "!250 92, 200 70, 150 82, !84 50, 108 80, !76 92, 140 108, 160 122, !92 138, 160 142, 214 122, 252 106",
          RED,
          pic,
        ),
        line(curve("240 134, 286 130, 304 152"), INK, 20) +
          line(curve("304 152, 320 160, 330 154"), INK, 11) +
          line(curve("232 134, 204 160, 170 150, 152 132"), INK, 18) +
          line(curve("262 98, 290 120, 318 102"), INK, 13) +
          line(curve("250 102, 218 116, 204 96"), INK, 12),
        fill(shape("264 84, 238 100, 218 132, 240 148, 270 124, 286 98") + ring([280, 84], 16), INK),
        line(
          curve("286 100, 272 126, 250 144") + curve("286 132, 304 152, 322 158") + curve("268 108, 292 124, 318 106"),
          RED,
          2.4,
        ),
        g({ transform: move(282, 93, 12, 0.62) }, hat(pic)),
        line("M291 84l6 1", PAPER, 2.6),
      ),
    kakeru_hop: (pic) =>
      stage(pic, RED, WINE, [260, 90], "kq", -8, PAPER, 0.9) +
      cards("4s 5h 6d", [70, 206], [150, 0], [-6, 4], [1.5, 0]) +
      line(curve("-10 190, 40 110, 84 186, 150 70, 226 176, 320 20, 420 150"), PAPER, 5, {
        "stroke-dasharray": "12 10",
      }) +
      // three of him, each further
      (
        [
          [60, 96, 0.4, 0.5],
          [180, 74, 0.5, 0.75],
          [350, 84, 0.9, 1],
        ] as const
      )
        .map(([x, y, s, o]) =>
          g(
            { transform: move(x, y, 6, s), opacity: o },
            limb("10 60, -40 90, -70 70", 26, COAT) +
              limb("30 60, 80 80, 110 120", 26, COAT) +
              solid(shape("!-30 70, -20 30, 20 20, 50 40, !50 84, 10 96"), COAT) +
              limb("40 40, 84 30, 100 0", 18, COAT) +
              at(104, -10, 20, 0.7, fist()) +
              flip(14, -14, -6, 0.9, kakeruHead(pic, { mouth: "shout", open: 0.9, gaze: [-0.8, 0.4] })),
          ),
        )
        .join(""),
    kakeru_runup: (pic) =>
      stage(pic, SUN, RED, [330, 60], "kr", 200, "#fff", 0.9) +
      // somebody's shoulder is the first step
      solid(shape("!40 250, 60 180, 120 150, 200 150, 250 186, !270 250"), "#0b6f9c", 5) +
      solid(shape("110 150, 104 112, 130 88, 164 92, 180 120, 170 150"), SKIN, 4) +
      line("M120 120l10 8m0-8l-10 8M150 120l10 8m0-8l-10 8", INK, 4) +
      solid(shape("104 112, 112 84, 144 72, 176 90, 182 116, 150 102"), INK, 3) +
      limb("196 142, 230 96, 290 100", 34, COAT) +
      solid("M176 128l52 10-6 22-52-8z", "#d8a04a") +
      limb("300 104, 360 130, 372 180", 30, COAT) +
      solid("M352 176l46-4 2 22-44 2z", "#d8a04a") +
      tails("!280 60, 230 40, 190 50, !130 20, 150 50, !120 64, 190 76, 240 90, 290 84", PAPER, pic) +
      solid(shape("!262 112, 270 60, 312 40, 350 60, !346 116, 300 130"), COAT) +
      limb("340 64, 390 60, 410 30", 24, COAT) +
      at(416, 20, 30, 0.8, fist()) +
      flip(318, 46, -12, 0.72, kakeruHead(pic, { mouth: "grin", gaze: [-0.8, -0.3] })) +
      cards("7c|8d 9s 10h", [236, 214], [66, -6], [-10, 6], [1.4, 0]),
  },
};
