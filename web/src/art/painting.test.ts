import { afterEach, expect, it, vi } from "vitest";
import { canPaint, paint, paintedOf, stepOf } from "./painting";

/** A canvas that keeps what it was asked for; this page's DOM has none. */
function canvases(): number[] {
  const widths: number[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, done) {
    widths.push(this.width);
    done(new Blob(["dots"], { type: "image/webp" }));
  });
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue(undefined);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(240);
  vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(336);
  return widths;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it("few widths are painted, none narrower than it is shown", () => {
  expect([1, 64, 65, 112, 300, 9999].map(stepOf)).toEqual([64, 64, 128, 128, 320, 512]);
});

it("a picture is painted once, and again only where it is shown wider", async () => {
  const widths = canvases();
  const draw = vi.fn(() => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336"/>');
  expect(paintedOf(draw, "a", {})).toBeNull();
  await Promise.all([paint(draw, "a", {}, 100), paint(draw, "a", {}, 120)]);
  expect(paintedOf(draw, "a", {})).toMatchObject({ width: 128 });
  await paint(draw, "a", {}, 60);
  expect(widths).toEqual([128]);
  await paint(draw, "a", {}, 200);
  expect(widths).toEqual([128, 256]);
  expect(paintedOf(draw, "a", {})?.width).toBe(256);
});

it("where a canvas doesn't give back what was painted, pictures stay shapes", () => {
  expect(canPaint()).toBe(false); // this page's DOM has no canvas
});
