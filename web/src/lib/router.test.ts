/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import pages from "../../public/pages.json";
import { parse } from "./router.svelte";

describe("an address", () => {
  it("that can't be read leads nowhere, and never fails", () => {
    expect(parse("/%E0%A4%A", "")).toEqual({ page: "lost" });
    expect(parse("/rules/%ZZ", "")).toEqual({ page: "lost" });
    expect(parse("/rules/go", "#%ZZ")).toEqual({ page: "rules", game: "go", clause: "", set: "" });
  });
  it("is listed for the server, if it is one of the page's", () => {
    const routes = readFileSync("src/lib/router.svelte.ts", "utf-8");
    const known = new Set([...routes.matchAll(/page === "(\w*)"/g)].map(([, page]) => page));
    expect(new Set(pages.map((address) => address.split("/")[1]))).toEqual(known);
  });
  it("of a replay may name a moment of it, or the one that decided it", () => {
    const at = (hash: string) => parse("/replay/abc/2", hash);
    expect(at("#17")).toEqual({ page: "replay", table: "abc", game: 2, at: 17 });
    expect(at("#decisive")).toEqual({ page: "replay", table: "abc", game: 2, at: "decisive" });
    expect(at("#nonsense")).toEqual({ page: "replay", table: "abc", game: 2, at: null });
  });
  it.each(pages)("%s is a page", (address) => {
    expect(parse(address.replace(":game", "go").replaceAll("*", "x"), "").page).not.toBe("lost");
  });
});
