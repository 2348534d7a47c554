/** Spans of time as people say them. */
import { words } from "./i18n/index.svelte";
import type { ClockView } from "./wire/types";

const MINUTE = 60_000;

/** Whole days, hours of the last day, minutes of the last hour. */
export function parts(ms: number): [days: number, hours: number, minutes: number] {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  return [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
}

/** What a clock shows: minutes and seconds, or hours and days where those are left. */
export function clock(ms: number): string {
  if (ms >= 60 * MINUTE) return words().being.left(...parts(ms));
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export const ago = (time: number, now = Date.now()): string => words().being.ago(...parts(now - time));

/** Is it time to remind somebody? A quarter of what the clock began with is left, at most twelve hours. */
export function isLate(since: number, deadline: number, now: number): boolean {
  return deadline - now <= Math.min((deadline - since) / 4, 720 * MINUTE);
}

/** What a seat's clock shows at this moment of the server's; "": none runs, and none is kept. */
export function leftOn(of: ClockView | undefined, now: number): string {
  const ms = of?.deadline != null ? of.deadline - now : (of?.bank ?? null);
  return ms === null ? "" : clock(ms);
}

export const isLateOn = (of: ClockView | undefined, now: number): boolean =>
  of?.since != null && of.deadline != null && isLate(of.since, of.deadline, now);
