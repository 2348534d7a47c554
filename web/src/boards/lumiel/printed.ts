/** Lumiel†Prière on paper: four decks of the same cards, and an aid for each player. */
import { aid } from "../../drawings/aid";
import { CARD, WHOLE, inset, sheet, words } from "../../drawings/paper";
import type { Pen, Piece, Printed } from "../../drawings/types";
import type { CardSet } from "../../stage/types";
import { cardOf, type LumielCard } from "./cards";
import { draw } from "./pictures";
import { drawBack } from "./pictures/back";
import theme from "./theme.css?raw";
import { signed } from "./words";

const DECKS = 4; // whoever owns a card on the field is told by the way it faces

const AID = {
  en: {
    title: "Your turn",
    lines: [
      "Start: the game ends if everyone has five cards or fewer.",
      "Remove: while no card can be set anywhere, take a top card for your points.",
      "Effect: play a card face up; you may use its effect.",
      "Set: lay it on an empty area, facing you.",
      "Get: what lies between two cards of one player, one of them laid, moved or turned this turn, goes to that player's points.",
      "Draw: take the top card of your deck.",
    ],
  },
  ja: {
    title: "自分のターン",
    lines: [
      "スタート：全員の手札が5枚以下なら終了。",
      "リムーブ：置ける場所がない間、一番上のカードを取ってポイントにする。",
      "エフェクト：手札から1枚を表向きで出す。効果を使ってもよい。",
      "セット：空いているエリアに自分の向きで置く。",
      "ゲット：同じプレイヤーのカード2枚（うち1枚はこのターンに置いたか、動かしたか、向きを変えたもの）に挟まれたカードは、そのプレイヤーのポイントになる。",
      "ドロー：デッキの一番上のカードを1枚引く。",
    ],
  },
};

function drawn(card: LumielCard, pen: Pen): string {
  const [name, text] = pen.lang === "ja" ? [card.name_ja, card.text_ja] : [card.name_en, card.text_en];
  const copies = (card as { copies?: number }).copies;
  return sheet(
    theme,
    inset(draw(card.id, "print", { wish: card.picture, card }), WHOLE, "art", "none") +
      words(
        signed(card.points),
        { x: 3.8, y: 4.7, w: 24, h: 24 },
        {
          size: 11.5,
          weight: 700,
          align: "middle",
          at: "middle",
          fill: card.points < 0 ? "var(--lp-loss)" : "var(--lp-ink)",
        },
        pen,
      ) +
      (copies
        ? words(
            `×${copies}`,
            { x: 80, y: 5, w: 15, h: 7 },
            { size: 5, weight: 700, align: "end", fill: "var(--lp-moonlight)" },
            pen,
          )
        : "") +
      words(
        name,
        { x: 5, y: 85.5, w: 90, h: 10 },
        { size: 7.4, weight: 700, family: "serif", align: "middle", fill: "var(--lp-moonlight)" },
        pen,
      ) +
      words(text, { x: 7, y: 96.5, w: 86, h: 38 }, { size: 5.2, leading: 1.35, fill: "var(--lp-moonlight)" }, pen),
  );
}

function pieces(cards: CardSet, pen: Pen): Piece[] {
  const back = sheet(theme, inset(drawBack("back", "print", {}), WHOLE, "back", "none"));
  const { title, lines } = AID[pen.lang];
  return [
    ...((cards["card"] ?? []) as (LumielCard & { copies: number })[]).map((card) => ({
      id: card.id,
      name: pen.lang === "ja" ? card.name_ja : card.name_en,
      copies: card.copies * DECKS,
      front: drawn(card, pen),
      back,
    })),
    {
      id: "aid",
      name: title,
      copies: DECKS,
      front: aid(title, lines, { ground: "#12101c", ink: "#f1ecff", rim: "#b99a4b" }, pen),
      back,
    },
  ];
}

const printed: Printed = {
  face(id, _side, cards, pen) {
    const card = cardOf(cards, id);
    return card ? drawn(card, pen) : null;
  },
  all: (cards, _decks, pen) => ({
    stacks: [{ kind: "cards", name: pen.lang === "ja" ? "カード" : "Cards", ...CARD, pieces: pieces(cards, pen) }],
    mats: [],
  }),
};
export default printed;
