/** Super Trump Fighter on paper: a pack of playing cards, and four techniques for every fighter. */
import { aid } from "../../drawings/aid";
import { CARD, WHOLE, inset, rect, sheet, words } from "../../drawings/paper";
import type { Pen, Piece, Printed } from "../../drawings/types";
import { g, tag } from "../../art/marks";
import type { CardSet } from "../../stage/types";
import { characters, type CharacterText, type TechniqueText } from "./cards";
import { needs } from "./needs";
import { draw, isCourt } from "./pictures";
import { drawBack } from "./pictures/back";
import { SUITS } from "./parts/suits";
import theme from "./theme.css?raw";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const PLAYERS = 2;

const AID = {
  en: {
    title: "A fight",
    lines: [
      "Check: look at the table. Both ready: “Battle!”",
      "Move: carry a card from your hand to your leftmost empty slot; with none empty, onto any of your slots. One hand only.",
      "Call: “Hai!”, if you hold one card or none, or if one of your techniques can hit.",
      "Attack: all techniques of both players whose formula is met hit, each once in a game.",
      "Draw: both back to four cards; then the next Check.",
      "10 or more after an Attack, or an empty deck: the higher total wins.",
    ],
  },
  ja: {
    title: "対戦の流れ",
    lines: [
      "確認：場を見る。準備ができたら「バトル！」",
      "ムーブ：手札1枚を自分の一番左の空いた場所へ。空きがなければ、どこに重ねてもよい。使うのは片手だけ。",
      "コール：「ハイッ！」。手札が1枚以下か、当たる技があるとき。",
      "アタック：条件を満たす技は、両者ともすべて当たる。1つの技が当たるのは1回だけ。",
      "ドロー：両者とも手札を4枚に戻し、次の確認へ。",
      "アタックの後に合計10以上か、山札がなくなれば終了。合計の高いほうの勝ち。",
    ],
  },
};

const corner = (rank: string, suit: string, pen: Pen): string =>
  words(rank, { x: 6, y: 5, w: 22, h: 17 }, { size: 16, weight: 700, align: "middle", fill: colourOf(suit) }, pen) +
  tag(
    "svg",
    { x: 9, y: 24, width: 16, height: 16, viewBox: "0 0 100 100" },
    tag("path", { d: SUITS[suit], fill: colourOf(suit) }),
  );
const colourOf = (suit: string): string => (suit === "H" || suit === "D" ? "var(--tf-red)" : "var(--tf-night)");

function playing(suit: string, rank: string, pen: Pen): string {
  const card = suit + rank;
  const both = corner(rank, suit, pen);
  const middle = isCourt(card)
    ? inset(draw(card, "print", {}), WHOLE, "art", "none")
    : tag(
        "svg",
        { x: 20, y: 36, width: 60, height: 68, viewBox: "0 0 100 100" },
        tag("path", { d: SUITS[suit], fill: colourOf(suit) }),
      );
  return sheet(
    theme,
    rect(WHOLE, "var(--tf-paper)", 9) +
      middle +
      (isCourt(card) ? court(rank, suit, pen) : both + g({ transform: "rotate(180 50 70)" }, both)) +
      rect({ x: 1, y: 1, w: 98, h: 138 }, "none", 8, { stroke: "var(--tf-night)", "stroke-width": 1.5 }),
  );
}

/** A court's picture fills what is under the corners. */
const court = (rank: string, suit: string, pen: Pen): string =>
  words(rank, { x: 6, y: 6, w: 26, h: 32 }, { size: 30, weight: 700, fill: colourOf(suit) }, pen) +
  tag(
    "svg",
    { x: 67, y: 9, width: 25, height: 25, viewBox: "0 0 100 100" },
    tag("path", { d: SUITS[suit], fill: colourOf(suit) }),
  );

const frame = (): string =>
  rect(WHOLE, "var(--tf-panel)", 6) +
  rect({ x: 1.5, y: 1.5, w: 97, h: 137 }, "none", 5, { stroke: "#ff9a52", "stroke-width": 2 });

