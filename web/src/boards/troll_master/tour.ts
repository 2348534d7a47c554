import type { Tour } from "../../stage/rulebook/tour";

const tour: Tour = {
  fixture: "move",
  alt: {
    en: "A table of Troll Master for four: the row of 14 actions with pawns above, the familiars in the supply and the open magic cards below, then the other players with their familiars, at the bottom your familiars and your hand.",
    ja: "4人のトロルマスターの卓。上に計画コマの立つ14のアクションの列、その下に使い魔のサプライと公開された魔法カード、続いてほかのプレイヤーと使い魔、いちばん下に自分の使い魔と手札。",
  },
  parts: [
    {
      keys: ["action"],
      name: { en: "The row of 14 actions", ja: "14のアクションの列" },
      text: {
        en: "Each says which magic it needs, and how many cards of it.",
        ja: "必要な魔法の種類と枚数が書かれている。",
      },
      clause: "TM-5",
    },
    {
      keys: ["pawn:0"],
      name: { en: "A pawn", ja: "計画コマ" },
      text: {
        en: "Its player's plan. It only moves to the right.",
        ja: "その人の計画。右にしか動かない。",
      },
      clause: "TM-29",
    },
    {
      keys: ["hand:0"],
      name: { en: "Your hand", ja: "手札" },
      text: {
        en: "Magic cards. Reveal one to place or move your pawn.",
        ja: "魔法カード。1枚公開して計画コマを置くか動かす。",
      },
      clause: "TM-24",
    },
    {
      keys: ["open"],
      name: { en: "Open magic cards", ja: "公開された魔法カード" },
      text: {
        en: "At the reveal they are counted together with all hands, in one pool for everyone.",
        ja: "公開のとき、全員の手札と合わせて、全員が共通で数える。",
      },
      clause: "TM-39",
    },
    {
      keys: ["supply"],
      name: { en: "Supply", ja: "サプライ" },
      text: { en: "Ten kinds of familiars in order of cost, two of each.", ja: "使い魔10種類がコスト順に2枚ずつ。" },
      clause: "TM-8",
    },
    {
      keys: ["seat:0"],
      name: { en: "Your mana and points", ja: "自分のマナと得点" },
      text: { en: "2 mana replace a missing magic card.", ja: "足りない魔法カードは1枚につきマナ2個で補える。" },
      clause: "TM-46",
    },
    {
      keys: ["familiar:0"],
      name: { en: "Your familiars", ja: "自分の使い魔" },
      text: {
        en: "They fight, help and score. Every player starts with a Black Cat.",
        ja: "戦い、助け、得点になる。最初は全員が黒猫。",
      },
      clause: "TM-10",
    },
    {
      keys: ["seat:1"],
      name: { en: "Another player", ja: "ほかのプレイヤー" },
      text: { en: "Mana, chits and familiars are public.", ja: "マナ、チット、使い魔は公開。" },
      clause: "TM-52",
    },
  ],
};

export default tour;
