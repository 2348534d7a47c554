/** The window around a scene: arch, border, a roundel for the number, and below the sill a predella or the panel of the rules. */
import { poly, pts } from "../../../art/pen";
import { H, Sheet, W } from "../../../art/sheet";
import type { Size } from "../../../art/types";
import { archway, border, daylight, leaded, mosaic, type Window } from "./kit";

const CARD = "M14 0H226Q240 0 240 14V322Q240 336 226 336H14Q0 336 0 322V14Q0 0 14 0z";
const SPANDRELS = [
  "0 0, 120 0, 120 20, 40 120, 0 120",
  "240 0, 120 0, 120 20, 200 120, 240 120",
  "0 120, 40 120, 20 200, 0 274",
  "240 120, 200 120, 220 200, 240 274",
];
const PREDELLA = [
  "4 272, 28 272, 28 332, 4 332",
  "28 272, 212 272, 212 332, 28 332",
  "212 272, 236 272, 236 332, 212 332",
];

export function framed(w: Window, size: Size): string {
  const s = new Sheet(size !== "full", false);
  s.raw(`<rect width="${W}" height="${H}" rx="14" fill="#0c0a12"/>`);
  // The clip lies outside the filter, or the bloom would leak round the corners
  s.clip(CARD, () =>
    s.filtered("w", () =>
      leaded(s, 2.4, () => {
        s.fill("M0 0H240V336H0z", w.spandrel[1]);
        mosaic(
          s,
          SPANDRELS.map((d, i) => [pts(d), w.spandrel[i % 3 ? 1 : 0]]),
        );
        if (size !== "token") s.group('transform="translate(36 3)scale(.7)"', () => arch(s, w));
        else arch(s, w);
        if (size === "token") predella(s, w);
        const [at, r] = size !== "token" ? ['cx="38" cy="40"', 28] : ['cx="52" cy="54"', 43];
        s.raw(`<circle ${at} r="${r}" fill="${w.medal}" stroke-width="4"/>`);
        s.raw('<rect x="2" y="2" width="236" height="332" rx="13" fill="none" stroke-width="5"/>');
      }),
    ),
  );
  if (size !== "token") s.clip(CARD, () => leaded(s, 2.4, () => panel(s, w)));
  return s.svg(size === "full" ? daylight(w.broken ? 0.4 : 0.55) : "");
}

/** A window alone, without the card. */
export function arch(s: Sheet, w: Window) {
  s.clip(archway(10), () => s.group('transform="translate(12 6)scale(.9)"', () => w.draw(s)));
  leaded(s, 2, () => border(s, 0, 10, w.beads, 34));
}

/** Carries the title, or the owner's band. */
function predella(s: Sheet, w: Window) {
  mosaic(
    s,
    PREDELLA.map((d, i) => [pts(d), i === 1 ? w.spandrel[0] : w.beads[0]!]),
  );
  s.fill(poly("16 284, 25 302, 16 320, 7 302") + poly("224 284, 233 302, 224 320, 215 302"), w.beads[1]!);
}

/** Carries title and rules, when the card is looked at closely. */
function panel(s: Sheet, w: Window) {
  s.fill("M3 196H237V322Q237 333 226 333H14Q3 333 3 322z", "#12101c");
  mosaic(
    s,
    Array.from({ length: 8 }, (_, i) => [
      pts(`${4 + i * 29} 196, ${33 + i * 29} 196, ${33 + i * 29} 203, ${4 + i * 29} 203`),
      w.beads[i % w.beads.length]!,
    ]),
  );
}
