/** The theatre around a scene: the foot of the stage, and its frame. */
import { bank, dice, flames } from "../../../art/pen";
import { H, Sheet } from "../../../art/sheet";
import type { Size } from "../../../art/types";
import { finish, layer, lights, type Angel, type Tones } from "./kit";
import { DAY, NIGHT } from "./tones";

/** The foot of the stage: low cloud by day, tongues of fire by night. */
export function apron(s: Sheet, t: Tones, seed: number) {
  const r = dice(seed);
  layer(s, "b", () => {
    if (!t.night) {
      s.fill(
        bank(-14 - r(0, 30), 256, 302, [r(16, 28), r(8, 14), r(20, 30), r(10, 16), r(14, 26)], H),
        s.lg("#fff", t.mid),
      );
      s.fill(bank(-30 + r(0, 20), 270, 320, [r(8, 14), r(14, 20), r(8, 12), r(12, 18)], H), s.lg("#fff", t.far));
    } else {
      const row = (k: number, lo: number, hi: number) => Array.from({ length: k }, () => r(lo, hi));
      s.fill(flames(-10, 250, 316, row(9, 22, 50), H), s.lg("#c8242a", "#3a0a14"));
      s.fill(flames(-22, 256, 326, row(11, 14, 30), H), s.lg("#ff8a3a", "#8a1420"));
      s.fill(bank(-14, 256, 330, [8, 12, 6, 10], H), "#0d0509");
    }
  });
}
function frame(s: Sheet, t: Tones) {
  const edge = t.night
    ? "M0 0H240V336H0zM8 8V328H232V8z"
    : "M0 0H240V336H0zM16 8Q8 8 8 16V320Q8 328 16 328H224Q232 328 232 320V16Q232 8 224 8z";
  layer(s, "b", () => s.fill(edge, s.lg(t.gold, t.gold2, 0, 0, 1, 1), 'fill-rule="evenodd"'));
}

export function staged(angel: Angel, night: boolean, size: Size): string {
  const t: Tones = { ...(night ? NIGHT : DAY), ...(night ? angel.dark : angel.day), night };
  const s = new Sheet(size !== "full");
  s.clip("M14 0H226Q240 0 240 14V322Q240 336 226 336H14Q0 336 0 322V14Q0 0 14 0z", () => {
    angel.draw(s, t);
    finish(s, t);
    frame(s, t);
  });
  return s.svg(size === "full" ? lights(night) : "");
}
