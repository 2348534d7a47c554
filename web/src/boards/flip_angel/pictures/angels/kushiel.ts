import { circle, line, poly, polar, rays, ribbon, shape } from "../../../../art/pen";
import { glow, layer, profile, punch, sky, wing, type Angel } from "../kit";

/** Seen by somebody on the floor: a leaning tower of robes, a small head far up, and what he holds right before us. */
export const kushiel: Angel = {
  day: {
    sky: ["#8fa4c0", "#eef2f4"],
    glow: "#ffffff",
    far: "#c4cfdc",
    mid: "#a4b2c4",
    hair: "#8a8f9c",
    hair2: "#565b68",
    cloth: "#f4f2ec",
    cloth2: "#bcc0c8",
    cloth3: "#7c8494",
    accent: "#3a4a7a",
    skin: "#d8a888",
    skin2: "#a87458",
    gold: "#d8b050",
  },
  dark: {
    sky: ["#1c0508", "#8a1410"],
    glow: "#ff4a1a",
    far: "#4a0a10",
    mid: "#2c060c",
    hair: "#24141a",
    hair2: "#10080b",
    cloth: "#3a1218",
    cloth2: "#16060a",
    cloth3: "#b8241c",
    accent: "#ffb03a",
    skin: "#d8b0a8",
    skin2: "#8a4a4a",
  },
  draw(s, t) {
    sky(s, t, 168, 60, 250);
    // a hall seen from its floor: everything runs up to one point, and the rose window is his nimbus
    s.fill(rays(170, -60, 30, 460, 26, 0.45, 4), t.night ? "#3a060a" : "#fff", `opacity="${t.night ? 0.8 : 0.4}"`);
    layer(s, "b", () => {
      s.fill(
        poly("-10 346, -10 90, 52 -10, 84 -10, 34 346") + poly("250 346, 250 30, 226 -10, 250 -10"),
        s.lg(t.far, t.mid),
      );
      s.ink("M6 340L62-6M22 340L74-6", t.cloth3, 2.4, 'opacity=".55"');
    });
    const [wx, wy] = [150, 66];
    layer(s, "a", () => {
      s.fill(circle(wx, wy, 58), t.night ? "#16040a" : t.accent);
      s.fill(
        Array.from({ length: 10 }, (_, i) => {
          const a = polar(wx, wy, 40, i * 36 + 8);
          return circle(a.x, a.y, 11);
        }).join(""),
        t.night ? "#ff4a1a" : "#cfe2ff",
      );
      s.fill(circle(wx, wy, 25), t.night ? "#ff8a3a" : "#fff4cf");
      s.ink(circle(wx, wy, 56), t.gold, 4);
    });
    const tones: [string, string, string] = t.night
      ? ["#5a141a", "#1c060a", "#b8241c"]
      : ["#ffffff", "#c8d0dc", "#98a4b8"];
    const rim = t.night ? "#e2442a" : "";
    layer(s, "b", () => {
      wing(s, { at: [134, 124], wrist: [92, 66], tip: -112, end: -214, len: 84, n: 6, cut: "swift", tones, rim });
      wing(s, { at: [186, 128], wrist: [222, 74], tip: -78, end: 76, len: 150, n: 7, cut: "swift", tones, rim });
    });
    // the tower: narrow above, the hem is over us
    layer(s, "b", () => {
      s.fill(
        shape("!132 112, 158 102, !188 112, 210 160, 232 240, !262 346, !64 346, 92 262, 116 170"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(shape("!188 112, 210 160, 232 240, !262 346, !204 346, 196 240, 182 160"), t.cloth3, 'opacity=".8"');
      s.fill(
        ribbon("172 130, 184 220, 186 346", [0, 9, 18]) + ribbon("132 150, 116 240, 92 346", [0, 8, 18]),
        t.cloth3,
        'opacity=".7"',
      );
      s.fill(
        shape("!140 108, !162 106, 164 170, 160 260, !160 346, !114 346, 124 250, 136 170"),
        s.lg(t.accent, t.night ? "#7a1410" : "#26325a"),
      );
      punch(s, line("143 116, 139 180, 128 260, 118 340") + line("160 116, 161 180, 157 260, 155 340"), t.gold, 4, 11);
      [158, 208, 266].forEach((y, i) =>
        s.fill(
          poly(
            `${148 - i * 4} ${y - 13 - i * 4}, ${159 - i} ${y}, ${148 - i * 4} ${y + 13 + i * 4}, ${138 - i * 7} ${y}`,
          ),
          t.gold,
        ),
      );
    });
    // the other fist is on the hip
    layer(s, "a", () => {
      s.fill(ribbon("184 120, 222 158, 192 196", [30, 30, 20]), s.lg(t.cloth, t.cloth3, 0, 0, 1, 1));
      s.fill(shape("!190 184, 208 198, !204 206, 192 202, !180 190"), t.gold);
      s.fill(shape("!182 192, 192 194, !200 204, 196 214, 184 222, !172 220, 166 212, 168 202"), t.skin);
      s.ink("M168 206l11 4M168 213l11 4M178 195Q184 204 192 206", t.skin2, 1.8);
    });
    // he looks down his nose
    layer(s, "a", () =>
      profile(s, t, { x: 146, y: 78, size: 29, turn: -24, jaw: "hawk", eye: "narrow", look: [-2, 2] }, () => {
        s.fill(
          shape("!-44 32, -34 34, -20 34, -8 20, !4 6, 18 40, 8 74, -18 104, !-40 120, -48 90, -46 60"),
          s.lg(t.hair, t.hair2, 0, 0, 1, 1),
        );
        s.fill(ribbon("-52 38, -40 26, -26 28, -16 42", [0, 10, 9, 3]), t.hair2);
        s.fill(shape("!-30 -34, -14 -52, 20 -54, 44 -26, 50 20, 52 60, !40 92, 26 60, 10 8, 8 -18, -10 -30"), t.hair);
        s.ink(line("6 -40, 26 -22, 34 12") + line("-22 60, -26 84, -36 104"), t.hair2, 3);
        s.fill(
          poly("-36 -32, -48 -66, -24 -50, -18 -86, 0 -56, 14 -90, 24 -54, 46 -74, 46 -34, 8 -44"),
          t.night ? "#0c0406" : t.gold,
          t.night ? 'stroke="#ff6a2a" stroke-width="4"' : "",
        );
        if (!t.night) s.fill(circle(-6, -56, 5) + circle(20, -54, 5), t.accent);
      }),
    );
    // the arm comes down at us, so its hand is the largest thing of all
    layer(s, "b", () => {
      s.fill(
        shape("!130 108, 150 118, 150 146, 132 186, !118 230, 92 240, 60 222, !44 190, 74 168, 100 138"),
        s.lg(t.cloth, t.cloth2, 1, 0, 0, 1),
      );
      s.fill(shape("!150 132, 146 160, 132 186, !118 230, 104 236, 118 200, 128 166"), t.cloth3, 'opacity=".8"');
      s.fill(ribbon("126 126, 100 158, 72 186", [0, 7, 0]) + ribbon("138 140, 118 180, 96 208", [0, 8, 0]), t.cloth3);
      s.fill(shape("!48 184, 84 200, !124 224, 116 244, 84 238, !38 204"), s.lg(t.gold, t.gold2));
      punch(s, line("48 196, 82 212, 114 232"), t.night ? "#ffb03a" : "#fff3c4", 4, 10);
    });
    if (t.night) {
      glow(s, 90, 300, 120, "#ff5a1a", 0.5);
      layer(s, "b", () => {
        const lash = "58 262, 22 300, 40 328, 112 316, 190 268, 226 284, 214 318, 150 330";
        s.fill(ribbon(lash, [15, 18, 20, 18, 13, 9, 5, 0]), "#7a0f10");
        s.fill(ribbon(lash, [5, 7, 8, 7, 5, 4, 2, 0]), "#ffb03a");
      });
      s.fill(circle(150, 330, 5) + circle(126, 296, 3) + circle(20, 270, 3) + circle(232, 252, 3), "#ffd06a");
    }
    layer(s, "b", () => {
      s.fill(
        t.night ? ribbon("92 196, 62 262", [10, 16]) : ribbon("104 172, 66 248, 22 326", [7, 14, 26]),
        t.night ? "#b8241c" : s.lg(t.gold, t.gold2, 0, 0, 1, 0),
      );
      if (!t.night) {
        s.fill(circle(26, 318, 24), s.rg([[0, "#8fa4e0"], [1, t.accent]], 0.35, 0.3, 0.8)); // prettier-ignore
        s.ink(circle(26, 318, 24), t.gold, 5);
      }
      // four fingers round the shaft, the thumb over them
      s.fill(shape("58 204, 84 208, 102 224, 98 246, 80 256, 62 246, 52 226"), t.skin2);
      s.fill(
        ribbon("94 240, 76 254, 58 250", [17, 18, 13]) +
          ribbon("90 226, 68 240, 50 236", [18, 19, 14]) +
          ribbon("84 214, 62 226, 45 222", [18, 18, 13]) +
          ribbon("78 206, 60 214, 46 209", [16, 16, 11]),
        t.skin,
      );
      s.ink("M86 247Q66 254 54 243M82 233Q62 240 46 229M76 219Q60 226 45 215", t.skin2, 2.2);
      s.fill(ribbon("100 236, 98 216, 80 202", [17, 17, 12]), s.lg(t.skin, t.skin2, 0, 0, 1, 1));
    });
  },
};
