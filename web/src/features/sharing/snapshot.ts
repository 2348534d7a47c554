/** A part of the page as an image of its own: its markup and all styles in one SVG, which no other file belongs to. */
const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
/** What moves is shown where it comes to rest. */
const AT_REST = "*, *::before, *::after { animation: none !important; transition: none !important; }";

/** As it is laid out now; rejects where this browser can't paint it. */
export async function pictureOf(element: HTMLElement): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(element))}`;
  await picture.decode();
  return picture;
}

async function svgOf(element: HTMLElement): Promise<string> {
  const { offsetWidth: width, offsetHeight: height } = element;
  const svg = document.createElementNS(SVG, "svg");
  const root = document.documentElement;
  for (const { name, value } of root.attributes) svg.setAttribute(name, value); // what styles ask of the page
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  svg.style.fontSize = getComputedStyle(root).fontSize; // what a rem is
  const style = document.createElementNS(XHTML, "style");
  style.textContent = (await stylesOf(document)) + AT_REST;
  const room = document.createElementNS(SVG, "foreignObject");
  room.setAttribute("width", String(width));
  room.setAttribute("height", String(height));
  room.append(copyOf(element));
  svg.append(style, room);
  return new XMLSerializer().serializeToString(svg);
}

/** As they were written: what a browser makes of its rules loses shorthands that have variables in them. */
async function stylesOf(page: Document): Promise<string> {
  const texts = [...page.styleSheets].map(({ href, ownerNode }) =>
    href ? fetch(href).then((answer) => answer.text()) : (ownerNode?.textContent ?? ""),
  );
  return (await Promise.all(texts)).join("\n");
}

/** With what it inherits on the page. */
function copyOf(element: HTMLElement): HTMLElement {
  const { font, color, lineHeight } = getComputedStyle(element);
  const frame = document.createElementNS(XHTML, "div") as HTMLElement;
  Object.assign(frame.style, { font, color, lineHeight, width: `${element.offsetWidth}px` });
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelectorAll("img").forEach((image) => (image.decoding = "sync"));
  flatten([...element.querySelectorAll<HTMLElement>("*")], [...copy.querySelectorAll<HTMLElement>("*")]);
  frame.append(...copy.childNodes);
  return frame;
}

/** An image has no depth: of what has two sides, the one that is turned to us lies flat, and the other isn't there. */
function flatten(originals: readonly HTMLElement[], copies: readonly HTMLElement[]): void {
  originals.forEach((original, nth) => {
    const copy = copies[nth];
    const style = getComputedStyle(original);
    if (!copy || style.backfaceVisibility !== "hidden") return;
    const solid = original.parentElement;
    const turned = isTurned(style) !== (!!solid && isTurned(getComputedStyle(solid)));
    if (turned) copy.remove();
    else
      for (const one of [copy, copy.parentElement])
        if (one) Object.assign(one.style, { transform: "none", rotate: "none" });
  });
}

const HALF = /^[xy] -?180deg$/;
const isTurned = ({ transform, rotate }: CSSStyleDeclaration): boolean =>
  HALF.test(rotate) !== (transform !== "none" && new DOMMatrixReadOnly(transform).m33 < 0);
