import { brush, curve, fill, g, line, ring, shape, strokes } from "../../../../art/marks";
import { INK, SEPIA, body, contour, edge, eye, parchment, pen, spatter, type Scene, wash } from "../kit";

/** Steals whatever shines, and looks who saw it. */
export const raven: Scene = (pic) => {
  const trunk = shape(
    "96 120, 84 150, 84 196, 102 228, 132 238, 150 232, 176 250, !206 262, 196 240, 206 236, 186 214, 184 180, 172 150, 148 124, 130 112",
  );
  const wing = shape(
    "146 130, 176 122, 214 96, !236 62, 238 100, 230 120, !240 130, 226 148, !232 164, 212 176, !210 194, 190 196, !176 214, 160 196, 148 168",
  );
  const head = shape("92 140, 84 116, 90 88, 112 76, 136 84, 146 106, 142 130, 128 146");
  return (
    parchment(pic, "rav", "#7a86a0") +
    // shelves, bottles, the box it should not have opened
    pen(
      pic,
      wash(pic, "M14 62h34v40H14zM56 72h20v30H56z", "#7a9a5a", 0.5) +
        line(
          "M14 102V70q0-8 8-10V48h18v12q8 2 8 10v32M20 48h22M56 102V78l6-6V60h8v12l6 6v24M186 102l6-30h26l6 30",
          SEPIA,
          1.5,
        ) +
        line("M0 104h84M160 104h80M0 112h80", SEPIA, 2),
    ) +
    wash(pic, shape("!0 244, !240 240, !240 272, !0 276"), "#8a5a2e", 0.85) +
    pen(pic, contour("M-2 246L242 241M-2 276L242 271", 2.3) + line("M16 262q60-6 104-2t100-6", SEPIA, 1)) +
    pen(
      pic,
      wash(pic, shape("!20 208, !80 208, !78 246, !22 246"), "#6d4a86", 0.85) +
        contour("M20 208h60l-2 38H22z", 2) +
        wash(pic, shape("!20 206, !8 178, !66 166, !80 206"), "#8a66a4", 0.8) +
        contour("M20 207L8 178l60-12 12 41", 2),
    ) +
    fill(ring([38, 206], 6) + ring([52, 204], 7) + ring([66, 207], 5), "#e8b93a", {
      stroke: INK,
      "stroke-width": 1.6,
    }) +
    fill(ring([90, 252], 6), "#e8b93a", { stroke: INK, "stroke-width": 1.6 }) +
    body(pic, wing, "#161d38", "#05060e", shape("!150 150, 190 150, !236 110, 240 170, 180 220, 150 190"), 2.4) +
    pen(
      pic,
      fill(
        strokes(
          2.6,
          "160 150, 196 134, 228 108",
          "160 164, 196 156, 226 148",
          "162 178, 188 178, 208 180",
          "176 140, 206 114, 230 82",
        ),
        "#0a0a14",
      ),
    ) +
    body(
      pic,
      trunk,
      "#131830",
      "#04050c",
      shape("!130 180, 160 210, !210 262, 130 244, 96 226, !84 190, 110 206"),
      2.6,
    ) +
    pen(
      pic,
      line(
        curve("112 236, 110 250, 100 256") +
          "M110 250l4 8M110 250l-16 0" +
          curve("136 238, 138 250, 130 256") +
          "M138 250l6 7M138 250l-15 1",
        INK,
        4,
      ),
    ) +
    g(
      { transform: "rotate(-14 116 112)" },
      body(pic, head, "#131830", "#04050c", shape("!110 146, 140 136, !146 104, 150 150"), 2.4) +
        fill(brush("90 90, 112 80, 134 92", 4), "#5f73a4", { opacity: 0.8 }) +
        // the beak with the loot
        fill(shape("!94 98, 66 96, 44 108, !36 122, 60 116, !92 120"), "#1a1a22", { stroke: INK, "stroke-width": 2 }) +
        fill(shape("!92 122, 66 122, !50 132, 70 136, !94 132"), "#2c2a30", { stroke: INK, "stroke-width": 2 }) +
        fill(brush("88 100, 66 100, 46 110", 2.6), "#7d86a0") +
        eye(112, 102, 9.5, [0.9, 0.35], "#f2c230") +
        fill(brush("100 94, 112 89, 124 94", 4.2), "#0a0a14"),
    ) +
    g(
      { transform: "rotate(-20 52 136)" },
      fill("M46 116l16 14-14 34-16-32z", "#7fd0e6", { stroke: INK, "stroke-width": 2.2 }) +
        fill("M46 116l-4 18 6 30-16-32z", "#3d8fb0", { opacity: 0.8 }) +
        line("M32 132l10 2 20-4", INK, 1.2),
    ) +
    line("M30 150l-10 3M32 164l-8 8M20 134l-10-4M40 176l-2 9", "#c98f1e", 2) +
    fill(
      strokes(
        2.6,
        "96 144, 88 158, 88 176",
        "106 152, 100 168, 102 186",
        "120 158, 116 176, 120 194",
        "104 196, 110 210, 122 218",
        "130 196, 140 212, 154 220",
        "170 140, 200 120, 226 92",
        "168 160, 198 150, 222 136",
      ),
      "#6c82b8",
    ) +
    fill(brush("186 262, 200 280, 196 292", 5), "#1a1c2c") +
    spatter([206, 36], "#2a3350", "r1", 9) +
    spatter([120, 44], "#2a3350", "r2", 5) +
    edge(pic)
  );
};
