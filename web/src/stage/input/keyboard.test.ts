import { afterEach, describe, expect, it } from "vitest";
import { watchModality } from "../../lib/modality";
import { arrow, nearest, refocus, type Measured } from "./keyboard";

const at = (left: number, top: number): Measured => ({ left, top, width: 10, height: 10 });

watchModality();

describe("nearest", () => {
  const row = [at(40, 0), at(20, 0), at(0, 30)];

  it("goes to the nearest in the arrow's direction", () => {
    expect(nearest(at(0, 0), row, "ArrowRight")).toBe(1);
    expect(nearest(at(0, 0), row, "ArrowDown")).toBe(2);
  });
  it("stays where there is nothing on that side", () => {
    expect(nearest(at(0, 0), row, "ArrowLeft")).toBe(-1);
    expect(nearest(at(0, 0), row, "ArrowUp")).toBe(-1);
  });
  it("prefers what lies straight ahead to what is nearer but aside", () => {
    expect(nearest(at(0, 0), [at(15, 40), at(50, 2)], "ArrowRight")).toBe(1);
  });
  it("knows no other keys", () => {
    expect(nearest(at(0, 0), row, "Enter")).toBe(-1);
  });
});

describe("the focus", () => {
  afterEach(() => (document.body.innerHTML = ""));

  function board(html: string): HTMLElement {
    document.body.innerHTML = `<div id="board">${html}</div>`;
    return document.getElementById("board")!;
  }
  const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key }));

  it("goes on to what is lit when its own card is not any more", () => {
    const place = board('<button data-key="a" class="lit"></button><button data-key="b" class="lit"></button>');
    press("Enter");
    const [a, b] = [...place.querySelectorAll("button")];
    a!.focus();
    a!.classList.remove("lit");
    refocus(place);
    expect(document.activeElement).toBe(b);
  });
  it("is left alone where it is of use, and where a pointer is used", () => {
    const place = board('<button data-key="a" class="lit"></button><input />');
    press("Tab");
    place.querySelector("input")!.focus();
    refocus(place);
    expect(document.activeElement).toBe(place.querySelector("input"));
    place.querySelector("input")!.blur();
    dispatchEvent(new Event("pointerdown"));
    refocus(place);
    expect(document.activeElement).toBe(document.body);
  });
  it("stays when an arrow leads nowhere", () => {
    const place = board('<button data-key="a" class="lit"></button>');
    place.querySelector("button")!.focus();
    arrow(place, new KeyboardEvent("keydown", { key: "ArrowRight" }));
    expect(document.activeElement).toBe(place.querySelector("button"));
  });
});
