/** The sheet around a scene: all of it on a token; a sketch pinned above the place for the rules on a full card. */
import { clipped, fill, g, line } from "../../../art/marks";
import { Sheet } from "../../../art/sheet";
import type { Size } from "../../../art/types";
import { FILTERS, INK, edge, paper, parchment, type Scene } from "./kit";

const SKETCH = "M0 0H240V276H0z";

/** `top`: where the sketch of a full card begins. */
export function framed(scene: Scene, size: Size, top = 6): string {
  const pic = new Sheet(size !== "full");
  const card = "M14 0H226Q240 0 240 14V322Q240 336 226 336H14Q0 336 0 322V14Q0 0 14 0z";
  const drawn =
    size === "token"
      ? scene(pic)
      : parchment(pic, "sheet", "#b98d55", 0.5) +
        g(
          { transform: `translate(50 ${top})scale(.583)` },
          fill("M5 6H247V284H5z", INK, { opacity: 0.35 }) + g({ "clip-path": clipped(pic, SKETCH) }, scene(pic)),
          line(SKETCH, INK, 4),
        ) +
        edge(pic);
  pic.raw(
    g({ "clip-path": clipped(pic, card), "stroke-linecap": "round", "stroke-linejoin": "round" }, paper(pic), drawn),
  );
  return pic.svg(size === "full" ? FILTERS : "");
}
