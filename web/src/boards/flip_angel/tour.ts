import type { Tour } from "../../stage/rulebook/tour";

const tour: Tour = {
  fixture: "main",
  alt: {
    en: "A table of Flip Angel for three: the river of four cards above, your field below it, your ether beside it, the fields of the others at the side.",
    ja: "3人のフリップエンジェルの卓。上に4枚の河、その下に自分の場、横に自分のエーテル、端にほかの人の場。",
  },
  parts: [
    {
      keys: ["fanuel", "eremiel", "kushiel", "puriel"],
      name: { en: "River", ja: "河" },
      text: {
        en: "Three cards and the deck's top card. You summon one of these four.",
        ja: "列の3枚とデッキの一番上。この4枚から召喚する。",
      },
      clause: "FA-10",
    },
    {
      keys: ["raphael", "uriel", "cell"],
      name: { en: "Your field", ja: "自分の場" },
      text: { en: "Two by two at first; it grows to six cards.", ja: "最初は2×2。6枚まで広がる。" },
      clause: "FA-5",
    },
    {
      keys: ["seat:2"],
      name: { en: "Your ether and points", ja: "自分のエーテルと得点" },
      text: { en: "Light pays for white faces, dark for black ones.", ja: "光は白い面、闇は黒い面の召喚に使う。" },
      clause: "FA-26",
    },
    {
      keys: ["gain"],
      name: { en: "Two ether", ja: "エーテル2点" },
      text: { en: "For a turn without a summon.", ja: "召喚しない手番に得る。" },
      clause: "FA-70",
    },
    {
      keys: ["reverse"],
      name: { en: "Paid reversal", ja: "昼夜反転" },
      text: { en: "1 light and 1 dark turn day into night.", ja: "光1点と闇1点で昼と夜が入れ替わる。" },
      clause: "FA-51",
    },
    {
      keys: ["seat:0"],
      name: { en: "Another player", ja: "ほかのプレイヤー" },
      text: { en: "All fields, ether and points are public.", ja: "場、エーテル、得点は全員に公開。" },
      clause: "FA-6",
    },
  ],
};

export default tour;
