import { circle, line, poly, polar, ribbon, shape, star } from "../../../../art/pen";
import { beads, cells, front, hand, mosaic, paint, pick, scatter, type Window } from "../kit";

/** She comes down from above: the blade crosses the window, the shield is already here. */
export const warrior: Window = {
  spandrel: ["#123a3a", "#0c2430"],
  beads: ["#1f7a6a", "#f0a030", "#a8342a"],
  medal: "#f8e0a0",
  draw(s) {
    const hot = pick(3, ["#ffb03a", "#f88a24", "#ffc860"]),
      cool = pick(8, ["#1a6a70", "#145560", "#237e7c", "#0f4450"]);
    const seeds: [number, number][] = [
      ...scatter(9, 34),
      ...Array.from({ length: 14 }, (_, i): [number, number] => {
        const p = polar(84, 56, 20 + (i % 2) * 34, i * 51);
        return [p.x, p.y];
      }),
    ];
    mosaic(
      s,
      cells(seeds).map((c) => [c.points, Math.hypot(c.x - 84, c.y - 56) < 88 ? hot() : cool()]),
    );
    s.fill(star(88, 30, 62, 11, 0.34), "#ffd060");
    // hair and cloak behind
    s.fill(ribbon("134 88, 172 96, 196 128, 236 126", [30, 30, 22, 0]), "#d8501f");
    s.fill(ribbon("138 104, 168 124, 190 162, 230 176", [24, 24, 18, 0]), "#a8341a");
    s.fill(shape("!150 176, 190 172, !240 206, 226 250, !244 330, 196 300, !160 346, 140 250"), "#8a1f2a");
    s.fill(shape("!190 172, !240 206, 226 250, 206 232"), "#c8343a");
    // the raised arm, behind the head
    s.fill(shape("!150 176, 178 168, 206 142, 212 116, !196 84, !176 92, 186 118, 168 142, !138 162"), "#f0c49a");
    s.fill(shape("!182 100, !204 90, 213 112, 206 136, !184 130, 188 118"), "#b8862a");
    beads(s, line("192 104, 200 114, 196 128"), "#fff0b0", 3.4, 8);
    // the blade leans over her, up to the apex
    s.fill(poly("164 90, 92 38, 80 10, 106 18, 182 68"), "#f4fbfb");
    s.fill(poly("164 90, 92 38, 80 10, 172 80"), "#7f9cb0");
    s.fill(shape("!158 92, 168 96, 186 74, !192 58, 182 60, 164 82"), "#f0b030");
    s.fill(ribbon("176 80, 190 92, 204 104", [9, 9, 9]), "#5c2a1c");
    s.fill(circle(208, 108, 8), "#f0b030");
    hand(s, 186, 88, 12, "#f0c49a", [-160, -132, -104, -76, 120], 0.72);
    // body: scales under a fur collar
    s.fill(shape("!70 346, 82 262, 88 206, 116 184, 152 176, 176 204, 178 262, !196 346"), "#176a64");
    s.fill(shape("!152 176, 176 204, 178 262, !196 346, !158 346, 160 250"), "#0c4648");
    for (let j = 0; j < 5; j++)
      s.ink(
        line(
          `${92 - j} ${226 + j * 20}, ${108} ${236 + j * 20}, ${124} ${226 + j * 20}, ${140} ${236 + j * 20}, ${156} ${226 + j * 20}, ${172} ${234 + j * 20}`,
        ),
        "#7ad0b4",
        2,
      );
    s.fill(shape("!84 276, 130 288, !184 272, !186 292, 132 308, !82 296"), "#8a4a1e");
    s.fill(circle(136, 297, 10), "#f0b030");
    front(
      s,
      {
        x: 116,
        y: 128,
        size: 36,
        turn: -12,
        jaw: "square",
        skin: "#f0c49a",
        shade: "#cf8a5c",
        eye: "sly",
        iris: "#1a7a6a",
        look: [-3, 2],
        mouth: "shout",
      },
      () => {
        s.fill(poly("-24 40, -1 39, -2 44, -23 44", 2), "#fff", 'stroke="none"');
        paint(s, ribbon("-32 20, -20 24, -8 20", [0, 4, 0]) + ribbon("10 22, 20 22, 28 16", [0, 4, 0]), "#a8342a");
        s.fill(shape("!-32 2, -36 -20, -33 -44, !38 -40, 42 -8, 40 20, !30 34, 28 0, 10 -14, !-14 -8"), "#d8501f");
        s.fill(shape("!-42 -22, -34 -58, 0 -76, 38 -58, !48 -18, 22 -30, -12 -30"), "#c9d6da");
        s.fill(shape("!6 -76, 38 -58, !48 -18, 22 -30, 14 -52"), "#7f98a4");
        s.fill(shape("!-42 -22, -12 -32, 22 -31, !48 -18, !48 -8, 22 -20, -12 -20, !-44 -12"), "#f0b030");
        s.fill(shape("!-16 -26, -8 -28, !-12 8, !-20 6"), "#f0b030");
      },
    );
    s.fill(
      poly(
        "78 204, 84 186, 96 192, 104 176, 116 188, 128 176, 138 186, 150 170, 160 180, 174 176, 180 196, 168 206, 152 204, 140 214, 124 206, 110 216, 96 206",
      ),
      "#e8dcc0",
    );
    // the shield comes first
    s.fill(circle(58, 262, 74), "#c8882a");
    s.fill(circle(58, 262, 64), "#9c2a26");
    for (let i = 0; i < 4; i++) {
      const p = (deg: number, r: number) => polar(58, 262, r, deg + i * 90 - 20);
      s.fill(shape([p(0, 20), p(24, 44), p(60, 62), p(30, 60), p(4, 48)]), "#f4e2b0");
    }
    s.fill(circle(58, 262, 22), "#dfe8ea");
    s.fill(circle(58, 262, 12), "#8fa8b4");
    beads(s, circle(58, 262, 69), "#fff0b0", 4, 14.4);
  },
};
