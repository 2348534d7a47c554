/** Heads in three-quarter view, looking to the left; the caller turns, mirrors and places them. Chin at 46, brow at −12. */
import { brush, clipped, curve, fill, g, line, num, shape, tag, type At } from "./marks";
import type { Sheet } from "./sheet";

export interface Face {
  skin: string;
  shade: string;
  ink: string;
  iris: string;
  deep: string;
  /** Where the eyes look, −1…1. */
  gaze: At;
  /** 1 open, .5 narrow, 0 shut; or one for each eye. */
  open: number | readonly [number, number];
  /** The outer end of the lids, up is positive. */
  slant: number;
  /** Height of a brow's inner and outer end; no brows without it. */
  brow?: readonly [number, number];
  mouth: keyof typeof MOUTHS;
  jaw?: keyof typeof JAWS;
  inkW?: number;
  blush?: string;
  lash?: number;
  paint?: string;
  /** Lines of age. */
  old?: boolean;
}

/** A grown face, a child's, a broad one, a gaunt one. */
const JAWS = {
  fine: "-35 -22, -37 -8, -34 3, -35 13, -30 28, -19 41, -8 47, 4 45, 22 34, 35 19, 41 0, 41 -30, 4 -52, -30 -42",
  child: "-36 -22, -39 -4, -38 10, -40 20, -32 34, -16 43, 0 44, 20 38, 36 22, 42 2, 41 -30, 4 -52, -30 -42",
  broad: "-37 -24, -40 -8, -37 4, -40 18, -38 34, -26 47, -6 51, 14 50, 34 40, 43 20, 45 -4, 43 -32, 4 -54, -32 -44",
  gaunt: "-34 -22, -37 -8, -32 4, -34 12, -27 30, -20 46, -10 54, 0 52, 16 40, 30 20, 40 0, 40 -30, 4 -52, -30 -42",
};
const MOUTHS = {
  smile: (f: Face) =>
    fill(brush("-20 27, -13 32, -4 32, 5 26", 2.6), f.ink) + fill(brush("-13 37, -6 38", 1.6), f.shade),
  grin: (f: Face) =>
    fill(shape("!-21 25, -10 27, !7 22, 4 33, -6 38, -16 34"), f.ink) +
    fill(shape("!-19 26, -10 28, !5 24, 4 28, -8 32, -18 29"), "#fff") +
    fill(brush("-22 24, -10 27, 9 21", 2.2), f.ink),
  shout: (f: Face) =>
    fill(shape("!-21 24, -8 20, !8 22, 9 34, 0 44, -12 43, -20 34"), f.ink) +
    fill(shape("-14 36, -5 33, 5 35, 0 42, -10 41"), "#d8324a") +
    fill(shape("!-19 25, -8 22, !6 23, 5 27, -8 27, -18 28"), "#fff"),
  clench: (f: Face) =>
    fill(shape("!-20 30, -12 25, 2 25, !8 30, 2 35, -14 36"), "#fff", { stroke: f.ink, "stroke-width": 2.2 }) +
    line("M-14 26v9M-7 25v11M0 25v10M-19 30.5H7", f.ink, 1.1),
  smirk: (f: Face) =>
    fill(brush("-19 31, -10 32, 0 29, 9 23", 3, { at: 0.7 }), f.ink) + fill(brush("7 20, 10 23, 10 27", 1.8), f.ink),
  lips: (f: Face) =>
    fill(shape("!-19 29, -12 26.5, -8 28, -4 26, !6 26, -2 33, -10 35"), "#d81e3c") +
    fill(brush("-20 29, -10 30, 0 29, 8 24", 1.9, { at: 0.7 }), f.ink) +
    fill(brush("7 21, 10 24, 9 28", 1.7), f.ink),
  small: (f: Face) => fill(brush("-15 29, -9 31, -2 29", 2.6), f.ink),
  frown: (f: Face) => fill(brush("-19 34, -10 28, 0 29, 7 34", 3), f.ink),
  oh: (f: Face) => fill(shape("-14 30, -7 24, 0 30, -6 38"), f.ink),
};

