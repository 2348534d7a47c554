/** A lesson: what to know before sitting down, then a guided game in which each thing is told when its moment first comes. */
import type { Text } from "../wire/api";

export interface Page {
  title: Text;
  text: Text;
  /** Where the rulebook says it. */
  clause: string;
}

export interface Coaching {
  /** Kinds of question at which it is told, the first time one of them is asked. */
  at: string[];
  text: Text;
  clause: string;
}

export interface Lesson {
  pages: Page[];
  coaching: Coaching[];
  /** The guided table: as small and friendly as the game allows. */
  seats: number;
  seed: number;
  options: Record<string, unknown>;
  /** What the learner's seat brings. */
  brings?: Record<string, unknown>;
}
