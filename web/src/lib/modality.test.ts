import { expect, test } from "vitest";
import { isForField } from "./modality";

function pressedIn(html: string): boolean {
  document.body.innerHTML = html;
  let found: boolean | undefined;
  const listen = (event: KeyboardEvent) => (found = isForField(event));
  addEventListener("keydown", listen);
  document.body.firstElementChild!.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  removeEventListener("keydown", listen);
  return found!;
}

test.each(["<input>", "<textarea></textarea>", "<select></select>", '<p contenteditable="true"></p>'])(
  "a key in %s belongs to the field",
  (html) => expect(pressedIn(html)).toBe(true),
);

test("a key on a button belongs to the page", () => expect(pressedIn("<button>x</button>")).toBe(false));
