import { circle, line, poly, polar, ribbon, shape, star } from "../../../../art/pen";
import { fist, glow, layer, profile, punch, sky, sparks, wing, type Angel } from "../kit";

/** Seen from inside the lock: an eye, a lamp and a pick; by night a purse comes the other way. */
export const fanuel: Angel = {
  day: {
    sky: ["#8ecfe0", "#fff0c8"],
    glow: "#fffbe6",
    hair: "#d8a04a",
    hair2: "#8f5c1c",
    skin: "#f4cfa8",
    skin2: "#d49a70",
    cloth: "#5a8a6a",
    cloth2: "#34604a",
    cloth3: "#234434",
    accent: "#2a6f5a",
  },
  dark: {
    sky: ["#1c1406", "#6a5a10"],
    glow: "#f0d84a",
    hair: "#3a2a14",
    hair2: "#1a1208",
    skin: "#b89a6a",
    skin2: "#665032",
    cloth: "#3a3414",
    cloth2: "#1c180a",
    cloth3: "#a89a2a",
    accent: "#f4e05a",
    gold: "#a8902a",
    gold2: "#4a3c0c",
    ink: "#120e04",
  },
  draw(s, t) {
    sky(s, t, 120, 130, 190);
    if (!t.night) s.fill(star(150, 90, 120, 14, 0.4), "#fff", 'opacity=".5"');
    layer(s, "b", () =>
      wing(s, {
        at: [196, 220],
        wrist: [182, 90],
        tip: -110,
        end: 20,
        len: 90,
        n: 6,
        cut: "dove",
        tones: t.night ? ["#5a5020", "#1c180a", "#a89a2a"] : ["#ffffff", "#cfe0e4", "#9fbcc4"],
        rim: t.night ? "#a89a2a" : "",
      }),
    );
    // the one outside: head to the side, ear to the lock, one eye on us
    layer(s, "a", () =>
      profile(
        s,
        t,
        { x: 130, y: 128, size: 56, turn: 8, eye: t.night ? "narrow" : "open", jaw: "round", look: [-1, 1] },
        () => {
          s.fill(
            shape("!-34 -22, -34 -46, -8 -62, 26 -56, 48 -26, 46 14, !30 30, 24 0, 6 -20, -10 -22, !-22 -34"),
            s.lg(t.hair, t.hair2, 0, 0, 1, 1),
          );
          s.ink(line("-16 -48, 10 -40, 28 -12") + line("0 -56, 24 -42, 36 -10"), t.hair2, 2);
          if (!t.night) {
            s.ink(circle(-27, 2, 13), t.gold, 4);
            s.ink(line("-14 2, 8 -6, 26 -4"), t.gold2, 2.4);
            s.fill(ribbon("-37 30, -28 35, -20 27", [0, 2, 0]), t.ink);
          } else s.fill(ribbon("-37 31, -28 36, -17 24", [0, 3, 0]) + circle(-26, 33, 2), t.ink);
        },
      ),
    );
    layer(s, "b", () => {
      s.fill(
        shape("!80 346, 92 270, 112 220, 134 200, 172 196, 206 230, !220 346"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(ribbon("150 240, 144 280, 150 330", [0, 7, 0]), t.cloth3);
    });
    // the lock: everything is black brass but the hole
    layer(s, "b", () => {
      const plate = t.night ? s.lg("#6a5818", "#181204", 0, 0, 1, 1) : s.lg("#f0cc6a", "#9a6a1c", 0, 0, 1, 1);
      s.fill("M-10-10H250V346H-10zM156 198A82 82 0 1 0 84 198L58 300H182z", plate, 'fill-rule="evenodd"');
      s.ink("M156 198A82 82 0 1 0 84 198L58 300H182z", t.night ? "#f0d84a" : "#7a4f10", 4);
      s.ink("M164 204A93 93 0 1 0 76 204L46 310H194z", t.night ? "#a8902a" : "#fff3c0", 2);
      const screw = (x: number, y: number, turn: number) => {
        s.fill(circle(x, y, 11), t.night ? "#2a2008" : "#c8922a");
        const [a, b] = [polar(x, y, 8, turn), polar(x, y, -8, turn)];
        s.ink(line([a, b]), t.night ? "#a8902a" : "#6a4410", 3);
      };
      [
        [24, 100, 30],
        [216, 100, 80],
        [24, 250, 120],
        [216, 250, 10],
        [120, 20, 60],
        [120, 322, 150],
      ].forEach(([x, y, a]) => screw(x!, y!, a!));
      punch(s, line("20 60, 60 24, 100 12") + line("140 12, 184 26, 222 62"), t.night ? t.accent : "#fff3c0", 3, 9);
    });
    // the pick, or the purse, on our side of it
    if (t.night) {
      layer(s, "b", () => {
        s.fill(ribbon("206 330, 170 292, 136 262", [44, 38, 26]), t.cloth);
        s.fill(ribbon("150 276, 142 268, 136 262", [32, 32, 30]), t.accent);
        fist(s, t, 122, 250, 16, -140);
        s.fill(
          shape("!92 238, 106 228, !120 238, 138 262, 132 292, 104 300, 76 290, 74 262"),
          s.lg("#c8a04a", "#5a3a10", 0, 0, 1, 1),
        );
        s.fill(ribbon("90 240, 106 244, 122 238", [7, 7, 7]), t.ink);
      });
      glow(s, 104, 236, 40, "#fff07a", 0.7);
      s.fill(circle(98, 224, 9) + circle(114, 218, 9) + circle(84, 214, 8) + circle(60, 306, 8), "#ffe66a");
      s.ink(circle(98, 224, 5) + circle(114, 218, 5), "#a8741a", 1.6);
    } else {
      layer(s, "b", () => {
        s.fill(ribbon("66 296, 86 246, 100 206", [8, 6, 4]), s.lg("#ffffff", "#8a98a4"));
        s.fill(poly("96 210, 108 196, 116 202, 106 208, 110 216, 102 216"), "#dfe8ee");
        s.fill(ribbon("40 346, 52 320, 64 298", [40, 34, 24]), t.cloth);
        fist(s, t, 70, 286, 15, -60);
      });
      sparks(s, "#fff", [
        [116, 190, 9],
        [132, 208, 5],
        [96, 186, 5],
      ]);
    }
  },
};
