import { describe, expect, it } from "vitest";
import { build } from "./build.svelte";
import { botOf, commonLevels, levelOf, noteOf, ratedLevelOf } from "./games";
import { inOrder } from "./wire/api";
import { settings } from "./settings/index.svelte";
import type { GameInfo } from "./wire/types";

const usual = { easy: { en: "Easy", ja: "やさしい" }, hard: { en: "Hard", ja: "つよい" } };
const game = (id: string, order: number, own = {}): GameInfo =>
  ({
    id,
    order,
    levels: Object.keys({ ...usual, ...own }),
    level_titles: { ...usual, ...own },
    level_ratings: id === "lanterns" ? { hard: 1820 } : {},
    level_notes: { hard: { en: "at most 2 s a move", ja: "1手2秒まで" } },
  }) as unknown as GameInfo;

const master = { master: { en: "Lantern master", ja: "灯籠師" } };
const lanterns = game("lanterns", 0, master);
const go = game("go", 1);

describe("games", () => {
  it("stand where they say", () => {
    expect(inOrder([go, lanterns]).map(({ id }) => id)).toEqual(["lanterns", "go"]);
  });
  it("name their levels themselves", () => {
    settings.lang = "ja";
    expect(levelOf(lanterns, "master")).toBe("灯籠師");
    settings.lang = "en";
    expect(levelOf(lanterns, "master")).toBe("Lantern master");
    expect(levelOf(go, "master")).toBe("master");
    expect(levelOf(null, "hard")).toBe("");
  });
  it("show how strong a level is, where it was measured", () => {
    settings.lang = "ja";
    expect(ratedLevelOf(lanterns, "hard")).toBe("つよい · 1820");
    settings.lang = "en";
    expect(ratedLevelOf(lanterns, "hard")).toBe("Hard · 1820");
    expect(ratedLevelOf(lanterns, "easy")).toBe("Easy");
    expect(ratedLevelOf(null, "hard")).toBe("");
    build.name = "compiled";
    expect(botOf(lanterns, "hard")).toBe("Bot, hard · 1820");
  });
  it("say what is to be known of a level, until its bots are compiled", () => {
    settings.lang = "en";
    build.name = "compiling";
    expect(noteOf(go, "easy")).toBe("");
    expect(botOf(go, "easy")).toBe("Bot, easy");
    expect(botOf(go, "hard")).toBe("Bot, hard · at most 2 s a move");
    build.name = "compiled";
    expect(botOf(go, "hard")).toBe("Bot, hard");
  });
  it("have some levels in common", () => {
    expect(commonLevels([lanterns, go])).toEqual(["easy", "hard"]);
    expect(commonLevels([])).toEqual([]);
  });
});
