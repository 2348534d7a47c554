/** Three windows by moonlight, what they throw on the floor, and the candles before them. */
import { circle, poly } from "../../../art/pen";
import { Sheet } from "../../../art/sheet";
import type { Miniature } from "../../../art/types";
import { arch } from "./frame";
import { archway, leaded, type Window } from "./kit";
import { exorcist } from "./windows/exorcist";
import { vampire } from "./windows/vampire";
import { yokai } from "./windows/yokai";

const SIZE = 0.45;
const WINDOWS: readonly { window: Window; x: number; light: string }[] = [
  { window: yokai, x: -1, light: "#7d68d8" },
  { window: exorcist, x: 106, light: "#6fb4ff" },
  { window: vampire, x: 213, light: "#e0446a" },
];
const CANDLES: readonly [number, number][] = [
  [10, 150],
  [104, 158],
  [216, 158],
  [310, 150],
];

const miniature: Miniature = () => {
  const s = new Sheet(true, false, 320, 180);
  s.raw('<rect width="320" height="180" fill="#0d1230"/>');
  s.ink(
    "M0 30H320M0 62H320M0 94H320M54 0V30M160 0V8M266 0V30M106 30V62M214 30V62M54 62V94M106 94V128M214 94V128",
    "#1a2150",
    1.6,
  );
  s.fill("M0 136H320V180H0z", "#161d44");
  s.ink(
    "M0 150H320M0 166H320M40 136L10 180M100 136L84 180M160 136V180M220 136L236 180M280 136L310 180",
    "#2c3870",
    1.4,
  );
  for (const { x, light } of WINDOWS) {
    const lean = (x - 106) / 5;
    s.fill(poly(`${x + 10} 136, ${x + 98} 136, ${x + 116 + lean} 180, ${x - 8 + lean} 180`), light, 'opacity=".34"');
  }
  for (const { window, x } of WINDOWS)
    s.group(`transform="translate(${x} 10)scale(${SIZE})"`, () => {
      s.fill(archway(-9), "#b99a4b", 'stroke="#07081a" stroke-width="8"');
      leaded(s, 2.4, () => arch(s, window));
    });
  const over = new Sheet(true, true, 320, 180);
  for (const [x, y] of CANDLES) {
    over.fill(
      circle(x, y - 12, 26),
      over.rg([
        [0, "#ffd96a", 0.5],
        [1, "#ffd96a", 0],
      ]),
    );
    over.fill(`M${x - 6} 184V${y}q6-7 12 0V184z`, "#f3ead2");
    over.fill(`M${x + 1} 184V${y - 3}q4 0 5 3V184z`, "#c9b48a");
    over.fill(`M${x} ${y - 3}q-7-9 0-20 7 11 0 20z`, "#ffd96a");
    over.fill(`M${x} ${y - 4}q-3-4 0-10 3 6 0 10z`, "#fff8e0");
  }
  return { ground: s.svg(), figures: over.svg() };
};
export default miniature;
