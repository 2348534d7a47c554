/** Flip Angel on paper: angels with a day and a night, references, ether that is light on one face and dark on the other. */
import { aid } from "../../drawings/aid";
import { CARD, WHOLE, inset, rect, sheet, words } from "../../drawings/paper";
import type { Pen, Piece, Printed, Stack } from "../../drawings/types";
import { fill, g, line, tag } from "../../art/marks";
import type { CardSet } from "../../stage/types";
import { REFERENCE, angelOf, edgesOf, nameOf, type Angel, type Condition, type Edge, type Effect } from "./cards";
import type { Side } from "./view";
import { MOON_AT, SUN_AT } from "./field";
import { ICONS } from "./parts/icons";
import { draw } from "./pictures";
import theme from "./theme.css?raw";
import { words as wordsOf } from "./words";

const REFERENCES = 4;
const CHIPS = [
  [1, 30],
  [3, 12],
  [5, 6],
] as const;
const CHIP = 22; // millimetres across
const PICTURE = 88; // how far down it reaches

const AID = {
  en: {
    title: "Your turn",
    lines: [
      "Summon one of the four angels of the river and use its ability; or take 2 ether instead (the first time, the stand-in is placed).",
      "Before or after that, once: pay 1 light and 1 dark for a reversal.",
      "A reversal does one of these: flip the river; let the river flow; flip all your ether; flip one of your cards; flip all of them.",
      "Refill the river to four.",
      "Each has six turns. VP: costs on your field, pairs of light and dark, whole suns and moons, key chips.",
    ],
  },
  ja: {
    title: "自分の手番",
    lines: [
      "河の4枚から1枚を召喚して能力を使う。または召喚せずにエーテル2点を得る（初回は代替え天使を置く）。",
      "その前か後に一度だけ、光1点と闇1点を払って昼夜反転ができる。",
      "昼夜反転は次のどれか1つ：河を裏返す、河を流す、自分のエーテルをすべて裏返す、自分の場の1枚を裏返す、自分の場をすべて裏返す。",
      "河を4枚に戻す。",
      "全員が6手番で終了。得点：場のカードのコスト、光と闇の組、そろった太陽と月、鍵のチップ。",
    ],
  },
};

interface Look {
  dark: boolean;
  ink: string;
  trim: string;
}
const lookOf = (side: Side): Look =>
  side === "black"
    ? { dark: true, ink: "#f6d9d0", trim: "#c0392b" }
    : { dark: false, ink: "#5b4420", trim: "var(--fa-gold)" };

function drawn(angel: Angel, side: Side, pen: Pen): string {
  const face = angel[side];
  const look = lookOf(side);
  const [name, text] = pen.lang === "ja" ? [face.name_ja, face.text_ja] : [face.name_en, face.text_en];
  const picture = draw(angel.id, "print", { side, wish: angel.picture, card: angel });
  return sheet(
    theme,
    rect(WHOLE, look.dark ? "var(--fa-fallen)" : "var(--fa-cloud)", 6) +
      inset(picture, { x: 0, y: 0, w: 100, h: PICTURE }, "art", "xMidYMin slice") +
      rect({ x: 1.25, y: 1.25, w: 97.5, h: 137.5 }, "none", 5, { stroke: look.trim, "stroke-width": 2.5 }) +
      line(`M2 ${PICTURE}h96`, look.trim, 1) +
      halves(face.edges) +
      tag("circle", {
        cx: 17,
        cy: 19,
        r: 14.5,
        fill: look.dark ? "var(--fa-plum)" : "#fff",
        stroke: look.trim,
        "stroke-width": 2.5,
      }) +
      words(
        String(face.cost),
        { x: 2, y: 4.5, w: 30, h: 29 },
        { size: 19, weight: 700, align: "middle", at: "middle", fill: look.dark ? "var(--fa-rose)" : "var(--fa-ink)" },
        pen,
      ) +
      condition(first(face.special), look, pen) +
      face.effects
        .map((effect, nth) =>
          g({ transform: `translate(${nth % 2 ? 73 : 5} ${114 - 24 * Math.floor(nth / 2)})` }, icon(effect, look)),
        )
        .join("") +
      words(
        name,
        { x: 11, y: 89, w: 78, h: 8.5 },
        {
          size: 6.6,
          weight: 700,
          family: "serif",
          align: "middle",
          fill: look.dark ? "var(--fa-blush)" : "var(--fa-ink)",
        },
        pen,
      ) +
      words(
        text,
        { x: 13, y: 98, w: 74, h: 15.5 },
        { size: 4.6, leading: 1.25, align: "middle", fill: look.dark ? "var(--fa-blush)" : "var(--fa-print)" },
        pen,
      ) +
      words(String(angel.no), { x: 42, y: 121, w: 16, h: 6 }, { size: 4, align: "middle", fill: look.ink }, pen),
  );
}

