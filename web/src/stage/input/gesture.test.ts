import { describe, expect, it } from "vitest";
import type { Offer } from "../../lib/wire/types";
import { nextKeys, press, type Path } from "./gesture";

const offer = (name: string): Offer => ({ name, words: { kind: "", en: name, ja: name, args: {}, clause: "" } });
const path = (name: string, ...keys: string[]): Path => ({ offer: offer(name), keys });

const paths = [
  path("a:1", "a", "1"),
  path("a:2", "a", "2"),
  path("b", "b"),
  path("twice", "c"),
  path("thrice", "c"),
  path("pass"),
];

describe("a gesture", () => {
  it("lights the first key of every path, and nothing for an offer without keys", () => {
    expect([...nextKeys(paths, [])]).toEqual(["a", "b", "c"]);
  });
  it("lights what can follow", () => {
    expect([...nextKeys(paths, ["a"])]).toEqual(["1", "2"]);
  });
  it("is whole when a path is", () => {
    expect(press(paths, [], "b")).toMatchObject({ kind: "offers", offers: [{ name: "b" }] });
    expect(press(paths, ["a"], "2")).toMatchObject({ kind: "offers", offers: [{ name: "a:2" }] });
  });
  it("goes on where more is needed", () => {
    expect(press(paths, [], "a")).toEqual({ kind: "chosen", chosen: ["a"] });
  });
  it("asks which, where several offers share their keys", () => {
    expect(press(paths, [], "c")).toMatchObject({ kind: "offers", offers: [{ name: "twice" }, { name: "thrice" }] });
  });
  it("lets go of the last key by a second click", () => {
    expect(press(paths, ["a"], "a")).toEqual({ kind: "chosen", chosen: [] });
  });
  it("begins another gesture when that is what the click can mean", () => {
    expect(press(paths, ["a"], "b")).toMatchObject({ kind: "offers", offers: [{ name: "b" }] });
  });
  it("knows a click that means nothing", () => {
    expect(press(paths, [], "z")).toEqual({ kind: "unlit" });
    expect(press(paths, ["a"], "z")).toEqual({ kind: "unlit" });
  });
});
