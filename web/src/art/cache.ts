/** Pictures as addresses of images: each is made once. */
import type { Draw, Options, Size } from "./types";

const kept = new WeakMap<Draw, Map<string, string>>();

/** What tells a game's pictures apart. */
export const keyOf = (id: string, size: Size, options: Options): string => JSON.stringify([id, size, options]);

/** The address of a picture. An image's ids are its own, so pictures may stand side by side, and a browser paints equal ones once. */
export function srcOf(draw: Draw, id: string, size: Size, options: Options = {}): string {
  const all = kept.get(draw) ?? new Map<string, string>();
  kept.set(draw, all);
  const key = keyOf(id, size, options);
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = addressOf(draw(id, size, options));
  all.set(key, made);
  return made;
}

/** SVG in an address; only what would end the address or an attribute is spelled out. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll('"', "'")}`;
