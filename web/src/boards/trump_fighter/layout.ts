/** Where everything lies: two rows that face each other, hands behind them, techniques outside. Pure. */
import type { Frame, Placed, Scene, Spot } from "../../stage/types";
import type { Fighter, TrumpFace, TrumpFighterView } from "./view";
import { cardName, say } from "./words";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const place = (box: Box): string => `translate(${box.x}px, ${box.y}px)`;

export function inside(box: Box, x: number, y: number, by = 0): boolean {
  return x >= box.x - by && x <= box.x + box.w + by && y >= box.y - by && y <= box.y + box.h + by;
}

/** The places of the stage. Lists of two are by seat; lists of four by hand position, slot or technique. */
export interface Plan {
  near: number;
  bars: [Box, Box];
  timer: Box;
  hands: [Box[], Box[]];
  slots: [Box[], Box[]];
  techniques: [Box[], Box[]];
  /** The opponent's techniques are chips to be tapped, on a phone. */
  chips: boolean;
  call: Box;
  strike: Box;
  claim: Box;
  middle: Box;
  height: number;
}

const RATIO = 1.4; // of a card: height to width
const GAP = 8;

export function plan(view: TrumpFighterView, frame: Frame): Plan {
  const near = frame.seat === 1 ? 1 : 0;
  const left = view.fighters[near]?.handedness === "left";
  return frame.narrow ? upright(frame, near, left) : wide(frame, near, left);
}

/** On a phone, from top to bottom: how high at least, and its share of what is left. */
const ROWS = {
  bar: [40, 0.3],
  chips: [40, 0],
  farHand: [28, 0.6],
  farRow: [66, 1.5],
  row: [66, 1.5],
  hand: [78, 1.8],
  plates: [85, 0.8],
  call: [50, 1],
} as const;
const BETWEEN = 4;

function upright({ width, height }: Frame, near: number, left: boolean): Plan {
  const side = Math.min(width - 12, 560);
  const x = (width - side) / 2;
  const all = Object.values(ROWS);
  const least = all.reduce((sum, [h]) => sum + h + BETWEEN, BETWEEN);
  const share = Math.max(0, Math.min(height - least, 240)) / all.reduce((sum, [, part]) => sum + part, 0);
  let y = BETWEEN;
  const take = (row: keyof typeof ROWS) => {
    const box = { x, y, w: side, h: Math.floor(ROWS[row][0] + ROWS[row][1] * share) };
    y += box.h + BETWEEN;
    return box;
  };
  const bar = take("bar");
  const chips = take("chips");
  const farHand = take("farHand");
  const farRow = take("farRow");
  const row = take("row");
  const hand = take("hand");
  const plates = take("plates");
  const call = take("call");
  const [first, timer, second] = thirds(bar, 56);
  const wideCall = { ...call, w: call.w - 142, x: left ? call.x : call.x + 142 };
  const small = { ...call, w: 66, x: left ? call.x + call.w - 136 : call.x };
  return {
    near,
    bars: bySeat(near, first, second),
    timer,
    hands: bySeat(near, inRow(hand, false), inRow(farHand, true)),
    slots: bySeat(near, inRow(row, false), inRow(farRow, true)),
    techniques: bySeat(near, split(plates, 2, 2), split(chips, 4, 1)),
    chips: true,
    call: wideCall,
    strike: small,
    claim: { ...small, x: small.x + 70 },
    middle: { x, y: farRow.y, w: side, h: row.y + row.h - farRow.y },
    height: y,
  };
}

