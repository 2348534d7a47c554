import { afterEach, describe, expect, it } from "vitest";
import { named } from "./i18n/index.svelte";
import { namesOf } from "./names";
import { readBy } from "./i18n/readers";
import { settings } from "./settings/index.svelte";

const ann = readBy(["Ann", "Bot 2", "Bot 3"], 0);
afterEach(() => (settings.lang = "en"));

describe("a sentence to its reader", () => {
  it.each([
    ["{seat0} captured the Priest.", "You captured the Priest."],
    ["{seat1} captured the Priest.", "Bot 2 captured the Priest."],
    ["{seat1} gave a card to {seat0}.", "Bot 2 gave a card to you."],
    ["{seat0}'s Priest was removed.", "Your Priest was removed."],
    ["{seat2} turned {seat0}'s Priest.", "Bot 3 turned your Priest."],
    ["{seat0} was dealt 3 cards.", "You were dealt 3 cards."],
    ["Hai! {seat0} called. It was a miscall by {seat0}.", "Hai! You called. It was a miscall by you."],
    ["VP: {seat0} 9, {seat1} 12.", "VP: You 9, Bot 2 12."],
    ["Round 4 began; {seat0} held the Broom.", "Round 4 began; you held the Broom."],
    ["Facing {seat0}", "Facing you"],
    ["{seat0} and {seat1} called.", "You and Bot 2 called."],
  ])("%s", (sentence, said) => expect(named(sentence, ann)).toBe(said));

  it("is said in Japanese, too", () => {
    settings.lang = "ja";
    expect(named("{seat1}が{seat0}の神父を獲得した。", ann)).toBe("Bot 2があなたの神父を獲得した。");
  });
  it("names everyone to a spectator", () => {
    expect(named("{seat0} was dealt 3 cards.", readBy(ann, null))).toBe("Ann was dealt 3 cards.");
    expect(named("{seat0} was dealt 3 cards.", ["Ann"])).toBe("Ann was dealt 3 cards.");
  });
});

it("bots are called by their seats, and empty seats by their numbers", () => {
  expect([...namesOf([{ person: "p", name: "Ann" }, { level: "easy" }, {}])]).toEqual(["Ann", "Bot 2", "Seat 3"]);
});
