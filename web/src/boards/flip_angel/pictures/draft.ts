/** A scene for an angel that nobody has drawn: wings over a hill, and an emblem made from the card's own data between them. */
import { emblem, seedOf } from "../../../art/emblem";
import { circle, rays, shape } from "../../../art/pen";
import { layer, sky, wing, type Angel, type Tones, type Wing } from "./kit";
import { apron } from "./stage";

const CUTS: readonly Wing["cut"][] = ["dove", "swift", "owl", "flame", "leaf", "stub"];
/** By name: sky above and below by day, accent; the same by night. */
const PALETTES: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  dawn: ["#ffc9a8", "#fff3d6", "#d5482f", "#3a0c18", "#a01c20", "#ff8a3a"],
  noon: ["#5fa8dc", "#d8f0fa", "#2a6fa8", "#0c1230", "#4a2a6a", "#9ab0ff"],
  meadow: ["#a8dcb8", "#fff6c8", "#3f7440", "#0c1a14", "#3a5a1a", "#b8e04a"],
  lilac: ["#c9b9ec", "#ffeae0", "#6a4a9c", "#1a0a2a", "#6a1a5a", "#ff7ab8"],
};

/** What a card may ask for; a word for its `emblem`, besides. */
export const parts = { palette: Object.keys(PALETTES), wing: CUTS };

/** `parts` may name a `palette`, a `wing` and the seed word of an `emblem`; the card's data say the rest. */
export function drafted(id: string, parts: Readonly<Record<string, string>>, card: unknown): Angel {
  const seed = seedOf([id, card]);
  const names = Object.keys(PALETTES);
  const p = (PALETTES[parts["palette"] ?? ""] ?? PALETTES[names[seed % names.length]!])!;
  const cut = CUTS.find((one) => one === parts["wing"]) ?? CUTS[seed % CUTS.length]!;
  const sign = parts["emblem"] ? seedOf(parts["emblem"]) : seed;
  const lean = (seed % 30) - 15;
  return {
    day: { sky: [p[0], p[1]], accent: p[2] },
    dark: { sky: [p[3], p[4]], accent: p[5], glow: p[5] },
    draw(s, t) {
      sky(s, t, 120, 150, 200);
      s.fill(rays(120, 150, 40, 320, 18, 0.45, lean), t.glow, `opacity="${t.night ? 0.2 : 0.45}"`);
      layer(s, "b", () => s.fill(shape("!-10 340, !-10 250, 60 226, 130 246, !250 220, !250 340"), t.far));
      s.group(`transform="rotate(${lean} 120 160)"`, () => {
        layer(s, "b", () => spread(s, t, cut, 1));
        layer(s, "b", () => spread(s, t, cut, -1));
        layer(s, "b", () => {
          s.fill(circle(120, 150, 62), s.lg(t.gold, t.gold2));
          const tones = [t.paper, t.accent, t.night ? "#ffe2b0" : t.gold2, t.paper];
          emblem(120, 150, 56, sign).forEach((d, i) => s.fill(d, tones[i]!));
        });
      });
      apron(s, t, seed);
    },
  };
}

function spread(s: Parameters<Angel["draw"]>[0], t: Tones, cut: Wing["cut"], side: 1 | -1) {
  const at = (x: number): number => 120 + side * x;
  const turn = (deg: number): number => (side > 0 ? deg : -180 - deg);
  wing(s, {
    at: [at(20), 176],
    wrist: [at(50), 100],
    tip: turn(-64),
    end: turn(50),
    len: 104,
    n: 7,
    cut,
    tones: [t.paper, t.paper2, t.cloth3],
    rim: t.night ? t.accent : "",
  });
}