function wide({ width, height }: Frame, near: number, left: boolean): Plan {
  const full = Math.max(height, 470);
  const side = Math.max(170, Math.min(440, width * 0.25));
  const inner = Math.min(width - 2 * side - 4 * GAP, 900);
  const x = (width - inner) / 2;
  const bar = { x: Math.max(8, x - side - 2 * GAP), y: 6, w: Math.min(width - 16, inner + 2 * side + 4 * GAP), h: 50 };
  const [first, timer, second] = thirds(bar, 84);
  const top = bar.y + bar.h + GAP;
  const room = full - top - 4 * GAP;
  const part = (from: number, share: number): Box => ({
    x,
    y: Math.round(top + from * room),
    w: inner,
    h: Math.round(share * room),
  });
  const farHand = part(0, 0.15);
  const farRow = { ...part(0.15, 0.26), y: part(0.15, 0.26).y + GAP };
  const row = { ...part(0.41, 0.26), y: part(0.41, 0.26).y + 2 * GAP };
  const hand = { ...part(0.67, 0.33), y: part(0.67, 0.33).y + 3 * GAP };
  const wing = (at: "left" | "right"): Box => ({
    x: at === "left" ? bar.x : bar.x + bar.w - side,
    y: top,
    w: side,
    h: full - top - GAP,
  });
  const mine = wing("left");
  const far = wing("right");
  const button = Math.min(120, Math.max(84, full * 0.17));
  const below = left ? mine : far;
  const call = { x: below.x, y: full - GAP - button, w: below.w, h: button };
  const small = { y: call.y - 50, h: 42, w: (below.w - GAP) / 2 };
  const reserve = button + 58;
  const tall = Math.max(132, Math.min(190, full * 0.145));
  const shrunk = { ...below, h: below.h - reserve };
  return {
    near,
    bars: bySeat(near, first, second),
    timer,
    hands: bySeat(near, inRow(hand, false), inRow(farHand, true)),
    slots: bySeat(near, inRow(row, false), inRow(farRow, true)),
    techniques: bySeat(near, split(left ? shrunk : mine, 1, 4, tall), split(left ? far : shrunk, 1, 4, tall)),
    chips: false,
    call,
    strike: { x: below.x, ...small },
    claim: { x: below.x + small.w + GAP, ...small },
    middle: { x, y: farRow.y, w: inner, h: row.y + row.h - farRow.y },
    height: full,
  };
}

/** Four cards in the middle of a box; the opponent's first lies at the viewer's right. */
function inRow(box: Box, turned: boolean): Box[] {
  const w = Math.round(Math.min(box.h / RATIO, (box.w - 3 * GAP) / 4));
  const h = Math.round(w * RATIO);
  const gap = Math.max(GAP, Math.min(w * 0.3, (box.w - 4 * w) / 3));
  const start = box.x + (box.w - (4 * w + 3 * gap)) / 2;
  const cells = [0, 1, 2, 3].map((n) => ({
    x: Math.round(start + n * (w + gap)),
    y: Math.round(box.y + (box.h - h) / 2),
    w,
    h,
  }));
  return turned ? cells.reverse() : cells;
}

function split(box: Box, across: number, down: number, most = Infinity): Box[] {
  const w = (box.w - 5 * (across - 1)) / across;
  const h = Math.min(most, (box.h - 5 * (down - 1)) / down);
  return Array.from({ length: across * down }, (_, n) => ({
    x: box.x + (n % across) * (w + 5),
    y: box.y + Math.floor(n / across) * (h + 5),
    w,
    h,
  }));
}

function thirds(box: Box, middle: number): [Box, Box, Box] {
  const w = (box.w - middle - 2 * GAP) / 2;
  return [
    { ...box, w },
    { ...box, x: box.x + w + GAP, w: middle },
    { ...box, x: box.x + w + middle + 2 * GAP, w },
  ];
}

export function layout(view: TrumpFighterView, frame: Frame): Scene {
  const at = plan(view, frame);
  if (isPicking(view)) return picking(view, frame);
  const cards = view.fighters.flatMap((fighter, seat) => [
    ...held(fighter, seat, at, frame),
    ...laid(fighter, seat, at, frame),
  ]);
  return { cards, spots: spots(view, at, frame), height: at.height };
}

export function isPicking(view: TrumpFighterView): boolean {
  return view.phase === "pick";
}

// ---- choosing a fighter ----

export interface CharacterText {
  id: string;
  name_en: string;
  name_ja: string;
  epithet_en: string;
  epithet_ja: string;
}

export function characters(frame: Frame): CharacterText[] {
  const list = frame.cards["character"];
  return Array.isArray(list) ? (list as CharacterText[]) : [];
}

