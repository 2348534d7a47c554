import { circle, leaf, line, poly, rays, ribbon, shape, star } from "../../../../art/pen";
import { glow, layer, punch, sky, sparks, wing, type Angel } from "../kit";

/** One hand holds, the other binds: a swallow with a bandage; by night a flask, and what drips into it. */
export const raphael: Angel = {
  day: {
    sky: ["#9fd8c4", "#f8fbe4"],
    glow: "#ffffff",
    far: "#bfe4d0",
    mid: "#8fc8a8",
    skin: "#e8b48c",
    skin2: "#c08460",
    cloth: "#ffffff",
    cloth2: "#cfe4d8",
    cloth3: "#7fb89c",
    accent: "#2a8a68",
  },
  dark: {
    sky: ["#08140c", "#1c4a24"],
    glow: "#8af04a",
    far: "#10281a",
    mid: "#0c1c12",
    skin: "#7f9a78",
    skin2: "#3c543c",
    cloth: "#20301c",
    cloth2: "#0c140a",
    cloth3: "#6ac03a",
    accent: "#b8ff5a",
    gold: "#5aa02a",
    gold2: "#1c4410",
    ink: "#060c05",
  },
  draw(s, t) {
    sky(s, t, 100, 170, 200);
    s.fill(rays(110, 190, 40, 320, 18, 0.4, 5), t.glow, `opacity="${t.night ? 0.16 : 0.6}"`);
    layer(s, "b", () =>
      wing(s, {
        at: [-20, 270],
        wrist: [6, 60],
        tip: -66,
        end: 24,
        len: 150,
        n: 7,
        cut: "leaf",
        tones: t.night ? ["#2c4a2a", "#0c180c", "#6ac03a"] : ["#ffffff", "#cfe8dc", "#98c8b0"],
        rim: t.night ? "#6ac03a" : "#b8dcc8",
      }),
    );
    layer(s, "a", () =>
      s.fill(
        ribbon("96 262, 150 268, 196 240, 210 214", [26, 28, 22, 10]) +
          ribbon("96 256, 140 254, 178 226, 186 200", [24, 24, 18, 9]),
        t.skin2,
      ),
    );
    if (t.night) {
      glow(s, 112, 200, 84, "#9aff4a", 0.75);
      layer(s, "b", () =>
        s.group('transform="rotate(-10 110 250)"', () => {
          s.fill(
            shape("!98 150, !122 150, 122 176, 146 208, 146 246, 112 260, 76 246, 76 208, 98 176"),
            s.lg("#e8ffd8", "#4a8a2a", 0, 0, 1, 1),
          );
          s.fill(shape("79 222, 112 214, 144 222, 144 244, 112 257, 78 244"), "#8af02a");
          s.fill(circle(98, 234, 5) + circle(122, 242, 6) + circle(114, 226, 4), "#f0ffd0");
          s.ink(line("88 204, 82 222, 84 240"), "#fff", 3.4, 'opacity=".7"');
          s.fill(shape("102 190, 112 182, 123 190, 122 202, !117 209, !107 209, 101 202"), "#f4ffe8");
          s.fill(circle(107, 196, 3) + circle(117, 196, 3), t.ink);
        }),
      );
    } else
      layer(s, "b", () => {
        glow(s, 112, 200, 84, "#ffffff", 0.9);
        // the swallow, its tail over the fingertips
        s.fill(shape("!158 226, 214 244, 178 240, !204 262, 156 246"), "#2f4f7a");
        s.fill(
          shape("54 196, 62 172, 86 164, 108 178, 136 208, !170 238, 140 254, 96 254, 64 236"),
          s.lg("#4a78b0", "#2a4470", 0, 0, 1, 1),
        );
        s.fill(shape("58 204, 78 216, 108 238, !140 254, 96 254, 64 236"), "#fff6e8");
        s.fill(shape("56 194, 72 186, 80 202, 70 216, 58 210"), "#d8643a");
        s.fill(poly("56 188, 34 186, 55 199"), "#3a3038");
        s.fill(circle(72, 184, 5), "#1a1418");
        s.fill(circle(70, 182, 1.9), "#fff");
        s.fill(shape("!90 196, 118 178, 146 184, !190 206, 158 216, 140 236, 108 224"), s.lg("#6a94c4", "#34558a"));
        // what the other hand has just wound
        s.fill(shape("!108 180, !132 178, 144 206, !140 236, !116 228, 120 206"), "#ffffff");
        s.ink("M112 192l26 2M116 206l28 2M116 220l26 3", "#b8ccc4", 2.2);
        s.fill(ribbon("126 180, 118 158, 136 150, 142 134", [10, 8, 8, 7]), "#ffffff");
      });
    // the hand that holds, palm up
    layer(s, "b", () => {
      s.fill(
        shape(
          "!-10 300, 34 268, 72 258, 104 262, 140 268, 168 262, 190 248, 208 254, 196 276, 168 294, 128 304, 84 312, 44 340, !-10 350",
        ),
        s.lg(t.skin, t.skin2),
      );
      s.fill(ribbon("66 284, 78 262, 70 240, 52 226", [30, 26, 20, 12]), s.lg(t.skin, t.skin2, 0, 0, 1, 0));
      s.ink(line("110 276, 150 284, 190 264") + line("56 246, 64 240"), t.skin2, 2.6);
      s.fill(shape("!-10 286, 22 272, 40 300, !56 350, !-10 350"), s.lg(t.cloth, t.cloth3));
      punch(s, line("24 280, 38 304, 50 338"), t.accent, 4, 9);
    });
    // the hand that helps, from above
    layer(s, "b", () => {
      s.fill(
        ribbon("214 96, 196 128, 188 152", [22, 20, 12]) + ribbon("228 108, 216 140, 208 160", [20, 18, 11]),
        t.skin2,
      );
      s.fill(shape("!250 30, 214 50, 188 72, 184 98, 204 120, 226 122, !250 110"), s.lg(t.skin, t.skin2, 0, 0, 1, 1));
      s.fill(
        ribbon("200 78, 164 88, 142 118, 138 138", [26, 22, 18, 10]) +
          ribbon("206 104, 176 116, 150 140", [24, 20, 11]),
        t.skin,
      );
      s.ink(line("162 92, 168 98") + line("176 114, 170 108"), t.skin2, 2.4);
      s.fill(shape("!250 14, 226 28, 222 60, 232 94, !250 118"), s.lg(t.cloth, t.cloth2));
      punch(s, line("230 32, 227 62, 236 92"), t.accent, 4, 9);
    });
    if (t.night)
      // round the wrist, past the fingers, to the flask
      layer(s, "b", () => {
        const coils = "250 132, 206 136, 186 104, 212 66, 190 44, 150 60, 120 92";
        s.fill(ribbon(coils, [20, 20, 19, 18, 17, 16, 15]), "#14200c");
        s.fill(ribbon(coils, [11, 11, 11, 10, 10, 9, 9]), "#7ac03a");
        punch(s, line(coils), "#dfff9a", 3.4, 10);
        s.fill(shape("132 84, 134 104, 116 120, !84 126, !88 112, 92 96, 110 80"), "#7ac03a");
        s.fill(shape("!84 126, 106 118, !124 112, 112 130, 98 138"), "#c8ff8a");
        s.fill(poly("92 120, 95 138, 100 119", 2) + poly("104 117, 106 134, 111 115", 2), "#fff");
        s.fill(circle(110, 94, 6), "#fff07a");
        s.fill(circle(108, 95, 2.8), t.ink);
        s.fill(leaf(96, 142, 97, 160, 7) + leaf(104, 164, 105, 176, 5), "#b8ff5a");
      });
    else {
      s.fill(star(40, 120, 7) + star(206, 200, 8) + star(84, 84, 6), "#fff");
      sparks(s, t.accent, [
        [30, 168, 4],
        [176, 30, 4],
      ]);
    }
  },
};
