import { describe, expect, it } from "vitest";
import { fixtureOf } from "../fixtures";
import { flights, SHARDS } from "./motion";
import { plan } from "./plan";
import type { LumielView } from "./view";

describe("what flies", async () => {
  const view = (await fixtureOf("lumiel", "play"))?.view as LumielView;
  const frame = { width: 1000, height: 700, narrow: false, lang: "en", seat: 0, names: [], cards: {} } as const;
  const at = plan(view, frame);
  const fly = (kind: string) =>
    flights(view, [{ kind, args: { area: "A1", card: "priest", seat: 1, seats: [0, 1] } } as never], at, 0, () => 3);

  it("a captured card's pane shatters; one that is removed or taken stays whole", () => {
    expect(fly("captured").map((one) => one.shatters)).toEqual([true]);
    expect([...fly("contested"), ...fly("removed"), ...fly("took")].map((one) => one.shatters)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("splinters cover the pane, and fly apart", () => {
    const area = SHARDS.reduce((sum, { outline }) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = [...outline.matchAll(/-?[\d.]+(?=%)/g)].map(Number);
      return sum + Math.abs((c - a) * (f - b) - (e - a) * (d - b)) / 2;
    }, 0);
    expect(area).toBeCloseTo(10_000);
    expect(new Set(SHARDS.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(SHARDS.length);
  });
});