function picking(view: TrumpFighterView, frame: Frame): Scene {
  const all = characters(frame);
  const across = frame.narrow ? 2 : 5;
  const rows = Math.max(1, Math.ceil(all.length / across));
  const top = 52;
  const side = Math.min(frame.width - 16, 1300);
  const w = (side - GAP * (across - 1)) / across;
  const h = frame.narrow
    ? Math.max(80, Math.min(120, (frame.height - top) / rows - GAP))
    : Math.max(150, Math.min(w * 1.25, (frame.height - top - GAP * rows) / rows));
  const spots = all.map((character, n): Spot => ({
    key: `pick:${character.id}`,
    x: (frame.width - side) / 2 + (n % across) * (w + GAP),
    y: top + Math.floor(n / across) * (h + GAP),
    w,
    h,
    kind: "fighter",
    label:
      frame.lang === "ja"
        ? `${character.epithet_ja} ${character.name_ja}`
        : `${character.name_en}, ${character.epithet_en}`,
  }));
  return { cards: [], spots, height: Math.max(view ? top + rows * (h + GAP) : 0, Math.min(frame.height, 400)) };
}

// ---- cards ----

function held(fighter: Fighter, seat: number, at: Plan, frame: Frame): Placed[] {
  return fighter.hand.flatMap((card, position): Placed[] => {
    const box = at.hands[seat as 0 | 1][position];
    if (!card || !box) return [];
    const name = card.card === null ? say[frame.lang].hidden : cardName(card.card, frame.lang);
    return [
      placed(
        card.key,
        card.card,
        box,
        20 + position,
        seat,
        `${name}, ${say[frame.lang].hand(position + 1)} ${whose(frame, seat)}`,
      ),
    ];
  });
}

/** The cards of a slot lie on each other, slightly apart, so that one sees there is something beneath. */
function laid(fighter: Fighter, seat: number, at: Plan, frame: Frame): Placed[] {
  return fighter.field.flatMap((stack, slot) => {
    const box = at.slots[seat as 0 | 1][slot];
    if (!box) return [];
    return stack.map((card, number) => {
      const depth = Math.min(3, stack.length - 1 - number);
      const under = depth ? `, ${say[frame.lang].covered}` : "";
      const label = `${cardName(card, frame.lang)}, ${say[frame.lang].slot(slot + 1)} ${whose(frame, seat)}${under}`;
      return placed(card, card, { ...box, x: box.x - 2 * depth, y: box.y - 2 * depth }, 2 + number, seat, label);
    });
  });
}

function placed(key: string, card: string | null, box: Box, z: number, owner: number, label: string): Placed {
  const face: TrumpFace | null = card === null ? null : { card };
  return { key, ...box, z, turn: 0, face, size: "token", owner, label };
}

// ---- spots ----

function spots(view: TrumpFighterView, at: Plan, frame: Frame): Spot[] {
  const words = say[frame.lang];
  const found: Spot[] = [];
  for (const [seat, fighter] of view.fighters.entries()) {
    for (const [slot, box] of at.slots[seat as 0 | 1].entries()) {
      const stack = fighter.field[slot] ?? [];
      const top = stack[stack.length - 1];
      const label = `${words.slot(slot + 1)} ${whose(frame, seat)}, ${top ? cardName(top, frame.lang) : words.empty}`;
      found.push({ key: `slot:${seat}:${slot}`, ...box, kind: "slot", label });
    }
    for (const [which, technique] of fighter.techniques.entries()) {
      const box = at.techniques[seat as 0 | 1][which];
      if (!box) continue;
      const state = technique.hit
        ? `, ${words.has_hit}`
        : technique.fits && view.assist === 2
          ? `, ${words.would_hit}`
          : "";
      const label = `${technique.name[frame.lang]}, ${words.value(technique.value)}, ${technique.text[frame.lang]}, ${whose(frame, seat)}${state}`;
      found.push({ key: `technique:${seat}:${which}`, ...box, kind: "technique", label });
    }
  }
  found.push({ key: "deck", ...at.timer, kind: "pile", label: words.deck(view.deck) });
  if (frame.seat !== null && view.phase !== "over") {
    if (view.phase === "declare") {
      found.push({ key: "done", ...at.call, kind: "button", label: words.done });
      return found;
    }
    found.push({ key: "call", ...at.call, kind: "button", label: words.call });
    found.push({ key: "strike", ...at.strike, kind: "button", label: words.strike_label });
    if (!view.live) found.push({ key: "wait", ...at.claim, kind: "button", label: words.wait });
  }
  return found;
}

function whose(frame: Frame, seat: number): string {
  const words = say[frame.lang];
  return seat === frame.seat ? words.yours : words.of(frame.names[seat] ?? String(seat + 1));
}

function bySeat<T>(near: number, mine: T, far: T): [T, T] {
  return near === 1 ? [far, mine] : [mine, far];
}
