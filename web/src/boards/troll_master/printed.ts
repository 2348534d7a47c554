/** Troll Master on paper: magic, familiars, the workshop in seven cards of two actions, pawns, mana and chits. */
import { aid } from "../../drawings/aid";
import { CARD, WHOLE, inset, rect, sheet, words } from "../../drawings/paper";
import type { Pen, Piece, Printed, Stack } from "../../drawings/types";
import { fill, g, line, tag } from "../../art/marks";
import { SEATS } from "../../stage/seats";
import type { CardSet } from "../../stage/types";
import type { ActionCard } from "./view";
import { actionLook, magic } from "./emblems";
import { draw } from "./pictures";
import { drawBack } from "./pictures/back";
import theme from "./theme.css?raw";
import { words as wordsOf } from "./words";

interface Familiar {
  id: string;
  name_en: string;
  name_ja: string;
  text_en: string;
  text_ja: string;
  cost: number;
  power: number;
  vp: number;
  ribbons: number;
  start_charge: number;
  start?: boolean;
  copies?: number;
  picture?: string;
}
type Action = ActionCard & { workshop: number };

const OF_A_KIND = 6; // magic cards
const MOST_PLAYERS = 5;
const COPIES = 2; // of a familiar
const MANA = [
  [1, 36],
  [5, 8],
] as const;
const CHITS = [
  [1, 30],
  [5, 12],
] as const;
const KINDS = ["tome", "vial", "wand", "crystal"];

const AID = {
  en: {
    title: "A round",
    lines: [
      "Preparation: open cards and hands make ten magic cards. The Broom's holder may draw one and discard one.",
      "Planning, in turns: reveal a card and put your pawn on an action with its icon, later only further right; or pass. A Crystal opens any action.",
      "Reveal: all cards form one pool. The rightmost pawn takes the Broom.",
      "Actions, from the right: met by the pool (Crystals count as anything), or made up for with 2 mana a card; or forgo for 2 mana.",
      "Scoring: 20 VP or more end the game.",
    ],
  },
  ja: {
    title: "ラウンドの流れ",
    lines: [
      "準備：公開札と手札を合わせて魔法カード10枚。ほうきの持ち主は1枚引いて1枚捨ててもよい。",
      "計画（順番に）：手札を1枚公開し、そのアイコンのアクションにコマを置く。2回目からはより右へ。またはパス。水晶はどのアクションにも使える。",
      "公開：全員の札を合わせる。一番右のコマの持ち主がほうきを取る。",
      "アクション（右から）：必要な札があれば実行（水晶は何にでも数える）。足りない札は1枚につきマナ2個。または見送ってマナ2個。",
      "得点計算：20点以上の人がいれば終了。",
    ],
  },
};

const plain = (size: number, colour: string, weight = 700) =>
  ({ size, fill: colour, weight, align: "middle", at: "middle" }) as const;

function familiar(card: Familiar, pen: Pen, seat?: number): string {
  const ja = pen.lang === "ja";
  const colour = seat === undefined ? undefined : SEATS[seat]!.colour;
  const ribbons = Array.from({ length: card.ribbons }, (_, nth) =>
    g(
      { transform: `translate(${90 - nth * 11} 126)rotate(45)` },
      rect(
        { x: -3.4, y: -3.4, w: 6.8, h: 6.8 },
        nth < card.start_charge ? "var(--tm-lamp)" : "var(--tm-moss-deep)",
        0,
        {
          stroke: "#fff",
          "stroke-width": 1,
        },
      ),
    ),
  );
  return sheet(
    theme,
    inset(draw(card.id, "print", { wish: card.picture, card }), WHOLE, "art", "none") +
      fill("M2 114h96v16q0 8-8 8H10q-8 0-8-8Z", colour ?? "var(--tm-moss)") +
      rect({ x: 1, y: 1, w: 98, h: 138 }, "none", 7, { stroke: colour ?? "var(--tm-leather)", "stroke-width": 2 }) +
      tag("circle", {
        cx: 11,
        cy: 13,
        r: 9,
        fill: "var(--tm-copper)",
        stroke: "var(--tm-parchment)",
        "stroke-width": 1.2,
      }) +
      g(
        { transform: "translate(41 1)scale(.6)" },
        fill("M66 6h28v16q0 12-14 17-14-5-14-17Z", "#3d4a35", { stroke: "var(--tm-parchment)", "stroke-width": 2 }),
      ) +
      words(String(card.cost), { x: 2, y: 4, w: 18, h: 18 }, plain(11.5, "#fff"), pen) +
      words(String(card.power), { x: 80, y: 3.5, w: 18, h: 16 }, plain(11, "#fff"), pen) +
      g(
        { transform: "translate(6 117)scale(.8)" },
        fill("M3 17C2 7 8 2 18 2c0 10-5 16-13 14l-2 3Z", "var(--tm-moss-pale)"),
      ) +
      words(String(card.vp), { x: 22, y: 117, w: 16, h: 18 }, plain(13, "#fff"), pen) +
      ribbons.join("") +
      (seat === undefined ? "" : g({ transform: "translate(78 117)scale(.85)" }, fill(SEATS[seat]!.path, "#fff"))) +
      words(
        ja ? card.name_ja : card.name_en,
        { x: 5, y: 71.5, w: 90, h: 10 },
        { size: 8, weight: 700, family: "serif", align: "middle", fill: "var(--tm-ink)" },
        pen,
      ) +
      words(
        ja ? card.text_ja : card.text_en,
        { x: 8, y: 82.5, w: 84, h: 30 },
        { size: 5.5, leading: 1.35, fill: "var(--tm-ink)" },
        pen,
      ),
  );
}

