import { describe, expect, test } from "vitest";
import { Controls, keyOf, LOCK, REFUSAL, VERDICT } from "./controls.svelte";
import beats from "../fixtures/beats_0.json";
import battle from "../fixtures/live_battle_0.json";
import { brief, needs } from "../needs";
import type { TrumpFighterView } from "../view";

function sit(fixture: { view: unknown; offers: unknown }) {
  const table = {
    shown: structuredClone(fixture.view) as TrumpFighterView,
    time: 10_000,
    sent: [] as unknown[],
    takes: true,
    view: () => table.shown,
    seat: () => 0,
    offers: () => fixture.offers as never[],
    feed: async (input: unknown) => (table.sent.push(input), table.takes),
    answer: (...names: string[]) => void table.sent.push(names),
    now: () => table.time,
    heard: [] as string[],
    sound: (cue: string) => void table.heard.push(cue),
  };
  return { table, hands: new Controls(table) };
}

describe("in real time", () => {
  test("a card and a slot are a Move, seen at once and forgotten when it lies", () => {
    const { table, hands } = sit(battle);
    hands.tapCard(0);
    expect(hands.selected).toBe(0);
    hands.tapSlot(2);
    expect(table.sent).toEqual([{ kind: "act", action: "move:0:2" }]);
    expect(hands.echoes).toMatchObject([{ hand: 0, slot: 2, card: "H4" }]);
    hands.settle();
    expect(hands.echoes).toHaveLength(1);
    table.shown.fighters[0]!.hand[0] = null;
    hands.settle();
    expect(hands.echoes).toHaveLength(0);
  });

  test("a card that is sent to another slot before the table has spoken lies once", () => {
    const { hands } = sit(battle);
    hands.follow("move:0:1", Promise.resolve(true));
    hands.follow("move:0:2", Promise.resolve(true));
    expect(hands.echoes).toMatchObject([{ hand: 0, slot: 2 }]);
  });

  test("a Move that is not taken comes back", () => {
    const { table, hands } = sit(battle);
    hands.play(1, 1);
    table.time += VERDICT + 1;
    hands.settle();
    expect(hands.echoes).toHaveLength(0);
    expect(hands.holds(1)).toBe(true);
  });

  test("where only one slot is open, a tap on the card is enough, and the next card finds the next slot", () => {
    const { table, hands } = sit(battle);
    table.shown.fighters[0]!.field = [["H8"], [], [], []];
    hands.tapCard(0);
    hands.tapCard(1);
    hands.tapCard(1);
    expect(table.sent).toEqual([
      { kind: "act", action: "move:0:1" },
      { kind: "act", action: "move:1:2" },
    ]);
  });

  test("a card that is dragged is lifted, and dropped on a slot or back", () => {
    const { table, hands } = sit(battle);
    hands.lift(3);
    hands.drop(3, null);
    hands.lift(3);
    hands.drop(3, 1);
    expect(table.sent).toEqual([
      { kind: "lift", hand: 3 },
      { kind: "drop", slot: null },
      { kind: "lift", hand: 3 },
      { kind: "drop", slot: 1 },
    ]);
    expect(hands.echoes).toMatchObject([{ hand: 3, slot: 1 }]);
  });

  test("Hai! is heard here at once, until the table has counted it", () => {
    const { table, hands } = sit(battle);
    hands.call();
    expect(hands.called).toBe(table.time);
    table.shown.calls += 1;
    hands.settle();
    expect(hands.called).toBe(0);
  });

  test("in a Check a card that is tapped isn't laid: the table says why not", async () => {
    const { table, hands } = sit(battle);
    table.shown.live!.stage = "check";
    table.takes = false;
    hands.tapCard(0);
    expect([hands.echoes, table.heard]).toEqual([[], []]);
    await Promise.resolve();
    expect([hands.refused, table.heard]).toEqual([0, ["back"]]);
  });

  test("who is ready sees it at once, until the table has heard it", () => {
    const { table, hands } = sit(battle);
    table.shown.live!.stage = "check";
    table.shown.live!.ready = [false, false];
    hands.ready();
    hands.settle();
    expect([table.sent, hands.saying]).toEqual([[{ kind: "ready" }], "ready"]);
    table.shown.live!.ready = [true, false];
    hands.settle();
    expect(hands.saying).toBeNull();
  });

  test("what is chosen for the shout is seen at once, and can be taken back", () => {
    const { table, hands } = sit(battle);
    table.shown.live!.stage = "seno";
    table.shown.fighters[0]!.field = [["H8"], [], [], []];
    hands.tapCard(2);
    expect([hands.chosen, hands.echoes]).toEqual(["move:2:1", []]);
    hands.tapCard(2);
    expect(hands.chosen).toBe("");
    hands.settle();
    expect([hands.choosing, table.sent.at(-1)]).toEqual([null, { kind: "clear" }]);
  });

  test("what is answered by keys on lit things shows like what is tapped", () => {
    const { hands } = sit(battle);
    hands.follow("strike:1:3", Promise.resolve(true));
    expect(hands.echoes).toMatchObject([{ hand: 1, slot: 3 }]);
    expect(hands.called).toBeGreaterThan(0);
  });
});

