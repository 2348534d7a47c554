import { circle, line, poly, rays, ribbon, shape } from "../../../../art/pen";
import { fist, glow, layer, profile, punch, sky, wing, type Angel } from "../kit";

/** A small back before a tall gate: new halo in a box; by night the coat is turned, and a knife is behind it. */
export const abdiel: Angel = {
  day: {
    sky: ["#e8d4b0", "#fff6dc"],
    glow: "#fffdf0",
    far: "#d9c398",
    mid: "#f3e6c8",
    hair: "#6a3f22",
    hair2: "#44250f",
    cloth: "#7fb4c8",
    cloth2: "#4f86a0",
    cloth3: "#356478",
    accent: "#d5482f",
  },
  dark: {
    sky: ["#0c1410", "#1c3a26"],
    glow: "#6ad06a",
    far: "#14261c",
    mid: "#0e1a14",
    cloth: "#2a2026",
    cloth2: "#140e12",
    cloth3: "#5ac04a",
    hair: "#1c1416",
    hair2: "#0c0809",
    accent: "#8af07a",
    gold: "#b8342c",
    skin: "#c89a84",
  },
  draw(s, t) {
    sky(s, t, 128, 120, 220);
    const pier = s.lg(t.mid, t.far, 0, 0, 1, 0);
    if (!t.night) s.fill(rays(128, 130, 10, 330, 16, 0.5, 6), "#fff", 'opacity=".55"');
    // what the gate opens on, or its shut leaves
    s.fill("M72 240V96Q72 30 128 14Q184 30 184 96V240z", t.night ? "#0a120c" : "#fffef4");
    if (t.night) {
      s.ink("M128 16V240M100 30V240M156 30V240M74 120H182M74 180H182", "#3a5a3a", 4);
      punch(s, line("80 120, 128 120, 178 120") + line("80 180, 128 180, 178 180"), t.accent, 4, 14);
      glow(s, 128, 150, 60, "#7af06a", 0.5);
    }
    layer(s, "b", () => {
      s.fill("M-10 346V-10H250V346H184V96Q184 30 128 14Q72 30 72 96V346z", pier);
      s.ink("M62 240V94Q62 20 128 2Q194 20 194 94V240", t.gold, 5);
      s.ink("M-10 70H58M-10 150H60M-10 226H60M198 110H250M196 190H250", t.gold2, 1.6, 'opacity=".5"');
      s.fill(shape("!196 60, 214 54, !232 60, 232 84, 214 96, 196 84"), t.gold);
      punch(s, circle(214, 74, 11), t.night ? t.accent : "#fff", 2.4, 6);
    });
    // steps
    [232, 252, 276, 306].forEach((y, i) =>
      layer(s, "a", () =>
        s.fill(
          poly(`${56 - i * 22} ${y}, ${200 + i * 18} ${y}, ${214 + i * 18} 346, ${36 - i * 22} 346`),
          s.lg(t.night ? "#1c3024" : "#fffaf0", t.night ? "#0a120d" : "#d8c498"),
        ),
      ),
    );
    // his shadow comes towards us
    s.fill(
      shape("!84 300, 110 292, !140 300, 122 336, !40 346, 50 330"),
      t.night ? "#050806" : "#a88a54",
      'opacity=".5"',
    );
    s.group('transform="translate(0 6)"', () => {
      layer(s, "a", () => {
        s.fill(
          ribbon("102 240, 98 268, 96 292", [15, 12, 10]) + ribbon("124 240, 128 266, 130 290", [15, 12, 10]),
          t.night ? "#1a1416" : "#8a6a44",
        );
        s.fill(shape("!88 290, 102 288, !104 300, 90 302") + shape("!124 288, 138 288, !140 300, 124 300"), t.hair2);
      });
      layer(s, "b", () => {
        if (t.night) {
          s.fill(
            shape("!82 176, 114 166, !146 176, 156 228, !172 282, 140 268, !118 284, 96 268, !58 280, 74 226"),
            s.lg(t.cloth, t.cloth2),
          );
          s.fill(
            shape("!146 176, 156 228, !172 282, 150 272, 144 226") + shape("!82 176, 74 226, !58 280, 78 270, 84 226"),
            t.cloth3,
          );
          s.fill(ribbon("114 182, 112 230, 118 272", [0, 5, 0]), "#0c080a");
        } else {
          s.fill(
            shape("!84 178, 114 168, !144 178, 148 220, !152 256, 114 264, !76 256, 80 220"),
            s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
          );
          s.fill(
            ribbon("100 190, 96 224, 92 254", [0, 5, 0]) + ribbon("126 190, 130 224, 136 256", [0, 5, 0]),
            t.cloth3,
          );
          s.fill(ribbon("80 222, 114 230, 148 222", [7, 8, 7]), t.accent);
          s.fill(ribbon("142 176, 114 206, 84 236", [6, 6, 6]), t.gold2);
          s.fill(shape("!68 234, 86 226, !98 240, 92 258, 74 258"), t.gold2);
        }
      });
      layer(s, "a", () => {
        const tones: [string, string, string] = t.night
          ? ["#3a4a3a", "#141c14", "#5ac04a"]
          : ["#ffffff", "#d4dfe4", "#a9bcc4"];
        const rim = t.night ? "#5ac04a" : "";
        wing(s, { at: [106, 192], wrist: [86, 176], tip: -150, end: -236, len: 46, n: 5, cut: "stub", tones, rim });
        wing(s, { at: [122, 192], wrist: [142, 176], tip: -30, end: 56, len: 46, n: 5, cut: "stub", tones, rim });
      });
      // the head: from behind, looking up; by night over the shoulder
      layer(s, "b", () => {
        if (t.night)
          profile(s, t, { x: 112, y: 146, size: 22, turn: 4, eye: "narrow", jaw: "round", look: [-1, 1] }, () =>
            s.fill(shape("!-36 -22, -30 -52, 6 -64, 44 -46, 54 -4, 44 40, !20 50, 18 0, -2 -20"), t.hair),
          );
        else {
          s.fill(ribbon("114 160, 114 176", [18, 20]), t.skin2);
          s.fill(shape("92 146, 92 124, 112 112, 134 122, 136 146, 126 164, 102 164"), s.lg(t.hair, t.hair2));
          s.fill(shape("!110 116, 102 100, !112 92, 116 104, !126 98, 122 114"), t.hair);
          s.fill(shape("90 144, 86 138, 88 150, 93 152") + shape("137 144, 142 138, 140 150, 135 152"), t.skin);
        }
      });
      if (t.night)
        layer(s, "a", () => {
          s.fill(ribbon("140 186, 156 214, 134 226", [16, 15, 11]), t.cloth);
          s.fill(poly("124 232, 104 268, 110 272, 132 238"), "#e8ffe0");
          s.fill(ribbon("122 240, 136 226", [5, 5]), t.gold);
          fist(s, t, 132, 228, 8, -50);
        });
      else
        layer(s, "b", () => {
          s.fill(ribbon("140 186, 162 204, 158 228", [15, 14, 10]), s.lg(t.cloth, t.cloth2));
          s.fill(shape("!150 210, 176 200, !204 208, 204 240, 178 252, 152 242"), s.lg("#fff", "#e4c8c0", 0, 0, 1, 1));
          s.fill(shape("!146 206, 176 194, !208 204, 206 216, 178 222, !148 218"), t.accent);
          s.fill(ribbon("178 198, 178 224, 178 250", [7, 7, 7]), t.gold);
          s.raw(
            `<ellipse cx="178" cy="188" rx="25" ry="8" transform="rotate(-10 178 188)" fill="none" stroke="${t.gold}" stroke-width="4.4"/>`,
          );
          fist(s, t, 158, 232, 8, -10);
        });
    });
  },
};
