/** One angel by day and by night, face to face on the paper stage. */
import { bank, flames } from "../../../art/pen";
import { Sheet } from "../../../art/sheet";
import type { Miniature } from "../../../art/types";
import { uriel } from "./angels/uriel";
import { finish, type Tones } from "./kit";
import { DAY, NIGHT } from "./tones";

const SIZE = 0.69;

const miniature: Miniature = () => {
  const s = new Sheet(true, true, 320, 180);
  const face = (night: boolean, where: string, clip: string) =>
    s.clip(clip, () =>
      s.group(`transform="${where}scale(${SIZE})"`, () => {
        const t: Tones = { ...(night ? NIGHT : DAY), ...(night ? uriel.dark : uriel.day), night };
        uriel.draw(s, t);
        finish(s, t);
      }),
    );
  face(false, "translate(165.5 -24)scale(-1 1)", "M0 0H160V180H0z");
  face(true, "translate(154.5 -24)", "M160 0H320V180H160z");
  s.fill("M158 0h4v180h-4z", "#f7d77c");
  const front = new Sheet(true, true, 320, 180);
  front.fill(bank(-20, 168, 166, [16, 24, 12, 20, 14], 186), "#fff3d6");
  front.fill(bank(-34, 160, 174, [10, 16, 9, 14, 12], 186), "#fff");
  front.fill(flames(158, 334, 168, [24, 40, 20, 34, 46, 22, 36, 26, 40], 186), "#c8242a");
  front.fill(flames(160, 330, 176, [14, 22, 12, 26, 16, 20, 12, 24], 186), "#ff8a3a");
  front.fill(`M-4-4H324V12${"c-4 13-32 13-36 0".repeat(9)}z`, front.lg("#8e1526", "#c8303e"));
  front.ink("M0 15H320", "#ffd36b", 3, 'stroke-dasharray="0 8" stroke-linecap="round"');
  return { ground: s.svg(), figures: front.svg() };
};
export default miniature;
