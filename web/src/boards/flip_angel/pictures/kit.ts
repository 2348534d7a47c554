/** Parts of the paper theatre (Flip Angel). Day and night call the same parts; only the palette and the light differ. */
import { circle, feather, leaf, lerp, line, polar, pt, ribbon, shape, star } from "../../../art/pen";
import { H, W, type Sheet } from "../../../art/sheet";

/** The tones of one face of one card. */
export type Tones = {
  night: boolean;
  sky: [string, string];
  glow: string;
  far: string;
  mid: string;
  near: string;
  paper: string;
  paper2: string;
  gold: string;
  gold2: string;
  skin: string;
  skin2: string;
  hair: string;
  hair2: string;
  cloth: string;
  cloth2: string;
  cloth3: string;
  accent: string;
  ink: string;
};

/** One angel: drawn once, lit twice. What changes with the light asks `t.night`. */
export interface Angel {
  day: Partial<Tones>;
  dark: Partial<Tones>;
  draw: (s: Sheet, t: Tones) => void;
}

/** Day: light from the upper left. Night: light from the magma below, so every shadow falls upward. */
export const lights = (night: boolean) => {
  const one = (id: string, dx: number, dy: number, blur: number, o: number) =>
    `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${night ? "#000" : "#3a2c4a"}" flood-opacity="${o}"/></filter>`;
  return (
    (night
      ? one("a", -0.6, -1.4, 1.1, 0.75) + one("b", -1.5, -4, 4, 0.85)
      : one("a", 0.8, 1.4, 1, 0.34) + one("b", 2.5, 4.5, 3.6, 0.42)) +
    `<filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 ${night ? 1 : 0.35} 0 0 0 0 ${night ? 0.7 : 0.25} 0 0 0 0 ${night ? 0.6 : 0.2} 0 0 0 1.1 -.42"/></filter>`
  );
};
/** A sheet of card lying above what was drawn before; `lift` says how far. */
export const layer = (s: Sheet, lift: "a" | "b", draw: () => void) => s.filtered(lift, draw);

export function sky(s: Sheet, t: Tones, cx: number, cy: number, r: number) {
  s.raw(`<rect width="${W}" height="${H}" fill="${s.lg(t.sky[0], t.sky[1])}"/>`);
  s.fill(
    circle(cx, cy, r),
    s.rg(
      [
        [0, t.glow, 1],
        [0.35, t.glow, 0.55],
        [1, t.glow, 0],
      ],
      cx,
      cy,
      r,
      true,
    ),
  );
}
export function finish(s: Sheet, t: Tones) {
  s.raw(
    `<rect width="${W}" height="${H}" fill="${s.rg(
      [
        [0.55, "#000", 0],
        [1, t.night ? "#000" : "#8a5a12", t.night ? 0.55 : 0.16],
      ],
      120,
      160,
      215,
      true,
    )}"/>`,
  );
  s.onlyFiltered(`<rect width="${W}" height="${H}" filter="url(#n)" opacity="${t.night ? 0.09 : 0.1}"/>`);
}

