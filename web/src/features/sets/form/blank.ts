/** What a new entry says before anybody has filled it in: what must be there, and nothing else. */
import type { SetForm, Takes } from "../../../lib/wire/types";
import type { Table } from "../content";

const DEEPEST = 4; // tables within tables

export function blankTable(form: SetForm, name: string, depth = 0): Table {
  const part = form.parts[name];
  if (!part) return {};
  const made: Table = part.tag_field ? { [part.tag_field]: part.tag } : {};
  for (const field of part.fields) if (field.required) made[field.name] = blankValue(form, field.takes, depth + 1);
  return made;
}

export function blankValue(form: SetForm, takes: Takes, depth = 0): unknown {
  switch (takes.kind) {
    case "number":
      return Math.min(Math.max(0, takes.low ?? 0), takes.high ?? 0xffff);
    case "switch":
      return false;
    case "choice":
      return takes.values?.[0] ?? "";
    case "list":
    case "any":
      return [];
    case "map":
      return {};
    case "table":
      return depth > DEEPEST ? {} : blankTable(form, takes.parts?.[0] ?? "", depth);
    case "either":
      return takes.either?.[0] ? blankValue(form, takes.either[0], depth) : "";
    default:
      return "";
  }
}

/** Which of several kinds a value is of. */
export function kindOf(value: unknown, takes: readonly Takes[]): number {
  const fits = (one: Takes): boolean => {
    if (one.kind === "number") return typeof value === "number";
    if (one.kind === "switch") return typeof value === "boolean";
    if (one.kind === "choice") return (one.values ?? []).includes(value as string | number);
    if (one.kind === "text") return typeof value === "string";
    if (one.kind === "list" || one.kind === "any") return Array.isArray(value);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  };
  return Math.max(0, takes.findIndex(fits));
}
