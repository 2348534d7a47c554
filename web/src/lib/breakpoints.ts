/** The breakpoints of the page. Styles name them, `@media (--phone)`, and the build puts the queries in (vite.config.ts). */

/** In px: narrower is a phone held upright. */
export const PHONE = 700;
/** Up to this width a page has one column. */
export const NARROW = 900;
/** From this width on there is room beside a board. */
export const WIDE = 1200;
/** Up to this height a board needs every line. */
export const LOW = 700;

export const QUERIES: Readonly<Record<string, string>> = {
  "(--phone)": `(width < ${PHONE}px)`,
  "(--narrow)": `(width <= ${NARROW}px)`,
  "(--wide)": `(width >= ${WIDE}px)`,
  "(--low)": `(height <= ${LOW}px)`,
  "(--huge)": "(width >= 2000px)",
};