/** An action, in a box of 100 by 140. */
function action(one: Action, pen: Pen): string {
  const ja = pen.lang === "ja";
  const look = actionLook(one.kind);
  return (
    inset(draw(one.id, "print", { wish: one.picture, card: one }), WHOLE, one.id, "none") +
    fill("M2 24V9q0-7 7-7h82q7 0 7 7v15Z", look.colour) +
    tag("circle", { cx: 19, cy: 121, r: 13, fill: look.colour, stroke: "var(--tm-parchment)", "stroke-width": 2 }) +
    fill("M52 108h46v24q0 6-6 6H52Z", "var(--tm-parchment)") +
    rect({ x: 1, y: 1, w: 98, h: 138 }, "none", 7, { stroke: "var(--tm-leather)", "stroke-width": 2 }) +
    g(
      { transform: "translate(55 111)scale(.34)" },
      fill(magic(one.need_kind).path, look.colour, { "fill-rule": "evenodd" }),
    ) +
    words(String(one.pos), { x: 7, y: 109, w: 24, h: 24 }, plain(15, "#fff"), pen) +
    words(
      ja ? one.name_ja : one.name_en,
      { x: 4, y: 4, w: 92, h: 19 },
      { ...plain(12, "#fff"), family: "serif" },
      pen,
    ) +
    words(`×${one.need}`, { x: 76, y: 111, w: 21, h: 22 }, plain(13, "var(--tm-ink)"), pen) +
    words(
      ja ? one.text_ja : one.text_en,
      { x: 6, y: 96.5, w: 88, h: 10.5 },
      { size: 6.2, leading: 1.2, align: "middle", at: "middle", fill: "var(--tm-ink)" },
      pen,
    )
  );
}

/** Two actions beside each other: read with the card on its side, so turned here. */
const workshop = (two: readonly Action[], pen: Pen): string =>
  sheet(
    theme,
    rect(WHOLE, "var(--tm-parchment-deep)", 6) +
      g(
        { transform: "translate(100 0)rotate(90)" },
        ...two.map((one, nth) => g({ transform: `translate(${nth * 70} 1)scale(.7)` }, action(one, pen))),
      ),
  );

const behind = (inner: string): string =>
  sheet(theme, inset(drawBack("back", "print", {}), WHOLE, "back", "none") + inner);
const labelled = (text: string, pen: Pen, size = 30): string =>
  behind(
    tag("circle", {
      cx: 50,
      cy: 70,
      r: 26,
      fill: "var(--tm-parchment)",
      stroke: "var(--tm-copper)",
      "stroke-width": 3,
    }) + words(text, { x: 26, y: 46, w: 48, h: 48 }, { ...plain(size, "var(--tm-ink)"), family: "serif" }, pen),
  );

function spell(kind: string, pen: Pen): string {
  const look = magic(kind);
  return sheet(
    theme,
    rect(WHOLE, look.colour, 7) +
      rect({ x: 6, y: 6, w: 88, h: 128 }, look.pale, 5) +
      g({ transform: "translate(18 30)" }, fill(look.path, look.colour, { "fill-rule": "evenodd" })) +
      words(
        wordsOf(pen.lang).kinds[kind] ?? kind,
        { x: 8, y: 108, w: 84, h: 16 },
        { ...plain(11, look.colour), family: "serif" },
        pen,
      ),
  );
}

function broom(pen: Pen): string {
  return sheet(
    theme,
    rect(WHOLE, "var(--tm-parchment)", 7) +
      rect({ x: 3, y: 3, w: 94, h: 134 }, "none", 5, { stroke: "var(--tm-leather)", "stroke-width": 2 }) +
      line("M78 16L42 74", "var(--tm-leather)", 5, { "stroke-linecap": "round" }) +
      fill("M49 68L38 62C24 74 18 90 16 104C28 104 46 98 55 86Z", "var(--tm-straw)", {
        stroke: "var(--tm-umber)",
        "stroke-width": 2,
      }) +
      line("M44 74L24 98M48 78L32 100M40 70L20 94", "var(--tm-umber)", 1.4) +
      line("M36 63L56 76", "var(--tm-missing)", 4) +
      words(
        wordsOf(pen.lang).broom,
        { x: 8, y: 112, w: 84, h: 16 },
        { ...plain(11, "var(--tm-ink)"), family: "serif" },
        pen,
      ),
  );
}

