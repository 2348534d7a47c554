import { line, poly, ribbon, shape } from "../../../../art/pen";
import { halo, layer, punch, sky, wing, type Angel } from "../kit";

/** Nobody: behind the stage a robe hangs askew from the rail, one sleeve pegged up as if it waved; a wing has come off. */
export const standin: Angel = {
  day: {
    sky: ["#5c6474", "#9aa2b2"],
    glow: "#d8dce6",
    far: "#7d8494",
    mid: "#e4e6ec",
    paper: "#ffffff",
    paper2: "#c4c8d2",
    gold: "#9aa0ae",
    gold2: "#666c7a",
    cloth: "#ffffff",
    cloth2: "#c2c7d3",
    cloth3: "#8d94a6",
    accent: "#5a6172",
  },
  dark: {},
  draw(s, t) {
    sky(s, t, 20, 60, 260);
    // the back of a painted flat, and the light that falls through the wings of the stage
    layer(s, "b", () => {
      s.fill(poly("150 -10, 250 -10, 250 262, 150 250"), s.lg("#747b8b", "#565d6c"));
      s.ink("M150-10V252M198-10V256M150 60L250 74M150 170L250 186M150 60L198 176M250 74L198 180", "#444b59", 5);
    });
    s.fill(poly("-10 20, -10 150, 130 346, 250 346"), "#fff", 'opacity=".2"');
    layer(s, "b", () => s.fill(poly("-10 346, -10 270, 250 244, 250 346"), s.lg("#828998", "#4e5564")));
    s.ink("M-10 300L250 268M-10 330L250 292M40 264L10 346M130 255L140 346M200 250L236 346", "#4a5160", 1.6);
    layer(s, "a", () => {
      s.fill(poly("-10 48, 250 22, 250 30, -10 57"), s.lg("#d8dce6", "#6a7180"));
      // a wire with a hook bent into it, and the halo put over it
      s.ink("M104 74Q102 56 92 50Q80 44 84 34Q92 28 98 38", "#3c4350", 4);
    });
    const tones: [string, string, string] = [t.paper, t.paper2, t.cloth3];
    layer(s, "b", () =>
      wing(s, { at: [84, 104], wrist: [46, 98], tip: 150, end: 66, len: 118, n: 6, cut: "dove", tones }),
    );
    // the robe swings; what would be its other arm waves
    layer(s, "b", () => {
      s.fill(
        shape("!122 88, 152 84, 178 66, !190 42, 204 40, !212 56, 204 92, 176 122, !146 130, 124 116"),
        s.lg(t.cloth2, t.cloth3),
      );
      s.fill(shape("!188 42, 200 34, !214 54, 208 64, 196 60"), "#474e5c");
      s.fill(ribbon("140 104, 168 98, 192 72", [0, 7, 0]), t.cloth3);
      s.fill(poly("184 22, 192 20, 200 52, 191 54"), "#c99a3a");
    });
    layer(s, "b", () => {
      s.fill(
        shape(
          "!70 98, 90 84, !104 82, 112 88, !126 82, 148 92, 154 122, 150 180, 164 240, !196 286, 158 300, 128 290, 96 300, !58 282, 74 236, 82 180",
        ),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 0),
      );
      s.fill(shape("!150 100, 154 122, 150 180, 164 240, !196 286, 170 298, 142 240, 134 180, 140 130"), t.cloth3);
      s.fill(
        ribbon("104 130, 104 200, 84 292", [0, 7, 11]) + ribbon("124 140, 124 210, 126 290", [0, 6, 10]),
        t.cloth3,
      );
      // no neck in the collar: only the lining, and the wood of the hanger
      s.fill(shape("!88 88, 104 80, !130 84, 122 102, 106 108, 94 100"), "#474e5c");
      s.fill(ribbon("80 96, 104 76, 140 92", [5, 7, 5]), "#c99a3a");
      s.ink(line("76 152, 112 166, 152 150"), t.accent, 5);
      s.fill(ribbon("110 166, 104 192, 112 218", [6, 5, 0]) + ribbon("114 166, 126 190, 122 206", [6, 5, 0]), t.accent);
      punch(s, line("64 276, 96 290, 128 280, 158 290, 188 280"), t.accent, 4, 10);
    });
    layer(s, "b", () => {
      s.fill(shape("!70 98, 82 104, 88 140, 80 190, !74 214, 50 210, !40 204, 50 150"), s.lg(t.cloth, t.cloth3));
      s.fill(shape("!40 204, 56 202, !74 214, 58 222"), "#474e5c");
      s.fill(ribbon("72 116, 66 156, 60 200", [0, 6, 0]), t.cloth3);
    });
    s.group('stroke-linecap="round"', () => halo(s, { ...t, gold: "#e3b84a" }, 88, 62, 25, 9, 62));
    // the wing that came off leans on the flat, its pasteboard back and straps to us
    layer(s, "b", () => {
      wing(s, { at: [178, 294], wrist: [206, 236], tip: -96, end: 6, len: 92, n: 6, cut: "dove", tones });
      s.ink("M180 292L212 176M186 286L226 206M190 288L236 244", "#9a7a3c", 4);
      s.ink("M178 292Q160 304 168 318Q186 326 196 308", t.accent, 4);
    });
    // and nobody in the sandals
    layer(s, "a", () => {
      s.fill(
        shape("104 312, 118 306, 134 312, 132 320, 112 322") + shape("66 316, 80 308, 96 312, 92 322, 74 324"),
        "#4a3a24",
      );
      s.ink("M112 312Q118 300 126 310M74 316Q80 304 88 312", "#c99a3a", 3);
    });
  },
};