function technique(who: CharacterText, one: TechniqueText, pen: Pen): string {
  const ja = pen.lang === "ja";
  const formula = needs(one.when, pen.lang)
    .map((group) => group.map((need) => need.signs.join(" ")).join(" & "))
    .join(" / ")
    .replaceAll("\uFE0E", "");
  return sheet(
    theme,
    frame() +
      inset(draw(one.id, "print", { side: "cut", wish: one.picture, card: one }), { x: 5, y: 5, w: 90, h: 45 }, "art") +
      rect({ x: 5, y: 54, w: 16, h: 16 }, "#ff9a52", 2) +
      words(
        String(one.value),
        { x: 5, y: 54, w: 16, h: 16 },
        { size: 13, weight: 700, align: "middle", at: "middle", fill: "var(--tf-night)" },
        pen,
      ) +
      words(
        ja ? one.name_ja : one.name_en,
        { x: 24, y: 53, w: 71, h: 10 },
        { size: 7.6, weight: 700, fill: "var(--tf-chalk)" },
        pen,
      ) +
      words(
        ja ? who.name_ja : who.name_en,
        { x: 24, y: 63.5, w: 71, h: 7 },
        { size: 4.8, fill: "var(--tf-spot)" },
        pen,
      ) +
      words(
        formula,
        { x: 5, y: 76, w: 90, h: 12 },
        { size: 8, weight: 700, align: "middle", fill: "var(--tf-spot)" },
        pen,
      ) +
      words(
        ja ? one.text_ja : one.text_en,
        { x: 7, y: 91, w: 86, h: 28 },
        { size: 5.8, leading: 1.35, fill: "var(--tf-chalk)" },
        pen,
      ) +
      words(
        one.line_en ? (ja ? `「${one.line_ja}」` : `“${one.line_en}”`) : "",
        { x: 7, y: 122, w: 86, h: 12 },
        { size: 5, align: "middle", at: "middle", fill: "var(--tf-lilac)" },
        pen,
      ),
  );
}

/** The fighter, on the back of each of its techniques. */
function portrait(who: CharacterText, pen: Pen): string {
  const ja = pen.lang === "ja";
  return sheet(
    theme,
    frame() +
      inset(
        draw(who.id, "print", { side: "portrait", wish: who.picture, card: who }),
        { x: 4, y: 4, w: 92, h: 110 },
        "art",
      ) +
      words(
        ja ? who.name_ja : who.name_en,
        { x: 6, y: 115, w: 88, h: 11 },
        { size: 9, weight: 700, align: "middle", fill: "var(--tf-spot)" },
        pen,
      ) +
      words(
        (ja ? who.epithet_ja : who.epithet_en) ?? "",
        { x: 6, y: 127, w: 88, h: 8 },
        { size: 5, align: "middle", fill: "var(--tf-lilac)" },
        pen,
      ),
  );
}

function pieces(cards: CardSet, pen: Pen): Piece[] {
  const back = sheet(theme, inset(drawBack("back", "print", {}), WHOLE, "back", "none"));
  const { title, lines } = AID[pen.lang];
  return [
    ...["S", "H", "D", "C"].flatMap((suit) =>
      RANKS.map((rank) => ({ id: suit + rank, name: suit + rank, copies: 1, front: playing(suit, rank, pen), back })),
    ),
    ...characters(cards).flatMap((who) => {
      const behind = portrait(who, pen);
      return who.technique.map((one) => ({
        id: one.id,
        name: pen.lang === "ja" ? one.name_ja : one.name_en,
        copies: 1,
        front: technique(who, one, pen),
        back: behind,
      }));
    }),
    {
      id: "aid",
      name: title,
      copies: PLAYERS,
      front: aid(title, lines, { ground: "#221f2e", ink: "#f8f3e6", rim: "#ffd23f" }, pen),
      back,
    },
  ];
}

const printed: Printed = {
  face(id, _side, cards, pen) {
    for (const who of characters(cards)) {
      if (who.id === id) return portrait(who, pen);
      const one = who.technique.find((each) => each.id === id);
      if (one) return technique(who, one, pen);
    }
    const [suit = "", rank = ""] = [id[0], id.slice(1)];
    return suit in SUITS && RANKS.includes(rank) ? playing(suit, rank, pen) : null;
  },
  all: (cards, _decks, pen) => ({
    stacks: [
      {
        kind: "cards",
        name: pen.lang === "ja" ? "トランプと技札" : "Playing cards and techniques",
        ...CARD,
        pieces: pieces(cards, pen),
      },
    ],
    mats: [],
  }),
};
export default printed;
