/** Puzzles as somebody solves them: what was tried, what is solved, which one is today's. Pure, but for what the browser keeps. */
import type { PuzzleAnswer, PuzzleInfo } from "../../lib/wire/types";

export interface Attempt {
  /** Answers that were tried, in order. */
  tried: readonly string[];
  /** The solution was asked for. */
  shown: boolean;
}

export const fresh: Attempt = { tried: [], shown: false };

type Answers = Pick<PuzzleInfo, "answers">;

export const solutionOf = ({ answers }: Answers): string => answers[0]?.action ?? "";

export const answerOf = ({ answers }: Answers, action: string): PuzzleAnswer | null =>
  answers.find((one) => one.action === action) ?? null;

/** An answer is tried; once it is solved or shown, nothing more is. */
export const trying = (puzzle: Answers, attempt: Attempt, action: string): Attempt =>
  isOver(puzzle, attempt) || !answerOf(puzzle, action) ? attempt : { ...attempt, tried: [...attempt.tried, action] };

export const isSolved = (puzzle: Answers, attempt: Attempt): boolean =>
  !attempt.shown && attempt.tried.at(-1) === solutionOf(puzzle);

export const isOver = (puzzle: Answers, attempt: Attempt): boolean => attempt.shown || isSolved(puzzle, attempt);

/** The answer that is spoken of: the solution once it is known, else what was tried last. */
export function spokenOf(puzzle: Answers, attempt: Attempt): PuzzleAnswer | null {
  return answerOf(puzzle, attempt.shown ? solutionOf(puzzle) : (attempt.tried.at(-1) ?? ""));
}

/** Wins in a hundred games with an answer, and with what it is compared with: the solution; for the solution, the next best. */
export function winsOf(puzzle: Answers, answer: PuzzleAnswer): { here: number; there: number } {
  const [best, ...others] = puzzle.answers;
  const there = answer === best ? Math.max(...others.map(({ share }) => share)) : (best?.share ?? 0);
  return { here: Math.round(100 * answer.share), there: Math.round(100 * there) };
}

/** Do the reasons tell why? Else what it is worth shows only later in the game. */
export function isTold(answer: Pick<PuzzleAnswer, "reasons">, better: boolean): boolean {
  const sum = answer.reasons.reduce((total, { weight }) => total + weight, 0);
  return better ? sum > 0 : sum < 0;
}

/** `+2.1`, `−0.8`: with the sign that is printed. */
export const signed = (weight: number): string => `${weight < 0 ? "−" : "+"}${Math.abs(weight).toFixed(1)}`;

// ---- today's ----

const STEP = 7; // puzzles of a game that are passed over from one of its days to the next
const DAY = 86_400_000;

/** The day of somebody's calendar, counted. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

/** Which puzzle a day has: the games in turn, and all puzzles of a game before one comes again. */
export function daily(
  day: number,
  games: readonly { id: string; count: number }[],
): { game: string; number: number } | null {
  const with_ = games.filter(({ count }) => count > 0);
  const game = with_[day % with_.length];
  if (!game) return null;
  const step = coprime(STEP, game.count);
  return { game: game.id, number: ((Math.floor(day / with_.length) * step) % game.count) + 1 };
}

function coprime(from: number, to: number): number {
  const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : a);
  let step = from;
  while (divisor(step, to) !== 1) step++;
  return step;
}

// ---- what is solved, kept in this browser ----

const KEY = "dengen.puzzles";
type Kept = Record<string, number[]>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export const solvedOf = (game: string): ReadonlySet<number> => new Set(kept()[game] ?? []);

export function keepSolved(game: string, number: number): void {
  const before = kept();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, [game]: [...new Set([...(before[game] ?? []), number])] }));
  } catch {
    // it is solved again another time
  }
}

/** The next one that isn't solved, from here on and then from the beginning; null: all are. */
export function nextOf(number: number, count: number, solved: ReadonlySet<number>): number | null {
  for (let away = 1; away < count; away++) {
    const other = ((number - 1 + away) % count) + 1;
    if (!solved.has(other)) return other;
  }
  return null;
}
