/** Niches of the workshop: what is kept there stays put, but for the troll, who bites into the upright. */
import { clipped, fill, g, line, splash } from "../../../art/marks";
import { Sheet } from "../../../art/sheet";
import type { Miniature } from "../../../art/types";
import { FAMILIARS } from "./familiars";
import { INK, SEPIA, nails, type Scene } from "./kit";
import { STATIONS } from "./stations";

const WOOD = "#6b4526";

const miniature: Miniature = () => {
  const pic = new Sheet(true, true, 320, 180);
  const niche = (scene: Scene, x: number, wide: number, where: string): string =>
    g(
      { "clip-path": clipped(pic, `M${x} 0h${wide}v180h${-wide}z`) },
      g({ transform: where, "stroke-linecap": "round", "stroke-linejoin": "round" }, scene(pic)),
    );
  const ground =
    niche(FAMILIARS["troll"]!, 0, 131, "translate(-20 -22)scale(.66)") +
    niche(STATIONS["brew_3"]!, 131, 90, "translate(110 -2)scale(.54)") +
    niche(FAMILIARS["black_cat"]!, 220, 100, "translate(202 -22)scale(.6)") +
    fill("M0 148H320V180H0z", WOOD) +
    line("M0 148H320M0 157H320", INK, 2) +
    line("M20 165H90M120 163H200M240 166H300", SEPIA, 1.4) +
    fill("M216 0h9v150h-9z", WOOD) +
    line("M216 0v148M225 0v148", INK, 2.2) +
    line("M220 8v60M222 84v60", SEPIA, 1.2) +
    nails([221, 142], [136, 153], [30, 152], [290, 153]);
  pic.raw(ground);
  const over = new Sheet(true, true, 320, 180);
  const flask = (x: number, y: number, colour: string, wide = 1) =>
    g(
      { transform: `translate(${x} ${y})scale(${wide} 1)` },
      fill("M-5-34h10v12l13 24a5 5 0 0 1-5 8h-26a5 5 0 0 1-5-8l13-24z", "#f4e8cc", {
        stroke: INK,
        "stroke-width": 2.4,
      }),
      fill("M-11-8h22l6 11a3 3 0 0 1-3 5h-28a3 3 0 0 1-3-5z", colour),
      line("M-8-34h16", INK, 4),
      line("M-9 0l-3 5", "#fff", 2.4),
    );
  over.raw(
    g(
      { "stroke-linecap": "round", "stroke-linejoin": "round" },
      fill(splash([148, 160], 12, "mini", 8), "#7cb82f", { stroke: INK, "stroke-width": 1.6 }),
      flask(178, 148, "#8a4bb8"),
      flask(206, 150, "#c8502a", 0.8),
    ),
  );
  return { ground: pic.svg(), figures: over.svg() };
};
export default miniature;
