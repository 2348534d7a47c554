import type { Tour } from "../../stage/rulebook/tour";

const tour: Tour = {
  fixture: "live_battle_0",
  alt: {
    en: "A fight of Super Trump Fighter: two rows of four slots face each other, your hand below, the techniques of both at the sides, the Call button at the bottom right.",
    ja: "スーパートランプファイターの対戦。4つの場が向かい合い、下に手札、左右に両者の技札、右下にコールボタン。",
  },
  parts: [
    {
      keys: ["slot:0"],
      name: { en: "Your slots", ja: "自分の場" },
      text: { en: "Four in a row; only the top cards count.", ja: "横一列に4か所。数えるのは一番上だけ。" },
      clause: "TF-17",
    },
    {
      keys: ["slot:1"],
      name: { en: "The opponent's slots", ja: "相手の場" },
      text: { en: "Your techniques may use these cards, too.", ja: "自分の技は相手の場札も使える。" },
      clause: "TF-28",
    },
    {
      keys: ["H4", "S4", "CA", "S9"],
      name: { en: "Your hand", ja: "手札" },
      text: { en: "Play a card at any time: there are no turns.", ja: "いつ置いてもよい。手番はない。" },
      clause: "TF-14",
    },
    {
      keys: ["technique:0"],
      name: { en: "Your techniques", ja: "自分の技札" },
      text: { en: "Each shows the cards it needs and its attack value.", ja: "必要な札と攻撃値が書かれている。" },
      clause: "TF-27",
    },
    {
      keys: ["technique:1"],
      name: { en: "The opponent's techniques", ja: "相手の技札" },
      text: { en: "A Call lets both attack: watch these.", ja: "コールすると両者が攻撃する。こちらにも注意。" },
      clause: "TF-22",
    },
    {
      keys: ["call"],
      name: { en: "Call", ja: "コール" },
      text: { en: "“Hai!”: the Battle stops, and techniques hit.", ja: "「ハイッ！」でバトルが止まり、技が決まる。" },
      clause: "TF-18",
    },
    {
      keys: ["deck"],
      name: { en: "Deck", ja: "山札" },
      text: { en: "When it is empty, time is up.", ja: "なくなったらタイムアップ。" },
      clause: "TF-9",
    },
  ],
};

export default tour;
