/** What of a style sheet do our oldest browsers lack? By MDN's compatibility data: properties and their keywords, functions, units, selectors, at-rules. */
import { createRequire } from "node:module";
import postcss from "postcss";

const {
    properties,
    selectors,
    types,
    "at-rules": atRules,
} = createRequire(import.meta.url)("@mdn/browser-compat-data").css;
const PREFIXED = /^-(webkit|moz)-/;
/** Functions and units, by their names, wherever MDN keeps them. */
const FUNCTIONS = named(types, (name) => /^[a-z][a-z0-9-]*$/.test(name));
const UNITS = named(types.length, (name) => /^[a-z]+$/.test(name));

function named(tree, fits, found = new Map()) {
    for (const [name, part] of Object.entries(tree)) {
        if (name === "__compat" || typeof part !== "object") continue;
        if (part.__compat && fits(name) && !found.has(name)) found.set(name, part.__compat);
        named(part, fits, found);
    }
    return found;
}

/** `browsers`: the oldest version of each, `{ chrome: 111, firefox: 115 }`. Tells what is lacking, where. */
export function lacking(css, browsers) {
    const found = new Set();
    const need = (compat, what) => {
        for (const [browser, oldest] of Object.entries(browsers)) {
            const missing = compat && since(compat.support[browser]) > oldest;
            if (missing || !compat)
                found.add(
                    compat ? `${what} (not in ${browser} ${oldest})` : `${what} (no browser is known to have it)`,
                );
        }
    };
    postcss.parse(css).walk((node) => {
        if (isGuarded(node)) return;
        if (node.type === "atrule") atRule(node, need);
        else if (node.type === "rule") rule(node, need);
        else if (node.type === "decl") declaration(node, need);
    });
    return [...found];
}

/** The version in which it came; Infinity: it never came, or only behind a switch or a prefix. */
function since(support) {
    const whole = [support]
        .flat()
        .filter((one) => one && !one.flags && !one.prefix && !one.alternative_name && !one.version_removed);
    return Math.min(
        Infinity,
        ...whole.map(({ version_added: version }) =>
            typeof version === "string" && version !== "preview" ? parseFloat(version.replace("≤", "")) : Infinity,
        ),
    );
}

/** What stands in @supports is meant for those who have it. */
function isGuarded(node) {
    for (let above = node.parent; above; above = above.parent)
        if (above.type === "atrule" && above.name === "supports") return true;
    return false;
}

function atRule(node, need) {
    if (PREFIXED.test(node.name)) return;
    need(atRules[node.name]?.__compat, `@${node.name}`);
    if (node.name === "container" && /\bstyle\(/.test(node.params))
        need(atRules.container["style_queries_for_custom_properties"]?.__compat, "@container style()");
}

function rule(node, need) {
    if (node.parent?.type === "rule") need(selectors.nesting?.__compat, "nested rules");
    for (const [, name] of node.selector.matchAll(/::?([a-z-]+)/g))
        if (!PREFIXED.test(name)) need(selectors[name]?.__compat, `:${name}`);
}

function declaration(node, need) {
    const { prop, value } = node;
    if (prop.startsWith("--") || PREFIXED.test(prop)) return values(value, need);
    if (node.parent?.type === "atrule" && ["font-face", "property", "counter-style", "page"].includes(node.parent.name))
        return;
    const known = properties[prop];
    need(known?.__compat, prop);
    for (const [word] of value.replace(/"[^"]*"|'[^']*'|\([^()]*\)/g, " ").matchAll(/[a-z][a-z-]*/g))
        if (known?.[word]?.__compat) need(known[word].__compat, `${prop}: ${word}`);
    values(value, need);
}

function values(value, need) {
    const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, " ");
    for (const [, name] of plain.matchAll(/(?<![\w-])([a-z][a-z0-9-]*)\(/g))
        if (FUNCTIONS.has(name)) need(FUNCTIONS.get(name), `${name}()`);
    for (const [, unit] of plain.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g))
        if (UNITS.has(unit)) need(UNITS.get(unit), unit);
    if (/\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/.test(plain))
        need(types.color.rgb["relative_syntax"]?.__compat, "relative colours");
}
