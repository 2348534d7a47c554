/** What an answer lights on the table, and which answer a click on a thing would have been. */
import type { Gestures } from "../../stage/types";
import type { Offer, Preview } from "../../lib/wire/types";
import { cellOf } from "./field";
import type { WalpurgisView } from "./view";

/** A piece on the field (a `slot`), what lies on top in a cell, or the top copy of a hand card; nothing: a button. */
export function keysOf(offer: Offer, view: WalpurgisView): string[] {
  const { key, cell, card } = offer.words.args;
  if (typeof key === "string") return [key];
  if (typeof cell === "string") return [topOf(view, cell)];
  if (typeof card === "string") {
    const held = handKeyOf(view, card);
    return held ? [held] : [];
  }
  return [];
}

/** A card is placed in one gesture: the card, which face, which cell. */
export function holds(offer: Offer): boolean {
  const { kind, args } = offer.words;
  return (
    kind === "face_down" || kind === "face_up" || (["place", "open", "intercept"].includes(kind) && !("cell" in args))
  );
}

/** Its face comes before its cell; but a card is meant for a cell, one way or the other. */
export function opens({ words }: Offer): boolean {
  return words.kind === "face_down" || words.kind === "face_up";
}

/** A cast is worth a look: where its shots would fall. */
export function confirm({ words }: Offer, view: WalpurgisView): boolean {
  return (
    words.kind === "cast" ||
    (words.kind === "place" && "cell" in words.args && view.pending?.face_up === true && view.phase === "main")
  );
}

/** A card that lies face-down is placed, and that's all; one that is cast may still be thought over while its shots are aimed. */
export function ends(preview: Preview): boolean {
  return preview.events.some((told) => told.kind === "placed");
}

/** The cells for that face: a press on one, or a drop into its half. Where there is only one, it isn't asked for. */
export function beyond(opener: Offer, preview: Preview): { then: Offer | null; ways: string[][] }[] {
  const face = opener.words.kind === "face_up" ? "up" : "down";
  const view = preview.view as unknown as WalpurgisView;
  const into = (cell: string) => [[topOf(view, cell)], [`zone:${cell}:${face}`]];
  const cells = preview.offers.filter(({ words }) => words.kind === "place" && typeof words.args["cell"] === "string");
  if (cells.length) return cells.map((offer) => ({ then: offer, ways: into(String(offer.words.args["cell"])) }));
  const only = preview.events.find((told) => told.kind === "placed" || told.kind === "cast")?.args["cell"];
  if (typeof only !== "string") return [];
  const under = cellOf(view, only)?.pieces.at(-2)?.key; // what lies there before it does
  return [{ then: null, ways: [[under ?? `cell:${only}`], [`zone:${only}:${face}`]] }];
}

export interface Zone {
  key: string;
  cell: string;
  up: boolean;
  /** The other face is possible there, too: it has only half of the cell. */
  half: boolean;
}

export function zones(lit: ReadonlySet<string>): Zone[] {
  return [...lit].flatMap((key): Zone[] => {
    const [, cell, face] = /^zone:(\d[a-e]):(up|down)$/.exec(key) ?? [];
    if (!cell) return [];
    return [{ key, cell, up: face === "up", half: lit.has(`zone:${cell}:${face === "up" ? "down" : "up"}`) }];
  });
}

export function meant(
  key: string,
  _chosen: readonly string[],
  view: WalpurgisView,
  offers: readonly Offer[],
): string | null {
  const [zone, place, card] = key.split(":");
  if (zone === "cell" || zone === "field" || zone === "zone")
    return offers.find((offer) => offer.words.args["cell"] === place)?.name ?? `cell:${place}`;
  if (zone === "hand" && card !== undefined && Number(place) === view.viewer) {
    const id = card.split("#")[0] ?? "";
    const held = offers.find((offer) => offer.words.args["card"] === id && !("cell" in offer.words.args));
    const number = Object.keys(view.sides[view.viewer ?? 0]?.decklist ?? {})
      .sort()
      .indexOf(id);
    return held?.name ?? (number >= 0 ? `card:${number}` : null);
  }
  return null;
}

export function topOf(view: WalpurgisView, cell: string): string {
  const pieces = cellOf(view, cell)?.pieces ?? [];
  return pieces[pieces.length - 1]?.key ?? `cell:${cell}`;
}

function handKeyOf(view: WalpurgisView, card: string): string | null {
  const seat = view.viewer;
  if (seat === null || seat < 0) return null;
  const copies = view.sides[seat]?.hand.filter((held) => held.card === card).length ?? 0;
  return copies ? `hand:${seat}:${card}#${copies - 1}` : null;
}

export const gestures = { keysOf, confirm, holds, ends, opens, beyond, meant } satisfies Gestures<WalpurgisView>;
