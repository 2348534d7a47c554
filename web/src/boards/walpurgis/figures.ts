/** Walpurgis: cards that lie upright, sideways and slanted. */
import { cells, type At, type Both, type Figure, type Panel, type Piece } from "../../stage/rulebook/figures";

const open = (card: string, owner: number, at: At): Piece => ({
  at,
  card,
  but: { owner, place: "field", state: "open" },
});
const casting = (card: string, owner: number, at: At): Piece => ({ ...open(card, owner, at), turn: 90 });
const danmaku = (owner: number, at: At): Piece => ({ at, back: { back: "dan_down", owner }, turn: 45, scale: 0.85 });
const state = (label: Both, piece: Piece): Panel => ({
  columns: 1,
  rows: 1,
  cell: "square",
  width: 88,
  label,
  marks: cells(1, 1),
  pieces: [piece],
});
const COLUMNS = "abcde";

const figures: readonly Figure[] = [
  {
    clause: "WP-19",
    caption: {
      en: "The matrix of Sparks, around the card in the middle (diamond). Ring: one of your circles must be here. Orb: you may place danmaku here. Other cards have a cross: circles here are destroyed.",
      ja: "「火の粉」のアクションマトリクス。中央の菱形がこのカード。輪：自分の陣が必要。玉：弾幕を置ける。ほかのカードにある×：そこの陣を破壊。",
    },
    alt: {
      en: "The card Sparks: a condition cell below it, three danmaku cells above.",
      ja: "カード「火の粉」。下に発動条件マスが1つ、上に弾幕対象マスが3つ。",
    },
    panels: [{ columns: 1, rows: 1, cell: "card", width: 150, pieces: [{ at: [0, 0], card: "bri_sparks" }] }],
  },
  {
    clause: "WP-22",
    caption: {
      en: "The five states. Slanted is danmaku; face-down upright is ready, sideways dormant; face-up upright is open, sideways casting.",
      ja: "5つの状態。斜めは弾幕。裏向きで縦は活動、横は休眠。表向きは縦のままか、横の発動中。",
    },
    alt: {
      en: "Five cards: a slanted back, an upright back, a back on its side, an upright face, a face on its side.",
      ja: "5枚のカード：斜めの裏、縦の裏、横の裏、縦の表、横の表。",
    },
    panels: [
      state({ en: "danmaku", ja: "弾幕" }, danmaku(0, [0, 0])),
      state({ en: "ready", ja: "活動" }, { at: [0, 0], back: { back: "ready", owner: 0 } }),
      state({ en: "dormant", ja: "休眠" }, { at: [0, 0], back: { back: "dormant", owner: 0 }, turn: 90 }),
      state({ en: "open", ja: "表向き縦" }, open("bri_sparks", 0, [0, 0])),
      state({ en: "casting", ja: "発動中" }, casting("bri_sparks", 0, [0, 0])),
    ],
  },
  {
    clause: "WP-53",
    caption: {
      en: "The names of the cells: row first, then column. 3c is the centre.",
      ja: "マスの名前は行、列の順。3cが中央。",
    },
    alt: {
      en: "A field of 5 by 5 cells, from 1a at the bottom left to 5e at the top right.",
      ja: "5×5のフィールド。左下が1a、右上が5e。",
    },
    panels: [
      {
        columns: 5,
        rows: 5,
        cell: "square",
        width: 44,
        marks: cells(5, 5).map((mark) => ({
          ...mark,
          kind: String(mark.at) === "2,2" ? "strong" : "cell",
          text: `${5 - mark.at[1]}${COLUMNS[mark.at[0]]}`,
        })),
      },
    ],
  },
  {
    clause: "WP-74",
    caption: {
      en: "Sparks can be cast here: its condition cell, below it, holds a circle of the same player with the same icon. Then danmaku is placed on the three cells above, even on an opponent's circle.",
      ja: "「火の粉」はここで発動できる。下の発動条件マスに、同じアイコンの自分の陣がある。上の3マスには、相手の陣があっても弾幕を置ける。",
    },
    alt: {
      en: "Three by three cells: below an open circle, above it Sparks lying sideways, above that danmaku on three cells, one of them on a circle of the opponent.",
      ja: "3×3のマス。下に表向き縦の陣、その上に横向きの「火の粉」、さらに上の3マスに弾幕。1つは相手の陣の上。",
    },
    panels: [
      {
        columns: 3,
        rows: 3,
        cell: "square",
        width: 84,
        marks: [...cells(3, 3), { at: [1, 2], kind: "strong" }],
        pieces: [
          open("shot_brigitte", 0, [1, 2]),
          casting("bri_sparks", 0, [1, 1]),
          open("shot_nebel", 1, [2, 0]),
          danmaku(0, [0, 0]),
          danmaku(0, [1, 0]),
          danmaku(0, [2, 0]),
        ],
      },
    ],
  },
];

export default figures;
