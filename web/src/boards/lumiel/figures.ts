/** Lumiel†Prière. Seat 0 sits south, then clockwise: 1 west, 2 north, 3 east. */
import { AFTER, BEFORE, cells, type At, type Figure, type Mark, type Piece } from "../../stage/rulebook/figures";

/** A card that faces its owner; its number stays upright. */
const lies = (card: string, owner: number, at: At): Piece => ({
  card,
  at,
  turn: owner * 90,
  but: { owner, upright: -owner * 90 },
});
const set = (card: string, owner: number, at: At): Piece => ({ ...lies(card, owner, at), lit: true });
const zone = (mark: Mark): Mark => ({
  ...mark,
  kind: [1, 2].includes(mark.at[0]) && [1, 2].includes(mark.at[1]) ? "strong" : "soft",
});

const figures: readonly Figure[] = [
  {
    clause: "LP-8",
    caption: {
      en: "The four areas in the middle are the central zone, the twelve around them the outer zone.",
      ja: "中の4エリアが中央ゾーン、縁の12エリアが外周ゾーン。",
    },
    alt: {
      en: "A field of 4 by 4 areas; the 2 by 2 in the middle are marked.",
      ja: "4×4のフィールド。中央の2×2に色がついている。",
    },
    panels: [{ columns: 4, rows: 4, cell: "square", width: 48, marks: cells(4, 4).map(zone) }],
  },
  {
    clause: "LP-16",
    caption: {
      en: "A card's foot, with its arrows, points to its owner. Colour and symbol say the same.",
      ja: "矢印のある下側が持ち主を向く。色と記号も持ち主を示す。",
    },
    alt: {
      en: "Four Commoners around an area, each with its foot to one of the four sides.",
      ja: "1つのエリアを囲む4枚の常人。それぞれ別の辺を向いている。",
    },
    panels: [
      {
        columns: 3,
        rows: 3,
        cell: "square",
        width: 72,
        marks: cells(3, 3),
        pieces: [
          lies("commoner", 0, [1, 2]),
          lies("commoner", 1, [0, 1]),
          lies("commoner", 2, [1, 0]),
          lies("commoner", 3, [2, 1]),
        ],
      },
    ],
  },
  {
    clause: "LP-46",
    caption: {
      en: "South sets the highlighted card: north's Priest is between two of south's cards and is captured. Diagonals count as well.",
      ja: "南が光っているカードを置くと、北の神父は南の2枚に挟まれ、獲得される。斜めも同じ。",
    },
    alt: {
      en: "Before: in a diagonal a card of south, one of north and the card that south has just set. After: the middle area is empty.",
      ja: "前：斜めに南、北、今置いた南のカード。後：真ん中が空いている。",
    },
    panels: [
      {
        columns: 3,
        rows: 3,
        cell: "square",
        width: 64,
        label: BEFORE,
        marks: cells(3, 3),
        pieces: [lies("warrior", 0, [0, 0]), lies("priest", 2, [1, 1]), set("commoner", 0, [2, 2])],
      },
      {
        columns: 3,
        rows: 3,
        cell: "square",
        width: 64,
        label: AFTER,
        marks: [...cells(3, 3), { at: [1, 1], kind: "gone" }],
        pieces: [lies("warrior", 0, [0, 0]), lies("commoner", 0, [2, 2])],
      },
    ],
  },
  {
    clause: "LP-47",
    caption: { en: "Two cards between two others: nothing is captured.", ja: "2枚並んでいると挟めない。" },
    alt: {
      en: "A row of four: a card of south, two of north, a card of south. All stay.",
      ja: "横1列に南、北、北、南。どれも獲得されない。",
    },
    panels: [
      {
        columns: 4,
        rows: 1,
        cell: "square",
        width: 72,
        marks: cells(4, 1),
        pieces: [
          lies("warrior", 0, [0, 0]),
          lies("priest", 2, [1, 0]),
          lies("ghost", 2, [2, 0]),
          set("commoner", 0, [3, 0]),
        ],
      },
    ],
  },
  {
    clause: "LP-58",
    caption: {
      en: "A card in a corner is sandwiched by the two areas beside it (LP-R18).",
      ja: "隅のカードは、縦と横の隣の2エリアで挟まれる（LP-R18）。",
    },
    alt: {
      en: "A card of north in the upper left corner, cards of south to its right and below it; after that the corner is empty.",
      ja: "左上の隅に北のカード、その右と下に南のカード。後では隅が空いている。",
    },
    panels: [
      {
        columns: 2,
        rows: 2,
        cell: "square",
        width: 72,
        label: BEFORE,
        marks: cells(2, 2),
        pieces: [lies("sorcerer", 2, [0, 0]), lies("warrior", 0, [1, 0]), set("commoner", 0, [0, 1])],
      },
      {
        columns: 2,
        rows: 2,
        cell: "square",
        width: 72,
        label: AFTER,
        marks: [...cells(2, 2), { at: [0, 0], kind: "gone" }],
        pieces: [lies("warrior", 0, [1, 0]), lies("commoner", 0, [0, 1])],
      },
    ],
  },
];

export default figures;
