/** The end of a game alone: how it went, and no rank among nobody else. */
import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import End from "../../pages/table/end/End.svelte";
import { settings } from "../../lib/settings/index.svelte";
import type { Lang } from "../../lib/settings/types";
import { story } from "./story";
import type { FlipAngelView } from "./view";

const alone = (score: number, share: number) => ({
  reason: "six_rounds",
  seats: [{ score, parts: { angels: score }, rank: 1, share }],
});
const over = (band: number | null) => ({ phase: "over", band }) as FlipAngelView;

function shown(lang: Lang, score: number, share: number, band: number) {
  settings.lang = lang;
  const result = story.resultOf(over(band), lang);
  return render(End, { outcome: alone(score, share), names: ["Ann"], seat: 0, info: null, result });
}

afterEach(() => {
  settings.lang = "en";
});

describe("a game alone", () => {
  it("that is lost says so, with its band (FA-82), and ranks nobody", () => {
    shown("en", 28, 0, 0);
    expect(screen.getByRole("heading").textContent).toBe("You didn't win this time.");
    expect(screen.getByText(/Milky Way building site/)).toBeTruthy();
    expect(screen.queryByText("Rank")).toBeNull();
  });
  it("that is won says how well, in Japanese too", () => {
    shown("ja", 52, 1, 5);
    expect(screen.getByRole("heading").textContent).toBe("あなたの勝ちです！");
    expect(screen.getByText("至高の勝利（51点以上）")).toBeTruthy();
  });
});

it("has no band where several play, or before the end", () => {
  expect(story.resultOf(over(null), "en")).toBeNull();
  expect(story.resultOf({ phase: "main", band: 2 } as FlipAngelView, "en")).toBeNull();
});
