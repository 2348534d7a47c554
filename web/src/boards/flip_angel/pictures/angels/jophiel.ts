import { circle, leaf, line, poly, polar, ribbon, shape } from "../../../../art/pen";
import { fist, layer, punch, quarter, sky, wing, type Angel } from "../kit";

export const jophiel: Angel = {
  day: {
    sky: ["#a8dcd0", "#fff2b8"],
    far: "#b4d69a",
    mid: "#7fb068",
    near: "#fbf7e6",
    cloth: "#fffdf4",
    cloth2: "#cfdcae",
    cloth3: "#8aa25e",
    hair: "#fdfbf4",
    hair2: "#cfc7b4",
    accent: "#d96a3b",
    skin: "#c98f66",
    skin2: "#9a6443",
  },
  dark: {
    sky: ["#4a1020", "#c03420"],
    glow: "#ff7a3a",
    far: "#6a1a20",
    mid: "#2b0c17",
    hair: "#3a2a34",
    hair2: "#1a1018",
    accent: "#ffb03a",
    skin: "#b87a66",
    skin2: "#6d3b38",
  },
  draw(s, t) {
    sky(s, t, 190, 130, 190);
    s.fill(circle(178, 112, 34), t.night ? "#c21f2b" : "#fff6cf");
    layer(s, "b", () =>
      s.fill(shape("!-10 340, !-10 190, 20 170, 60 186, 96 166, 150 196, 200 172, !250 190, !250 340"), t.far),
    );
    layer(s, "a", () => {
      for (const [x, h] of [
        [128, 60],
        [142, 78],
        [156, 52],
      ] as const)
        s.fill(leaf(x, 206, x + 2, 206 - h, 11, 0, 0.35), t.mid);
    });
    // two tall flowers; by night they hang their heads
    const flower = (x: number, y: number, r: number, foot: number) => {
      s.fill(ribbon(`${foot} 300, ${(foot + x) / 2 + 8} 230, ${x} ${y}`, [7, 6, 4]), t.night ? "#1c0a12" : "#5d8f4c");
      if (t.night) {
        s.fill(
          ribbon(`${x} ${y}, ${x - 6} ${y - 16}, ${x - 20} ${y - 4}, ${x - 22} ${y + 14}`, [5, 5, 4, 3]),
          "#1c0a12",
        );
        for (let i = 0; i < 7; i++) {
          const p = polar(x - 22, y + 14, r * 0.9, 20 + i * 23);
          s.fill(leaf(x - 22, y + 12, p.x, p.y + 4, 5, 2), i % 2 ? t.gold2 : "#3a0c18");
        }
        return;
      }
      for (let k = 0; k < 2; k++)
        for (let i = 0; i < 11; i++) {
          const p = polar(x, y, r * (k ? 0.8 : 1), i * 32.7 + k * 16);
          s.fill(leaf(x, y, p.x, p.y, r * 0.3, 0, 0.6), k ? "#f4c84a" : "#e09a26");
        }
      s.fill(circle(x, y, r * 0.4), "#7a4416");
      s.fill(circle(x - 2, y - 2, r * 0.26), "#a7641f");
    };
    layer(s, "b", () => {
      flower(198, 126, 36, 190);
    });
    layer(s, "b", () =>
      s.fill(
        leaf(190, 290, 146, 234, 14, 6) + leaf(196, 262, 160, 214, 11, -6) + leaf(204, 250, 240, 226, 11, -4),
        t.night ? "#260c16" : "#6fa05a",
      ),
    );
    layer(s, "b", () =>
      wing(s, {
        at: [84, 176],
        wrist: [50, 160],
        tip: -112,
        end: -222,
        len: 80,
        n: 7,
        rim: t.night ? "#c22a34" : "#b9c486",
        cut: "leaf",
        tones: t.night ? ["#5a1424", "#240a14", "#a3202e"] : ["#fffdf2", "#cfe0a8", "#a9b86a"],
      }),
    );
    layer(s, "b", () => {
      s.fill(
        shape("!10 350, 22 240, 40 192, 70 160, 106 152, 128 176, 126 206, 152 240, !178 350"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(shape("!120 190, 128 206, 154 242, !178 350, !104 350, 110 240"), t.cloth2);
      s.fill(
        ribbon("60 190, 50 240, 54 320", [0, 7, 0]) +
          ribbon("86 182, 78 236, 90 326", [0, 8, 0]) +
          ribbon("44 214, 34 256, 32 312", [0, 5, 0]),
        t.cloth3,
        'opacity=".7"',
      );
      s.fill(shape("!96 214, 128 208, 146 240, !154 350, !96 350"), t.night ? "#1d0a12" : "#d8a85a");
      s.fill(shape("!106 240, !138 236, 140 262, 108 266"), t.night ? "#3a101c" : "#b9803a");
      s.fill(
        leaf(114, 244, 106, 220, 5) + leaf(122, 242, 122, 214, 5) + leaf(130, 240, 140, 218, 5),
        t.night ? "#7a1828" : "#6fa05a",
      );
      punch(s, line("100 218, 126 212, 144 242"), t.night ? "#c22a34" : "#fff6dc", 2, 6);
    });
    layer(s, "a", () => {
      quarter(
        s,
        t,
        { x: 112, y: 134, size: 26, face: -1, turn: 14, eye: t.night ? "narrow" : "open", look: [-2, 2] },
        () => {
          s.fill(
            shape("!30 20, 36 52, 20 92, -6 128, !-10 96, !-24 114, -26 80, -34 46, !-30 26, -16 34, 6 32"),
            t.hair,
          );
          s.fill(ribbon("-6 52, -8 76, -14 98", [0, 5, 0]) + ribbon("12 46, 8 76, -2 106", [0, 5, 0]), t.hair2);
          s.fill(ribbon("-30 30, -14 25, 4 34", [6, 8, 3]), t.hair);
        },
      );
    });
    // the brim is the halo
    layer(s, "b", () =>
      s.group('transform="rotate(13 104 112)"', () => {
        s.fill(
          t.night
            ? poly(
                "44 112, 60 104, 72 108, 90 98, 122 98, 142 108, 150 102, 168 116, 150 122, 138 116, 128 126, 104 118, 92 128, 78 118, 62 122",
              )
            : shape("42 112, 70 101, 106 98, 146 102, 170 114, 146 123, 106 124, 68 122"),
          s.lg(t.gold, t.gold2),
        );
        s.fill(
          shape("!78 108, 82 82, 106 72, 130 82, !136 108, 106 114"),
          s.lg(t.night ? "#6d1020" : "#f4cf6a", t.gold2),
        );
        s.fill(ribbon("78 106, 106 112, 136 106", [7, 7, 7]), t.accent);
      }),
    );
    layer(s, "a", () => {
      s.fill(ribbon("100 170, 126 200, 160 182", [26, 22, 15]), s.lg(t.cloth, t.cloth2));
      punch(s, line("152 178, 158 190"), t.cloth3, 2.4, 5);
      if (t.night) fist(s, t, 167, 180, 10, -20);
    });
    if (t.night)
      layer(s, "b", () => {
        s.ink(line("170 184, 174 190, 174 196"), t.gold, 2.5);
        s.fill(
          circle(175, 228, 40),
          s.rg(
            [
              [0, "#ffcf6a", 0.9],
              [1, "#ff7a2a", 0],
            ],
            175,
            228,
            44,
            true,
          ),
        );
        s.fill(shape("163 236, 166 222, 178 218, !190 214, 186 224, 188 238, !196 252, 180 242, 168 244"), "#fff0c8");
        s.fill(circle(181, 222, 1.6), t.ink);
        s.ink(
          "M152 252V214Q152 196 174 196Q198 196 198 214V252zM163 252V200M175 252V196M187 252V200M150 252H200",
          "#15080e",
          3.2,
        );
      });
    else {
      layer(s, "b", () => {
        s.ink(line("152 198, 152 176, 172 170, 184 186"), t.gold2, 4.5);
        s.fill(shape("!188 192, 202 203, !216 205, !216 212, 202 215, !194 212"), t.gold2);
        s.fill(shape("!148 198, !186 184, !202 218, !162 234"), s.lg("#f8dc86", "#c8851f", 0, 0, 1, 1));
        s.fill(poly("213 200, 224 197, 226 219, 214 215"), t.gold);
        s.ink("M152 208L190 194M159 224L197 208", "#fff", 1.6, 'opacity=".6"');
        fist(s, t, 163, 176, 9.5, -20);
      });
      s.ink(
        "M224 204q8 16 5 58M221 210q4 18-1 48M217 216q0 20-8 40",
        "#fff",
        2.4,
        'stroke-dasharray="5 5" stroke-linecap="round"',
      );
      layer(s, "a", () => {
        s.fill(
          ribbon("218 296, 220 280, 216 262", [4, 4, 3]) + leaf(218, 284, 238, 268, 7) + leaf(218, 288, 198, 274, 7),
          "#5d9f4c",
        );
        s.fill(leaf(216, 264, 206, 246, 6) + leaf(216, 264, 217, 242, 6) + leaf(216, 264, 228, 248, 6), t.accent);
      });
    }
    layer(s, "b", () =>
      [
        [-6, 300, 44, 236, 16],
        [20, 320, 84, 262, 13],
        [250, 310, 176, 262, 14],
        [-4, 330, 16, 226, 12],
      ].forEach(([a, b, c, d, w]) => s.fill(leaf(a!, b!, c!, d!, w!, 10), t.night ? "#0d0509" : "#4f8546")),
    );
    layer(s, "b", () =>
      t.night
        ? [
            [0, 330, 60, 300],
            [60, 336, 20, 290],
            [110, 340, 168, 306],
            [190, 340, 150, 300],
            [250, 330, 190, 304],
          ].forEach(([a, b, c, d]) => {
            s.fill(ribbon(`${a} ${b}, ${(a! + c!) / 2} ${d! - 8}, ${c} ${d}`, [7, 5, 0]), "#3a0c18");
            s.fill(leaf((a! + c!) / 2, d! - 6, (a! + c!) / 2 + 4, d! - 20, 4), "#3a0c18");
          })
        : [
            [20, 344, -10, 286, 14],
            [60, 350, 34, 292, 13],
            [96, 350, 118, 298, 13],
            [140, 350, 130, 300, 12],
            [182, 350, 204, 296, 14],
            [226, 350, 250, 288, 14],
          ].forEach(([a, b, c, d, w], i) => s.fill(leaf(a!, b!, c!, d!, w!, 4), i % 2 ? "#5f9650" : "#3f7440")),
    );
  },
};
