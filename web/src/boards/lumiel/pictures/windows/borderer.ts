import { circle, line, poly, ribbon, shape } from "../../../../art/pen";
import { beads, diamonds, front, hand, pick, wheel, type Window } from "../kit";

export const borderer: Window = {
  spandrel: ["#3a2a5c", "#6a4a2a"],
  beads: ["#5a4a9c", "#e8a838"],
  medal: "#e8e0f0",
  draw(s) {
    const edge = "M-4-4H132L112 340H-4z";
    const half = (night: boolean) => {
      const bg = pick(
        night ? 3 : 4,
        night ? ["#1a2a66", "#22337a", "#16225a", "#2b4390"] : ["#ffd76a", "#ffe69a", "#f8c24a", "#fff0c0"],
      );
      if (night) diamonds(s, 34, 28, bg, 0, [24, 30, 122, 330]);
      else
        wheel(
          s,
          196,
          120,
          [0, 30, 70, 120, 190, 260],
          [7, 10, 12, 12, 12],
          (k) => (k < 2 ? "#fffbe0" : bg()),
          0,
          [124, 30, 216, 330],
        );
      if (night) {
        s.fill(circle(60, 118, 20), "#e8ecff");
        s.fill(circle(69, 112, 17), "#22337a");
      } else s.fill(circle(196, 120, 24), "#fff");
      const C = night ? ["#4a3a90", "#382a74", "#5e4fb0", "#8a7fd8"] : ["#f0a030", "#d8782a", "#ffc65a", "#fff2c8"];
      s.fill(shape("!58 346, 62 268, 84 204, 116 172, 150 176, 178 214, 190 270, !196 346"), C[0]!);
      s.fill(
        shape(
          night
            ? "!58 346, 62 268, 84 204, 104 186, 92 250, !96 346"
            : "!150 176, 178 214, 190 270, !196 346, !156 346, 158 260",
        ),
        C[1]!,
      );
      s.fill(shape("!104 186, 124 196, 150 184, 146 250, !150 346, !100 346, 98 260"), C[2]!);
      // hood
      s.fill(shape("!84 190, 80 150, 92 104, 124 78, 158 96, 172 140, !166 192, 140 206, 108 204"), C[0]!);
      s.fill(shape("!92 104, 124 78, 158 96, !168 124, 128 96"), C[3]!);
      front(
        s,
        {
          x: 126,
          y: 140,
          size: 34,
          turn: 7,
          skin: night ? "#a9b4e0" : "#ffdcae",
          shade: night ? "#6a74b0" : "#e8a870",
          iris: night ? "#2a3aa0" : "#a85a1a",
          look: [3, 0],
          twice: true,
        },
        () => {
          s.fill(
            shape("!-33 -14, -36 -48, 2 -62, 36 -46, !40 -2, 26 -24, 4 -32, !-8 -24, -20 -30"),
            night ? "#1c1640" : "#8a4a1e",
          );
        },
      );
      s.fill(
        shape(
          night
            ? "!80 150, 92 104, 108 90, 98 116, 92 150, !98 196, 88 194"
            : "!158 96, 172 140, !166 192, 154 198, 162 150, 152 112",
        ),
        C[2]!,
      );
      beads(
        s,
        night ? line("94 206, 88 260, 90 330") : line("158 200, 168 250, 170 330"),
        night ? "#c9c2ff" : "#a8342a",
        3.4,
        10,
      );
    };
    s.clip(edge, () => half(true));
    s.clip("M132-4H244V340H112z", () => half(false));
    // the door's edge, and the hand on it
    s.fill(poly("132 0, 139 0, 119 340, 111 340"), "#4a3524");
    s.fill(ribbon("84 246, 100 250, 116 240", [26, 22, 16]), "#5e4fb0");
    hand(s, 122, 236, 13, "#f3cfa6", [-30, -8, 14, 34, -120], 0.85);
  },
};
