import { circle, line, poly, polar, rays, ribbon, shape, star, type Pt } from "../../../../art/pen";
import { fist, glow, layer, punch, quarter, sky, sparks, type Angel } from "../kit";

/** Only a hand glass, and she is in it; by night it is broken, and she is in it too often. */
export const haniel: Angel = {
  day: {
    sky: ["#f4b8c8", "#fff0e4"],
    glow: "#fffdf4",
    far: "#f8d8dc",
    hair: "#e8a23a",
    hair2: "#a8641a",
    skin: "#f8d4b4",
    skin2: "#e0a888",
    cloth: "#fff6f0",
    cloth2: "#f0ccc4",
    cloth3: "#d89a98",
    accent: "#d8456a",
  },
  dark: {
    sky: ["#101418", "#3c4a54"],
    glow: "#cfe8f0",
    far: "#1c2228",
    hair: "#6a7c86",
    hair2: "#27323a",
    skin: "#e4eef2",
    skin2: "#8fa2ac",
    cloth: "#2c363c",
    cloth2: "#12171a",
    cloth3: "#8aa4b0",
    accent: "#d8204a",
    gold: "#9fb0b8",
    gold2: "#3c4a52",
    ink: "#080b0d",
  },
  draw(s, t) {
    const [cx, cy, r] = [124, 132, 84];
    sky(s, t, cx, cy, 210);
    s.fill(rays(cx, cy, 70, 300, 22, 0.45, 4), t.glow, `opacity="${t.night ? 0.14 : 0.6}"`);
    // a curtain of drapery, so that the mirror hangs before something
    layer(s, "b", () => {
      s.fill(shape("!-10 346, !-10 60, 20 120, 14 200, 40 260, !60 346"), s.lg(t.cloth2, t.cloth3));
      s.fill(shape("!250 346, !250 150, 226 220, 210 262, !196 346"), s.lg(t.cloth2, t.cloth3));
      s.ink(line("0 110, 8 200, 28 300") + line("240 220, 226 270, 218 340"), t.cloth3, 3);
    });
    s.group('transform="rotate(9 124 200)"', () => {
      // handle, then the hand round it
      layer(s, "b", () => {
        s.fill(
          shape("!110 208, !138 208, 132 240, 140 270, 134 310, !146 350, !102 350, 114 310, 108 270, 116 240"),
          s.lg(t.gold, t.gold2, 0, 0, 1, 0),
        );
        punch(s, line("124 226, 124 344"), t.night ? t.accent : "#fff", 4, 12);
      });
      layer(s, "b", () => {
        s.fill(circle(cx, cy, r + 15), s.lg(t.gold, t.gold2, 0, 0, 1, 1));
        for (let i = 0; i < 16; i++) {
          const p = polar(cx, cy, r + 14, i * 22.5 + 6);
          s.fill(circle(p.x, p.y, 9), s.lg(t.gold, t.gold2));
        }
        punch(s, circle(cx, cy, r + 7), t.night ? t.ink : "#fffbe8", 4.5, 11.6);
        s.fill(circle(cx, cy, r), s.lg(t.night ? "#5c707a" : "#fffaf4", t.night ? "#12181c" : "#f6c8cc", 0, 0, 1, 1));
      });
      const face = (x: number, y: number, size: number, turn: number, eye: "open" | "narrow") => {
        s.fill(
          shape(
            `${x - size * 0.9} ${y + size * 1.9}, ${x - size * 1.1} ${y}, ${x - size * 0.5} ${y - size * 1.1}, ${x + size * 0.6} ${y - size * 1.1}, ${x + size * 1.1} ${y}, ${x + size * 1.2} ${y + size * 1.9}`,
          ),
          s.lg(t.hair, t.hair2),
        );
        quarter(s, t, { x, y, size, face: -1, turn, eye, look: [-3, 1] }, () => {
          s.fill(
            shape("!-33 -2, -38 -34, -10 -60, 26 -56, 46 -22, 44 30, !30 60, 32 6, 20 -20, !-8 -36, -22 -22"),
            s.lg(t.hair, t.hair2, 0, 0, 1, 1),
          );
          s.fill(shape("!-22 37, -15 33, -9 35, !-3 36, -12 44"), t.accent);
          if (!t.night) s.fill(star(30, -42, 12, 6, 0.45), "#fff");
        });
      };
      s.clip(circle(cx, cy, r), () => {
        if (!t.night) {
          glow(s, 90, 80, 100, "#ffffff", 0.9);
          s.fill(shape("!60 240, 84 196, 124 180, 168 196, !196 240"), s.lg(t.cloth, t.cloth2));
          face(122, 128, 46, -6, "open");
          s.fill(poly("60 40, 84 30, 54 170, 38 150") + poly("96 24, 104 22, 70 190, 62 184"), "#fff", 'opacity=".5"');
        } else {
          const hit = { x: 150, y: 172 };
          const cuts = [0, 48, 104, 150, 196, 250, 310, 360];
          cuts.slice(1).forEach((end, i) => {
            const from = cuts[i]!;
            const p = (deg: number): Pt => polar(hit.x, hit.y, 190, deg);
            s.clip(poly([hit, p(from), p((from + end) / 2), p(end)]), () => {
              const off = polar(0, 0, 15, i * 101);
              face(
                cx + off.x,
                cy - 4 + off.y,
                [54, 66, 50, 60, 46, 58, 52][i]!,
                -20 + i * 9,
                i % 2 ? "narrow" : "open",
              );
            });
          });
          const rim = cuts
            .slice(1)
            .map((deg) => line([hit, polar(hit.x, hit.y, 50, deg + 5), polar(hit.x, hit.y, 190, deg)]))
            .join("");
          s.ink(rim, t.ink, 4);
          s.ink(rim, "#eaf8ff", 1.4);
          s.ink(
            poly([18, 70, 128, 176, 220, 280, 335].map((deg, i) => polar(hit.x, hit.y, 22 + (i % 2) * 12, deg))),
            "#eaf8ff",
            1.4,
          );
          s.fill(
            poly([18, 70, 128, 176, 220, 280, 335].map((deg, i) => polar(hit.x, hit.y, 14 + (i % 2) * 8, deg))),
            t.ink,
          );
        }
      });
      s.ink(circle(cx, cy, r), t.gold2, 2.4);
      layer(s, "b", () => {
        s.fill(ribbon("196 346, 170 316, 150 296", [58, 46, 34]), s.lg(t.cloth, t.cloth2));
        punch(s, line("140 312, 164 282"), t.accent, 4, 8);
        fist(s, t, 128, 282, 21, -152);
      });
    });
    if (t.night)
      s.fill(
        poly("40 262, 58 250, 52 282") + poly("204 96, 222 88, 216 116") + poly("70 300, 84 292, 86 316"),
        "#dff2fa",
      );
    else
      sparks(s, "#fff", [
        [36, 60, 6],
        [212, 60, 7],
        [222, 196, 5],
        [30, 210, 5],
        [60, 262, 4],
      ]);
  },
};
