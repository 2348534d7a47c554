/** What each seat could expect, move by move, as lines in a box. Pure. */
import type { Analysis } from "../../lib/wire/types";

export interface Box {
  width: number;
  height: number;
}

export interface Curve {
  seat: number;
  path: string;
}

export const xOf = (at: number, last: number, { width }: Box): number => (last ? (at / last) * width : 0);
export const yOf = (share: number, { height }: Box): number => (1 - Math.max(0, Math.min(1, share))) * height;

/** The moment whose place on the line is nearest. */
export const momentAt = (x: number, last: number, { width }: Box): number =>
  Math.max(0, Math.min(last, Math.round((x / width) * last)));

/** A line per seat: as it was before each answer that was looked at, and at the end what came out. */
export function curves(analysis: Analysis, shares: readonly number[], last: number, box: Box): Curve[] {
  const points = [
    ...analysis.judgements.map((one) => ({ at: one.number - 1, shares: one.shares })),
    ...(shares.length ? [{ at: last, shares: [...shares] }] : []),
  ];
  const seats = points[0]?.shares.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    path: points
      .map(({ at, shares: now }, nth) => {
        const [x, y] = [xOf(at, last, box), yOf(now[seat] ?? 0, box)].map((one) => Math.round(one * 10) / 10);
        return `${nth ? "L" : "M"}${x} ${y}`;
      })
      .join(""),
  }));
}