export type Wing = {
  at: [number, number];
  wrist: [number, number];
  tip: number;
  end: number;
  len: number;
  n: number;
  cut: "dove" | "swift" | "owl" | "flame" | "leaf" | "stub";
  tones: [string, string, string];
  bars?: string;
  rim?: string;
};
/** Shoulder → wrist → feathers. `tip` and `end` are the directions (degrees) of the outermost and innermost feather. */
export function wing(s: Sheet, w: Wing) {
  const [a, b, c] = w.tones;
  if (w.rim) s.raw(`<g stroke="${w.rim}" stroke-width=".9">`);
  const rows: [number, number, string, string][] =
    w.cut === "swift"
      ? [
          [1, 0, a, b],
          [0.42, 0.4, b, c],
        ]
      : w.cut === "flame"
        ? [
            [1, 0, b, a],
            [0.6, 0.5, c, b],
          ]
        : [
            [1, 0, a, b],
            [0.58, 0.5, a, c],
            [0.32, 0.3, b, c],
          ];
  const flat = a === b; // a silhouette needs no inner rows
  (flat ? rows.slice(0, 1) : rows).forEach(([scale, shift, light, dark], row) => {
    const count = row ? Math.max(3, w.n - 1) : w.n;
    for (let i = 0; i < count; i++) {
      const t = Math.min(1, (i + shift) / (count - 1));
      const x0 = lerp(w.wrist[0], w.at[0], t ** 1.15),
        y0 = lerp(w.wrist[1], w.at[1], t ** 1.15);
      const deg = (lerp(w.tip, w.end, t) * Math.PI) / 180;
      const fall = {
        dove: 1 - 0.42 * t,
        swift: 1 - 0.74 * t ** 0.55,
        owl: 0.86 + 0.14 * Math.sin(t * 3.1) - 0.3 * t * t,
        flame: (i % 2 ? 0.72 : 1) - 0.3 * t,
        leaf: 1 - 0.35 * t,
        stub: 1 - 0.5 * t,
      }[w.cut];
      const len = w.len * scale * fall,
        x1 = x0 + len * Math.cos(deg),
        y1 = y0 + len * Math.sin(deg);
      const side = w.end > w.tip ? 1 : -1,
        fat =
          (w.len / w.n) *
          { dove: 1.5, swift: 1.15, owl: 2.5, flame: 1.5, leaf: 1.7, stub: 1.6 }[w.cut] *
          (row ? 0.95 : 1);
      const d =
        w.cut === "flame" || w.cut === "leaf"
          ? leaf(
              x0,
              y0,
              x1,
              y1,
              fat * 0.8,
              side * len * (w.cut === "flame" ? (i % 2 ? -0.1 : 0.2) : 0.08),
              w.cut === "leaf" ? 0.45 : 0.35,
            )
          : feather(
              x0,
              y0,
              x1,
              y1,
              fat,
              side * len * (w.cut === "swift" ? 0.1 : 0.07),
              { dove: 0.6, swift: 0.05, owl: 1, stub: 0.8 }[w.cut],
            );
      if (flat) s.fill(d, a);
      else s.fill(d, s.lg(light, dark, x1 > x0 ? 1 : 0, y1 > y0 ? 1 : 0, x1 > x0 ? 0 : 1, y1 > y0 ? 0 : 1));
      if (w.cut === "leaf" && !row)
        s.ink(
          `M${Math.round(x0)} ${Math.round(y0)}L${Math.round(lerp(x0, x1, 0.85))} ${Math.round(lerp(y0, y1, 0.85))}`,
          c,
          0.7,
        );
      if (w.bars && !row)
        s.ink(
          [0.62, 0.8]
            .map(
              (k) =>
                `M${Math.round(lerp(x0, x1, k) - Math.sin(deg) * fat * 0.3)} ${Math.round(lerp(y0, y1, k) + Math.cos(deg) * fat * 0.3)}l${Math.round(Math.sin(deg) * fat * 0.6)} ${Math.round(-Math.cos(deg) * fat * 0.6)}`,
            )
            .join(""),
          w.bars,
          1.6,
          'opacity=".5"',
        );
    }
  });
  if (w.rim) s.raw("</g>");
  const mx = (w.at[0] + w.wrist[0]) / 2,
    my = (w.at[1] + w.wrist[1]) / 2;
  if (w.cut !== "flame")
    s.fill(
      ribbon(
        [
          pt(...w.at),
          pt(mx, my),
          pt(...w.wrist),
          pt(
            w.wrist[0] + w.len * 0.13 * Math.cos((w.tip * Math.PI) / 180),
            w.wrist[1] + w.len * 0.13 * Math.sin((w.tip * Math.PI) / 180),
          ),
        ],
        [w.len * 0.1, w.len * 0.12, w.len * 0.09, 0],
      ),
      a,
    );
}

export type Head = {
  x: number;
  y: number;
  size: number;
  turn?: number;
  face?: 1 | -1;
  eye?: "open" | "closed" | "narrow";
  look?: [number, number];
  nose?: number;
  child?: boolean;
  jaw?: keyof typeof JAWS;
  /** Without a neck, where the body brings its own. */
  neckless?: true;
  /** Open to sing or to cry out; else the lips are shut. */
  open?: boolean;
};
/** Other profiles, from the forehead to below the chin. */
const JAWS = {
  hawk: "-28 -42, -34 -22, -32 -10, -46 2, !-54 19, !-38 21, -40 28, !-35 31, -39 37, -31 42, -36 55, -23 62, -6 51",
  round: "-31 -36, -39 -16, -36 -4, !-47 11, !-39 17, -43 24, !-39 27, -42 33, -37 38, -39 48, -24 58, -6 51",
  gaunt: "-29 -40, -36 -20, -32 -8, !-50 16, !-36 20, -39 27, !-33 30, -37 36, -29 41, -34 56, -22 61, -13 44, -6 47",
} as const;
const place = (h: Head) =>
  `transform="translate(${h.x} ${h.y})rotate(${h.turn ?? 0})scale(${(((h.face ?? 1) * h.size) / 50).toFixed(2)} ${(h.size / 50).toFixed(2)})"`;