/** Half a sun and half a moon on an edge: two cards that touch make them whole. */
function halves(edges: Record<Edge, string>): string {
  const at: Record<Edge, (along: number) => readonly [number, number]> = {
    n: (along) => [along * 100, 0],
    s: (along) => [along * 100, 140],
    w: (along) => [0, along * 140],
    e: (along) => [100, along * 140],
  };
  return (Object.keys(at) as Edge[])
    .map(
      (edge) =>
        (edges[edge].includes("s") ? sun(...at[edge](SUN_AT)) : "") +
        (edges[edge].includes("m") ? moon(...at[edge](MOON_AT)) : ""),
    )
    .join("");
}

const sun = (cx: number, cy: number): string =>
  tag("circle", { cx, cy, r: 9, fill: "var(--fa-turn)", stroke: "#7a4b00", "stroke-width": 1.2 }) +
  tag("circle", { cx, cy, r: 12, fill: "none", stroke: "#e08a00", "stroke-width": 2, "stroke-dasharray": "2.6 3.7" });
const moon = (cx: number, cy: number): string =>
  tag("circle", { cx, cy, r: 10, fill: "#4a5fa8", stroke: "#1c2a5c", "stroke-width": 1.2 }) +
  fill(`M${cx + 3} ${cy - 7}a8 8 0 1 0 0 14 6 6 0 1 1 0-14Z`, "#e8ecff");

/** One condition is pictured; a set with joined ones tells the rest in words. */
function first(special: Condition | undefined): Condition | undefined {
  let one = special;
  while (one?.of) one = one.of[0];
  return one;
}

function condition(one: Condition | undefined, { dark, ink }: Look, pen: Pen): string {
  if (one?.kind === "place")
    return g(
      { transform: "translate(72 8)" },
      rect({ x: -1, y: -1, w: 22, h: 22 }, dark ? "#000" : "#fff", 3, { opacity: 0.75 }),
      ...["NW", "NE", "SW", "SE"].map((corner, nth) =>
        rect(
          { x: (nth % 2) * 10.5, y: Math.floor(nth / 2) * 10.5, w: 9, h: 9 },
          one.cells?.includes(corner) ? "#2fa36b" : "none",
          1.5,
          { stroke: ink, "stroke-width": 1.3 },
        ),
      ),
    );
  if (one?.kind !== "count") return "";
  const colour = one.side === "black" ? "#e0566a" : "var(--fa-gold)";
  return g(
    { transform: "translate(66 8)" },
    rect(
      { x: 0, y: 0, w: 30, h: 22 },
      one.side === "black" ? "var(--fa-fallen)" : one.side === "white" ? "#fff" : "#999",
      5,
      {
        stroke: colour,
        "stroke-width": 2,
      },
    ),
    fill(ICONS.angel, colour),
    words(
      String(one.min),
      { x: 15, y: 0, w: 14, h: 22 },
      {
        size: 14,
        weight: 700,
        align: "middle",
        at: "middle",
        fill: one.side === "black" ? "var(--fa-pink)" : "var(--fa-bronze)",
      },
      pen,
    ),
  );
}

function icon(effect: Effect, { dark, ink, trim }: Look): string {
  return (
    rect({ x: 0, y: 0, w: 22, h: 22 }, dark ? "#000" : "#fff", 5, { stroke: trim, "stroke-width": 1.5 }) +
    sign(effect, ink)
  );
}

function sign({ kind, light = 0, dark = 0 }: Effect, ink: string): string {
  switch (kind) {
    case "ether":
    case "coupon":
      return (
        (light ? fill(dark ? ICONS.left : ICONS.drop, "var(--fa-sun)", { stroke: "var(--fa-light-edge)" }) : "") +
        (dark ? fill(light ? ICONS.right : ICONS.drop, "var(--fa-dark)", { stroke: "#d9c4ff" }) : "") +
        (kind === "coupon" ? line("M1 18h20", ink, 2, { "stroke-dasharray": "2 2" }) : "") +
        (light + dark > 1 && !(light && dark)
          ? [5, 10].map((cy) => tag("circle", { cx: 18, cy, r: 2, fill: ink })).join("")
          : "")
      );
    case "key":
      return g(
        { fill: "none", stroke: "#c48a00", "stroke-width": 2.6 },
        tag("circle", { cx: 8, cy: 8, r: 4 }),
        tag("path", { d: ICONS.key }),
      );
    case "reversal":
      return fill(ICONS.night, "#5b6fc0") + fill(ICONS.day, "var(--fa-turn)");
    default:
      return fill(ICONS[kind], ink);
  }
}

