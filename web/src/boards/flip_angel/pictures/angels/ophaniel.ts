import { circle, line, poly, polar, rays, ribbon, shape } from "../../../../art/pen";
import { layer, sky, wing, type Angel } from "../kit";
import { apron } from "../stage";

export const ophaniel: Angel = {
  day: { sky: ["#7fb8dc", "#ffeec4"], glow: "#fff3c0", far: "#a9c6d8", mid: "#6f97b5", accent: "#1f6f9f" },
  dark: { sky: ["#0d0610", "#6a1418"], glow: "#ff8a3a", far: "#2a0c18", mid: "#180810", accent: "#ff5a2a" },
  draw(s, t) {
    const cx = 132,
      cy = 138;
    sky(s, t, cx, cy, 200);
    s.fill(rays(cx, cy, 50, 300, t.night ? 36 : 20, 0.4, 3), t.glow, `opacity="${t.night ? 0.34 : 0.5}"`);
    layer(s, "b", () =>
      s.fill(shape("!-10 340, !-10 236, 30 220, 70 244, 120 226, 170 250, !250 226, !250 340"), t.far),
    );
    const W6 = (at: [number, number], wrist: [number, number], tip: number, end: number, len: number) =>
      wing(s, {
        at,
        wrist,
        tip,
        end,
        len,
        n: 7,
        cut: "flame",
        tones: t.night ? ["#f0502a", "#5a0f1e", "#1a0810"] : ["#fffdf0", "#f0b840", "#e8862a"],
      });
    layer(s, "b", () => {
      W6([132, 130], [146, 84], -104, -4, 118);
      W6([130, 136], [84, 118], -150, -236, 108);
    });
    layer(s, "b", () => W6([138, 150], [170, 178], -4, 100, 108));
    const eye = (x: number, y: number, r: number, open: boolean, turn: number) =>
      s.stamp(`eye${r}${open}`, `translate(${x.toFixed(0)} ${y.toFixed(0)})rotate(${turn.toFixed(0)})`, () => {
        s.fill(
          shape(`!${-r} 0, 0 ${-r * 0.72}, !${r} 0, 0 ${r * 0.72}`),
          open ? (t.night ? "#ffe2b0" : "#fff") : t.gold2,
        );
        if (open) {
          s.fill(circle(-r * 0.16, r * 0.14, r * 0.48), t.accent);
          s.fill(circle(-r * 0.2, r * 0.18, r * 0.22), t.ink);
        } else s.fill(ribbon(`${-r} 0, 0 ${r * 0.5}, ${r} 0`, [0, r * 0.3, 0]), t.ink);
      });
    const hoop = (rx: number, ry: number, turn: number, half: 0 | 1 | 2, w: number) => {
      const arc =
        half === 0
          ? `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
          : `M${cx - rx} ${cy}A${rx} ${ry} 0 0 ${half === 1 ? 1 : 0} ${cx + rx} ${cy}`;
      s.group(`transform="rotate(${turn} ${cx} ${cy})" fill="none"`, () => {
        s.ink(arc, t.gold2, w + 3);
        s.ink(arc, s.lg(t.night ? "#ff9a5a" : "#ffe69a", t.night ? "#8a1420" : t.gold, 1, 1, 0, 0), w);
        s.ink(arc, t.night ? "#ff8a4a" : "#fff", 1, 'stroke-dasharray="1 7"');
      });
    };
    layer(s, "b", () => {
      hoop(86, 26, 62, 1, 9);
      hoop(90, 30, -24, 1, 10);
    });
    layer(s, "b", () => {
      hoop(68, 68, 0, 0, 13);
      for (let i = 0; i < 9; i++) {
        const p = polar(cx, cy, 68, i * 40 + 12);
        eye(p.x, p.y, 10, t.night ? i === 4 : true, i * 40 + 102 + 180);
      }
    });
    layer(s, "b", () => {
      if (t.night) {
        s.fill(rays(cx, cy, 38, 64, 40, 0.5), "#ff7a3a");
        s.fill(circle(cx, cy, 44), "#0b0409");
        s.ink(circle(cx, cy, 44), "#ffb06a", 2);
        s.ink(line("104 150, 118 168, 142 172, 160 160"), "#ff7a3a", 2.4);
      } else {
        s.fill(
          circle(cx, cy, 44),
          s.rg(
            [
              [0, "#fff"],
              [1, "#f3d98e"],
            ],
            0.35,
            0.3,
            0.8,
          ),
        );
        eye(cx, cy + 2, 36, true, -16);
        s.fill(ribbon("96 148, 128 114, 168 126", [0, 6, 0]), t.gold2);
      }
    });
    layer(s, "a", () => {
      hoop(86, 26, 62, 2, 9);
      hoop(90, 30, -24, 2, 10);
    });
    // a small town under it: the measure of the thing
    s.fill(poly("116 176, 20 300, 128 300, 136 182"), t.glow, `opacity="${t.night ? 0.22 : 0.5}"`);
    layer(s, "b", () => {
      s.fill(shape("!-10 340, !-10 262, 40 248, 90 262, !140 282, !140 340"), t.mid);
      for (const [x, y, w, h] of [
        [34, 252, 11, 28],
        [48, 256, 16, 16],
        [66, 254, 9, 40],
        [78, 260, 18, 20],
        [98, 266, 12, 14],
      ] as const)
        s.fill(
          poly(`${x} ${y + 20}, ${x} ${y - h}, ${x + w / 2} ${y - h - w * 0.9}, ${x + w} ${y - h}, ${x + w} ${y + 20}`),
          s.lg(t.night ? "#2a0d16" : "#fffaf0", t.night ? "#0d0509" : "#c9b78e", 1, 0, 0, 0),
        );
      s.fill(
        "M38 232h3v5h-3zM69 222h3v6h-3zM54 246h3v5h-3zM85 250h3v5h-3zM91 250h3v5h-3z",
        t.night ? "#ffb03a" : "#8a6a3a",
      );
    });
    apron(s, t, 6);
  },
};
