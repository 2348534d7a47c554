/** Super Trump Fighter: two rows of four slots. */
import { AFTER, BEFORE, cells, type Figure, type Piece } from "../../stage/rulebook/figures";

/** Cards in a row, such as "H4"; "" leaves a slot empty. */
const row = (cards: string, lit = "", line = 0): Piece[] =>
  cards
    .split(" ")
    .flatMap((card, n) =>
      card === "." ? [] : [{ face: { card }, at: [n, line], lit: lit.includes(card) && lit !== "", scale: 0.96 }],
    );

const figures: readonly Figure[] = [
  {
    clause: "TF-15",
    caption: {
      en: "With an empty slot, the card goes to the leftmost one.",
      ja: "空きがあれば、いちばん左の空きに置く。",
    },
    alt: {
      en: "A row of four slots: the first is taken, the second is the one to go to, two more are empty.",
      ja: "4つのスロット。1つ目は埋まり、2つ目に印、残り2つは空き。",
    },
    panels: [
      {
        columns: 4,
        rows: 1,
        cell: "card",
        width: 72,
        marks: cells(4, 1).map((mark) => ({ ...mark, kind: mark.at[0] === 1 ? "place" : "cell" })),
        pieces: row("H7 . . ."),
      },
    ],
  },
  {
    clause: "TF-16",
    caption: {
      en: "No slot is empty: the 6 goes on top of any card, here the king, and only the 6 counts.",
      ja: "空きがなければ、どのカードの上にも置ける。ここではキングの上に6。数えるのは6だけ。",
    },
    alt: { en: "Before: 4, 5, king, 9. After: a 6 covers the king.", ja: "前：4、5、K、9。後：Kの上に6。" },
    panels: [
      { columns: 4, rows: 1, cell: "card", width: 64, label: BEFORE, pieces: row("H4 S5 CK D9") },
      {
        columns: 4,
        rows: 1,
        cell: "card",
        width: 64,
        label: AFTER,
        pieces: [...row("H4 S5 CK D9"), { face: { card: "D6" }, at: [2.06, 0.06], lit: true, scale: 0.96 }],
      },
    ],
  },
  {
    clause: "TF-28",
    caption: {
      en: "Triple Hop needs a straight of 3 with three of your own cards: 4, 5 and 6 are there, in any slots. Call!",
      ja: "「三段とび」は自分の3枚で3ストレート。4、5、6がそろった。場所はどこでもよい。コール！",
    },
    alt: {
      en: "The technique Triple Hop, value 2; beside it a row with 4, 6, king and 5, of which 4, 5 and 6 are lit.",
      ja: "技「三段とび」、攻撃値2。隣に4、6、K、5の列。4、5、6が光っている。",
    },
    panels: [
      {
        columns: 1,
        rows: 1,
        cell: "card",
        width: 150,
        label: { en: "the technique", ja: "技" },
        pieces: [{ card: "kakeru_hop", at: [0, 0] }],
      },
      {
        columns: 4,
        rows: 1,
        cell: "card",
        width: 72,
        label: { en: "your row", ja: "自分の場" },
        pieces: row("H4 D6 CK S5", "H4 D6 S5"),
      },
    ],
  },
  {
    clause: "TF-29",
    caption: {
      en: "J, Q, K is a straight of 3. Q, K, A isn't: an ace counts 1.",
      ja: "J、Q、Kは3ストレート。Q、K、Aは違う：Aは1。",
    },
    alt: {
      en: "Jack, queen and king, lit; queen, king and ace, crossed out.",
      ja: "光っているJ、Q、K。ばつのついたQ、K、A。",
    },
    panels: [
      { columns: 3, rows: 1, cell: "card", width: 64, pieces: row("SJ HQ DK", "SJ HQ DK") },
      { columns: 3, rows: 1, cell: "card", width: 64, pieces: row("HQ DK CA"), marks: [{ at: [1, 0], kind: "no" }] },
    ],
  },
];

export default figures;
