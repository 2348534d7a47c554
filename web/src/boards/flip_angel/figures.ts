/** Flip Angel: fields of two-sided cards. */
import { AFTER, BEFORE, cells, type At, type Figure, type Piece } from "../../stage/rulebook/figures";
import { MOON_AT, SUN_AT } from "./field";

type Side = "white" | "black";
const angel = (card: string, side: Side, at: At): Piece => ({ card, side, at, scale: 1 / 0.94 });
const four = (turned: (side: Side) => Side): Piece[] => [
  angel("barachiel", turned("white"), [0, 0]),
  angel("cassiel", turned("black"), [1, 0]),
  angel("dumah", turned("white"), [0, 1]),
  angel("eremiel", turned("black"), [1, 1]),
];
const same = (side: Side): Side => side;
const other = (side: Side): Side => (side === "white" ? "black" : "white");
/** A ring around what is whole on the seam between two cards side by side. */
const onSeam = (along: number): At => [0.5, along - 0.5];

const figures: readonly Figure[] = [
  {
    clause: "FA-4",
    caption: {
      en: "One card, two faces. Top left: cost and points; top right: its special summon; below: its ability; on the edges: half suns and half moons.",
      ja: "1枚のカードの表と裏。左上：コストと得点、右上：特殊召喚の条件、下：能力、縁：半分の太陽と月。",
    },
    alt: { en: "The white and the black face of the angel Gabriel.", ja: "ガブリエルの白の面と黒の面。" },
    panels: [
      {
        columns: 1,
        rows: 1,
        cell: "card",
        width: 140,
        label: { en: "white: angel", ja: "白：天使" },
        pieces: [angel("gabriel", "white", [0, 0])],
      },
      {
        columns: 1,
        rows: 1,
        cell: "card",
        width: 140,
        label: { en: "black: fallen angel", ja: "黒：堕天使" },
        pieces: [angel("gabriel", "black", [0, 0])],
      },
    ],
  },
  {
    clause: "FA-34",
    caption: {
      en: "The fifth card opens a line on one of the four sides, here in the east. The sixth goes in the remaining place of that line.",
      ja: "5枚目は四辺のどれかに新しい列を開く（ここでは東）。6枚目はその列の残りへ。",
    },
    alt: {
      en: "A block of 2 by 2 cards; to its right two new places, 5 and 6.",
      ja: "2×2の4枚。その右に新しいマスが2つ、5と6。",
    },
    panels: [
      {
        columns: 3,
        rows: 2,
        cell: "card",
        width: 76,
        marks: [
          { at: [2, 0], kind: "place", text: "5" },
          { at: [2, 1], kind: "place", text: "6" },
        ],
        pieces: four(same),
      },
    ],
  },
  {
    clause: "FA-66",
    caption: {
      en: "When the fourth card is placed, the whole block flips at once.",
      ja: "4枚目を置くと、4枚すべてが裏返る。",
    },
    alt: {
      en: "Four cards, alternately white and black; afterwards each shows its other face.",
      ja: "白と黒が混ざった4枚。後では、どれも反対の面になっている。",
    },
    panels: [
      { columns: 2, rows: 2, cell: "card", width: 80, label: BEFORE, pieces: four(same) },
      { columns: 2, rows: 2, cell: "card", width: 80, label: AFTER, pieces: four(other) },
    ],
  },
  {
    clause: "FA-77",
    caption: {
      en: "Two matching halves make a whole. Left: a sun and a moon, 2 points. Right: only a sun, 1 point.",
      ja: "半分どうしが合うと完成。左は太陽と月で2点、右は太陽だけで1点。",
    },
    alt: {
      en: "Two pairs of cards side by side. On the first seam a sun and a moon are ringed, on the second only a sun.",
      ja: "横に並んだ2組のカード。1組目の境目では太陽と月、2組目では太陽だけが丸で囲まれている。",
    },
    panels: [
      {
        columns: 2,
        rows: 1,
        cell: "card",
        width: 92,
        pieces: [angel("abdiel", "white", [0, 0]), angel("cassiel", "white", [1, 0])],
        marks: [
          { at: onSeam(SUN_AT), kind: "ring" },
          { at: onSeam(MOON_AT), kind: "ring" },
        ],
      },
      {
        columns: 2,
        rows: 1,
        cell: "card",
        width: 92,
        pieces: [angel("barachiel", "white", [0, 0]), angel("cassiel", "white", [1, 0])],
        marks: [{ at: onSeam(SUN_AT), kind: "ring" }],
      },
    ],
  },
  {
    clause: "FA-32",
    caption: { en: "Every player starts with these four places.", ja: "最初の4マス。" },
    alt: { en: "Four empty places, 2 by 2: NW, NE, SW, SE.", ja: "2×2の空いたマス。北西、北東、南西、南東。" },
    panels: [
      {
        columns: 2,
        rows: 2,
        cell: "card",
        width: 64,
        marks: cells(2, 2, "place").map((mark, n) => ({
          ...mark,
          text: [
            { en: "NW", ja: "北西" },
            { en: "NE", ja: "北東" },
            { en: "SW", ja: "南西" },
            { en: "SE", ja: "南東" },
          ][n],
        })),
      },
    ],
  },
];

export default figures;
