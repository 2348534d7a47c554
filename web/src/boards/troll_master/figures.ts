/** Troll Master: fourteen actions, ten magic cards, familiars. */
import type { At, Figure, Piece } from "../../stage/rulebook/figures";

const ACTIONS = [
  "brew_1",
  "summon_1",
  "attack_1",
  "brew_2",
  "summon_2",
  "divine_1",
  "attack_2",
  "brew_3",
  "summon_3",
  "attack_3",
  "brew_4",
  "summon_4",
  "attack_4",
  "divine_2",
];
const action = (card: string, at: At): Piece => ({ card, at });
const magic = (card: string, at: At, count = 1): Piece => ({ face: { is: "magic", card, count }, at });
const pawn = (seat: number, at: At): Piece => ({ face: { is: "pawn", seat }, at, scale: 0.5 });

const figures: readonly Figure[] = [
  {
    clause: "TM-5",
    caption: {
      en: "The row of 14 actions, here in three lines: further right, actions need more cards and give more. There are pawns on three of them.",
      ja: "14のアクションの列（ここでは3段）。右ほど必要な枚数が多く、効果も大きい。3か所に計画コマがある。",
    },
    alt: {
      en: "Fourteen cards, numbered 1 to 14: Brew, Summon, Attack and Divine in turns, each with an icon and a number; pawns on 3, 8 and 12.",
      ja: "1〜14の番号のカード。調合、召喚、攻撃、占いが並び、それぞれにアイコンと枚数。3、8、12に計画コマ。",
    },
    panels: [
      {
        columns: 5,
        rows: 3,
        cell: "card",
        width: 80,
        pieces: [
          ...ACTIONS.map((card, n) => action(card, [n % 5, Math.floor(n / 5)])),
          pawn(0, [2, 0]),
          pawn(1, [2, 1]),
          pawn(2, [1, 2]),
        ],
      },
    ],
  },
  {
    clause: "TM-25",
    caption: {
      en: "A Wand is revealed: the pawn goes to an action with the Wand's icon.",
      ja: "杖を公開したら、計画コマは杖のアイコンのアクションへ。",
    },
    alt: {
      en: "A Wand card, an arrow, the action Attack with a pawn on it.",
      ja: "杖のカード、矢印、計画コマの乗った攻撃アクション。",
    },
    panels: [
      {
        columns: 3,
        rows: 1,
        cell: "card",
        width: 92,
        marks: [{ at: [1, 0], kind: "arrow" }],
        pieces: [magic("wand", [0, 0]), action("attack_1", [2, 0]), pawn(0, [2, 0])],
      },
    ],
  },
  {
    clause: "TM-44",
    caption: {
      en: "This action needs 5 Wands. Three Wands and two Crystals are in the pool: enough, without mana.",
      ja: "必要なのは杖5枚。場には杖3枚と水晶2枚：マナなしで足りる。",
    },
    alt: {
      en: "An Attack that needs five Wands; the pool: three Tomes, two Vials, three Wands, two Crystals. Wands and Crystals are lit.",
      ja: "杖5枚が必要な攻撃。場は古文書3、薬瓶2、杖3、水晶2。杖と水晶が光っている。",
    },
    panels: [
      {
        columns: 1,
        rows: 1,
        cell: "card",
        width: 84,
        label: { en: "the action", ja: "アクション" },
        pieces: [action("attack_2", [0, 0])],
      },
      {
        columns: 4,
        rows: 1,
        cell: "card",
        width: 76,
        label: { en: "the pool of ten", ja: "場の10枚" },
        pieces: [
          magic("tome", [0, 0], 3),
          magic("vial", [1, 0], 2),
          { ...magic("wand", [2, 0], 3), lit: true, scale: 0.95 },
          { ...magic("crystal", [3, 0], 2), lit: true, scale: 0.95 },
        ],
      },
    ],
  },
  {
    clause: "TM-61",
    caption: {
      en: "Training the Black Cat (cost 2) into a Gnome (cost 4): pay 2 mana, and the Gnome covers the cat.",
      ja: "黒猫（コスト2）をノーム（コスト4）に訓練：マナ2個を払い、ノームを上に重ねる。",
    },
    alt: { en: "A Black Cat, an arrow, a Gnome that lies on it.", ja: "黒猫、矢印、その上に重なったノーム。" },
    panels: [
      {
        columns: 3,
        rows: 1,
        cell: "card",
        width: 100,
        marks: [{ at: [1, 0], kind: "arrow" }],
        pieces: [
          { card: "black_cat", at: [0, 0] },
          { card: "black_cat", at: [1.9, -0.04], scale: 0.92 },
          { card: "gnome", at: [2.03, 0.04], scale: 0.92, but: { covered: 1 } },
        ],
      },
    ],
  },
  {
    clause: "TM-88",
    caption: {
      en: "Top left the cost, on the shield the power; below them the victory points and the ribbons; lit ribbons hold charges.",
      ja: "左上がコスト、盾が戦闘力。下に勝利点とリボン。光っているリボンがチャージ。",
    },
    alt: {
      en: "The familiar Phoenix: cost 9, power 3, 4 victory points, three ribbons, one of them charged.",
      ja: "使い魔の不死鳥：コスト9、戦闘力3、勝利点4、リボン3つ、うち1つにチャージ。",
    },
    panels: [{ columns: 1, rows: 1, cell: "card", width: 140, pieces: [{ card: "phoenix", at: [0, 0] }] }],
  },
];

export default figures;
