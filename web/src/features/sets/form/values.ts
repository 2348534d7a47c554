/** What people call the values of a card set: words that its form offers, and whole tables of them. */
import { say } from "../../../lib/i18n/index.svelte";
import type { FormField, FormPart, SetForm, Takes } from "../../../lib/wire/types";
import { kindOf } from "./blank";
import { isTable, type Table } from "../content";
import { setWords } from "../words";

/** One of the words that a field offers. */
export const called = (takes: Takes, value: unknown): string => say(takes.names?.[String(value)]) || String(value);

/** Any value of a field, in a line. `takes` undefined: of a field that the form doesn't know. */
export function shown(form: SetForm, takes: Takes | undefined, value: unknown): string {
  if (value === undefined) return "–";
  if (takes?.kind === "either") return shown(form, takes.either?.[kindOf(value, takes.either)], value);
  if (takes?.kind === "choice") return called(takes, value);
  if (typeof value === "boolean") return setWords()[value ? "yes" : "no"];
  if (Array.isArray(value) && takes?.items) return value.map((one) => shown(form, takes.items!, one)).join(", ");
  const part = isTable(value) ? partOf(form, takes, value) : undefined;
  if (part) return inWords(form, part, value as Table);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Which of the tables that a field takes this is. */
export function partOf(form: SetForm, takes: Takes | undefined, value: Table): FormPart | undefined {
  const known = (takes?.parts ?? []).map((name) => form.parts[name]!);
  const tagged = known.find(({ tag_field, tag }) => tag_field && value[tag_field] === tag);
  return tagged ?? (known[0]?.tag_field ? undefined : known[0]);
}

function inWords(form: SetForm, part: FormPart, value: Table): string {
  const said = (field: FormField) => `${say(field.label)} ${shown(form, field.takes, value[field.name])}`;
  const fields = part.fields.filter(({ name }) => value[name] !== undefined).map(said);
  if (!part.tag) return fields.join(", ");
  return fields.length ? `${say(part.label)} (${fields.join(", ")})` : say(part.label);
}
