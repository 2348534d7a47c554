import { bank, circle, leaf, line, poly, ribbon, shape, star } from "../../../../art/pen";
import { fist, glow, layer, profile, punch, quarter, sky, sparks, wing, type Angel } from "../kit";

/** Sweeps up the stars that fell in the night; by night he has kept them all, and everything else. */
export const wallim: Angel = {
  day: {
    sky: ["#7464b4", "#ffcdb8"],
    glow: "#fff6e4",
    far: "#b09ccc",
    mid: "#f4e4dc",
    hair: "#a8948a",
    hair2: "#6a5850",
    cloth: "#5a86a8",
    cloth2: "#3a5f7c",
    cloth3: "#28465c",
    accent: "#e0a02a",
    skin: "#e8b08c",
    skin2: "#c08060",
  },
  dark: {
    sky: ["#180c04", "#6a3a0c"],
    glow: "#ffb83a",
    far: "#3a2008",
    mid: "#241404",
    hair: "#8a7a6a",
    hair2: "#1a120a",
    cloth: "#3a2c3a",
    cloth2: "#1a121a",
    cloth3: "#8a5a2a",
    accent: "#ffd04a",
    skin: "#c89a68",
    skin2: "#7a522c",
    gold: "#d8942a",
    gold2: "#5a340a",
    ink: "#120a04",
  },
  draw(s, t) {
    sky(s, t, t.night ? 120 : 60, t.night ? 240 : 230, 210);
    if (t.night) {
      // the hoard: everything that shines
      layer(s, "b", () =>
        s.fill(shape("!-20 346, 0 262, 46 216, 120 196, 190 214, 236 260, !260 346"), s.lg("#8a5a1c", "#2c1806")),
      );
      const thing = (x: number, y: number, kind: number, turn: number) =>
        s.group(`transform="translate(${x} ${y})rotate(${turn})"`, () => {
          if (kind === 0) s.raw(`<ellipse rx="17" ry="6" fill="none" stroke="#ffd86a" stroke-width="4"/>`);
          else if (kind === 1) s.fill(star(0, 0, 15, 5, 0.45), "#ffe9a0");
          else if (kind === 2) s.fill("M-3-4h6v30h8v5h-6v5h6v5h-14zM0-20a9 9 0 1 0 .1 0z", "#e8b04a");
          else if (kind === 3) {
            s.fill(shape("!-10 -16, !10 -16, 8 0, 2 6, !3 16, !9 20, !-9 20, !-3 16, -2 6, -8 0"), "#f4c85a");
          } else s.fill(circle(0, 0, 9), "#ffd04a", 'stroke="#8a5a14" stroke-width="2"');
        });
      layer(s, "a", () => {
        const list = [
          [20, 300, 0, 20],
          [52, 284, 1, 10],
          [30, 262, 4, 0],
          [70, 310, 2, 60],
          [104, 322, 3, -20],
          [140, 314, 0, -14],
          [172, 322, 1, 30],
          [206, 306, 3, 24],
          [222, 280, 0, 40],
          [188, 288, 4, 0],
          [56, 238, 0, -30],
          [204, 248, 1, 0],
          [120, 300, 4, 0],
          [156, 296, 2, -50],
          [86, 290, 4, 0],
          [236, 318, 4, 0],
          [8, 326, 1, 20],
          [44, 324, 4, 0],
        ] as const;
        list.forEach(([x, y, k, a]) => thing(x, y, k, a));
      });
    } else {
      layer(s, "b", () => s.fill(bank(-30, 270, 226, [22, 30, 18, 28, 20], 346), t.far));
      // stairs going up
      [206, 232, 260, 292].forEach((y, i) =>
        layer(s, "a", () =>
          s.fill(poly(`${96 - i * 34} ${y}, 250 ${y - 10}, 250 346, ${96 - i * 34} 346`), s.lg("#fff4ec", "#c8acb4")),
        ),
      );
    }
    const night = t.night;
    layer(s, "b", () =>
      wing(s, {
        at: [168, 132],
        wrist: [202, 104],
        tip: night ? -40 : 14,
        end: night ? 60 : 84,
        len: 78,
        n: 6,
        cut: "dove",
        tones: night ? ["#5a3c20", "#1a120a", "#d8942a"] : ["#ffffff", "#e0d4e4", "#b8a8c4"],
        rim: night ? "#d8942a" : "",
      }),
    );
    if (night) {
      // arms round as much as they hold
      layer(s, "b", () => {
        s.fill(
          shape("!46 262, 54 200, 84 158, 126 140, 170 158, 196 206, !204 262, 160 244, 124 250, 86 246"),
          s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
        );
        s.fill(ribbon("140 160, 150 200, 146 240", [0, 8, 0]), t.cloth3);
      });
      layer(s, "a", () =>
        quarter(s, t, { x: 116, y: 124, size: 34, turn: -10, eye: "narrow", look: [-5, 1] }, () => {
          s.fill(shape("!-34 28, -22 24, -12 30, !-2 24, 12 30, -2 40, -14 36, -26 40"), t.hair);
          s.fill(shape("!30 -20, 40 0, 36 26, !28 20, 28 -4"), t.hair);
          s.fill(shape("!-38 -14, -34 -46, 0 -60, 34 -50, !44 -14, 18 -26, -14 -26"), s.lg("#d8942a", "#7a4a10"));
          s.fill(shape("!-62 -8, -44 -26, -10 -30, !14 -24, -14 -16, -36 -8"), "#5a340a");
          s.fill(circle(-4, -58, 5), "#7a4a10");
        }),
      );
      layer(s, "b", () => {
        s.fill(
          ribbon("72 190, 40 238, 92 262", [36, 34, 24]) + ribbon("176 188, 212 236, 158 264", [36, 34, 24]),
          s.lg(t.cloth, t.cloth2),
        );
        glow(s, 124, 226, 60, "#fff0a0", 0.9);
        s.fill(star(100, 232, 20, 5, 0.46), "#fff3b0");
        s.fill(star(140, 226, 24, 5, 0.46, -70), "#ffe27a");
        s.raw(
          `<ellipse cx="122" cy="202" rx="28" ry="9" transform="rotate(-12 122 202)" fill="none" stroke="#ffd04a" stroke-width="5"/>`,
        );
        fist(s, t, 104, 262, 12, 10);
        fist(s, t, 148, 264, 12, 170);
      });
      sparks(s, "#fff6c0", [
        [60, 176, 6],
        [190, 150, 5],
        [30, 214, 4],
        [214, 214, 5],
        [120, 182, 4],
      ]);
      return;
    }
    // a broad back, bent; he looks where he sweeps
    layer(s, "b", () => {
      s.fill(
        ribbon("150 224, 144 262, 148 292", [30, 22, 16]) + ribbon("184 224, 196 258, 194 290", [30, 22, 16]),
        "#4a4a5c",
      );
      s.fill(shape("!132 288, 156 286, !158 302, 126 302") + shape("!184 286, 204 284, !210 300, 182 300"), t.hair2);
      s.fill(
        shape("!112 164, 124 128, 160 112, 194 130, 210 176, !212 236, 170 246, !124 236, 118 200"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(ribbon("150 124, 166 176, 164 240", [6, 8, 8]) + ribbon("186 130, 172 180, 168 240", [6, 8, 8]), t.cloth3);
      s.fill(shape("!176 200, !200 196, 202 222, 180 226"), t.cloth3);
      s.fill(leaf(186, 200, 196, 180, 7) + leaf(190, 200, 206, 186, 6), t.accent);
    });
    layer(s, "a", () =>
      profile(s, t, { x: 110, y: 116, size: 28, turn: -14, eye: "open", look: [-2, 2], jaw: "round" }, () => {
        s.fill(circle(-22, 20, 8), "#e8846a", 'opacity=".5"');
        s.fill(shape("!-40 22, -30 16, -16 20, !-4 12, -14 34, -30 32"), t.hair);
        s.fill(shape("!6 -40, 36 -34, 46 0, !34 28, 24 8, 14 -14"), t.hair);
        s.fill(shape("!-36 -24, -30 -52, 4 -62, 38 -48, !46 -18, 10 -28"), t.accent);
        s.fill(shape("!-62 -20, -40 -34, -10 -32, !0 -24, -30 -18"), "#b87a1a");
      }),
    );
    layer(s, "b", () => {
      s.fill(ribbon("176 106, 118 186, 66 258", [7, 7, 7]), s.lg("#d8a860", "#8a5a24", 0, 0, 1, 1));
      s.fill(
        shape("!74 240, !56 232, 34 256, !2 298, 22 308, !34 296, !42 318, !54 298, 64 312, !70 292, 80 270"),
        s.lg("#f0c860", "#b87a1a", 0, 0, 1, 1),
      );
      s.ink("M56 252L14 300M62 258L36 306M68 262L60 306", "#8a5a14", 1.6);
      s.fill(ribbon("52 238, 64 246, 78 248", [7, 8, 7]), "#b02f3a");
    });
    layer(s, "a", () => {
      s.fill(ribbon("138 140, 116 184, 108 196", [30, 25, 18]), s.lg(t.cloth, t.cloth2));
      fist(s, t, 108, 200, 11, 30);
      s.fill(ribbon("176 136, 182 124, 166 116", [22, 20, 14]), t.cloth2);
      fist(s, t, 164, 122, 9, 30);
    });
    [
      [24, 272, 12, 10],
      [8, 250, 9, 30],
      [46, 322, 10, 0],
      [88, 318, 13, 20],
      [18, 214, 8, 14],
      [40, 190, 6, 0],
    ].forEach(([x, y, r, a]) => {
      s.fill(star(x!, y!, r!, 5, 0.45, -90 + a!), t.accent);
      s.fill(star(x!, y!, r! * 0.5, 5, 0.45, -90 + a!), "#fff");
    });
    punch(s, line("20 236, 34 226, 52 220"), "#fff", 3, 8);
  },
};