describe("a button that has just come to mean something else", () => {
  test("is not what a late Ready, or a second tap of it, presses", () => {
    const { table, hands } = sit(battle);
    table.shown.live!.stage = "check";
    hands.settle();
    table.time += LOCK;
    table.shown.live!.stage = "seno";
    hands.voiceDown();
    hands.voiceUp();
    hands.call();
    hands.strike();
    table.time += LOCK - 1;
    hands.call();
    expect([table.sent, hands.striking]).toEqual([[], false]);
    table.time += 1;
    hands.call();
    expect(table.sent).toEqual([{ kind: "act", action: "call" }]);
  });
  test("is no Ready for who was about to shout", () => {
    const { table, hands } = sit(battle);
    hands.settle();
    table.shown.live!.stage = "check";
    hands.ready();
    expect(table.sent).toEqual([]);
    table.time += LOCK;
    hands.ready();
    expect(table.sent).toEqual([{ kind: "ready" }]);
  });
  test("from the shout on it has meant the same", () => {
    const { table, hands } = sit(battle);
    table.shown.live!.stage = "shout";
    hands.settle();
    table.shown.live!.stage = "battle";
    hands.call();
    expect(table.sent).toHaveLength(1);
  });
});

describe("what the table refuses", () => {
  test("lies in the hand again at once, and is seen to be refused for a while", async () => {
    const { table, hands } = sit(battle);
    table.takes = false;
    hands.play(1, 1);
    expect([hands.echoes.length, hands.holds(1)]).toEqual([1, false]);
    await Promise.resolve();
    expect([hands.echoes.length, hands.holds(1), hands.refused]).toEqual([0, true, 1]);
    table.time += REFUSAL + 1;
    hands.settle();
    expect(hands.refused).toBeNull();
  });
  test("was no Hai!", async () => {
    const { table, hands } = sit(battle);
    table.takes = false;
    hands.call();
    expect(hands.called).toBeGreaterThan(0);
    await Promise.resolve();
    expect([hands.called, hands.refused]).toEqual([0, -1]);
  });
});

describe("with a card in the hand, the big button", () => {
  test("makes a Strike of what is laid while it is down", () => {
    const { table, hands } = sit(battle);
    hands.tapCard(0);
    hands.voiceDown();
    hands.tapSlot(1);
    hands.voiceUp();
    expect(table.sent).toEqual([{ kind: "act", action: "strike:0:1" }]);
  });

  test("is a Call when it comes up and nothing was laid", () => {
    const { table, hands } = sit(battle);
    hands.tapCard(0);
    hands.voiceDown();
    expect(table.sent).toEqual([]);
    hands.voiceUp();
    expect(table.sent).toEqual([{ kind: "act", action: "call" }]);
  });
});

