/** Cards and spots on the table. Pure. */
import type { Frame, Placed, Scene, Spot } from "../../stage/types";
import type { PlacedView, Shown } from "../../lib/wire/types";
import { angelOf, nameOf } from "./cards";
import type { Side, AngelFace, FlipAngelView } from "./view";
import { choicesIn, twoLines } from "./choices";
import { CORE } from "./field";
import { cellRect, GAP, plan, type FieldPlan, type Plan } from "./plan";
import { words } from "./words";
import { signs } from "../../lib/i18n/punctuation";

export function layout(view: FlipAngelView, frame: Frame): Scene {
  const at = plan(view, frame);
  const cards = [
    ...riverCards(view, frame, at),
    ...at.fields.filter(({ rect }) => rect.h > 0).flatMap((field) => fieldCards(view, frame, field)),
  ];
  return { cards, spots: spotsOf(view, frame, at), height: at.height };
}

function riverCards(view: FlipAngelView, frame: Frame, at: Plan): Placed[] {
  const say = words(frame.lang);
  return [...view.row, view.deck.top].flatMap((shown: Shown | null, index) => {
    const slot = at.slots[index];
    if (!shown || !slot) return [];
    return [
      {
        key: shown.key,
        ...slot,
        z: 10,
        turn: 0,
        face: {
          card: shown.card,
          side: shown.side,
          chips: 0,
          stack: index === 3 ? view.deck.size : 0,
        } satisfies AngelFace,
        size: "token" as const,
        glow: view.phase === "place" && view.subject?.card === shown.card,
        label: `${say.slots[index] ?? ""}${signs(frame.lang).colon}${describe(frame, shown.card, shown.side)}`,
      },
    ];
  });
}

function describe(frame: Frame, card: string, side: Side | null): string {
  const say = words(frame.lang);
  const face = side ? angelOf(frame.cards, card)?.[side] : undefined;
  const parts = [nameOf(frame.cards, card, side, frame.lang)];
  if (side && face)
    parts.push(say.sides[side], say.costs(face.cost), frame.lang === "ja" ? face.text_ja : face.text_en);
  return parts.join(signs(frame.lang).comma);
}

const WAVE = 90;

function fieldCards(view: FlipAngelView, frame: Frame, field: FieldPlan): Placed[] {
  const say = words(frame.lang);
  return Object.entries(view.players[field.seat]?.field ?? {}).map(([cell, card]: [string, PlacedView]) => ({
    key: card.key,
    ...cellRect(field, cell),
    z: 20,
    turn: 0,
    face: {
      card: card.card,
      side: card.side,
      chips: card.chips,
      stack: 0,
      flipped: card.flipped,
      wave: WAVE * Math.max(0, CORE.indexOf(cell)),
    } satisfies AngelFace,
    size: "token",
    owner: field.seat,
    label: [
      `${frame.names[field.seat] ?? ""} ${say.cells[cell] ?? cell}${signs(frame.lang).colon}${describe(frame, card.card, card.side)}`,
      ...(card.chips ? [say.chips(card.chips)] : []),
      ...(card.flipped ? [say.flipped] : []),
    ].join(signs(frame.lang).comma),
  }));
}

function spotsOf(view: FlipAngelView, frame: Frame, at: Plan): Spot[] {
  const say = words(frame.lang);
  const mine = at.fields[0];
  const seats: Spot[] = at.fields.map(({ seat, plate, rect }, order) => {
    const player = view.players[seat];
    const whole = order || frame.narrow ? plate : { ...plate, h: at.choices.y - plate.y - GAP };
    return {
      key: `seat:${seat}`,
      ...(order ? { ...whole, h: rect.y + rect.h - plate.y } : whole),
      label: say.seat(frame.names[seat] ?? "", player?.total ?? 0, player?.light ?? 0, player?.dark ?? 0),
      kind: "seat",
    };
  });
  if (!mine) return seats;
  const field = view.players[mine.seat]?.field ?? {};
  const free = mine.cells.filter((cell) => !(cell in field));
  const cells = free.map((cell) => ({
    key: `cell:${cell}`,
    ...cellRect(mine, cell),
    label: say.cells[cell] ?? cell,
    kind: "cell",
  }));
  const isAsked = frame.seat !== null && view.asked.includes(frame.seat);
  return [...seats, ...cells, ...(isAsked ? choiceSpots(view, frame, at) : [])];
}

function choiceSpots(view: FlipAngelView, frame: Frame, at: Plan): Spot[] {
  const say = words(frame.lang);
  const lines = frame.narrow ? twoLines(choicesIn(view)) : choicesIn(view);
  const gap = 4;
  const h = Math.min(90, (at.choices.h - gap * (lines.length - 1)) / lines.length);
  return lines.flatMap((line, row) => {
    const w = Math.min(
      (at.choices.w - gap * (line.length - 1)) / line.length,
      view.phase === "key" ? 90 : at.choices.w,
    );
    const left = at.choices.x + (at.choices.w - w * line.length - gap * (line.length - 1)) / 2;
    return line.map((key, column) => ({
      key,
      x: left + column * (w + gap),
      y: at.choices.y + row * (h + gap),
      w,
      h,
      label: say.choice(key),
      kind: "choice",
    }));
  });
}
