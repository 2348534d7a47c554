import type { Tour } from "../../stage/rulebook/tour";

const tour: Tour = {
  fixture: "full_0",
  alt: {
    en: "A table of Walpurgis: the field of 5 by 5 cells with circles of both witches in the middle, the opponent's hand above and yours below, the piles of each at the side.",
    ja: "ワルプルギスの卓。中央に両者の陣が並ぶ5×5のフィールド、上に相手の手札、下に自分の手札、横にそれぞれの山。",
  },
  parts: [
    {
      keys: ["cell"],
      name: { en: "Field", ja: "フィールド" },
      text: {
        en: "25 cells for both. When all hold a circle at the end of a chain, the game is over.",
        ja: "両者共有の25マス。連鎖の終わりに全マスに陣があれば終了。",
      },
      clause: "WP-9",
    },
    {
      keys: ["field:2b"],
      name: { en: "A circle", ja: "陣" },
      text: { en: "Upright and face-up: open. There are five states.", ja: "表向きで縦：通常。状態は5つある。" },
      clause: "WP-22",
    },
    {
      keys: ["hand:0"],
      name: { en: "Your hand", ja: "手札" },
      text: { en: "Place a card as a circle, or cast it.", ja: "陣として置くか、発動する。" },
      clause: "WP-48",
    },
    {
      keys: ["deck:0"],
      name: { en: "Deck", ja: "デッキ" },
      text: { en: "A player who can't draw loses.", ja: "引けなくなったら負け。" },
      clause: "WP-14",
    },
    {
      keys: ["pile:0"],
      name: { en: "Danmaku pile", ja: "弾幕置き場" },
      text: { en: "Removed danmaku, face-down.", ja: "取り除かれた弾幕。裏向き。" },
      clause: "WP-42",
    },
    {
      keys: ["discard:0"],
      name: { en: "Discard pile", ja: "捨て札" },
      text: { en: "Face-up; both may look through it.", ja: "表向き。どちらも見てよい。" },
      clause: "WP-41",
    },
    {
      keys: ["hand:1"],
      name: { en: "The opponent's hand", ja: "相手の手札" },
      text: { en: "You see how many cards, not which.", ja: "分かるのは枚数だけ。" },
      clause: "WP-46",
    },
  ],
};

export default tour;
