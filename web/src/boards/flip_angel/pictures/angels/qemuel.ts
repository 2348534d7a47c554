import { circle, leaf, line, poly, ribbon, shape } from "../../../../art/pen";
import { fist, glow, hand, layer, punch, quarter, sky, sparks, wing, type Angel } from "../kit";

/** A giant folded into the arch that he keeps; by night the way in costs something. */
export const qemuel: Angel = {
  day: {
    sky: ["#a8cfe0", "#f8f0d4"],
    glow: "#fffdf0",
    far: "#cbbfa4",
    mid: "#e4d8bc",
    near: "#b8a888",
    hair: "#d8823a",
    hair2: "#a0561c",
    cloth: "#5a7aa8",
    cloth2: "#38527c",
    cloth3: "#263a5c",
    accent: "#c8552f",
    skin: "#e4b088",
    skin2: "#b87c58",
  },
  dark: {
    sky: ["#140c06", "#4a3016"],
    glow: "#e89a3a",
    far: "#2c2014",
    mid: "#3a2a1a",
    near: "#1c140c",
    hair: "#7a4a24",
    hair2: "#4a2a10",
    cloth: "#3c2a1c",
    cloth2: "#1c120a",
    cloth3: "#a86a2a",
    accent: "#ffb84a",
    skin: "#b8865c",
    skin2: "#6a4426",
    gold: "#a8702a",
    gold2: "#4a2c0c",
    ink: "#0e0804",
  },
  draw(s, t) {
    sky(s, t, 120, 90, 200);
    // behind the gate: the road goes on; by night, nothing
    layer(s, "b", () =>
      s.fill(
        poly("-10 60, 14 60, 14 46, 30 46, 30 60, 44 60, 44 346, -10 346") +
          poly("250 44, 234 44, 234 30, 214 30, 214 44, 198 44, 198 346, 250 346"),
        s.lg(t.far, t.near),
      ),
    );
    layer(s, "b", () => {
      s.fill(
        "M20 346V66h20V52h22v14h24V52h24v14h24V52h24v14h24V52h22v14h16V346h-18V180Q206 94 122 90Q40 94 38 180V346z",
        s.lg(t.mid, t.far),
        'fill-rule="evenodd"',
      );
      for (let i = 0; i < 9; i++) s.ink(`M${20 + i * 25} 74v14`, t.near, 2);
      punch(s, "M30 190Q34 84 122 80Q212 84 214 190", t.gold2, 3, 12);
    });
    s.fill("M38 300V180Q40 94 122 90Q206 94 206 180V300z", t.night ? "#0a0603" : "#7a94a8");
    if (t.night) glow(s, 122, 230, 110, "#e8862a", 0.45);
    s.clip("M38 320V180Q40 94 122 90Q206 94 206 180V320z", () => {
      layer(s, "b", () =>
        wing(s, {
          at: [176, 220],
          wrist: [196, 130],
          tip: -120,
          end: -60,
          len: 70,
          n: 5,
          cut: "dove",
          tones: t.night ? ["#5a3c1c", "#1c120a", "#a86a2a"] : ["#ffffff", "#d4dce4", "#a8b8c8"],
        }),
      );
      // shoulders against the stones, head bent by the vault
      layer(s, "b", () => {
        s.fill(
          shape("!30 330, 36 236, 58 190, 110 168, 170 176, 206 216, !216 330"),
          s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
        );
        s.fill(ribbon("150 190, 168 240, 172 320", [0, 10, 0]), t.cloth3);
      });
      layer(s, "a", () =>
        quarter(s, t, { x: 110, y: 158, size: 46, turn: 16, eye: t.night ? "narrow" : "open", look: [-2, 5] }, () => {
          s.fill(
            shape("!-36 16, -40 44, -24 78, !-6 92, 18 80, 38 44, !36 8, 22 30, 6 28, -14 34, -26 28"),
            s.lg(t.hair, t.hair2),
          );
          s.ink(line("-20 46, -18 64, -10 80") + line("8 44, 8 62, 2 78"), t.hair2, 3);
          s.fill(ribbon("-28 32, -14 27, 4 33", [4, 8, 4]), t.hair2);
          s.fill(ribbon("-36 -8, -26 -14, -16 -7", [3, 8, 3]) + ribbon("-8 -8, 8 -17, 24 -7", [3, 9, 3]), t.hair2);
          s.fill(
            shape("!-30 -26, -26 -56, 4 -68, 34 -54, !40 -22"),
            s.lg(t.night ? "#6a665c" : "#e8eef2", t.night ? "#2c2820" : "#98a4b0", 0, 0, 1, 1),
          );
          s.fill(
            shape("!-62 -14, -30 -30, 6 -34, 42 -26, !72 -4, 38 -12, 4 -20, -30 -16"),
            s.lg(t.night ? "#8a8272" : "#f4f8fa", t.night ? "#3a342a" : "#a8b4c0"),
          );
          punch(s, line("-46 -18, -10 -27, 26 -24, 54 -12"), t.gold2, 4, 11);
        }),
      );
      layer(s, "b", () => {
        s.fill(ribbon("170 206, 190 262, 146 286", [46, 40, 28]), s.lg(t.cloth, t.cloth2));
        if (!t.night) s.fill(ribbon("60 206, 46 258, 96 284", [44, 40, 28]), s.lg(t.cloth, t.cloth2));
      });
    });
    if (t.night) {
      // the palm comes out of the gate
      layer(s, "b", () => {
        s.fill(ribbon("58 204, 40 250, 74 280", [44, 42, 34]), s.lg(t.cloth, t.cloth2));
        hand(s, t, 104, 278, 22, [-14, 6, 26, 44, -70], 1);
        s.fill(circle(108, 266, 9) + circle(122, 272, 9), "#ffd86a");
        s.ink(circle(108, 266, 5) + circle(122, 272, 5), "#8a5a14", 1.6);
      });
      layer(s, "b", () => {
        s.ink(line("20 226, 80 250, 150 246, 224 214"), "#0e0804", 9, 'stroke-dasharray="15 5" stroke-linecap="round"');
        s.ink(
          line("20 224, 80 248, 150 244, 224 212"),
          "#c8924a",
          4.4,
          'stroke-dasharray="15 5" stroke-linecap="round"',
        );
      });
    } else
      layer(s, "b", () => {
        s.fill(ribbon("72 110, 70 220, 66 320", [7, 8, 8]), s.lg("#b8844a", "#6a4420", 0, 0, 1, 0));
        s.fill(leaf(72, 116, 72, 70, 13, 0, 0.4), s.lg("#ffffff", "#a8b4c0"));
        hand(s, t, 134, 284, 18, [178, 194, 162, 212, 250], 0.9);
        fist(s, t, 74, 278, 17, 90);
      });
    layer(s, "b", () =>
      s.fill(
        poly("-10 346, -10 310, 250 306, 250 346"),
        s.lg(t.night ? "#3a2a18" : "#e8d8b0", t.night ? "#120a04" : "#b89a64"),
      ),
    );
    // somebody who wants to pass
    layer(s, "a", () => {
      const x = t.night ? 176 : 156;
      s.fill(shape(`!${x - 9} 326, ${x - 8} 306, ${x} 296, ${x + 8} 306, !${x + 9} 326`), t.accent);
      s.fill(circle(x, 292, 5.5), t.skin);
      s.fill(shape(`!${x - 9} 290, ${x} 282, !${x + 9} 290`), t.hair2);
      s.ink(line(`${x + 10} 292, ${x + 12} 326`), t.hair2, 2);
    });
    if (!t.night)
      sparks(s, "#fff", [
        [30, 30, 5],
        [212, 20, 4],
      ]);
  },
};
