import { circle, leaf, line, poly, rays, ribbon, shape, star } from "../../../../pictures/pen";
import { glow, layer, punch, sky, sparks, wing, type Angel } from "../kit";

/** A bowl of two hands: a swallow with a bandage; by night something that bites, and a flask. */
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
    sky(s, t, 120, 150, 190);
    s.fill(rays(120, 150, 40, 300, 20, 0.4, 5), t.glow, `opacity="${t.night ? 0.16 : 0.6}"`);
    // wings arch over, cropped: he is behind his hands
    layer(s, "b", () => {
      const tones: [string, string, string] = t.night
        ? ["#2c4a2a", "#0c180c", "#6ac03a"]
        : ["#ffffff", "#cfe8dc", "#98c8b0"];
      wing(s, {
        at: [26, 250],
        wrist: [-6, 60],
        tip: -40,
        end: 30,
        len: 128,
        n: 7,
        cut: "leaf",
        tones,
        rim: t.night ? "#6ac03a" : "#b8dcc8",
      });
      wing(s, {
        at: [214, 250],
        wrist: [248, 70],
        tip: -140,
        end: -214,
        len: 120,
        n: 7,
        cut: "leaf",
        tones,
        rim: t.night ? "#6ac03a" : "#b8dcc8",
      });
    });
    // the fingers behind
    layer(s, "b", () => {
      const back = [
        "40 236, 52 176, 84 150",
        "58 236, 74 172, 104 150",
        "78 238, 94 180, 118 160",
        "204 240, 196 186, 164 154",
        "186 240, 174 182, 144 158",
        "166 242, 154 190, 132 168",
      ];
      back.forEach((l, i) => s.fill(ribbon(l, [22, 20, t.night ? 5 : 13]), i % 2 ? t.skin2 : t.skin));
      if (t.night)
        s.fill(
          poly("82 152, 92 138, 88 156") +
            poly("102 152, 112 138, 108 156") +
            poly("164 156, 156 140, 158 160") +
            poly("144 160, 136 144, 138 164"),
          "#dff0c8",
        );
    });
    if (t.night) {
      glow(s, 122, 176, 80, "#9aff4a", 0.7);
      layer(s, "b", () => {
        s.fill(
          shape("!112 118, !132 118, 132 146, 152 178, 150 216, 122 228, 94 216, 92 178, 112 146"),
          s.lg("#e8ffd8", "#4a8a2a", 0, 0, 1, 1),
        );
        s.fill(shape("97 190, 122 182, 148 190, 148 214, 122 226, 96 214"), "#8af02a");
        s.fill("M108 106h28v14h-28z", "#5a3a1a");
        s.fill(circle(112, 202, 4) + circle(130, 208, 5) + circle(124, 194, 3), "#f0ffd0");
        s.ink(line("104 172, 100 190, 102 208"), "#fff", 3, 'opacity=".7"');
        // a skull on the label, as on every honest bottle
        s.fill(shape("114 162, 122 156, 131 162, 130 172, !126 178, !118 178, 113 172"), "#f4ffe8");
        s.fill(circle(118, 167, 2.4) + circle(126, 167, 2.4), t.ink);
      });
      // the snake, over everything
      layer(s, "b", () => {
        const body = "176 268, 206 230, 178 196, 120 206, 72 190, 74 150, 118 128, 160 134, 172 104, 146 80";
        s.fill(ribbon(body, [16, 18, 18, 17, 16, 15, 14, 13, 12, 12]), "#14200c");
        s.fill(ribbon(body, [9, 10, 10, 9, 9, 8, 8, 7, 7, 7]), "#7ac03a");
        punch(s, line(body), "#dfff9a", 3, 10);
        s.fill(shape("152 92, 132 88, 112 72, !100 62, 122 58, 142 64, 158 76"), "#7ac03a");
        s.fill(circle(132, 68, 4), "#fff07a");
        s.fill(circle(131, 68, 1.8), t.ink);
        s.ink("M102 62l-20-4M82 58l-9-7M82 58l-9 5", "#ff5a5a", 2.4);
      });
    } else
      layer(s, "b", () => {
        glow(s, 122, 170, 76, "#ffffff", 0.9);
        // the swallow
        s.fill(shape("!176 196, 214 216, 186 206, !208 232, 172 212"), "#2f4f7a");
        s.fill(
          shape("78 152, 92 134, 116 132, 138 150, 168 176, !186 206, 150 214, 112 206, 86 184"),
          s.lg("#4a78b0", "#2a4470", 0, 0, 1, 1),
        );
        s.fill(shape("80 164, 100 176, 130 196, !150 214, 112 206, 86 184"), "#fff6e8");
        s.fill(shape("82 152, 94 146, 100 160, 90 170, 80 164"), "#d8643a");
        s.fill(poly("80 150, 62 154, 80 159"), "#3a3038");
        s.fill(circle(94, 146, 4), "#1a1418");
        s.fill(circle(92.5, 144.5, 1.5), "#fff");
        s.fill(shape("!112 150, 140 142, 164 156, !204 176, 172 180, 150 190, 126 178"), s.lg("#6a94c4", "#34558a"));
        // the bandage
        s.fill(shape("!128 140, !150 142, 158 168, !152 194, !132 186, 138 164"), "#ffffff");
        s.ink("M132 152l22 4M136 166l22 4M134 180l20 4", "#b8ccc4", 2);
        s.fill(leaf(146, 142, 140, 122, 6, 3) + leaf(148, 142, 162, 126, 6, -3), "#fff");
      });
    // the palms before
    layer(s, "b", () => {
      s.fill(
        shape("!24 346, 28 290, 20 254, 26 224, 44 216, 62 232, 88 240, 118 240, 122 262, 112 290, !116 346"),
        s.lg(t.skin, t.skin2, 0, 0, 1, 1),
      );
      s.fill(
        shape("!218 346, 214 292, 224 256, 216 226, 198 220, 182 236, 158 242, 130 242, 124 264, 132 292, !126 346"),
        s.lg(t.skin, t.skin2, 1, 0, 0, 1),
      );
      s.fill(
        ribbon("54 240, 82 226, 112 226", [24, 22, 14]) + ribbon("188 244, 160 230, 132 230", [24, 22, 14]),
        t.skin,
      );
      s.ink(
        line("48 262, 76 272, 106 262") +
          line("196 264, 168 274, 138 264") +
          line("104 222, 111 225") +
          line("140 226, 133 229"),
        t.skin2,
        2.4,
      );
      s.fill(shape("!6 346, 20 296, 66 286, !126 300, !124 346"), s.lg(t.cloth, t.cloth2));
      s.fill(shape("!240 346, 224 298, 178 288, !122 302, !124 346"), s.lg(t.cloth, t.cloth3));
      punch(s, line("26 302, 66 293, 118 305") + line("218 304, 178 295, 128 307"), t.accent, 4, 9);
    });
    if (!t.night) {
      s.fill(star(52, 110, 6) + star(196, 122, 7), "#fff");
      sparks(s, t.accent, [
        [40, 150, 4],
        [176, 92, 4],
      ]);
    }
  },
};
