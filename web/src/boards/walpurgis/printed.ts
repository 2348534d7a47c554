/** Walpurgis on paper: decks, a field of 5 × 5 in parts, markers for cells that are about to be destroyed. */
import { aid } from "../../drawings/aid";
import { CARD, WHOLE, inset, rect, sheet, words, type Place } from "../../drawings/paper";
import type { Deck, Mat, Pen, Piece, Printed, Stack } from "../../drawings/types";
import { fill, g, line, tag } from "../../art/marks";
import { signs } from "../../lib/i18n/punctuation";
import type { CardSet } from "../../stage/types";
import { cardOf, lexicon, titleOf, type Card, type Offset } from "./cards";
import { draw } from "./pictures";
import { drawBack } from "./pictures/back";
import { SIGILS, isLine } from "./parts/sigils";
import theme from "./theme.css?raw";
import { words as wordsOf } from "./words";

const MATRIX: Place = { x: 7.3, y: 2.3, w: 85.4, h: 85.4 }; // as on a card in the hand
const STRIP = 88; // where the words begin
const CELL = 92; // millimetres: a card lies upright, sideways or across
const CELLS = 5;
const MARKERS = 12;
const PLAYERS = 2;
const PAPERS: Readonly<Record<string, readonly [sheet: string, ink: string]>> = {
  brigitte: ["var(--wp-brigitte)", "var(--wp-ember)"],
  nebel: ["var(--wp-nebel)", "var(--wp-nebel-ink)"],
  dorne: ["var(--wp-dorne)", "var(--wp-dorne-ink)"],
  aster: ["var(--wp-aster)", "var(--wp-aster-ink)"],
};
const SABBATH = ["var(--wp-sabbath)", "var(--wp-sabbath-ink)"] as const;

const AID = {
  en: {
    title: "Your turn",
    lines: [
      "Prepare: wake one dormant circle; put the top card of your danmaku pile under your deck; draw 1.",
      "Main, each once, in either order: place a circle; cast a ready circle.",
      "Casting: your own circles lie on all condition cells, each with the icon or face-down.",
      "The other may intercept, then you, and so on. When nobody does, settle every cell with danmaku.",
      "End: down to your hand limit.",
      "All 25 cells hold a circle when a chain ends: most circles win.",
    ],
  },
  ja: {
    title: "自分のターン",
    lines: [
      "準備：休眠中の陣1枚を起こす。弾幕置き場の上1枚を山札の下へ。1枚引く。",
      "メイン（それぞれ1回、順番は自由）：陣を置く。活動状態の陣を発動する。",
      "発動：条件マスのすべてに自分の陣があり、どれも同じアイコンか裏向きであること。",
      "相手は迎撃でき、次に自分も、と続く。誰もしなければ、弾幕のあるマスを解決する。",
      "終了：手札を上限まで減らす。",
      "連鎖の終わりに25マスすべてに陣があれば終了。陣の多いほうの勝ち。",
    ],
  },
};

