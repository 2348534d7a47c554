import { describe, expect, it } from "vitest";
import { isKept, shelfOf, storesOf } from "./kept";

describe("what is kept", () => {
  it.each([
    "/api/games",
    "/api/games/go",
    "/api/games/go/clauses",
    "/api/games/go/decks",
    "/api/games/go/lesson",
    "/api/games/go/lesson/film",
    "/api/games/go/miniature.svg",
    "/api/cards/abc",
    "/api/tables/x/replays/1",
  ])("%s", (path) => {
    expect(isKept(path)).toBe(true);
  });
  it.each([
    "/api/guest",
    "/api/guest/tables",
    "/api/tables",
    "/api/tables/x",
    "/api/tables/x/socket",
    "/api/tables/x/records/1",
    "/api/health",
    "/metrics",
  ])("not %s", (path) => {
    expect(isKept(path)).toBe(false);
  });
  it("lies in stores that end with what they are for", () => {
    expect(storesOf("a", "p")).not.toEqual(storesOf("b", "p"));
    expect(storesOf("a", "p").answers).toBe(storesOf("b", "p").answers);
  });
  it("is found again, each once", () => {
    const addresses = [
      "/api/games/go/clauses",
      "/api/tables/x/replays/1?first=0",
      "/api/tables/x/replays/1?first=25",
      "/api/games/go",
      "/api/games/go/lesson/film?cards=cards-2",
    ];
    expect(shelfOf(addresses.map((path) => `http://127.0.0.1:1${path}`))).toEqual({
      rules: ["go"],
      lessons: ["go"],
      replays: [{ table: "x", game: 1 }],
    });
  });
});
