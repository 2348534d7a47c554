import { brush, clipped, curve, fill, g, line, ring, shape, strokes } from "../../../../art/marks";
import { INK, PALE, SEPIA, contour, edge, hatch, parchment, pen, spatter, type Scene, wash } from "../kit";

/** Sleeps, or does it? On a beam under the roof, with one eye not quite shut. */
export const black_cat: Scene = (pic) => {
  const tail = brush("188 186, 214 200, 216 236, 198 262, 178 256, 184 240", 17, { from: 0.9, to: 0.5, at: 0.2 });
  const bulk = shape("!40 196, 34 176, 44 158, 60 150, 92 136, 128 122, 166 126, 194 148, 204 178, !200 198");
  const head = shape("34 178, 36 156, !32 130, 52 140, 70 140, !90 124, 94 150, 98 170, 90 188, 66 196, 44 192");
  return (
    parchment(pic, "cat", "#8a8f5a") +
    // rafters, herbs hung to dry, a round window with the moon
    wash(pic, ring([172, 78], 38), "#6f86a8", 0.7) +
    wash(pic, ring([184, 70], 17), "#fff4c0", 0.95) +
    pen(pic, contour(ring([172, 78], 38), 2.4) + line("M172 40v76M134 78h76", INK, 1.6)) +
    pen(
      pic,
      line("M0 66L96 0M0 84L124 0", SEPIA, 1.6) +
        line(hatch(6, 70, 12, 8, -5.5, 5, 4, "h"), SEPIA, 0.8) +
        line("M70 36v26M94 20v34", SEPIA, 1.2) +
        fill(
          strokes(
            5,
            "70 60, 62 76, 60 90",
            "70 60, 70 78, 72 94",
            "70 60, 80 74, 84 86",
            "94 52, 88 66, 88 80",
            "94 52, 98 66, 102 78",
          ),
          "#5d7340",
        ),
    ) +
    wash(pic, shape("!0 196, !240 190, !240 224, !0 232"), "#8a5a2e", 0.8) +
    pen(
      pic,
      contour("M-2 198L242 191M-2 232L242 224", 2.4) +
        line("M10 210q40-6 90-3t60-4M30 222q50-3 80-2M150 216q40-3 80-3M180 204q14-3 20 1t-12 4", SEPIA, 1),
    ) +
    fill(tail, INK) +
    wash(pic, tail, "#2a2f45", 0.9) +
    fill(bulk, "#20243a", { opacity: 0.72 }) +
    wash(pic, bulk, "#20243a", 1) +
    g(
      { "clip-path": clipped(pic, bulk) },
      fill(shape("!70 150, 110 130, 150 126, !180 140, 150 138, 110 146"), "#5a6a94", {
        opacity: 0.6,
        filter: pic.plain ? undefined : "url(#wash)",
      }),
      fill(shape("!60 200, 90 180, 150 184, !204 170, !204 204"), "#0d0c12", { opacity: 0.7 }),
    ) +
    pen(
      pic,
      fill(shape("!92 188, 112 178, 124 192, 112 204, 98 206, 96 226, 84 236, 76 226, 80 204"), "#1b1d2c") +
        contour(bulk, 2.6) +
        line("M80 229l1 5m5-4v5", PALE, 1),
    ) +
    fill(head, "#171a28") +
    g(
      { "clip-path": clipped(pic, head) },
      fill(shape("!36 150, 60 142, !88 140, 70 152, 48 160"), "#4d5a80", {
        opacity: 0.7,
        filter: pic.plain ? undefined : "url(#wash)",
      }),
    ) +
    pen(pic, contour(head, 2.4)) +
    fill(shape("40 138, 46 150, !56 146") + shape("86 134, 76 146, !88 152"), "#a8656a", { opacity: 0.8 }) +
    // one eye shut, one not quite
    fill(brush("42 172, 50 176, 58 171", 2.6), PALE) +
    fill(shape("!70 172, 78 164, !90 168, 82 175"), "#d9e84a") +
    fill(shape("79 165.5, 81.5 174, 83 165.5"), INK) +
    fill(shape("!61 178, !68 178, 64.5 182"), "#d98b8b") +
    line("M64.5 182q-4 6-9 3m9-3q4 6 9 2", PALE, 1.2) +
    line("M52 182l-26 4m27 0l-24 10M80 182l26-2m-27 6l24 5", PALE, 0.8) +
    pen(pic, line("M150 112q8-12 12 0t14-6M176 96q6-9 9 0t9-4", INK, 0)) +
    g(
      { transform: "translate(4 -2)" },
      fill(shape("!4 196, 6 182, 16 176, 26 182, !32 192, 24 197"), "#a89484", { stroke: INK, "stroke-width": 1.5 }),
      fill(ring([19, 177], 4), "#c9a898", { stroke: INK, "stroke-width": 1.3 }),
      line("M27 188h0", INK, 2.4),
      line(curve("5 192, -6 188, -8 178"), INK, 1.5),
    ) +
    spatter([214, 250], "#20243a", "c1", 7) +
    spatter([26, 250], "#20243a", "c2", 9) +
    edge(pic)
  );
};
