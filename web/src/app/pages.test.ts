import { describe, expect, it } from "vitest";
import { addresses, NOT_FOUND, offlineFiles, pageAt } from "./pages";

const propsAt = (path: string, hash = "") => pageAt(path, hash).props;

describe("an address", () => {
  it("that can't be read leads nowhere, and never fails", () => {
    expect(pageAt("/%E0%A4%A", "").page).toBe(NOT_FOUND);
    expect(pageAt("/rules/%ZZ", "").page).toBe(NOT_FOUND);
    expect(propsAt("/rules/go", "#%ZZ")).toEqual({ game: "go", clause: "", set: "" });
  });
  it.each(["/nowhere", "/t", "/new", "/people", "/rules/go/set/more", "/you/more"])("%s is none of ours", (path) => {
    expect(pageAt(path, "").page).toBe(NOT_FOUND);
  });
  it("of a replay may name a moment of it, or the one that decided it", () => {
    const at = (hash: string) => propsAt("/replay/abc/2", hash);
    expect(at("#17")).toEqual({ table: "abc", game: 2, at: 17 });
    expect(at("#decisive")).toEqual({ table: "abc", game: 2, at: "decisive" });
    expect(at("#nonsense")).toEqual({ table: "abc", game: 2, at: null });
  });
  it("is escaped, and says whether friends are meant", () => {
    expect(propsAt("/new/a%20b/friends", "#x%2Fy")).toEqual({ game: "a b", friends: true, set: "x/y" });
    expect(propsAt("/new/go")).toEqual({ game: "go", friends: false, set: "" });
  });
  it("of the gallery is an anchor of home", () => {
    expect(propsAt("/", "#/gallery/go/start")).toEqual({ board: "go" });
    expect(pageAt("/", "").page).not.toBe(pageAt("/", "#/gallery").page);
  });
});

describe("the addresses", () => {
  it("that the server is told of are these", () => {
    expect(addresses().sort()).toEqual([
      "/",
      "/cards",
      "/cards/:game",
      "/cards/:game/*",
      "/deck",
      "/deck/:game",
      "/lab",
      "/learn",
      "/learn/:game",
      "/me",
      "/new/:game",
      "/new/:game/friends",
      "/pad",
      "/pad/:game",
      "/people/*",
      "/puzzles",
      "/puzzles/:game",
      "/puzzles/:game/*",
      "/ranking",
      "/ranking/:game",
      "/replay",
      "/replay/*",
      "/replay/*/*",
      "/rules",
      "/rules/:game",
      "/rules/:game/*",
      "/sets",
      "/sets/:game",
      "/sets/:game/*",
      "/t/*",
      "/watch",
      "/watch/:game",
      "/you",
    ]);
  });
  it.each(addresses())("%s is a page", (address) => {
    expect(pageAt(address.replace(":game", "go").replaceAll("*", "x"), "").page).not.toBe(NOT_FOUND);
  });
  it("without a network are those of rules, pads, lessons and replays", () => {
    expect(
      offlineFiles()
        .map((path) => path.replace(/^.*\//, ""))
        .sort(),
    ).toEqual(["Learn.svelte", "Pad.svelte", "Replay.svelte", "Rules.svelte"]);
  });
});