function pieces(cards: CardSet, pen: Pen): Piece[] {
  const ja = pen.lang === "ja";
  const familiars = (cards["familiar"] ?? []) as Familiar[];
  const actions = [...((cards["action"] ?? []) as Action[])].sort((a, b) => a.pos - b.pos);
  const workshops = [...new Set(actions.map((one) => one.workshop))];
  const back = behind("");
  const known = labelled(ja ? "使" : "F", pen);
  const nameOf = (card: Familiar) => (ja ? card.name_ja : card.name_en);
  const { title, lines } = AID[pen.lang];
  return [
    ...KINDS.map((kind) => ({
      id: kind,
      name: wordsOf(pen.lang).kinds[kind] ?? kind,
      copies: OF_A_KIND,
      front: spell(kind, pen),
      back,
    })),
    ...workshops.map((number) => ({
      id: `workshop_${number}`,
      name: String(number),
      copies: 1,
      front: workshop(actions.filter((one) => one.workshop === number), pen), // prettier-ignore
      back: labelled(String(number), pen),
    })),
    ...familiars
      .filter((card) => !card.start)
      .map((card) => ({
        id: card.id,
        name: nameOf(card),
        copies: card.copies ?? COPIES,
        front: familiar(card, pen),
        back: known,
      })),
    ...familiars
      .filter((card) => card.start)
      .flatMap((card) =>
        SEATS.slice(0, MOST_PLAYERS).map((_, seat) => ({
          id: `${card.id}_${seat + 1}`,
          name: nameOf(card),
          copies: 1,
          front: familiar(card, pen, seat),
          back: known,
        })),
      ),
    { id: "broom", name: wordsOf(pen.lang).broom, copies: 1, front: broom(pen), back: labelled(ja ? "箒" : "B", pen) },
    {
      id: "aid",
      name: title,
      copies: MOST_PLAYERS,
      front: aid(title, lines, { ground: "#f2e6c8", ink: "#241c14", rim: "#8a5a2b" }, pen),
      back: known,
    },
  ];
}

function tokens(pen: Pen): Stack {
  const ja = pen.lang === "ja";
  const disc = (ground: string, rim: string, inner: string) =>
    sheet(
      theme,
      tag("circle", { cx: 50, cy: 50, r: 46, fill: ground, stroke: rim, "stroke-width": 6 }) + inner,
      100,
      100,
    );
  const number = (value: number, colour: string) =>
    words(String(value), { x: 20, y: 20, w: 60, h: 60 }, plain(40, colour), pen);
  const both = (id: string, name: string, copies: number, face: string): Piece => ({
    id,
    name,
    copies,
    front: face,
    back: face,
  });
  return {
    kind: "tokens",
    name: ja ? "コマ・マナ・勝利点" : "Pawns, mana, victory points",
    width: 20,
    height: 20,
    pieces: [
      ...SEATS.slice(0, MOST_PLAYERS).map(({ colour, path }, seat) =>
        both(
          `pawn_${seat + 1}`,
          ja ? "計画コマ" : "Pawn",
          1,
          disc(colour, "#fff", g({ transform: "translate(22 22)scale(2.8)" }, fill(path, "#fff"))),
        ),
      ),
      ...MANA.map(([value, copies]) =>
        both(
          `mana_${value}`,
          wordsOf(pen.lang).mana,
          copies,
          disc("var(--tm-mana-deep)", "var(--tm-mana)", number(value, "var(--tm-mana-pale)")),
        ),
      ),
      ...CHITS.map(([value, copies]) =>
        both(
          `vp_${value}`,
          wordsOf(pen.lang).vp,
          copies,
          disc("var(--tm-leaf)", "var(--tm-moss-pale)", number(value, "#fff")),
        ),
      ),
    ],
  };
}

const printed: Printed = {
  face(id, _side, cards, pen) {
    const card = ((cards["familiar"] ?? []) as Familiar[]).find((one) => one.id === id);
    if (card) return familiar(card, pen);
    const one = ((cards["action"] ?? []) as Action[]).find((each) => each.id === id);
    if (one) return sheet(theme, action(one, pen));
    return KINDS.includes(id) ? spell(id, pen) : null;
  },
  all: (cards, _decks, pen) => ({
    stacks: [
      { kind: "cards", name: pen.lang === "ja" ? "カード" : "Cards", ...CARD, pieces: pieces(cards, pen) },
      tokens(pen),
    ],
    mats: [],
  }),
};
export default printed;
