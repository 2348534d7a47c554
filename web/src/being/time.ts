/** Spans of time as people say them. */
import { words } from "../i18n/index.svelte";

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
