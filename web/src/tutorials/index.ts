import type { Lesson } from "./types";

const loaders = import.meta.glob<{ lesson: Lesson }>("./*/lesson.ts");

/** The game's lesson, or null. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = loaders[`./${game}/lesson.ts`];
  return load ? (await load()).lesson : null;
}

const KEY = "dengen.lesson.";

export function startLesson(table: string): void {
  sessionStorage.setItem(KEY + table, "[]");
}

/** Which things were told already at this table; null: it is no lesson. */
export function toldAt(table: string): number[] | null {
  const kept = sessionStorage.getItem(KEY + table);
  return kept ? (JSON.parse(kept) as number[]) : null;
}

export function keepTold(table: string, told: readonly number[]): void {
  sessionStorage.setItem(KEY + table, JSON.stringify(told));
}
