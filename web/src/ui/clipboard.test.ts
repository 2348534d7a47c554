import { afterEach, expect, it, vi } from "vitest";
import { copyFrom } from "./clipboard";

afterEach(() => vi.unstubAllGlobals());

function field(): HTMLTextAreaElement {
  const made = document.createElement("textarea");
  made.value = "4 bri_sparks";
  return made;
}

it("writes to the clipboard", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyFrom(field())).toBe(true);
  expect(writeText).toHaveBeenCalledWith("4 bri_sparks");
});

it.each([true, false])("over plain http copies what is selected, if it may: %s", async (may) => {
  vi.stubGlobal("navigator", {});
  const made = field();
  const select = vi.spyOn(made, "select");
  document.execCommand = vi.fn(() => may);
  expect(await copyFrom(made)).toBe(may);
  expect(select).toHaveBeenCalled();
  expect(document.execCommand).toHaveBeenCalledWith("copy");
});
