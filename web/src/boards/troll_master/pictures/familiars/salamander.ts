import { brush, curve, dots, fill, line, ring, shape, splash } from "../../../../art/marks";
import {
  INK,
  SEPIA,
  body,
  contour,
  edge,
  eye,
  flame,
  limb,
  parchment,
  pen,
  spatter,
  thing,
  type Scene,
  wash,
} from "../kit";

/** Coils round its log in the middle of the fire, and warms its belly. */
export const salamander: Scene = (pic) => {
  const trunk = brush("30 236, 62 262, 108 250, 122 214, 98 188, 96 154, 128 134, 168 138, 196 122", 40, {
    from: 0.1,
    to: 0.62,
    at: 0.55,
  });
  const head = shape("166 112, 184 92, 212 86, 232 96, 238 112, 226 128, 196 144, 170 142");
  const leg = (d: string) => limb(curve(d), 11, "#e8641c");
  return (
    parchment(pic, "sal", "#b5522a") +
    // the hearth: an arch of stones, soot
    wash(pic, shape("!22 292, 20 150, 46 76, 120 44, 194 76, 220 150, !218 292"), "#4a2a20", 0.95) +
    wash(pic, shape("!40 292, 40 160, 62 98, 120 70, 178 98, 200 160, !200 292"), "#170c0a", 0.95) +
    pen(
      pic,
      contour("M22 294V150C26 80 80 46 120 46s94 34 98 104v144", 2.2) +
        line(
          "M22 150H0M28 112L6 98M46 78L26 56M76 56L66 30M108 46l-4-28M140 48l4-28M170 60l14-26M196 86l20-20M214 118l24-12M218 152h24M0 200h22M0 246h22M218 200h22M218 246h22",
          INK,
          1.8,
        ),
    ) +
    flame(pic, 66, 280, 130, "#c8321c") +
    flame(pic, 176, 284, 150, "#c8321c") +
    flame(pic, 120, 284, 210, "#b02818", 0.7) +
    flame(pic, 46, 284, 80, "#f0a02c") +
    flame(pic, 196, 284, 96, "#f0a02c") +
    // the log, first its far half
    pen(pic, thing("M56 288L170 168l22 18L88 300z", "#5a3218", 2.4), line("M84 278l90-92M98 280l70-72", SEPIA, 1.2)) +
    leg("112 240, 142 250, 150 270") +
    leg("100 172, 68 170, 56 190") +
    body(
      pic,
      trunk,
      "#f0701c",
      "#8c1d14",
      shape(
        "!20 230, 70 284, 130 260, 142 214, !114 204, 128 172, 176 156, !210 140, 150 150, 116 170, 122 226, 80 262",
      ),
      2.4,
    ) +
    leg("150 142, 166 172, 190 178") +
    pen(
      pic,
      line(
        "M150 270l-6 9m6-9l5 10m-5-10l12 4M56 190l-9 4m9-4l-3 10m3-10l7 9M190 178l10-5m-10 5l11 3m-11-3l5 10",
        INK,
        3.2,
      ),
    ) +
    fill(
      splash([60, 250], 8, "s1", 0) +
        splash([100, 244], 10, "s2", 0) +
        splash([112, 206], 9, "s3", 0) +
        splash([98, 170], 9, "s4", 0) +
        splash([130, 140], 10, "s5", 0) +
        splash([160, 134], 7, "s6", 0),
      "#ffd23f",
      { opacity: 0.95 },
    ) +
    body(pic, head, "#f0701c", "#8c1d14", shape("!166 142, 200 130, 238 112, !226 134, 190 152"), 2.4) +
    fill(brush("178 134, 202 130, 224 118, 236 106", 3, { at: 0.4 }), INK) +
    fill(brush("174 126, 178 136, 186 138", 2.4), INK) +
    eye(198, 106, 9.5, [-0.8, 0.5], "#f7d84a", true, 0.8) +
    fill(ring([228, 102], 1.6), INK) +
    fill(splash([178, 118], 5, "s7", 0) + splash([186, 96], 4, "s8", 0), "#ffd23f") +
    flame(pic, 150, 300, 66, "#f0a02c", 0.95) +
    flame(pic, 40, 300, 60, "#e8641c", 0.95) +
    flame(pic, 204, 300, 70, "#e8641c", 0.95) +
    flame(pic, 152, 300, 36, "#ffe58a", 1) +
    flame(pic, 84, 302, 44, "#ffe58a", 0.9) +
    line(
      dots([
        [60, 120],
        [88, 96],
        [150, 84],
        [196, 200],
        [50, 186],
        [132, 108],
        [76, 140],
        [112, 84],
      ]),
      "#ffd23f",
      3,
    ) +
    spatter([22, 30], "#c8321c", "f1", 8) +
    edge(pic)
  );
};