/** A head from the side, looking left (face: -1 looks right). */
export function profile(s: Sheet, t: Tones, h: Head, dress: () => void = () => undefined) {
  const k = h.nose ?? 0;
  s.group(place(h), () => {
    const [lx, ly] = h.look ?? [0, 0];
    s.fill(
      shape(
        h.child
          ? "-34 -38, -43 -16, -40 2, !-50 13, !-40 18, -42 24, !-38 27, -40 33, -35 38, -34 46, -18 54, -4 48, !-2 82, !32 82, 27 40, 42 4, 36 -36, 6 -54, -18 -49"
          : `${h.jaw ? JAWS[h.jaw] : `-30 -38, -37 -18, -34 -7, !${-51 - k} ${13 + k / 2}, !-37 19, -42 26, !-36 30, -40 36, -33 41, -35 51, -22 57, -6 49`}, ${h.neckless ? "10 46" : "!-2 82, !32 82"}, 27 40, 42 4, 36 -36, 6 -54, -18 -49`,
      ),
      t.skin,
    );
    if (!h.neckless) s.fill(shape("!-6 49, 6 40, 20 8, !27 40, !32 82, !-2 82"), t.skin2);
    if (h.child && h.eye === "open") {
      s.fill(shape("!-38 6, -31 -8, -20 -6, !-15 6, -26 14"), "#fff");
      s.fill(circle(-29 + lx, 3 + ly, 7), t.ink);
      s.fill(circle(-31 + lx, 0 + ly, 2.4), "#fff");
      s.fill(ribbon("-40 4, -30 -11, -12 4", [0, 3, 0]), t.ink);
    } else if (h.eye === "closed") s.fill(ribbon("-35 -1, -28 4, -18 2", [0, 2.6, 0]), t.ink);
    else {
      s.fill(
        shape(h.eye === "narrow" ? "!-36 -1, -28 -4, !-17 2, -27 4" : "!-36 0, -30 -7, !-16 2, -28 6"),
        t.night ? "#ffe9c9" : "#fff",
      );
      s.fill(circle(-30 + lx, 0 + ly, h.eye === "narrow" ? 2.8 : 4), t.night ? t.accent : t.ink);
      s.fill(ribbon("-38 -2, -30 -8, -14 2", [0, 2.6, 0]), t.ink);
    }
    s.fill(ribbon(h.eye === "narrow" ? "-39 -11, -28 -16, -12 -18" : "-38 -15, -28 -21, -12 -17", [0, 4, 0]), t.hair2);
    if (h.open) s.fill(shape("!-40 26, -29 24, !-22 30, -28 42, !-39 39"), t.night ? "#1a0508" : "#8a2a2a");
    else s.fill(ribbon("-36 30, -30 31, -25 29", [0, 1.8, 0]), t.ink);
    dress();
  });
}
/** A head at three quarters, looking left. */
export function quarter(s: Sheet, t: Tones, h: Head, dress: () => void = () => undefined) {
  s.group(place(h), () => {
    s.fill(
      shape("-28 -32, -35 -6, -31 6, -33 18, -25 38, -10 54, 2 55, !8 80, !38 80, 30 34, 36 4, 34 -26, 18 -50, -8 -52"),
      t.skin,
    );
    s.fill(shape("!2 55, 20 42, 31 14, !30 34, !38 80, !8 80"), t.skin2);
    s.fill(shape("!-16 2, -24 20, !-15 23, -12 18"), t.skin2);
    const [lx, ly] = h.look ?? [0, 0];
    if (h.eye === "closed")
      s.fill(ribbon("-31 5, -25 9, -17 6", [0, 2.6, 0]) + ribbon("-4 6, 6 11, 18 6", [0, 3, 0]), t.ink);
    else {
      s.fill(shape("!-31 4, -25 -3, !-17 4, -24 8") + shape("!-4 5, 7 -5, !19 5, 7 10"), t.night ? "#ffe9c9" : "#fff");
      s.fill(circle(-25 + lx, 3 + ly, 3.8) + circle(6 + lx, 3 + ly, 5), t.night ? t.accent : t.ink);
      s.fill(ribbon("-32 4, -25 -4, -16 3", [0, 2.4, 0]) + ribbon("-6 5, 7 -6, 21 4", [0, 3.4, 0]), t.ink);
    }
    const b = h.eye === "narrow" ? 6 : 0;
    s.fill(
      ribbon(`-33 ${-8}, -26 ${-13}, -18 ${-10 + b}`, [0, 3, 0]) + ribbon(`-6 ${-9 + b}, 6 -15, 21 -9`, [0, 4, 0]),
      t.hair2,
    );
    if (h.open) s.fill(shape("!-23 34, -13 31, !-1 33, -4 47, -14 50, !-21 45"), t.night ? "#1a0508" : "#8a2a2a");
    else s.fill(ribbon("-24 37, -15 39, -4 36", [0, 2.6, 0]), t.ink);
    dress();
  });
}
/** A fist round a shaft; `turn` is the direction of the forearm. */
export const fist = (s: Sheet, t: Tones, x: number, y: number, size: number, turn = 0) =>
  s.stamp("fist", `translate(${x} ${y})rotate(${turn})scale(${size / 10})`, () => {
    s.fill(shape("-8 -6, 0 -8, 8 -6, 9 3, 6 8, -5 8, -9 3"), t.skin);
    s.ink("M-4-7.5l-.5 8M.5-8v8M5-7.5l.3 7", t.skin2, 1.3);
    s.fill(ribbon("9 1, 4 3, -3 2", [6, 5, 3]), t.skin);
  });