function matrix(card: Card, place: Place, sub = false): string {
  const { grid } = card;
  const reach = Math.max(2, ...Object.values(grid).flat().map(([x, y]) => Math.max(Math.abs(x), Math.abs(y)))); // prettier-ignore
  const side = 2 * reach + 1;
  const at = ([x, y]: Offset) => [(x + reach) * 10, (reach - y) * 10] as const;
  const each = (offsets: readonly Offset[], mark: (x: number, y: number) => string) =>
    offsets.map((one) => mark(...at(one))).join("");
  const cells = Array.from({ length: side * side }, (_, n) =>
    rect({ x: (n % side) * 10 + 0.4, y: Math.floor(n / side) * 10 + 0.4, w: 9.2, h: 9.2 }, "var(--wp-pit)", 1.4, {
      opacity: sub ? 0.55 : 0.2,
    }),
  ).join("");
  return tag(
    "svg",
    { x: place.x, y: place.y, width: place.w, height: place.h, viewBox: `0 0 ${side * 10} ${side * 10}` },
    cells,
    sub
      ? ""
      : each(
          grid.condition,
          (x, y) =>
            rect({ x: x + 0.9, y: y + 0.9, w: 8.2, h: 8.2 }, "none", 1.2, {
              stroke: "var(--wp-met)",
              "stroke-width": 1.3,
            }) +
            tag("circle", { cx: x + 5, cy: y + 5, r: 2, fill: "none", stroke: "var(--wp-met)", "stroke-width": 1.2 }),
        ),
    each(
      sub ? grid.sub_danmaku : grid.danmaku,
      (x, y) =>
        tag("circle", {
          cx: x + 5,
          cy: y + 5,
          r: 3.2,
          fill: "var(--wp-danmaku)",
          stroke: "var(--wp-night)",
          "stroke-width": 0.4,
        }) + tag("circle", { cx: x + 4, cy: y + 4, r: 0.9, fill: "#fff", opacity: 0.85 }),
    ),
    each(sub ? grid.sub_destroy : grid.destroy, (x, y) =>
      line(`M${x + 2.2} ${y + 2.2}l5.6 5.6m0-5.6l-5.6 5.6`, "var(--wp-fire)", 2, { "stroke-linecap": "round" }),
    ),
    fill(`M${reach * 10 + 5} ${reach * 10 + 1.2}l3.6 3.8-3.6 3.8-3.6-3.8z`, "var(--wp-candle)"),
  );
}

function sigil(caster: string | undefined, place: Place, ink: string): string {
  const path = SIGILS[caster ?? ""] ?? SIGILS[""]!;
  return tag(
    "svg",
    { x: place.x, y: place.y, width: place.w, height: place.h, viewBox: "0 0 100 100" },
    tag("circle", { cx: 50, cy: 50, r: 45, fill: "var(--wp-night)", stroke: ink, "stroke-width": 4 }),
    isLine(caster) ? line(path, ink, 6, { "stroke-linecap": "round" }) : fill(path, ink, { "fill-rule": "evenodd" }),
  );
}

function drawn(card: Card, cards: CardSet, pen: Pen): string {
  const { text } = card;
  const say = wordsOf(pen.lang);
  const ja = pen.lang === "ja";
  const [paper, ink] = PAPERS[text.caster ?? ""] ?? SABBATH;
  const who = [
    text.caster ? titleOf(cards, "casters", text.caster, pen.lang) : "",
    (text.icons ?? []).map((icon) => titleOf(cards, "icons", icon, pen.lang)).join(ja ? "・" : ", "),
  ].filter(Boolean);
  const reminders = card.keywords.map(
    (word) => `${say.keywords[word] ?? word}${signs(pen.lang).colon}${say.reminders[word] ?? ""}`,
  );
  const rapid = card.keywords.includes("rapid");
  return sheet(
    theme,
    rect(WHOLE, paper, 7) +
      inset(
        draw(text.id, "print", { wish: text.picture, card: text }),
        { x: 0, y: -17.5, w: 100, h: 140 },
        "art",
        "none",
      ) +
      matrix(card, MATRIX) +
      tag("path", { d: `M0 ${STRIP}h100V133a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z`, fill: "var(--wp-night)" }) +
      rect({ x: 1.5, y: 1.5, w: 97, h: 137 }, "none", 6, { stroke: ink, "stroke-width": 2 }) +
      sigil(text.caster, { x: 4, y: STRIP + 1.5, w: 15, h: 15 }, ink) +
      words(
        ja ? text.name_ja : text.name_en,
        { x: 21, y: STRIP + 1.5, w: 75, h: 9 },
        { size: 6.6, weight: 700, family: "serif", fill: "var(--wp-firelight)" },
        pen,
      ) +
      words(who.join(" · "), { x: 21, y: STRIP + 10.5, w: 58, h: 6 }, { size: 4.2, fill: ink }, pen) +
      words(
        text.number ?? "",
        { x: 76, y: STRIP + 10.5, w: 19, h: 6 },
        { size: 3.8, align: "end", fill: "var(--wp-mist)" },
        pen,
      ) +
      words(
        [(ja ? text.text_ja : text.text_en) ?? "", ...reminders].join("\n"),
        { x: 6, y: STRIP + 18.5, w: rapid ? 63 : 88, h: 29 },
        { size: 4.5, leading: 1.28, fill: "var(--wp-haze)" },
        pen,
      ) +
      (rapid ? matrix(card, { x: 71, y: STRIP + 20, w: 24, h: 24 }, true) : ""),
  );
}

