import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Share from "./Share.svelte";

const props = { url: "http://198.51.100.10:8000/t/k7q2m9#xN3", title: "A game of cards" };
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function shown(navigator: object): { press: HTMLButtonElement | undefined; leave: () => void } {
  vi.stubGlobal("navigator", { language: "en", ...navigator });
  const part = mount(Share, { target: document.body, props });
  flushSync();
  const press = [...document.querySelectorAll("button")].find((button) => button.textContent?.includes("Send"));
  return { press, leave: () => void unmount(part) };
}

it("hands the link to the system where it can pass it on, whatever comes of it", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("changed one's mind", "AbortError")));
  const { press, leave } = shown({ share });
  press?.click();
  await Promise.resolve();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: props.title, url: props.url });
  leave();
});

it("offers nothing of the kind where it can't", () => {
  const { press, leave } = shown({});
  expect(press).toBeUndefined();
  expect(document.querySelector("input")?.value).toBe(props.url);
  leave();
});
