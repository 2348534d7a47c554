import { expect, it } from "vitest";
import { emsOf } from "./textWidth";

it("a Japanese sign is a square", () => {
  expect(emsOf("吸血鬼")).toBe(3);
});

it("a slim letter needs less than a broad one, and a capital more than a small one", () => {
  expect(emsOf("ill")).toBeLessThan(emsOf("own"));
  expect(emsOf("own")).toBeLessThan(emsOf("OWN"));
});
