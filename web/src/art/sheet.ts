/** One picture: collects gradients and layers, and writes the SVG. */

export const W = 240,
  H = 336;

export class Sheet {
  private ids = new Map<string, string>();
  private defs = "";
  private out: string[] = [];
  /** How the last path ends, if the next one may go on with it. */
  private tail = "";
  /** `plain`: without filters. `flat`: neighbours of one colour may become one path. */
  constructor(
    readonly plain = false,
    private flat = true,
    readonly wide = W,
    readonly high = H,
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
  /** Defines something once; gives its id. */
  idOf(key: string, make: (id: string) => string): string {
    const known = this.ids.get(key);
    if (known) return known;
    const id = `g${this.ids.size}`;
    this.ids.set(key, id);
    const made = make(id); // which may define others first
    this.defs += made;
    return id;
  }
  private def(key: string, make: (id: string) => string): string {
    return `url(#${this.idOf(key, make)})`;
  }
  raw(svg: string) {
    this.out.push(svg);
    this.tail = "";
    return this;
  }
  /** Neighbours of the same flat colour become one path (never under a lead, where each pane needs its own outline). */
  fill(d: string, fill: string, more = "") {
    const tail = `" fill="${fill}"${more ? ` ${more}` : ""}/>`;
    const last = this.out.length - 1;
    if (tail === this.tail) this.out[last] = this.out[last]!.slice(0, -tail.length) + d + tail;
    else this.raw(`<path d="${d}${tail}`);
    if (this.flat && fill[0] === "#" && !more.includes("opacity") && !more.includes("rule")) this.tail = tail;
    return this;
  }
  ink(d: string, stroke: string, width: number, more = "") {
    return this.raw(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more ? ` ${more}` : ""}/>`);
  }
  group(attrs: string, draw: () => void) {
    this.raw(`<g ${attrs}>`);
    draw();
    return this.raw("</g>");
  }
  /** Draws a thing once and then only points at it: eyes of a wheel, paper charms, playing cards, fists. */
  stamp(key: string, transform: string, draw: () => void) {
    const id = this.idOf(`s${key}`, (made) => {
      const kept = this.out;
      this.out = [];
      this.tail = "";
      draw();
      const inside = this.out.join("");
      this.out = kept;
      return `<g id="${made}">${inside}</g>`;
    });
    return this.raw(`<use href="#${id}"${transform ? ` transform="${transform}"` : ""}/>`);
  }
  clip(d: string, draw: () => void, more = "") {
    const id = this.def(`c${d}`, (i) => `<clipPath id="${i}"><path d="${d}"/></clipPath>`);
    return this.group(`clip-path="${id}"${more ? ` ${more}` : ""}`, draw);
  }
  /** `extra` are definitions of the caller's own, such as filters. */
  svg(extra = ""): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.wide} ${this.high}"><defs>${extra}${this.defs}</defs>${this.out.join("")}</svg>`;
  }
}
