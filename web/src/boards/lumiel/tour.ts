import type { Tour } from "../../stage/rulebook/tour";

const tour: Tour = {
  fixture: "play",
  alt: {
    en: "A table of Lumiel†Prière for four: the field of 4 by 4 areas in the middle, a player on each side, your hand below.",
    ja: "4人のルミエル†プリエールの卓。中央に4×4のフィールド、四辺に各プレイヤー、下に自分の手札。",
  },
  parts: [
    {
      keys: ["area"],
      name: { en: "Field", ja: "フィールド" },
      text: {
        en: "16 areas. The four bright ones in the middle are the central zone.",
        ja: "16エリア。中央の明るい4つが中央ゾーン。",
      },
      clause: "LP-7",
    },
    {
      keys: ["field:B2"],
      name: { en: "A card on the field", ja: "置かれたカード" },
      text: { en: "It belongs to the player its foot points to.", ja: "足元が向いている人のもの。" },
      clause: "LP-16",
    },
    {
      keys: ["hand:2"],
      name: { en: "Your hand", ja: "手札" },
      text: { en: "Six cards at first. Only you see them.", ja: "最初は6枚。見えるのは自分だけ。" },
      clause: "LP-14",
    },
    {
      keys: ["play"],
      name: { en: "Play area", ja: "プレイエリア" },
      text: {
        en: "The card whose effect you use waits here until it is set.",
        ja: "効果を使うカードは、置かれるまでここにある。",
      },
      clause: "LP-9",
    },
    {
      keys: ["seat:1"],
      name: { en: "A player", ja: "プレイヤー" },
      text: {
        en: "Hand, deck, and the points area with captured cards, face up.",
        ja: "手札、デッキ、そして獲得したカードを表向きに置くポイントエリア。",
      },
      clause: "LP-10",
    },
  ],
};

export default tour;
