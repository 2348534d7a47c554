/** The back of the playing cards: two fists meet in a flash of dots. */
import { fill, g, rays } from "../../../art/marks";
import { Sheet } from "../../../art/sheet";
import type { Draw } from "../../../art/types";
import { CYAN, INK, NAVY, PAPER, RED, SUN, at, bang, fist, limb, screen, solid, stage, suit } from "./kit";

export const drawBack: Draw = (_id, size) => {
  const pic = new Sheet(size !== "full");
  pic.raw(
    g(
      { "stroke-linecap": "round", "stroke-linejoin": "round" },
      stage(pic, NAVY, INK, [120, 168], "back", 0, NAVY, 0),
      fill("M0 0H240L0 336z", RED, { opacity: 0.9 }),
      fill("M0 0H240L0 336z", screen(pic, "#8f0a26", 9, 2.6)),
      fill(rays([120, 168], 30, 70, 320, 0.03, "back", 0.5), PAPER, { opacity: 0.85 }),
      solid(bang([120, 168], 92, "back1", 12), PAPER, 5),
      fill(bang([120, 168], 66, "back2", 11), SUN),
      limb("-10 60, 40 100, 84 140", 40, CYAN),
      limb("250 276, 200 236, 156 196", 40, RED),
      at(94, 146, 130, 1.3, fist()),
      at(146, 190, -50, 1.3, fist()),
      suit("s", 200, 44, 2.4, PAPER),
      suit("h", 40, 292, 2.4, PAPER),
    ),
  );
  return pic.svg();
};
