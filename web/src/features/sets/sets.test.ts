import { describe, expect, it } from "vitest";
import { games, picturesOf } from "../../boards";
import { settings } from "../../lib/settings/index.svelte";
import type { FigureLine, FormField, SetForm, Takes } from "../../lib/wire/types";
import { blankTable, kindOf } from "./form/blank";
import {
  duplicated,
  faultsByPlace,
  idsFor,
  keyOf,
  keysFor,
  newId,
  suggested,
  textKind,
  valueAt,
  withValue,
} from "./content";
import { differences } from "./differences";
import { linesOf, told, toldChange } from "./lab/figures";
import { labelsOf, takesOf } from "./form/labels";
import { shown } from "./form/values";
import { setWords } from "./words";

const SET = {
  set: { id: "imps", setup_card: "imp" },
  card: [
    {
      id: "imp",
      points: 1,
      text_en: "It sneaks up to whoever holds the most cards.",
      trick: [{ id: "vanish", cost: 2 }],
    },
    { id: "ogre", points: 5, effects: [{ kind: "eat" }], shape: ". x\nx ." },
  ],
};

describe("a set's content", () => {
  it("is changed in one place, and everything else stays the same thing", () => {
    const made = withValue(SET, ["card", 1, "effects", 0, "kind"], "burp");
    expect(valueAt(made, ["card", 1, "effects", 0, "kind"])).toBe("burp");
    expect(made.card[0]).toBe(SET.card[0]);
    expect(SET.card[1]!.effects).toEqual([{ kind: "eat" }]);
  });
  it("loses what is set to nothing", () => {
    expect(withValue(SET, ["card", 0, "points"], undefined).card[0]).not.toHaveProperty("points");
    expect(withValue(SET, ["card", 0], undefined).card.map(({ id }) => id)).toEqual(["ogre"]);
  });
  it("makes the tables and lists on the way to a new value", () => {
    expect(withValue({}, ["a", "b", 0, "c"], 1)).toEqual({ a: { b: [{ c: 1 }] } });
  });
  it("knows where a fault stands, also in an entry within an entry", () => {
    const why = { en: "No.", ja: "だめ。" };
    const faults = [
      { card: "vanish", field: "cost", why },
      { card: "ogre", field: "effects[0].kind", why },
      { card: "", field: "set.id", why },
    ];
    expect([...faultsByPlace(SET, faults).keys()]).toEqual([
      keyOf(["card", 0, "trick", 0, "cost"]),
      keyOf(["card", 1, "effects", 0, "kind"]),
      keyOf(["set", "id"]),
    ]);
  });
  it("gives new entries ids that nobody has", () => {
    expect(newId("card", new Set(["imp"]))).toBe("new_card");
    expect(newId("card", new Set(["imp", "new_card"]))).toBe("new_card_2");
  });
  it("gives ids of their own to a copy and its parts", () => {
    expect(duplicated(SET.card[0]!, SET)).toMatchObject({ id: "imp_2", points: 1, trick: [{ id: "vanish_2" }] });
  });
  it("tells how a text is typed in, and what it may say", () => {
    expect(["shape", "text_en", "kind"].map((name) => textKind(name, SET))).toEqual(["drawn", "long", "short"]);
    expect(idsFor("setup_card", SET, SET)).toEqual(["imp", "ogre"]);
    expect(idsFor("kind", SET, SET)).toEqual([]);
    expect(suggested("kind", SET)).toEqual(["eat"]);
    expect(suggested("text_en", SET)).toEqual([]);
  });
  it("tells ids from the words that may stand beside them", () => {
    const content = {
      card: [
        { id: "imp", target: "self" },
        { id: "ogre", target: "imp" },
      ],
    };
    expect(idsFor("target", content, content)).toEqual([]);
    expect(idsFor("target", content, content, ["self"])).toEqual(["imp", "ogre"]);
  });
  it("offers its own ids, whatever is written there now", () => {
    const now = { set: { setup_card: "nobody" }, card: [{ id: "elf" }] };
    expect(idsFor("setup_card", now, SET)).toEqual(["elf"]);
  });
  it("tells where the keys of a table are ids", () => {
    const content = { card: [{ id: "imp" }, { id: "ogre" }], deck: [{ id: "first", cards: { imp: 3 } }] };
    expect(keysFor("cards", content, content)).toEqual(["imp", "ogre"]);
    expect(keysFor("icons", content, { icons: { sun: {}, moon: {} } })).toEqual([]);
  });
  it("gives both languages of a text the same room", () => {
    const long = "It sneaks up to whoever holds the most cards.";
    expect(textKind("text_ja", { card: [{ text_en: long, text_ja: "短い。" }] })).toBe("long");
    expect(textKind("name_ja", { card: [{ name_en: "Imp", text_en: long }] })).toBe("short");
  });
});

describe("what differs", () => {
  it("is told field by field, and whole entries as such", () => {
    const after = { ...SET, card: [{ ...SET.card[0], points: 2 }, { id: "elf" }] };
    expect(differences(SET, after)).toEqual([
      { entry: "imp", field: "points", before: 1, after: 2 },
      { entry: "ogre", field: "", before: SET.card[1], after: undefined },
      { entry: "elf", field: "", before: undefined, after: { id: "elf" } },
    ]);
  });
  it("is nothing where only the order of fields differs", () => {
    expect(differences({ set: { a: 1, b: 2 } }, { set: { b: 2, a: 1 } })).toEqual([]);
  });
});

