import { expect, it } from "vitest";
import { cardTooltip, tooltipAt, placeBeside } from "./tooltip";
import type { BoardModule, Frame, Scene } from "../types";

const cards = { card: [{ id: "cat", name_en: "Cat", name_ja: "猫", text_en: "Purrs.", text_ja: "のどを鳴らす。" }] };
const frame = { cards, lang: "ja" } as unknown as Frame;
const note = { width: 200, height: 100 };
const room = { width: 1000, height: 600 };

it("a card says what its set says of it", () => {
  expect(cardTooltip("cat", "", frame)).toEqual({ title: "猫", text: "のどを鳴らす。" });
  expect(cardTooltip("dog", "", frame)).toBeNull();
});

it("what lies face down says nothing", () => {
  const scene = {
    cards: [
      { key: "a", face: null },
      { key: "b", face: { card: "cat" } },
    ],
  } as unknown as Scene;
  const at = (key: string) => tooltipAt({} as BoardModule<null>, key, null, scene, frame)?.title;
  expect([at("a"), at("b"), at("c")]).toEqual([undefined, "猫", undefined]);
});

it.each([
  ["beside it", { left: 100, top: 300, width: 50, height: 70 }],
  ["on its other side", { left: 900, top: 300, width: 50, height: 70 }],
  ["at the lower edge", { left: 100, top: 550, width: 50, height: 50 }],
])("a note lies %s, on the screen and never on the thing", (_where, thing) => {
  const { left, top } = placeBeside(thing, note, room);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + note.width).toBeLessThanOrEqual(room.width);
  expect(top + note.height).toBeLessThanOrEqual(room.height);
  expect(left >= thing.left + thing.width || left + note.width <= thing.left).toBe(true);
});

it("it doesn't lie on what can be answered, where there is room for it elsewhere", () => {
  const thing = { left: 100, top: 300, width: 50, height: 70 };
  const beside = { left: 160, top: 300, width: 50, height: 70 };
  const { left, top } = placeBeside(thing, note, room, [beside]);
  const apart =
    left >= beside.left + beside.width || left + note.width <= beside.left || top >= 370 || top + note.height <= 300;
  expect(apart).toBe(true);
});

it("on a phone it lies under the thing, or over it", () => {
  const phone = { width: 300, height: 600 };
  expect(placeBeside({ left: 100, top: 100, width: 90, height: 90 }, note, phone).top).toBe(200);
  expect(placeBeside({ left: 100, top: 500, width: 90, height: 90 }, note, phone).top).toBe(390);
});
