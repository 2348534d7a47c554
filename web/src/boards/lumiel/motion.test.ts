import { describe, expect, it } from "vitest";
import { fixtureOf } from "../fixtures";
import { flights, landings, SHARDS } from "./motion";
import { areaRect, plan } from "./plan";
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

describe("what comes to lie somewhere", async () => {
  const view = (await fixtureOf("lumiel", "set"))?.view as LumielView;
  const frame = { width: 1000, height: 700, narrow: false, lang: "en", seat: 1, names: [], cards: {} } as const;
  const at = plan(view, frame);
  const told = (kind: string, args: Record<string, unknown>) => ({ kind, args }) as never;
  const top = view.field.find(({ area }) => area === "D2")!.stack.at(-1)!;
  const centreOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({ x: x + w / 2, y: y + h / 2 });

  it("flies itself, from the play area or from where it was, and isn't drawn twice", () => {
    const set = told("set", { seat: 0, area: "D2", card: top.card });
    expect(landings([set], view, at, 1)).toEqual([{ key: top.key, from: centreOf(at.play) }]);
    expect(flights(view, [set], at, 1, () => 1)).toEqual([]);
    const moved = told("moved", { from: "A1", to: "D2", card: top.card });
    expect(landings([moved], view, at, 1)).toEqual([{ key: top.key, from: centreOf(areaRect(at.field, "A1", 1)) }]);
  });
  it("is nothing that has gone again", () => {
    expect(landings([told("set", { seat: 0, area: "C2", card: "priest" })], view, at, 1)).toEqual([]);
  });
});

it("all of the table is in sight on a phone", async () => {
  for (const name of ["play", "set", "points", "facing", "over"])
    for (const [width, height] of [
      [360, 492],
      [390, 696],
    ] as const) {
      const view = (await fixtureOf("lumiel", name))?.view as LumielView;
      const seat = view.viewer;
      expect(
        plan(view, { width, height, narrow: true, lang: "en", seat, names: [], cards: {} }).height,
      ).toBeLessThanOrEqual(height);
    }
});