describe("a new entry", () => {
  const label = { en: "", ja: "" };
  const field = (name: string, takes: object, required = true) => ({ name, label, takes, required, default: null });
  const form = {
    game: "imps",
    file: [],
    parts: {
      Eat: {
        name: "Eat",
        means: label,
        tag_field: "kind",
        tag: "eat",
        fields: [field("n", { kind: "number", low: 1, high: 9 })],
      },
      Card: {
        name: "Card",
        means: label,
        tag_field: "",
        tag: "",
        fields: [
          field("id", { kind: "text" }),
          field("sign", { kind: "choice", values: ["plus", "minus"] }),
          field("first", { kind: "table", parts: ["Eat"] }),
          field("note", { kind: "text" }, false),
        ],
      },
    },
  } as unknown as SetForm;
  it("says what must be there, and nothing else", () => {
    expect(blankTable(form, "Card")).toEqual({ id: "", sign: "plus", first: { kind: "eat", n: 1 } });
  });
  it("of several kinds knows its own", () => {
    const kinds = [{ kind: "choice", values: ["half"] }, { kind: "number" }, { kind: "table" }] as const;
    expect(["half", 3, { kind: "x" }].map((value) => kindOf(value, kinds as never))).toEqual([0, 1, 2]);
  });
});

describe("figures", () => {
  const line = (table: string, card: string) => ({ table, card }) as FigureLine;
  it("are told with what they are sure to, if that is known", () => {
    expect(told({ value: 0.482, low: 0.47, high: 0.494 }, true)).toBe("48.2 ± 1.2%");
    expect(told({ value: 3, low: null, high: null }, false)).toBe("3.00");
    expect(toldChange({ by: { value: 0.031, low: 0.019, high: 0.043 }, verdict: "real" }, true)).toBe("+3.1 ± 1.2");
    expect(toldChange({ by: { value: -1.5, low: -2, high: -1 }, verdict: "real" }, false)).toBe("−1.50 ± 0.50");
  });
  it("stand with the card that they are of, or whose part, win shares first", () => {
    const lines = [line("played.use", "imp"), line("tricks.share", "vanish"), line("played.share", "ogre")];
    expect(linesOf(lines, SET.card[0])).toEqual([lines[1], lines[0]]);
  });
});

describe("what a field is called", () => {
  const text = (en: string) => ({ en, ja: en });
  const field = (name: string, takes: Partial<Takes> & Pick<Takes, "kind">): FormField =>
    ({ name, label: text(`the ${name}`), takes, required: true, default: null }) as FormField;
  const part = (name: string, fields: FormField[]) => ({
    name,
    label: text(`a ${name}`),
    means: text(""),
    tag_field: "",
    tag: "",
    fields,
  });
  const form: SetForm = {
    game: "g",
    file: [
      field("set", { kind: "table", parts: ["Head"] }),
      field("card", { kind: "list", items: { kind: "table", parts: ["Card"] } as Takes }),
    ],
    parts: {
      Head: part("Head", [field("id", { kind: "text" })]),
      Card: part("Card", [
        field("cost", { kind: "number" }),
        field("effects", { kind: "list", items: { kind: "table", parts: ["Draw", "Turn"] } as Takes }),
      ]),
      Draw: part("Draw", [field("n", { kind: "number" })]),
      Turn: {
        ...part("Turn", [
          field("whose", {
            kind: "choice",
            values: ["me", "all"],
            names: { me: text("yours"), all: text("anybody's") },
          }),
          field("full", { kind: "switch" }),
        ]),
        tag_field: "step",
        tag: "turn",
      },
    },
  };
  const said = (list: string, name: string) => labelsOf(form, list, name).map(({ en }) => en);

  it("is what the form says, step by step", () => {
    expect(said("card", "cost")).toEqual(["the cost"]);
    expect(said("card", "effects[1].whose")).toEqual(["the effects 2", "the whose"]);
    expect(said("", "set.id")).toEqual(["the set", "the id"]);
  });
  it("is its own name where the form has none", () => {
    expect(said("card", "odd.thing")).toEqual(["odd", "thing"]);
    expect(said("nowhere", "cost")).toEqual(["cost"]);
  });
  it("has values with names of their own", () => {
    const effects = takesOf(form, "card", "effects");
    expect(shown(form, effects, [{ step: "turn", whose: "me", full: true }])).toBe(
      "a Turn (the whose yours, the full yes)",
    );
    expect(shown(form, takesOf(form, "card", "effects[0].whose"), "all")).toBe("anybody's");
    expect(shown(form, takesOf(form, "card", "cost"), 3)).toBe("3");
    expect(shown(form, takesOf(form, "card", "odd.thing"), { a: 1 })).toBe('{"a":1}');
    expect(shown(form, effects, undefined)).toBe("–");
  });
});

describe("the parts of a picture", () => {
  it.each(games)("have names in both languages: %s", async (game) => {
    const parts = (await picturesOf(game))?.parts ?? {};
    for (const [part, words] of Object.entries(parts)) {
      const told = (["en", "ja"] as const).map((lang) => {
        settings.lang = lang;
        const { names, words: known } = setWords().picture;
        return [part, ...words].map((word) => names[word] ?? known[word]);
      });
      settings.lang = "en";
      for (const names of told) {
        expect(names).not.toContain(undefined);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });
});
