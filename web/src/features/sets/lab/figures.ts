/** The lab's figures in words: a value with what it is sure to, and what became of it. */
import type { Change, FigureLine, Span } from "../../../lib/wire/types";
import { idsIn } from "../content";

const round = (value: number, digits: number) => value.toFixed(digits).replace("-", "−");

/** Half of the interval's width; null: too few games say nothing of it. */
const half = ({ low, high }: Span): number | null => (low === null || high === null ? null : (high - low) / 2);

/** "48.2 ± 1.2%", or "3.41 ± 0.20". */
export function told(span: Span, isShare: boolean): string {
  const [by, digits] = isShare ? [100, 1] : [1, 2];
  const around = half(span);
  const value = round(span.value * by, digits);
  const sure = around === null ? value : `${value} ± ${round(around * by, digits)}`;
  return isShare ? `${sure}%` : sure;
}

/** "+3.1 ± 1.2", in points of a hundred where it is a share. */
export function toldChange({ by }: Change, isShare: boolean): string {
  const sign = by.value > 0 ? "+" : "";
  return sign + told(by, isShare).replace("%", "");
}

/** What is to be read beside a card: its lines, the win shares first. */
export function linesOf(lines: readonly FigureLine[], entry: unknown): FigureLine[] {
  const ids = new Set(idsIn(entry));
  const rank = ({ table }: FigureLine) => (table.endsWith(".share") ? 0 : 1);
  return lines.filter((line) => ids.has(line.card)).sort((one, other) => rank(one) - rank(other));
}

/** What is to be read of the game as a whole. */
export const general = (lines: readonly FigureLine[]): FigureLine[] =>
  lines.filter(({ table }) => table === "positions" || table === "course");

/** What really is different, the largest first. */
export const real = (lines: readonly FigureLine[]): FigureLine[] =>
  lines.filter(({ change }) => change?.verdict === "real");
