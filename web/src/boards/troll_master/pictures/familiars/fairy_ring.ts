import { brush, fill, g, line, move, ring, shape, splash, star } from "../../../../art/marks";
import { INK, body, edge, eye, gloom, limb, pen, type Scene, wash } from "../kit";

/** Seen from the rafters: the mushrooms dance when nobody looks, and one looks up. */
export const fairy_ring: Scene = (pic) =>
  gloom(pic, "#b8c890", "#3a4a30", 120, 160, 200) +
  wash(pic, "M-10 -10H250V346H-10z", "#5a7048", 0.35) +
  pen(
    pic,
    line("M0 60L240 20M0 120L240 86M0 190L240 160M0 256L240 236M0 310L240 300", "#3a3a1c", 1.6) +
      line("M60 50v64M150 36v64M100 108v70M196 92v70M40 186v66M160 170v74", "#3a3a1c", 1.2),
  ) +
  wash(pic, splash([120, 172], 92, "r1", 0, 0.06), "#f0f8c0", 0.6) +
  line(ring([120, 172], 70), "#fdf6c0", 3, { "stroke-dasharray": "2 9" }) +
  line(ring([120, 172], 52), "#fdf6c0", 1.4) +
  fill(star([120, 172], 44, 5, 0.38), "#fdf6c0", { opacity: 0.55 }) +
  (
    [
      [120, 84, 1.05, -8, "#c8402a"],
      [186, 108, 0.86, 24, "#d89a3a"],
      [54, 112, 0.9, -30, "#a85ab0"],
      [206, 178, 1, 12, "#c8402a"],
      [32, 184, 1.05, -14, "#d89a3a"],
      [178, 238, 1.15, -20, "#a85ab0"],
      [64, 246, 1.2, 20, "#c8402a"],
    ] as const
  )
    .map(([x, y, s, turn, c], i) =>
      g(
        { transform: move(x, y, turn, s) },
        limb("M-7 22l-9 12M7 22l10 10", 4, "#fff6dc") +
          body(pic, shape("!-11 0, -9 24, 0 28, 9 24, !11 0"), "#fff0d0", "#c8a070", "M2 0h10v28H2z", 1.8) +
          body(
            pic,
            shape("!-32 4, -26 -20, 0 -34, 26 -20, !32 4, 0 10"),
            c,
            "#5a1420",
            shape("!0 10, 32 4, 24 -20, 8 -32, 16 -8"),
            2.2,
          ) +
          fill(ring([-14, -12], 5) + ring([6, -20], 5.5) + ring([18, -6], 4) + ring([-2, -3], 3.4), "#fff6dc") +
          (i === 5 ? "" : fill(brush("-5 14, 0 17, 5 14", 2), INK)),
      ),
    )
    .join("") +
  // the one that has noticed
  g(
    { transform: "translate(126 268)" },
    limb("M-9 20l-12 10M9 20l14 8", 5, "#fff6dc") +
      body(pic, shape("!-18 -14, -16 22, 0 28, 16 22, !18 -14"), "#fff0d0", "#c8a070", "M4 -14h16v44H4z", 2.2) +
      body(
        pic,
        shape("!-52 -12, -44 -44, 0 -66, 44 -46, !54 -14, 0 -2"),
        "#e04a2a",
        "#6a1420",
        shape("!0 -2, 54 -14, 44 -46, 20 -60, 34 -26"),
        2.6,
      ) +
      fill(ring([-28, -30], 8) + ring([4, -44], 9) + ring([30, -26], 7), "#fff6dc") +
      eye(-7, -2, 6.5, [0, -1], "#5a3a1c") +
      eye(8, -2, 7, [0, -1], "#5a3a1c") +
      fill(ring([1, 13], 3.4), INK),
  ) +
  edge(pic);
