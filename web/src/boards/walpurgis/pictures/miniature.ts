/** Two witches across the fire: what one shoots, the other answers. */
import { clipped, fill, g, line, mix, num, polar, ring, star, type At } from "../../../art/marks";
import { Sheet } from "../../../art/sheet";
import type { Miniature } from "../../../art/types";
import { LOOKS, type Witch } from "./kit";
import { aster } from "./witches/aster";
import { brigitte } from "./witches/brigitte";

const FIRE = LOOKS["brigitte"]!;
const STARS = LOOKS["aster"]!;

const miniature: Miniature = () => {
  const pic = new Sheet(true, true, 320, 180);
  const half = (witch: Witch, clip: string, where: string) =>
    g({ "clip-path": clipped(pic, clip) }, g({ transform: where }, witch(pic)));
  pic.raw(
    g(
      { "stroke-linecap": "round", "stroke-linejoin": "round" },
      half(aster, "M140 0H320V180H172z", "translate(136 -26)scale(.78)"),
      half(brigitte, "M0 0H156L188 180H0z", "translate(-4 -24)scale(.8)"),
    ),
  );
  const over = new Sheet(true, true, 320, 180);
  const seam: [At, At] = [
    [142, -14],
    [178, 194],
  ];
  const arc = (side: number, bend: number, n: number) =>
    Array.from({ length: n }, (_, i): At => {
      const t = (i + 0.5) / n;
      const [x, y] = mix(seam[0], seam[1], t);
      return [x + side * bend * Math.sin(t * Math.PI * 2), y];
    });
  const volley = (to: readonly At[], orb: string, pale: string, size: number) => {
    const d = to.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join("");
    return (
      line(d, orb, size * 2.4, { opacity: 0.35 }) +
      line(d, orb, size * 1.5) +
      line(d, pale, size) +
      line(d, "#fff", size * 0.5)
    );
  };
  const middle: At = [160, 92];
  over.raw(
    g(
      { "stroke-linecap": "round", fill: "none" },
      volley(arc(1, 22, 17), FIRE.orb, FIRE.pale, 8),
      volley(arc(-1, 22, 17), STARS.orb, STARS.pale, 8),
      fill(ring(middle, 25), "#0a0818", { opacity: 0.85 }),
      line(ring(middle, 23), "#fff3d0", 2.4),
      line(ring(middle, 18), "#fff3d0", 3, { "stroke-dasharray": "1.3 3.2 3.5 2.2", "stroke-linecap": "butt" }),
      fill(star(middle, 14, 6, 0.5), "#fff3d0"),
      fill(star(polar(middle, 0, 0), 6, 6, 0.5), FIRE.second),
    ),
  );
  return { ground: pic.svg(), figures: over.svg() };
};
export default miniature;
