/** Cards and spots on the stage. Pure. */
import type { Rect } from "../../stage/rect";
import type { Frame, Placed, Scene, Spot } from "../../stage/types";
import { characters } from "./cards";
import { GAP, plan, type Plan } from "./plan";
import type { Fighter, TrumpFace, TrumpFighterView } from "./view";
import { cardName, words } from "./words";

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

function picking(view: TrumpFighterView, frame: Frame): Scene {
  const all = characters(frame.cards);
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
    const name = card.card === null ? words(frame.lang).hidden : cardName(card.card, frame.lang);
    return [
      placed(
        card.key,
        card.card,
        box,
        20 + position,
        seat,
        `${name}, ${words(frame.lang).hand(position + 1)} ${whose(frame, seat)}`,
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
      const under = depth ? `, ${words(frame.lang).covered}` : "";
      const label = `${cardName(card, frame.lang)}, ${words(frame.lang).slot(slot + 1)} ${whose(frame, seat)}${under}`;
      return placed(card, card, { ...box, x: box.x - 2 * depth, y: box.y - 2 * depth }, 2 + number, seat, label);
    });
  });
}

function placed(key: string, card: string | null, box: Rect, z: number, owner: number, label: string): Placed {
  const face: TrumpFace | null = card === null ? null : { card };
  return { key, ...box, z, turn: 0, face, size: "token", owner, label };
}

// ---- spots ----

function spots(view: TrumpFighterView, at: Plan, frame: Frame): Spot[] {
  const say = words(frame.lang);
  const found: Spot[] = [];
  for (const [seat, fighter] of view.fighters.entries()) {
    for (const [slot, box] of at.slots[seat as 0 | 1].entries()) {
      const stack = fighter.field[slot] ?? [];
      const top = stack[stack.length - 1];
      const label = `${say.slot(slot + 1)} ${whose(frame, seat)}, ${top ? cardName(top, frame.lang) : say.empty}`;
      found.push({ key: `slot:${seat}:${slot}`, ...box, kind: "slot", label });
    }
    for (const [which, technique] of fighter.techniques.entries()) {
      const box = at.techniques[seat as 0 | 1][which];
      if (!box) continue;
      const state = technique.hit ? `, ${say.hasHit}` : technique.fits && view.assist === 2 ? `, ${say.wouldHit}` : "";
      const label = `${technique.name[frame.lang]}, ${say.value(technique.value)}, ${technique.text[frame.lang]}, ${whose(frame, seat)}${state}`;
      found.push({ key: `technique:${seat}:${which}`, ...box, kind: "technique", label });
    }
  }
  found.push({ key: "deck", ...at.timer, kind: "pile", label: say.deck(view.deck) });
  if (frame.seat !== null && view.phase !== "over") {
    if (view.phase === "declare") {
      found.push({ key: "done", ...at.call, kind: "button", label: say.done });
      return found;
    }
    found.push({ key: "call", ...at.call, kind: "button", label: say.call });
    found.push({ key: "strike", ...at.strike, kind: "button", label: say.strikeLabel });
    if (!view.live) found.push({ key: "wait", ...at.claim, kind: "button", label: say.wait });
  }
  return found;
}

function whose(frame: Frame, seat: number): string {
  const say = words(frame.lang);
  return seat === frame.seat ? say.yours : say.of(frame.names[seat] ?? String(seat + 1));
}