function eye(pic: Sheet, f: Face, cx: number, cy: number, w: number, h: number, open: number, outer: 1 | -1): string {
  const lw = f.inkW ?? 1;
  if (open < 0.15) {
    const shut: At[] = [
      [cx - w / 2, cy - 1],
      [cx, cy + 4],
      [cx + w / 2, cy - 1 - outer * f.slant],
    ];
    return fill(brush(shut, 3.6 * lw), f.ink);
  }
  const top = -h * 0.5 * open;
  const [l, r]: [At, At] = [
    [cx - w / 2, cy + (outer < 0 ? -f.slant : 1.5)],
    [cx + w / 2, cy + (outer > 0 ? -f.slant : 1.5)],
  ];
  const at = ([x, y]: At) => `${num(x)} ${num(y)}`;
  const d = shape(
    `!${at(l)}, ${at([cx - w * 0.2, cy + top])}, ${at([cx + w * 0.22, cy + top])}, !${at(r)}, ${at([cx + w * 0.26, cy + h * 0.42])}, ${at([cx - w * 0.24, cy + h * 0.42])}`,
    10,
  );
  const [ix, iy, rx] = [cx + f.gaze[0] * w * 0.17, cy + f.gaze[1] * h * 0.14, Math.min(w * 0.3, 6.6)];
  const ellipse = (x: number, y: number, a: number, b: number, colour: string) =>
    tag("ellipse", { cx: x, cy: y, rx: a, ry: b, fill: colour });
  const lid: At[] = [
    [l[0] - (outer < 0 ? 3 : 0), l[1] - (outer < 0 ? 1 : 0)],
    [cx - w * 0.2, cy + top],
    [cx + w * 0.22, cy + top],
    [r[0] + (outer > 0 ? 3.5 : 0), r[1] - (outer > 0 ? 1.5 : 0)],
  ];
  return (
    fill(d, "#fffaf2") +
    g(
      { "clip-path": clipped(pic, d) },
      ellipse(ix, iy, rx, h * 0.5, f.deep),
      ellipse(ix, iy + h * 0.2, rx * 0.78, h * 0.29, f.iris),
      ellipse(ix, iy + 0.5, rx * 0.42, h * 0.22, f.ink),
      tag("rect", { x: cx - w, y: cy + top - 3, width: w * 2, height: 5 + h * 0.08, fill: f.ink, opacity: 0.3 }),
    ) +
    ellipse(ix - rx * 0.34, iy - h * 0.2, rx * 0.34, rx * 0.34, "#fff") +
    fill(brush(lid, 4.2 * lw * (f.lash ?? 1), { at: outer > 0 ? 0.62 : 0.38, from: 0.3, to: 0.25 }), f.ink) +
    fill(
      brush(
        [
          [cx - w * 0.25, cy + h * 0.43],
          [cx + w * 0.25, cy + h * 0.43],
        ],
        1.5 * lw,
      ),
      f.ink,
    )
  );
}

export function face(pic: Sheet, f: Face): string {
  const lw = f.inkW ?? 1;
  const [o1, o2] = typeof f.open === "number" ? [f.open, f.open] : f.open;
  const brow = ([inner, outer]: readonly [number, number]) =>
    fill(
      brush(
        [
          [-30, -13 - outer],
          [-22, -15 - (inner + outer) / 2],
          [-12, -11 - inner],
        ],
        3.2 * lw,
        { at: 0.6 },
      ) +
        brush(
          [
            [2, -11 - inner],
            [14, -16 - (inner + outer) / 2],
            [28, -12 - outer],
          ],
          3.6 * lw,
          { at: 0.3 },
        ),
      f.ink,
    );
  const jaw = shape(JAWS[f.jaw ?? "fine"]);
  const small = f.jaw === "child" ? 2 : 0;
  return (
    fill(jaw, f.skin, { stroke: f.ink, "stroke-width": 1.6 * lw }) +
    // the side away from the light
    g(
      { "clip-path": clipped(pic, jaw) },
      fill(shape("!50 -30, 50 0, 45 24, 30 44, 6 56, !-10 60, 10 38, 22 24, 28 6, 30 -14, 27 -30"), f.shade),
      fill(shape("!-40 -24, 0 -20, !44 -22, 44 -50, 0 -60, -40 -50"), f.shade),
    ) +
    (f.blush
      ? tag("ellipse", { cx: 17, cy: 17, rx: 8, ry: 4, fill: f.blush, opacity: 0.5 }) +
        tag("ellipse", { cx: -26, cy: 17, rx: 5, ry: 4, fill: f.blush, opacity: 0.5 })
      : "") +
    (f.paint
      ? fill(shape("!20 -8, 30 -10, !34 -14, 32 0, !26 6") + shape("!-24 -8, -32 -8, !-36 -10, -34 0, !-29 4"), f.paint)
      : "") +
    eye(pic, f, -20, 3 + small, 17, 19 + small, o1, -1) +
    eye(pic, f, 14, 3 + small, 23, 20 + small, o2, 1) +
    (f.brow ? brow(f.brow) : "") +
    (f.old
      ? fill(
          brush("-24 22, -26 32, -22 38", 1.8) +
            brush("9 18, 15 28, 12 38", 2) +
            brush("28 8, 33 6, 36 8", 1.6) +
            brush("-20 -26, 0 -29, 22 -26", 1.6),
          f.ink,
        ) + fill(brush("-26 16, -18 18, -12 14", 1.6) + brush("4 16, 14 19, 24 15", 1.8), f.ink)
      : "") +
    fill(shape("!-14 15, -17 20, !-12 20.5"), f.shade) +
    fill(brush("-16 20, -13.5 21.5, -10.5 20.5", 1.5 * lw), f.ink) +
    MOUTHS[f.mouth](f)
  );
}

