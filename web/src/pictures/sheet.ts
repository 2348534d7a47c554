/** One picture: collects gradients and layers, and writes the SVG. */

export const W = 240,
  H = 336;

export class Sheet {
  private defs = new Map<string, string>();
  private out: string[] = [];
  /** `plain`: without filters. `flat`: neighbours of one colour may become one path. */
  constructor(
    readonly plain = false,
    private flat = true,
  ) {}

  /** A group under a filter, which a plain picture leaves out. */
  filtered(filter: string, draw: () => void) {
    if (!this.plain) return this.group(`filter="url(#${filter})"`, draw);
    draw();
    return this;
  }
  /** What only a filter makes visible. */
  onlyFiltered(svg: string) {
    return this.plain ? this : this.raw(svg);
  }

  /** Linear gradient over the shape's own box, so that each feather of a wing carries its own light. */
  lg(from: string, to: string, x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.def(
      `l${from}${to}${x1}${y1}${x2}${y2}`,
      (id) =>
        `<linearGradient id="${id}"${x1 ? ` x1="${x1}"` : ""}${y1 ? ` y1="${y1}"` : ""}${x2 === 1 ? "" : ` x2="${x2}"`}${y2 ? ` y2="${y2}"` : ""}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
  }
  rg(stops: [number, string, number?][], cx = 0.5, cy = 0.5, r = 0.5, user = false): string {
    return this.def(
      `r${JSON.stringify(stops)}${cx}${cy}${r}`,
      (id) =>
        `<radialGradient id="${id}"${user ? ' gradientUnits="userSpaceOnUse"' : ""} cx="${cx}" cy="${cy}" r="${r}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? "" : ` stop-opacity="${a}"`}/>`).join("")}</radialGradient>`,
    );
  }
  def(key: string, make: (id: string) => string): string {
    if (!this.defs.has(key)) this.defs.set(key, make(`g${this.defs.size}`));
    return `url(#${/id="([^"]+)"/.exec(this.defs.get(key)!)![1]})`;
  }
  raw(svg: string) {
    this.out.push(svg);
    return this;
  }
  /** Neighbours of the same flat colour become one path (never under a lead, where each pane needs its own outline). */
  fill(d: string, fill: string, more = "") {
    const last = this.out.length - 1,
      tail = `" fill="${fill}"${more ? ` ${more}` : ""}/>`;
    if (
      fill.startsWith("#") &&
      !more.includes("opacity") &&
      !more.includes("rule") &&
      this.out[last]?.endsWith(tail) &&
      this.out[last]!.startsWith("<path d") &&
      this.flat
    ) {
      this.out[last] = this.out[last]!.slice(0, -tail.length) + d + tail;
      return this;
    }
    return this.raw(`<path d="${d}" fill="${fill}"${more ? ` ${more}` : ""}/>`);
  }
  ink(d: string, stroke: string, width: number, more = "") {
    return this.raw(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more ? ` ${more}` : ""}/>`);
  }
  group(attrs: string, draw: () => void) {
    this.raw(`<g ${attrs}>`);
    draw();
    return this.raw("</g>");
  }
  /** Draws a thing once into the defs and then only points at it: eyes of a wheel, paper charms, playing cards, fists. */
  stamp(key: string, transform: string, draw: () => void) {
    if (!this.defs.has(`s${key}`)) {
      const kept = this.out;
      this.out = [];
      draw();
      const inside = this.packed();
      this.out = kept;
      this.defs.set(`s${key}`, `<g id="s${this.defs.size}">${inside}</g>`);
    }
    const id = /id="([^"]+)"/.exec(this.defs.get(`s${key}`)!)![1];
    return this.raw(`<use href="#${id}"${transform ? ` transform="${transform}"` : ""}/>`);
  }
  clip(d: string, draw: () => void, more = "") {
    const id = this.def(`c${d}`, (i) => `<clipPath id="${i}"><path d="${d}"/></clipPath>`);
    return this.group(`clip-path="${id}"${more ? ` ${more}` : ""}`, draw);
  }
  /** Runs of paths with the same fill share it through a group. */
  private packed(): string {
    const res: string[] = [],
      plain = /^<path d="([^"]*)" fill="([^"]*)"\/>$/;
    for (let i = 0; i < this.out.length; i++) {
      const fill = plain.exec(this.out[i]!)?.[2];
      let k = i;
      while (fill && plain.exec(this.out[k + 1] ?? "")?.[2] === fill) k++;
      if (k - i < 2) {
        res.push(this.out[i]!);
        continue;
      }
      res.push(
        `<g fill="${fill}">${this.out
          .slice(i, k + 1)
          .map((one) => `<path d="${plain.exec(one)![1]}"/>`)
          .join("")}</g>`,
      );
      i = k;
    }
    return res
      .join("")
      .replace(
        /(?:<path [^>]*stroke="none"\/>){3,}/g,
        (run) => `<g stroke="none">${run.replaceAll(' stroke="none"', "")}</g>`,
      );
  }
  /** `extra` are definitions of the caller's own, such as filters. */
  svg(extra = ""): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><defs>${extra}${[...this.defs.values()].join("")}</defs>${this.packed()}</svg>`;
  }
}
