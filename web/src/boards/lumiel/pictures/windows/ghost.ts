import { circle, line, poly, ribbon, shape } from "../../../../art/pen";
import { hole, night, splinters } from "../broken";
import { cells, front, hand, mosaic, paint, pick, scatter, type Window } from "../kit";

/** She comes in by the hole and hides behind the sill; somebody's candle has just gone out. */
export const ghost: Window = {
  spandrel: ["#16262c", "#101a20"],
  beads: ["#2a5a5c", "#1c3a40", "#4a7a74"],
  medal: "#0a0810",
  broken: true,
  draw(s) {
    const bg = pick(17, ["#2f6a6c", "#3a7c78", "#265a60", "#4a8e84", "#1f4c54"]);
    mosaic(
      s,
      cells(scatter(27, 34)).map((c) => [c.points, bg()]),
    );
    hole(s, 150, 112, 74, 84, 21, () => {
      night(s, "#141c3c", "#3a5a80");
      s.fill(circle(178, 82, 24), "#f4f6e0");
      paint(s, circle(170, 78, 5) + circle(186, 92, 4), "#d4dcc0");
      s.fill(poly("88 196, 96 150, 104 150, 106 132, 112 150, 120 150, 124 196"), "#0c1226");
    });
    // what she is made of comes after her
    s.fill(
      ribbon("172 66, 136 74, 128 108, 164 128, 168 162, 128 182, 108 216", [0, 20, 30, 34, 46, 66, 84]),
      "#bfe4e0",
      'opacity=".92"',
    );
    s.fill(ribbon("150 72, 140 92, 172 122, 180 156, 152 182", [0, 6, 10, 10, 0]), "#f2fffa", 'stroke="none"');
    s.fill(ribbon("138 104, 156 136, 148 164, 120 186", [0, 8, 9, 0]), "#86bcb8", 'stroke="none"');
    s.raw('<g transform="translate(4 -34)">');
    // hair: a curtain to the sill
    s.fill(
      shape(
        "!50 346, 38 280, 40 216, 62 170, 100 156, 138 172, 156 220, 154 290, !164 346, !126 346, 132 270, !58 270, 66 346",
      ),
      "#1c1a34",
    );
    s.ink(line("52 210, 48 270, 58 330") + line("144 212, 146 270, 144 326"), "#4a4a7a", 2.4);
    front(
      s,
      {
        x: 98,
        y: 222,
        size: 37,
        turn: 6,
        jaw: "hawk",
        skin: "#e8f6ee",
        shade: "#a8ccc8",
        iris: "#3a6a8a",
        look: [4, 4],
      },
      () => {
        paint(s, circle(-24, 10, 9) + circle(8, 10, 11), "#7aa4b0", 'opacity=".35"');
        s.fill(
          shape(
            "!-34 12, -40 -26, -14 -60, 24 -58, 44 -24, !40 30, 30 10, 26 -12, !12 -26, !6 10, 0 -26, !-12 -24, -26 -14",
          ),
          "#1c1a34",
        );
        s.ink(line("-20 -46, -26 -28, -30 -8") + line("14 -48, 26 -30, 32 -4"), "#4a4a7a", 2.4);
        s.fill(poly("-8 -54, 30 -62, 12 -84", 2), "#f4f6ee");
      },
    );
    // shoulders below the sill
    s.fill(shape("!30 366, 36 318, 60 292, 98 284, 138 292, 160 318, !166 366"), "#cdeae4");
    s.fill(shape("!138 292, 160 318, !166 366, !130 366, 132 326"), "#8fbcb8");
    s.raw("</g>");
    // fingers on the sill, and the candle
    s.fill(poly("-10 272, 250 272, 250 346, -10 346"), "#3a5256");
    s.fill(poly("-10 266, 250 266, 250 275, -10 275"), "#7a9a98");
    hand(s, 52, 264, 12, "#e8f6ee", [96, 76, 116, 136, 20], 0.8);
    hand(s, 146, 264, 12, "#e8f6ee", [84, 62, 106, 126, 170], 0.8);
    s.raw('<g transform="translate(0 -28)">');
    s.fill(shape("!184 298, 182 262, 188 246, 202 248, 206 264, !206 298"), "#f6ecd0");
    s.fill(shape("!198 247, 206 264, !206 298, !198 298"), "#c8b48a");
    s.fill(ribbon("182 270, 178 282, 184 292", [6, 7, 4]), "#fff8e0", 'stroke-width="1.4"');
    s.ink(line("195 247, 196 238, 199 234"), "#120e18", 2.6);
    paint(s, circle(199, 234, 2.4), "#ff7a3a");
    paint(s, ribbon("199 230, 190 212, 208 196, 196 172, 212 150", [2, 5, 6, 7, 0]), "#e8f4f0", 'opacity=".7"');
    s.raw("</g>");
    splinters(s, "#6ab0a8", ["206 206, 224 198, 216 222", "30 150, 46 142, 42 166", "176 284, 194 278, 188 296"]);
  },
};
