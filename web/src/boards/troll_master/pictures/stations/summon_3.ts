import { brush, curve, fill, line, ring } from "../../../../art/marks";
import { GOLD, INK, PALE, body, edge, eye, limb, parchment, pen, thing, type Scene, wash } from "../kit";

/** Somebody has opened the wardrobe a hand's breadth. */
export const summon_3: Scene = (pic) =>
  parchment(pic, "su3", "#5a3a2a") +
  wash(pic, "M0 0H240V336H0z", "#3a2414", 0.5) +
  body(pic, "M30 30h180v270H30z", "#8a5230", "#4a2410", "M130 30h80v270h-80z", 3) +
  pen(pic, thing("M22 20h196v18H22zM26 290h188v14H26z", "#6a3a1c", 2.4)) +
  fill("M104 46h50v242h-50z", "#0a0510") +
  thing("M38 46h66v242H38z", "#a86a3c", 2.6) +
  body(pic, "M154 46l48 14v250l-48-22z", "#a86a3c", "#5a2c10", "M180 50l24 10v250l-24-10z", 2.6) +
  pen(pic, line("M48 60h46v90H48zM48 166h46v106H48zM164 66l28 8v96l-28-8zM164 180l28 8v96l-28-10z", INK, 2)) +
  thing(ring([96, 168], 5), GOLD, 1.8) +
  thing(ring([160, 170], 5), GOLD, 1.8) +
  eye(124, 92, 8, [-0.7, 0.4], "#e8501c", true) +
  eye(142, 100, 6, [-0.7, 0.4], "#e8501c", true) +
  eye(118, 148, 10, [-0.6, 0.6], "#8ad03a") +
  eye(140, 150, 10, [-0.6, 0.6], "#8ad03a") +
  fill("M112 176q16 12 34 0l-4 8-5-3-5 5-5-3-5 4-5-5z", PALE) +
  eye(130, 216, 5, [0, 0.5], "#7ad8e8") +
  eye(118, 252, 4, [0, 0.5], GOLD) +
  eye(128, 254, 4, [0, 0.5], GOLD) +
  [["154 196, 168 192, 174 200"], ["154 208, 170 206, 176 214"], ["154 220, 168 222, 172 230"]]
    .map(([d]) => limb(curve(d!), 7, "#6a9a5a"))
    .join("") +
  fill(brush("110 288, 92 300, 60 296, 44 306", 12, { from: 0.9, to: 0.2 }), "#5a3a6a", {
    stroke: INK,
    "stroke-width": 2,
  }) +
  edge(pic);
