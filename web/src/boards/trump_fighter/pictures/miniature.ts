/** The screen before a fight: two fighters, and VS in a flash. */
import { clipped, fill, g, line, star, tag } from "../../../art/marks";
import { Sheet } from "../../../art/sheet";
import type { Miniature } from "../../../art/types";
import { kakeru } from "./fighters/kakeru";
import { okyo } from "./fighters/okyo";
import { INK, NAVY, PAPER, RED, SUN, solid, type Scene } from "./kit";

const miniature: Miniature = () => {
  const pic = new Sheet(true, true, 320, 180);
  const half = (scene: Scene, ground: string, clip: string, where: string) =>
    fill(clip, ground) + g({ "clip-path": clipped(pic, clip) }, g({ transform: where }, scene(pic)));
  pic.raw(
    g(
      { "stroke-linecap": "round", "stroke-linejoin": "round" },
      half(kakeru.portrait, RED, "M0 0H178L142 180H0z", "translate(-12 -34)scale(.8)"),
      half(okyo.portrait, NAVY, "M178 0H320V180H142z", "translate(138 -30)scale(.8)"),
      line("M181-10L139 190", INK, 12),
      line("M181-10L139 190", PAPER, 5),
    ),
  );
  const over = new Sheet(true, true, 320, 180);
  over.raw(
    g(
      { "stroke-linecap": "round", "stroke-linejoin": "round" },
      solid(star([160, 112], 44, 11, 0.62), SUN, 4),
      fill(star([160, 112], 31, 11, 0.7), PAPER),
      tag(
        "path",
        // V and S by hand: no font is asked
        {
          d: "M140 98L148 126L159 98M182 102Q173 95 168 102Q166 108 174 111Q182 115 178 122Q171 129 163 122",
          fill: "none",
          stroke: INK,
          "stroke-width": 8,
        },
      ),
    ),
  );
  return { ground: pic.svg(), figures: over.svg() };
};
export default miniature;