/** Stands in for an angel; on its other side is who begins. */
function reference(cards: CardSet, pen: Pen): string {
  return sheet(
    theme,
    rect(WHOLE, "var(--fa-cloud)", 6) +
      inset(draw(REFERENCE, "print", {}), { x: 0, y: 0, w: 100, h: PICTURE }, "art", "xMidYMin slice") +
      rect({ x: 1.25, y: 1.25, w: 97.5, h: 137.5 }, "none", 5, { stroke: "var(--fa-gold)", "stroke-width": 2.5 }) +
      halves(edgesOf(cards, REFERENCE, null)) +
      words(
        nameOf(cards, REFERENCE, null, pen.lang),
        { x: 13, y: 91, w: 74, h: 9 },
        { size: 6.6, weight: 700, family: "serif", align: "middle", fill: "var(--fa-ink)" },
        pen,
      ) +
      words(
        wordsOf(pen.lang).standinTold,
        { x: 14, y: 101, w: 72, h: 25 },
        { size: 4.6, leading: 1.25, align: "middle", fill: "var(--fa-print)" },
        pen,
      ),
  );
}

function numbered(number: number, pen: Pen): string {
  const { title, lines } = AID[pen.lang];
  return aid(`${number} · ${title}`, lines, { ground: "#fffaf0", ink: "#33260a", rim: "#d9a928" }, pen);
}

const angels = (cards: CardSet): Angel[] => (cards["card"] ?? []) as Angel[];

function pieces(cards: CardSet, pen: Pen): Piece[] {
  const standin = reference(cards, pen);
  return [
    ...angels(cards).map((angel) => ({
      id: angel.id,
      name: pen.lang === "ja" ? angel.white.name_ja : angel.white.name_en,
      copies: 1,
      front: drawn(angel, "white", pen),
      back: drawn(angel, "black", pen),
    })),
    ...Array.from({ length: REFERENCES }, (_, nth) => ({
      id: `reference_${nth + 1}`,
      name: nameOf(cards, REFERENCE, null, pen.lang),
      copies: 1,
      front: standin,
      back: numbered(nth + 1, pen),
    })),
  ];
}

function chips(pen: Pen): Stack {
  const face = (value: number, light: boolean) =>
    sheet(
      theme,
      tag("circle", {
        cx: 50,
        cy: 50,
        r: 47,
        fill: light ? "var(--fa-cloud)" : "var(--fa-dark-deep)",
        stroke: light ? "var(--fa-light-deep)" : "var(--fa-dark)",
        "stroke-width": 5,
      }) +
        g(
          { transform: "translate(17 10)scale(3)" },
          fill(ICONS.drop, light ? "var(--fa-sun)" : "var(--fa-dark)", {
            stroke: light ? "var(--fa-light-edge)" : "var(--fa-dark-pale)",
          }),
        ) +
        words(
          String(value),
          { x: 20, y: 34, w: 60, h: 40 },
          { size: 26, weight: 700, align: "middle", at: "middle", fill: light ? "var(--fa-ink)" : "#fff" },
          pen,
        ),
      100,
      100,
    );
  return {
    kind: "tokens",
    name: pen.lang === "ja" ? "エーテル（光と闇）" : "Ether, light and dark",
    width: CHIP,
    height: CHIP,
    pieces: CHIPS.map(([value, copies]) => ({
      id: `ether_${value}`,
      name: String(value),
      copies,
      front: face(value, true),
      back: face(value, false),
    })),
  };
}

const printed: Printed = {
  face(id, side, cards, pen) {
    const angel = angelOf(cards, id);
    if (angel) return drawn(angel, side === "black" ? "black" : "white", pen);
    return id === REFERENCE ? reference(cards, pen) : null;
  },
  all: (cards, _decks, pen) => ({
    stacks: [
      {
        kind: "cards",
        name: pen.lang === "ja" ? "天使と参照カード" : "Angels and references",
        ...CARD,
        pieces: pieces(cards, pen),
      },
      chips(pen),
    ],
    mats: [],
  }),
};
export default printed;
