import { dice, leaf, line, poly, rays, ribbon, shape } from "../../../../art/pen";
import { fist, glow, layer, punch, sky, type Angel } from "../kit";

/** No one: a forest of spears, and a banner; by night the banner is torn, and the helmets look back. */
export const xathanael: Angel = {
  day: {
    sky: ["#ffb84a", "#fff4cc"],
    glow: "#ffffff",
    far: "#f4d890",
    mid: "#e0b85a",
    hair: "#c8352f",
    hair2: "#8a1c20",
    cloth: "#ffffff",
    cloth2: "#e8ddc0",
    cloth3: "#b09a64",
    accent: "#c8352f",
    skin: "#e8b48c",
    skin2: "#b87c58",
  },
  dark: {
    sky: ["#0c0a10", "#3a2c44"],
    glow: "#a070c0",
    far: "#241c2c",
    mid: "#16111c",
    hair: "#4a1a3a",
    hair2: "#240c1c",
    cloth: "#2c2434",
    cloth2: "#0e0a12",
    cloth3: "#6a4a80",
    accent: "#ff3a5a",
    skin: "#8a7a98",
    skin2: "#463a54",
    gold: "#6a3a80",
    gold2: "#2a1434",
    ink: "#08060a",
  },
  draw(s, t) {
    sky(s, t, 138, 130, 220);
    s.fill(rays(138, 150, 20, 320, 24, 0.45, 3), t.glow, `opacity="${t.night ? 0.14 : 0.7}"`);
    const r = dice(13);
    const steel: [string, string] = t.night ? ["#4a4058", "#0e0a12"] : ["#ffffff", "#b8a888"];
    // spears of the rows, the farther the thinner
    const spears = (count: number, y: number, h: number, w: number, tone: string) => {
      let d = "";
      for (let i = 0; i < count; i++) {
        const x = Math.round((i + r(0.2, 0.8)) * (250 / count)) - 4;
        const lean = t.night ? Math.round(r(-26, 26)) : Math.round(r(-3, 3));
        const top = y - h + Math.round(r(-14, 14));
        const cut = t.night && i % 3 === 1;
        d += ribbon(
          [
            { x, y },
            { x: x + lean / 2, y: (y + top) / 2 },
            { x: x + lean, y: cut ? top + h * 0.35 : top },
          ],
          [w, w, w],
        );
        if (!cut) d += leaf(x + lean, top + 4, x + lean + lean / 6, top - w * 7, w * 2.6, 0, 0.35);
      }
      s.fill(d, tone);
    };
    const helm = (x: number, y: number, k: number, wing: boolean) =>
      s.stamp(`helm${wing}`, `translate(${x} ${y})scale(${k})`, () => {
        s.fill(shape("!-26 40, -22 20, !-10 14, !10 14, 22 20, !28 40"), t.accent);
        s.fill(
          shape("!-17 18, -20 -4, -14 -20, 0 -26, 15 -20, 20 -2, !16 18, 8 24, !0 16, -8 24"),
          s.lg(...steel, 0, 0, 1, 1),
        );
        s.fill("M-12-4L0-1L12-4V3L3 4V16H-3V4L-12 3z", t.night ? "#ff3a5a" : "#5a4420");
        s.ink("M0-26V-2", t.gold, 2.4);
        if (wing)
          s.fill(
            leaf(-16, -8, -34, -34, 8, 4) +
              leaf(-16, -4, -40, -20, 8, 4) +
              leaf(16, -8, 32, -34, 8, -4) +
              leaf(16, -4, 38, -20, 8, -4),
            t.night ? "#2c2434" : "#fff",
          );
        else s.fill(shape("!-2 -26, -8 -42, 6 -50, !24 -40, 10 -36, !4 -24"), t.accent);
      });
    layer(s, "b", () => s.fill(shape("!-10 346, !-10 200, 50 186, 130 194, 200 182, !250 196, !250 346"), t.far));
    spears(26, 200, 76, 1.6, t.cloth3);
    layer(s, "a", () => {
      for (let i = 0; i < 13; i++) helm(i * 20 + 2, 200 + (i % 2) * 5, 0.36, i % 3 === 0);
    });
    layer(s, "a", () => spears(14, 230, 124, 2.6, t.night ? "#54406a" : "#c8a24a"));
    layer(s, "a", () => {
      for (let i = 0; i < 8; i++) helm(i * 34 + 4 + (i % 2) * 5, 228 + (i % 2) * 7, 0.66, i % 2 === 0);
    });
    // the banner
    layer(s, "b", () => {
      s.fill(ribbon("92 346, 98 180, 104 30", [7, 6, 5]), s.lg(t.gold, t.gold2, 0, 0, 1, 0));
      s.fill(
        t.night
          ? shape(
              "!106 44, 140 36, 170 56, !214 50, 196 70, !222 92, 190 92, !206 128, 172 112, !176 146, 150 120, !138 152, 126 124, !104 140",
            )
          : shape("!106 40, 140 30, 172 52, !222 42, 206 76, !224 122, 176 124, 142 106, !103 122"),
        s.lg(t.night ? "#6a1a3a" : "#ffffff", t.night ? "#1c0814" : "#f0dca0", 0, 0, 1, 1),
        t.night ? 'stroke="#ff3a5a" stroke-width="1.6"' : "",
      );
      s.ink(line("114 52, 142 44, 172 64, 208 56"), t.night ? "#ff3a5a" : t.accent, 3);
      // a halo over two wings; by night it is open, and one wing is gone
      s.ink(
        t.night ? "M150 66a17 6 10 1 0 16 2" : "M140 68a18 6 8 1 0 36 5a18 6 8 1 0-36-5",
        t.night ? "#ff8a9a" : t.gold,
        4,
      );
      s.fill(
        leaf(156, 106, 128, 78, 9, 5) +
          leaf(154, 108, 122, 94, 8, 4) +
          (t.night ? "" : leaf(160, 106, 188, 84, 9, -5) + leaf(162, 109, 194, 100, 8, -4)),
        t.night ? "#ff8a9a" : t.accent,
      );
      s.fill(leaf(104, 38, 106, 4, 8, 0, 0.4), t.gold);
    });
    layer(s, "b", () => spears(7, 300, 190, 4.4, t.night ? "#2c2038" : "#fff6d8"));
    // the front row is cut by the card
    layer(s, "b", () => {
      helm(206, 270, 1.25, true);
      helm(32, 282, 1.3, false);
      helm(150, 294, 1.2, false);
    });
    layer(s, "b", () => {
      helm(94, 292, 1.7, true);
      fist(s, t, 96, 344, 14, 90);
    });
    if (t.night) {
      glow(s, 150, 92, 60, "#ff3a5a", 0.3);
      s.fill(poly("0 330, 240 318, 240 346, 0 346"), "#08060a", 'opacity=".6"');
    } else punch(s, line("10 180, 70 170, 130 178, 200 166, 236 174"), "#fff", 3, 9);
  },
};