/** As many as the decks have; without any, what a deck may have of one name. */
function pieces(cards: CardSet, decks: readonly Deck[], pen: Pen): Piece[] {
  const back = sheet(theme, inset(drawBack("ready", "print", {}), WHOLE, "back", "none"));
  const { title, lines } = AID[pen.lang];
  const faces = new Map<string, string>();
  const piece = (id: string, copies: number): Piece[] => {
    const card = cardOf(cards, id);
    if (!card) return [];
    if (!faces.has(id)) faces.set(id, drawn(card, cards, pen));
    return [
      { id, name: pen.lang === "ja" ? card.text.name_ja : card.text.name_en, copies, front: faces.get(id)!, back },
    ];
  };
  const all = decks.length
    ? decks.flatMap((deck) => Object.entries(deck.cards).flatMap(([id, copies]) => piece(id, copies)))
    : [...lexicon(cards).keys()].flatMap((id) => piece(id, 1));
  return [
    ...all,
    {
      id: "aid",
      name: title,
      copies: PLAYERS,
      front: aid(title, lines, { ground: "#10122e", ink: "#fff4e2", rim: "#ffb067" }, pen),
      back,
    },
  ];
}

function field(pen: Pen): Mat {
  const side = CELL * CELLS;
  const cells = Array.from({ length: CELLS * CELLS }, (_, n) => {
    const [column, row] = [n % CELLS, Math.floor(n / CELLS)];
    const [x, y] = [column * CELL, row * CELL];
    return (
      rect({ x: x + 1.5, y: y + 1.5, w: CELL - 3, h: CELL - 3 }, "var(--wp-stone)", 4, {
        stroke: "var(--wp-stone-edge)",
        "stroke-width": 0.8,
      }) +
      words(
        `${CELLS - row}${"abcde"[column]}`,
        { x, y, w: CELL, h: CELL },
        { size: 12, weight: 700, family: "serif", align: "middle", at: "middle", fill: "var(--wp-stone-edge)" },
        pen,
      )
    );
  });
  return {
    id: "field",
    name: pen.lang === "ja" ? "戦闘フィールド" : "The field",
    width: side,
    height: side,
    step: CELL,
    svg: sheet(theme, rect({ x: 0, y: 0, w: side, h: side }, "var(--wp-night)") + cells.join(""), side, side),
  };
}

function markers(pen: Pen): Stack {
  const disc = (ground: string, rim: string, inner: string) =>
    sheet(
      theme,
      tag("circle", { cx: 50, cy: 50, r: 46, fill: ground, stroke: rim, "stroke-width": 6 }) + inner,
      100,
      100,
    );
  const ja = pen.lang === "ja";
  const cross = line("M30 30l40 40m0-40l-40 40", "var(--wp-fire)", 12, { "stroke-linecap": "round" });
  const moon = g(
    { transform: "translate(50 50)" },
    fill("M14 -28a29 29 0 1 0 0 56a23 23 0 1 1 0-56z", "var(--wp-candle)"),
  );
  return {
    kind: "tokens",
    name: ja ? "マーカー" : "Markers",
    width: 22,
    height: 22,
    pieces: [
      {
        id: "destroy",
        name: ja ? "破壊" : "To be destroyed",
        copies: MARKERS,
        front: disc("var(--wp-stone-hot)", "var(--wp-fire)", cross),
      },
      { id: "turn", name: ja ? "ターン" : "Turn", copies: 1, front: disc("var(--wp-night)", "var(--wp-candle)", moon) },
    ],
  };
}

const printed: Printed = {
  face(id, _side, cards, pen) {
    const card = cardOf(cards, id);
    return card ? drawn(card, cards, pen) : null;
  },
  all: (cards, decks, pen) => ({
    stacks: [
      { kind: "cards", name: pen.lang === "ja" ? "デッキ" : "Decks", ...CARD, pieces: pieces(cards, decks, pen) },
      markers(pen),
    ],
    mats: [field(pen)],
  }),
};
export default printed;
