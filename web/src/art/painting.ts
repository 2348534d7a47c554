/**
 * Tokens as bitmaps. A picture of many shapes takes a slow phone several milliseconds to paint, and again wherever it flies: so each
 * is painted once, in moments when the page has nothing else to do, and shown as what was painted.
 */
import { getContext, setContext } from "svelte";
import { addressOf, keyOf } from "./cache";
import type { Draw, Options } from "./types";

const TABLE = Symbol("table");
/** Whatever stands in this component lies on a table, where cards come together, turn and fly: elsewhere shapes are good enough. */
export const layTable = (): void => void setContext(TABLE, true);
export const onTable = (): boolean => getContext(TABLE) === true;

/** A bitmap's width in dots: one of few, so that equal pictures of about the same size share theirs. */
const STEP = 64;
const MOST = 512;
export const stepOf = (dots: number): number => Math.min(MOST, Math.max(STEP, Math.ceil(dots / STEP) * STEP));

/** So few are shown from their shapes at once; more would hold up a frame. */
const FEW = 3;
/** After so long, in ms, they are painted, however busy the page is. */
const LATEST = 60;

interface Painted {
  width: number;
  src: string;
  /** Kept, so that the browser keeps what it has decoded. */
  image: HTMLImageElement;
}
const painted = new WeakMap<Draw, Map<string, Painted>>();
const asked = new Map<string, Promise<void>>();
const drawIds = new WeakMap<Draw, number>();
let draws = 0;

/** The widest that has been painted of a picture; null: none. */
export function paintedOf(draw: Draw, id: string, options: Options): { src: string; width: number } | null {
  return painted.get(draw)?.get(keyOf(id, "token", options)) ?? null;
}

let granted = 0;

/** May one more be shown from its shapes until its bitmap is there? */
export function mayShowShapes(): boolean {
  if (granted + asked.size >= FEW) return false;
  if (!granted++) setTimeout(() => (granted = 0));
  return true;
}

/** Paints it at least so wide, if that hasn't been done; when it is done, `paintedOf` has it. */
export function paint(draw: Draw, id: string, options: Options, dots: number): Promise<void> {
  const width = stepOf(dots);
  const known = paintedOf(draw, id, options);
  if (known && known.width >= width) return Promise.resolve();
  const key = keyOf(id, "token", options);
  const name = `${numberOf(draw)}:${width}:${key}`;
  const under = asked.get(name);
  if (under) return under;
  const work = bitmap(() => draw(id, "token", options), width)
    .then((image) => keep(draw, key, { width, src: image.src, image }))
    .finally(() => asked.delete(name));
  asked.set(name, work);
  return work;
}

function keep(draw: Draw, key: string, made: Painted): void {
  const all = painted.get(draw) ?? new Map<string, Painted>();
  painted.set(draw, all);
  if ((all.get(key)?.width ?? 0) < made.width) all.set(key, made);
}

function numberOf(draw: Draw): number {
  const known = drawIds.get(draw) ?? draws++;
  drawIds.set(draw, known);
  return known;
}

/** In three steps, each in a moment of its own: the shapes, the dots, and the image that is made of them. */
async function bitmap(make: () => string, width: number): Promise<HTMLImageElement> {
  const shapes = await whenIdle(() => loaded(sized(make())));
  const blob = await whenIdle(() => dots(shapes, width), true);
  return loaded(await addressOfBlob(blob));
}

/** With a size of its own: without one, not every browser paints it on a canvas. */
function sized(svg: string): string {
  const [, wide, high] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return addressOf(/^<svg[^>]* width=/.test(svg) ? svg : svg.replace("<svg", `<svg width="${wide}" height="${high}"`));
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

function dots(shapes: HTMLImageElement, width: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * shapes.naturalHeight) / shapes.naturalWidth);
  canvas.getContext("2d")?.drawImage(shapes, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("not painted"))), "image/webp", 1),
  );
}

function addressOfBlob(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((done, fail) => {
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error("not read"));
    reader.readAsDataURL(blob);
  });
}

/** What waits for an idle moment, in the order in which it was asked for. */
const waiting: (() => void)[] = [];
let scheduled = false;
/** What the last ones took, in ms: one that would take longer than is left waits for the next moment, if that may bring more. */
let usual = 2;
const MOST_ASKED = 6;

/** `next`: before all others, since it has been begun. */
function whenIdle<T>(act: () => T | Promise<T>, next = false): Promise<T> {
  return new Promise((done, fail) => {
    waiting[next ? "unshift" : "push"](() => {
      try {
        done(act());
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    });
    schedule();
  });
}

function schedule(): void {
  if (scheduled || !waiting.length) return;
  scheduled = true;
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, 0, { didTimeout: true, timeRemaining: () => 0 });
}

function work(idle: IdleDeadline): void {
  scheduled = false;
  for (
    let must = idle.didTimeout;
    waiting.length && (must || idle.timeRemaining() > Math.min(usual, MOST_ASKED));
    must = false
  ) {
    const begun = performance.now();
    waiting.shift()?.();
    usual = (3 * usual + performance.now() - begun) / 4;
  }
  schedule();
}

const seen = new WeakMap<Element, (width: number) => void>();
let sights: { near: IntersectionObserver; wide: ResizeObserver } | undefined;

/** Tells how wide an image is, as soon as it is less than a screen away, and whenever that changes. */
export function watchWidth(image: Element, tell: (width: number) => void): () => void {
  sights ??= {
    near: new IntersectionObserver(
      (all) => {
        for (const { target, isIntersecting } of all)
          if (isIntersecting) {
            sights?.near.unobserve(target);
            sights?.wide.observe(target);
          }
      },
      { rootMargin: "100%" },
    ),
    wide: new ResizeObserver((all) => {
      for (const { target, contentRect } of all) seen.get(target)?.(contentRect.width);
    }),
  };
  seen.set(image, tell);
  sights.near.observe(image);
  return () => {
    sights?.near.unobserve(image);
    sights?.wide.unobserve(image);
  };
}

const COLOUR = [58, 123, 213, 255];
let faithful: boolean | undefined;

/** Does this browser give back what was painted? Some don't, so that nobody is told apart by it. */
export function canPaint(): boolean {
  faithful ??= isFaithful();
  return faithful;
}

function isFaithful(): boolean {
  if (typeof document === "undefined") return false;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext("2d");
  if (!brush) return false;
  brush.fillStyle = `rgb(${COLOUR.slice(0, 3).join(" ")})`;
  brush.fillRect(0, 0, 1, 1);
  const got = brush.getImageData(0, 0, 1, 1).data;
  return COLOUR.every((part, nth) => Math.abs(part - (got[nth] ?? 0)) <= 2);
}