export const sparks = (s: Sheet, colour: string, at: [number, number, number][]) =>
  s.fill(at.map(([x, y, r]) => star(x, y, r)).join(""), colour);
export const halo = (s: Sheet, t: Tones, x: number, y: number, rx: number, ry: number, turn: number) =>
  s.raw(
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="none" stroke="${t.gold}" stroke-width="3.4"/>`,
  );

/** Holes punched along a hem: paper lace, for the price of one path. */
export const punch = (s: Sheet, d: string, colour: string, width = 2, gap = 5) =>
  s.ink(d, colour, width, `stroke-linecap="round" stroke-dasharray="0 ${gap}"`);

/** An open hand: the directions of its fingers in degrees, the thumb last. */
export function hand(s: Sheet, t: Tones, x: number, y: number, size: number, fingers: number[], long = 1) {
  const rest = fingers.slice(0, -1);
  const mean = rest.reduce((sum, deg) => sum + deg, 0) / rest.length;
  const along = (k: number) => polar(x, y, size * k, mean);
  const reach = (deg: number, i: number) => {
    const thumb = i === rest.length;
    const r = size * (thumb ? 1.3 : (2 - 0.12 * Math.abs(i - 1)) * long);
    return ribbon(
      [polar(x, y, size * 0.2, deg), polar(x, y, r * 0.6, deg + (thumb ? -8 : 3)), polar(x, y, r, deg)],
      [size * 0.5, size * 0.46, size * 0.3],
    );
  };
  const palm = ribbon([along(-0.9), along(-0.2), along(0.55)], [size * 0.95, size * 1.35, size * 1.15]);
  s.fill(palm + fingers.map(reach).join(""), t.skin);
  s.ink(
    rest
      .slice(1)
      .map((deg, i) => {
        const [a, b] = [polar(x, y, size * 0.62, (deg + rest[i]!) / 2), polar(x, y, size * 0.95, (deg + rest[i]!) / 2)];
        return line([a, b]);
      })
      .join(""),
    t.skin2,
    size * 0.09,
  );
}
/** Light that fades out from a point. */
export const glow = (s: Sheet, x: number, y: number, r: number, colour: string, strength = 0.9) =>
  s.fill(
    circle(x, y, r),
    s.rg(
      [
        [0, colour, strength],
        [1, colour, 0],
      ],
      x,
      y,
      r,
      true,
    ),
  );
