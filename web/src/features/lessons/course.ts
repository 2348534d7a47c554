/** How far somebody is in a lesson: pure. The table says what happened; this says what it means for the lesson. */
import type { Step, Task, Text } from "../../lib/wire/types";

export interface Course {
  step: number;
  /** The table of this step; "": none is open. */
  table: string;
  /** How many tasks of the step are done. */
  task: number;
  /** Answers given since the path was left; 0: on it. */
  astray: number;
  /** What is said to the last answer. */
  said: Text | null;
  /** Where it stood before each gesture: for undoing them. */
  past: { task: number; astray: number }[];
  /** The highest number of steps that were ever done. */
  done: number;
}

export const NEW: Course = { step: 0, table: "", task: 0, astray: 0, said: null, past: [], done: 0 };

/** The same lesson at the beginning of a step, on this table. */
export function atStep(course: Course, step: number, table: string): Course {
  return { ...NEW, step, table, done: course.done };
}

export const isDone = (step: Step, course: Course): boolean => course.task >= step.task.length;

/** What is to be done now; null: the step is done. */
export const taskOf = (step: Step, course: Course): Task | null => step.task[course.task] ?? null;

const accepts = (task: Task | undefined, action: string): boolean =>
  !!task && (task.any.includes(action) || task.other.some((one) => one.fine && one.do.includes(action)));

const remark = (task: Task | undefined, action: string): Text | null =>
  task?.other.find((one) => one.do.includes(action)) ?? null;

/** These answers were given, as one gesture, and have happened. */
export function answered(step: Step, course: Course, actions: readonly string[]): Course {
  if (isDone(step, course)) return course;
  const past = [...course.past, { task: course.task, astray: course.astray }];
  const now = actions.reduce<Course>((before, action) => one(step, before, action), { ...course, past, said: null });
  return isDone(step, now) ? { ...now, done: Math.max(now.done, now.step + 1) } : now;
}

function one(step: Step, course: Course, action: string): Course {
  if (course.astray) return { ...course, astray: course.astray + 1, said: course.said ?? step.wrong };
  let at = course.task;
  if (step.task[at]?.refused) at += 1; // what was to be tried in vain may be skipped
  const task = step.task[at];
  if (accepts(task, action)) return { ...course, task: at + 1, said: remark(task, action) };
  return { ...course, astray: 1, said: remark(task, action) ?? step.wrong };
}

/** Something was refused by this clause. */
export function refused(step: Step, course: Course, clause: string | undefined): Course {
  const task = taskOf(step, course);
  return task?.refused && task.clause === clause && !course.astray
    ? { ...course, task: course.task + 1, said: null }
    : course;
}

/** The last gesture was taken back. */
export function undone(course: Course): Course {
  const before = course.past.at(-1);
  return before ? { ...course, ...before, said: null, past: course.past.slice(0, -1) } : course;
}

// ---- kept in this browser ----

const KEY = "dengen.lesson.";

export function kept(game: string): Course {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(KEY + game) ?? "{}") as Partial<Course>) };
  } catch {
    return NEW;
  }
}

export function keep(game: string, course: Course): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify(course));
  } catch {
    // a browser that keeps nothing: the lesson lasts as long as the page
  }
}
