import { circle, line, poly, rays, ribbon, shape } from "../../../../pictures/pen";
import { fist, glow, halo, hand, layer, punch, quarter, sky, wing, type Angel } from "../kit";

/** Seen by somebody on the floor: a tower of robes with a small head; by night the rod is a whip. */
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
    sky(s, t, 128, 60, 240);
    s.fill(rays(128, 40, 20, 360, 20, 0.4, 3), t.glow, `opacity="${t.night ? 0.22 : 0.5}"`);
    // columns lean in: we look up
    layer(s, "b", () => {
      s.fill(
        poly("-10 346, -10 60, 22 -10, 54 -10, 40 346") + poly("250 346, 250 60, 220 -10, 190 -10, 206 346"),
        s.lg(t.far, t.mid),
      );
      s.ink("M6 340L30-6M24 340L42-6M234 340L210-6M218 340L200-6", t.cloth3, 2, 'opacity=".5"');
    });
    layer(s, "b", () => {
      const tones: [string, string, string] = t.night
        ? ["#5a141a", "#1c060a", "#b8241c"]
        : ["#ffffff", "#c8d0dc", "#98a4b8"];
      const rim = t.night ? "#e2442a" : "";
      wing(s, { at: [112, 122], wrist: [76, 62], tip: 110, end: 78, len: 150, n: 6, cut: "swift", tones, rim });
      wing(s, { at: [146, 122], wrist: [182, 62], tip: 70, end: 102, len: 150, n: 6, cut: "swift", tones, rim });
    });
    // the tower: narrow above, the hem is over us
    layer(s, "b", () => {
      s.fill(
        shape("!104 104, 128 98, !154 104, 170 150, 190 230, !226 346, !24 346, 62 230, 86 150"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(shape("!154 104, 170 150, 190 230, !226 346, !176 346, 160 230, 146 150"), t.cloth2);
      s.fill(
        ribbon("112 130, 92 220, 60 340", [0, 9, 16]) +
          ribbon("124 130, 116 230, 106 346", [0, 8, 14]) +
          ribbon("140 130, 148 230, 160 346", [0, 8, 14]),
        t.cloth3,
        'opacity=".75"',
      );
      s.fill(
        shape("!116 100, !142 100, 140 160, 152 260, !164 346, !104 346, 112 240, 118 160"),
        s.lg(t.accent, t.night ? "#7a1410" : "#26325a"),
      );
      punch(s, line("120 112, 120 180, 112 260, 108 336") + line("138 112, 138 180, 148 260, 158 336"), t.gold, 4, 11);
      [150, 200, 256].forEach((y, i) =>
        s.fill(poly(`130 ${y - 12 - i * 3}, ${140 + i * 2} ${y}, 130 ${y + 12 + i * 3}, ${120 - i * 2} ${y}`), t.gold),
      );
    });
    layer(s, "a", () =>
      quarter(s, t, { x: 127, y: 74, size: 22, turn: -4, eye: "narrow", look: [0, 5] }, () => {
        s.fill(shape("!-34 18, -30 50, -14 84, !0 96, 16 82, 34 48, !34 10, 20 32, 4 30, -16 34, -26 28"), t.hair);
        s.fill(ribbon("-26 34, -14 30, 0 34", [3, 6, 3]), t.hair2);
        s.fill(shape("!-34 -10, -36 -40, -10 -58, 22 -56, 40 -34, !38 4, 26 -22, 0 -34, -22 -24"), t.hair);
        s.fill(shape("!-36 -24, -34 -54, 0 -70, 36 -54, !42 -20, 20 -40, -14 -40"), t.hair);
        s.fill(
          poly("-40 -30, -44 -58, -26 -44, -16 -74, -4 -48, 8 -84, 16 -48, 30 -72, 34 -42, 50 -54, 44 -26, 0 -40"),
          t.night ? "#0c0406" : t.gold,
          t.night ? 'stroke="#ff6a2a" stroke-width="3"' : "",
        );
      }),
    );
    if (!t.night) halo(s, t, 128, 32, 28, 8, -4);
    // one arm is raised over you, the other has what he holds
    layer(s, "a", () => {
      s.fill(
        shape("!108 112, 84 128, 70 158, !66 190, 48 206, 40 176, 44 148, !76 140, 88 116"),
        s.lg(t.cloth, t.cloth3),
      );
      s.fill(
        ribbon("104 120, 80 146, 62 156", [30, 28, 24]) + ribbon("64 166, 58 150, 56 136", [24, 22, 18]),
        s.lg(t.cloth, t.cloth2),
      );
      punch(s, line("46 146, 58 140, 68 142"), t.gold, 3, 7);
      s.fill(ribbon("152 116, 186 132, 190 168", [26, 24, 16]), s.lg(t.cloth2, t.cloth3));
    });
    if (t.night) {
      glow(s, 120, 250, 120, "#ff5a1a", 0.35);
      layer(s, "b", () => {
        const lash = "190 176, 214 224, 168 262, 96 240, 42 256, 48 306, 120 322, 190 296, 232 312";
        s.fill(ribbon(lash, [12, 11, 10, 9, 8, 7, 5, 3, 0]), "#7a0f10");
        s.fill(ribbon(lash, [5, 5, 5, 5, 4, 4, 3, 2, 0]), "#ffb03a");
        fist(s, t, 190, 174, 13, 60);
        fist(s, t, 56, 122, 15, -90);
      });
      s.fill(circle(232, 310, 5) + circle(214, 284, 3) + circle(30, 282, 3) + circle(60, 232, 3), "#ffd06a");
    } else
      layer(s, "b", () => {
        s.fill(ribbon("190 60, 190 180, 186 346", [9, 9, 12]), s.lg(t.gold, t.gold2, 0, 0, 1, 0));
        s.fill(circle(190, 52, 13), t.accent);
        s.ink(circle(190, 52, 13), t.gold, 4);
        fist(s, t, 189, 172, 13, 0);
        hand(s, t, 56, 120, 16, [-114, -96, -78, -60, -10], 1);
      });
  },
};