test("without a card in the hand it is a Call as soon as it goes down, and is heard", () => {
  const { table, hands } = sit(battle);
  hands.voiceDown();
  hands.voiceUp();
  expect(table.sent).toEqual([{ kind: "act", action: "call" }]);
  expect(table.heard).toEqual(["call"]);
});

describe("naming hits", () => {
  test("beat by beat, in any order, and sent as one", () => {
    const { table, hands } = sit(beats);
    for (const technique of [3, 0, 1, 3]) hands.toggle(technique);
    expect(hands.named).toEqual([0, 1]);
    hands.declare();
    expect(table.sent).toEqual([["declare:3"]]);
  });

  test("in real time the table keeps what is named", () => {
    const { table, hands } = sit(battle);
    table.shown.live!.toggled = [1];
    hands.toggle(2);
    expect(hands.named).toEqual([1, 2]);
    table.shown.live!.toggled = [1, 2];
    hands.settle();
    expect(hands.named).toEqual([1, 2]);
    hands.declare();
    expect(table.sent).toEqual([{ kind: "toggle", technique: 2 }, { kind: "done" }]);
  });
});

test("beat by beat, what is offered is chosen, and answered when it is confirmed", () => {
  const { table, hands } = sit(beats);
  const first = beats.offers.find((offer) => offer.name.startsWith("move:"))?.name ?? "";
  const [, hand, slot] = first.split(":").map(Number);
  hands.play(hand ?? 0, slot ?? 0);
  expect(table.sent).toEqual([]);
  hands.confirm();
  hands.confirm();
  expect(table.sent).toEqual([[first]]);
  expect(hands.echoes).toHaveLength(0);
});

test("keys", () => {
  expect(keyOf("Digit3")).toEqual({ do: "card", at: 2 });
  expect(keyOf("KeyR")).toEqual({ do: "slot", at: 3 });
  expect(keyOf("Space")).toEqual({ do: "call" });
  expect(keyOf("KeyA")).toBeNull();
});

test("a formula's sign is short where there is hardly room", () => {
  expect(["同スート×4", "same suit×4", "Σ5=50", "奇数×2"].map(brief)).toEqual(["同柄4", "suit4", "Σ5=50", "奇数2"]);
});

test("formulas are read", () => {
  expect(needs("[own4] spade(1) club(1) diamond(1) heart(1)", "en")[0]?.[0]?.signs).toEqual([
    "♠\uFE0E♣\uFE0E♦\uFE0E♥\uFE0E",
  ]);
  expect(needs("[opp2 own3] straight(5)", "en")).toEqual([[{ opp: 2, own: 3, link: "", signs: ["⇗5"] }]]);
  expect(needs("[opp1 own1 vertical] odd(2) & [opp1 own1 vertical] even(2)", "en")[0]).toHaveLength(2);
  expect(needs("[opp1 own2] heart(3) or [opp1 own2] diamond(3)", "en").map((group) => group[0]?.signs)).toEqual([
    ["♥\uFE0E×3"],
    ["♦\uFE0E×3"],
  ]);
});

describe("beat by beat", () => {
  test("what isn't offered is put to the table, which says why not", () => {
    const { table, hands } = sit({ ...beats, offers: [{ name: "move:0:0" }] });
    hands.send("wait");
    hands.call();
    hands.play(1, 0);
    expect(table.sent).toEqual([["wait"], ["call"], ["move:1:0"]]);
    expect([hands.draft, hands.echoes.length]).toEqual([null, 0]);
    expect(table.heard).not.toContain("place");
  });

  test("a tap on a card says why not where no card may be laid", () => {
    const { table, hands } = sit({ ...beats, offers: [{ name: "wait" }] });
    const held = [0, 1, 2, 3].find((hand) => hands.holds(hand));
    hands.tapCard(held ?? -1);
    expect(table.sent).toEqual([[expect.stringMatching(new RegExp(`^move:${held}:`))]]);
  });
});
