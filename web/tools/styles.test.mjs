import { expect, it } from "vitest";
import { lacking } from "./styles.mjs";

const OLDEST = { chrome: 111, firefox: 115 };

it.each([
    ["a:has(b) { color: red }", ":has (not in firefox 115)"],
    [".a { zoom: 1.2 }", "zoom (not in firefox 115)"],
    ["@property --x { syntax: '<length>'; inherits: false; initial-value: 0px }", "@property (not in firefox 115)"],
    ["@container style(--x: 1) { .a { color: red } }", "@container style() (not in firefox 115)"],
    [".a { color: light-dark(red, blue) }", "light-dark() (not in firefox 115)"],
    [".a { color: rgb(from red r g b) }", "relative colours (not in firefox 115)"],
    [".a { color: red; &:hover { color: blue } }", "nested rules (not in firefox 115)"],
    [".a { grid-template-rows: subgrid }", "grid-template-rows: subgrid (not in chrome 111)"],
    [".a { colour: red }", "colour (no browser is known to have it)"],
])("finds what a browser lacks: %s", (css, what) => {
    expect(lacking(css, OLDEST)).toContain(what);
});

it.each([
    ".a { width: 10cqw; height: 100dvh; inset: 0; translate: 0 2px; color: color-mix(in srgb, red, blue) }",
    "@container (min-width: 3px) { .a:focus-visible::before { content: 'zoom: light-dark(1)' } }",
    "@supports selector(:has(a)) { a:has(b) { color: red } }",
    ".a { --own: 3px; -webkit-line-clamp: 2; background: url(zoom.svg) }",
])("lets pass what both have: %s", (css) => {
    expect(lacking(css, OLDEST)).toEqual([]);
});
