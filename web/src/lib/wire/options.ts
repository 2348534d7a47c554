/** Options as a form needs them: what there is to pick from, and what the number of seats decides. */
import type { KindInfo, OptionInfo, Text } from "./types";

/** What a form can offer of an option: of several kinds of values, those that are picked by name. */
export const plain = ({ takes }: OptionInfo): KindInfo | undefined =>
  takes.kind === "either" ? (takes.either ?? []).find(({ kind }) => kind === "choice") : takes;

/** The default where so many sit there. */
export const usual = (option: OptionInfo, seats: number): unknown => option.default_for[seats] ?? option.default;

/** The options as one person who plays against bots is offered them. */
export const againstBots = (options: readonly OptionInfo[]): OptionInfo[] =>
  options.map((option) =>
    option.against_bots === null ? option : { ...option, default: option.against_bots, default_for: {} },
  );

/** What is to be said for that to the server: for the table, and for one's own seat. */
export function offeredAgainstBots(options: readonly OptionInfo[], helped: boolean) {
  const said = options.filter((option) => option.against_bots !== null && (helped || option.concerns !== "help"));
  const of = (perSeat: boolean): Record<string, unknown> =>
    Object.fromEntries(said.filter((one) => one.per_seat === perSeat).map((one) => [one.name, one.against_bots]));
  return { table: of(false), seat: of(true) };
}

/** The variants of the rules that so many seats bring with them. */
export const impliedBy = (seats: number, options: readonly OptionInfo[]): OptionInfo[] =>
  options.filter((option) => option.implied && String(seats) in option.default_for);

/** The values that have names, to be picked from a list; none where a number is typed in. */
export function named(kind: KindInfo): string[] {
  if (kind.kind !== "number") return kind.values ?? [];
  const all = Array.from({ length: kind.high! - kind.low! + 1 }, (_, nth) => String(kind.low! + nth));
  return all.every((value) => kind.words?.[value]) ? all : [];
}

/** In how many of what people count a number is asked for and shown: spans come in ms, and are typed in seconds. */
export function measured(kind: KindInfo): { each: number; unit: Text | null } {
  if (kind.unit?.en === "ms") return { each: 1000, unit: { en: "s", ja: "秒" } };
  return { each: 1, unit: kind.unit ?? null };
}

/** A value as people read it. */
export function inWords({ takes }: OptionInfo, value: unknown): Text {
  const words = takes.words?.[String(value)];
  if (words) return words;
  const { each, unit } = measured(takes);
  const number = typeof value === "number" ? String(value / each) : String(value);
  return { en: `${number}${unit ? ` ${unit.en}` : ""}`, ja: `${number}${unit?.ja ?? ""}` };
}

/** A picked name as the value that the server takes. */
export const valueOf = (kind: KindInfo, picked: string): string | number =>
  kind.kind !== "choice" && /^\d+$/.test(picked) ? Number(picked) : picked;

/** What was chosen for another number of seats, without the seats that are no longer there. */
export function stillPossible(options: readonly OptionInfo[], chosen: Record<string, unknown>, seats: number) {
  const gone = options.filter(({ name, takes }) => takes.kind === "seat" && Number(chosen[name]) >= seats);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !gone.some((option) => option.name === name)));
}
