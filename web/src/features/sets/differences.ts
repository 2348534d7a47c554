/** What differs between two card sets: entry by entry, field by field. As `dengen cards diff` tells it. */
import { isEntries, isTable, type Content, type Table } from "./content";

/** `entry`: its id ("": the set itself). `field` "": the whole entry is new, or gone. */
export interface Difference {
  entry: string;
  field: string;
  before: unknown;
  after: unknown;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : isTable(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((name) => [name, sorted(value[name])]),
        )
      : value;

export const differences = (before: Content, after: Content): Difference[] => between(before, after, "", "");

function between(before: Table, after: Table, entry: string, where: string): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => ofValues(before[name], after[name], entry, where + name));
}

function ofValues(before: unknown, after: unknown, entry: string, where: string): Difference[] {
  if (isSame(before, after)) return [];
  if (isTable(before) && isTable(after)) return between(before, after, entry, `${where}.`);
  if (isEntries(before) && isEntries(after)) return ofEntries(before, after);
  return [{ entry, field: where, before, after }];
}

function ofEntries(before: Table[], after: Table[]): Difference[] {
  const [was, is] = [before, after].map((entries) => new Map(entries.map((one) => [String(one.id), one])));
  return [...new Set([...was!.keys(), ...is!.keys()])].flatMap((id) => {
    const [one, other] = [was!.get(id), is!.get(id)];
    return one && other ? between(one, other, id, "") : [{ entry: id, field: "", before: one, after: other }];
  });
}
