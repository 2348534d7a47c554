/** A card set as data: what stands where, changed without touching what was there before. */
import type { Text } from "../../lib/wire/types";

export type Content = Record<string, unknown>;
export type Table = Record<string, unknown>;
export type Step = string | number;
export type Path = readonly Step[];

export const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list of cards, or of whatever has an id. */
export const isEntries = (value: unknown): value is Table[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isTable(one) && "id" in one);

export function valueAt(content: unknown, path: Path): unknown {
  let found = content;
  for (const step of path) found = (found as Record<Step, unknown> | null | undefined)?.[step];
  return found;
}

/** With another value at this place; undefined: with nothing there. */
export function withValue<T>(content: T, path: Path, value: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return value as T;
  if (Array.isArray(content)) {
    const at = Number(step);
    if (!rest.length && value === undefined) return content.filter((_, nth) => nth !== at) as T;
    const made = content.slice();
    made[at] = withValue(content[at], rest, value);
    return made as T;
  }
  const made = { ...(content as Table) };
  const inner = withValue(made[step] ?? (typeof rest[0] === "number" ? [] : {}), rest, value);
  if (inner === undefined) delete made[step];
  else made[step] = inner;
  return made as T;
}

/** `effect[0].to` as steps. */
export const steps = (field: string): Step[] =>
  (field.match(/[^.[\]]+/g) ?? []).map((one) => (/^\d+$/.test(one) ? Number(one) : one));

export const keyOf = (path: Path): string => path.join("/");

/** The way to the entry with this id, whatever list it stands in. */
export function placeOf(content: unknown, id: string, path: Path = []): Path | null {
  if (Array.isArray(content)) {
    const at = content.findIndex((one) => isTable(one) && one.id === id);
    if (at >= 0) return [...path, at];
    return first(content.map((one, nth) => placeOf(one, id, [...path, nth])));
  }
  if (isTable(content)) return first(Object.entries(content).map(([name, one]) => placeOf(one, id, [...path, name])));
  return null;
}
const first = (found: (Path | null)[]): Path | null => found.find((one) => one !== null) ?? null;

interface Fault {
  card: string;
  field: string;
  why: Text;
}

/** Where a fault stands; of an entry that can't be found, the set itself. */
export const faultPath = (content: Content, fault: Fault): Path => [
  ...(fault.card ? (placeOf(content, fault.card) ?? []) : []),
  ...steps(fault.field),
];

/** What is wrong, by place. */
export function faultsByPlace(content: Content, faults: readonly Fault[]): Map<string, Text[]> {
  const found = new Map<string, Text[]>();
  for (const fault of faults) {
    const key = keyOf(faultPath(content, fault));
    found.set(key, [...(found.get(key) ?? []), fault.why]);
  }
  return found;
}

/** Every id of a set, those of entries within entries too. */
export function idsIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(idsIn);
  if (!isTable(content)) return [];
  return [...(typeof content.id === "string" ? [content.id] : []), ...Object.values(content).flatMap(idsIn)];
}

/** An id like this one that nobody has. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const stem = wanted.replace(/_\d+$/, "");
  for (let nth = 2; ; nth++) if (!taken.has(`${stem}_${nth}`)) return `${stem}_${nth}`;
}

/** An id for a new entry of this list. */
export const newId = (list: string, taken: ReadonlySet<string>): string =>
  taken.has(`new_${list}`) ? freeId(`new_${list}`, taken) : `new_${list}`;

/** The same entry once more: it, and whatever has an id in it, gets another. */
export function duplicated(entry: Table, content: Content): Table {
  const taken = new Set(idsIn(content));
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (!isTable(value)) return value;
    const made = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renamed(one)]));
    if (typeof value.id === "string") taken.add((made.id = freeId(value.id, taken)) as string);
    return made;
  };
  return renamed(entry) as Table;
}

/** Every text that stands under this name anywhere in a set, each once. */
export function wordsUnder(name: string, content: unknown): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown, under: string) => {
    if (typeof value === "string" && under === name) found.add(value);
    else if (Array.isArray(value)) for (const one of value) look(one, under);
    else if (isTable(value)) for (const [key, one] of Object.entries(value)) look(one, key);
  };
  look(content, "");
  return found;
}

/** How a text is typed in: `drawn` over several lines, `long` in a sentence or two. The same in both languages. */
export function textKind(name: string, content: unknown): "drawn" | "long" | "short" {
  const [, stem] = /^(.*)_(?:en|ja)$/.exec(name) ?? [];
  const known = (stem ? [`${stem}_en`, `${stem}_ja`] : [name]).flatMap((one) => [...wordsUnder(one, content)]);
  if (known.some((one) => one.includes("\n"))) return "drawn";
  return known.some((one) => one.length > 36) ? "long" : "short";
}

/** The ids of a set that such a field may name, if in `model` it names ids only (or words that it takes besides). */
export function idsFor(name: string, content: Content, model: Content, besides: readonly string[] = []): string[] {
  if (name === "id" || /_(en|ja)$/.test(name)) return [];
  return idsLike(
    [...wordsUnder(name, model)].filter((one) => one && !besides.includes(one)),
    content,
    model,
  );
}

/** The ids of a set that may be keys of such a table. */
export const keysFor = (name: string, content: Content, model: Content): string[] =>
  idsLike(keysUnder(name, model), content, model);

function keysUnder(name: string, content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap((one) => keysUnder(name, one));
  if (!isTable(content)) return [];
  const own = content[name];
  return [...(isTable(own) ? Object.keys(own) : []), ...Object.values(content).flatMap((one) => keysUnder(name, one))];
}

/** All ids that stand where these do in a model of the set; none, if they aren't ids. */
function idsLike(known: readonly string[], content: Content, model: Content): string[] {
  const groups = Object.keys(model).filter((group) => idsOf(model[group]).some((id) => known.includes(id)));
  const isKnown = new Set(groups.flatMap((group) => idsOf(model[group])));
  return known.every((one) => isKnown.has(one)) ? groups.flatMap((group) => idsOf(content[group])) : [];
}

const idsOf = (group: unknown): string[] =>
  isTable(group) ? Object.keys(group) : isEntries(group) ? group.map((one) => String(one.id)) : [];

/** What others say in such a field, where that is little. */
export function suggested(name: string, content: Content): string[] {
  const known = [...wordsUnder(name, content)].filter(Boolean);
  if (name === "id" || /_(en|ja)$/.test(name)) return [];
  return known.length < 12 && known.every((one) => one.length < 24) ? known : [];
}