/** A head in profile, looking to the left, of the same size as the others. */
export function profile(pic: Sheet, f: Face, nose = 0): string {
  const lw = f.inkW ?? 1;
  const open = typeof f.open === "number" ? f.open : f.open[0];
  const jaw = shape(
    `-24 -40, -32 -22, !-31 -10, ${num(-40 - nose)} 12, !${num(-41 - nose)} 18, !-31 20, -35 26, !-30 29, -34 34, -31 42, -20 50, -6 46, 14 36, 26 18, 34 -8, 30 -36, 0 -52`,
  );
  const lip =
    f.mouth === "shout" || f.mouth === "oh"
      ? fill(shape("!-36 26, -24 22, -12 28, -20 40, !-32 38"), f.ink)
      : fill(brush("-33 29, -24 30, -14 26", 2.8), f.ink);
  return (
    fill(jaw, f.skin, { stroke: f.ink, "stroke-width": 1.6 * lw }) +
    g(
      { "clip-path": clipped(pic, jaw) },
      fill(shape("!40 -30, 40 10, 20 44, !-20 56, 4 36, 14 10, 16 -30"), f.shade),
      fill(shape("!-40 -26, 0 -22, !40 -24, 40 -56, -40 -56"), f.shade),
    ) +
    eye(pic, f, -17, 2, 15, 19, open, 1) +
    (f.brow
      ? fill(
          brush(
            [
              [-29, -12 - f.brow[0]],
              [-18, -15 - f.brow[1]],
              [-4, -10 - f.brow[1]],
            ],
            3.6 * lw,
            { at: 0.3 },
          ),
          f.ink,
        )
      : "") +
    (f.old
      ? fill(
          brush("-26 14, -22 26, -24 34", 2) + brush("-6 6, 0 4, 4 6", 1.6) + brush("-18 14, -10 16, -4 12", 1.6),
          f.ink,
        )
      : "") +
    fill(
      brush(
        [
          [-36 - nose, 15],
          [-32, 18],
          [-28, 15],
        ],
        1.6 * lw,
      ),
      f.ink,
    ) +
    lip
  );
}

/** The neck, from under the jaw to where the collar will hide it. Drawn before the face. */
export const neck = (skin: string, shade: string, ink: string, w = 2.2): string =>
  fill(shape("!-4 30, -3 58, !-12 82, !44 82, 35 58, !37 6"), skin) +
  fill(shape("!-4 40, 14 52, !37 24, 36 54, 24 68, !-2 58"), shade) +
  line(curve("-4 36, -3 60, -11 80") + curve("37 16, 35 60, 43 80"), ink, w);

/** A hand of capsules: each finger a thick round stroke from the palm, dark first; the palm closes their roots. */
export function hand(palm: string, fingers: readonly string[], w: number, skin: string, ink: string, lw = 2.2): string {
  const d = shape(palm);
  return (
    fill(d, ink, { stroke: ink, "stroke-width": lw * 1.6 }) +
    fingers.map((f) => line(curve(f), ink, w + lw * 1.6) + line(curve(f), skin, w)).join("") +
    fill(d, skin) +
    line(fingers.map((f) => `M${f.slice(0, f.indexOf(","))}h0`).join(""), skin, w)
  );
}
