/** Turns, chains and circles on a real table of Walpurgis: pure. */

/** The steps of a turn, with the clauses that say what they are. */
export const TURN = [
  { id: "wake", clauses: ["WP-56"] },
  { id: "recover", clauses: ["WP-57"] },
  { id: "draw", clauses: ["WP-58"] },
  { id: "main", clauses: ["WP-59", "WP-60", "WP-61", "WP-63", "WP-65", "WP-66", "WP-67"] },
  { id: "duds", clauses: ["WP-70"] },
  { id: "upright", clauses: ["WP-71"] },
  { id: "hand", clauses: ["WP-72"] },
  { id: "end", clauses: ["WP-73"] },
] as const;
export const MAIN = TURN.findIndex(({ id }) => id === "main");

/** The nine steps of a chain (WP-83). */
export const CHAIN = [
  { id: "rapid", clauses: ["WP-84"] },
  { id: "before", clauses: ["WP-85"] },
  { id: "danmaku", clauses: ["WP-86", "WP-87"] },
  { id: "intercept", clauses: ["WP-88", "WP-89", "WP-102", "WP-103", "WP-104"] },
  { id: "during", clauses: ["WP-90"] },
  { id: "settle", clauses: ["WP-91", "WP-96", "WP-97", "WP-98", "WP-100"] },
  { id: "destroy", clauses: ["WP-92"] },
  { id: "after", clauses: ["WP-94"] },
  { id: "over", clauses: ["WP-95", "WP-9", "WP-10"] },
] as const;
export const INTERCEPT = CHAIN.findIndex(({ id }) => id === "intercept");

/** Rows from the far side to the near one, as the first player sees them. */
export const CELLS: readonly string[] = [5, 4, 3, 2, 1].flatMap((row) =>
  [..."abcde"].map((column) => `${row}${column}`),
);

/** `step`: of the chain. `caster`: of its latest card. */
export interface Chain {
  step: number;
  caster: number;
}

export interface Field {
  /** Finished turns. */
  turn: number;
  first: number;
  step: number;
  chain: Chain | null;
  /** Whose circle lies in a cell. */
  circles: Readonly<Record<string, number>>;
  /** Cells about to be destroyed (WP-8). */
  marks: readonly string[];
  over: boolean;
}

export const begin = (_seats: number, first: number): Field => ({
  turn: 0,
  first,
  step: 0,
  chain: null,
  circles: {},
  marks: [],
  over: false,
});

export const seatOf = ({ turn, first }: Field): number => (first + turn) % 2;

/** Any circles will do: their number counts. */
export const positionOf = ({ circles }: Field) => ({
  players: [0, 1].map((seat) => ({
    field: CELLS.filter((cell) => circles[cell] === seat).map((cell) => `${cell} dormant`),
  })),
});

export const isFull = ({ circles }: Field): boolean => CELLS.every((cell) => cell in circles);

/** The next step of the turn; after the last one, the other player's turn. */
export const onward = (field: Field): Field =>
  field.step + 1 < TURN.length ? { ...field, step: field.step + 1 } : { ...field, turn: field.turn + 1, step: 0 };

export const cast = (field: Field): Field => ({ ...field, chain: { step: 0, caster: seatOf(field) } });

/** The next step of the chain; after the last one, it is over, and so are its marks. */
export function onChain(field: Field): Field {
  const { chain } = field;
  if (!chain) return field;
  return chain.step + 1 < CHAIN.length
    ? { ...field, chain: { ...chain, step: chain.step + 1 } }
    : { ...field, chain: null, marks: [] };
}

/** The other player casts a card of their own: it goes through the first steps itself (WP-89). */
export const intercept = (field: Field): Field =>
  field.chain ? { ...field, chain: { step: 0, caster: 1 - field.chain.caster } } : field;

export type Tool = number | "mark";

/** With a seat: its circle lies there, or no longer. With the mark: it is about to be destroyed, or no longer. */
export function tap(field: Field, cell: string, tool: Tool): Field {
  if (tool === "mark") {
    const marks = field.marks.includes(cell) ? field.marks.filter((one) => one !== cell) : [...field.marks, cell];
    return { ...field, marks };
  }
  const others = Object.fromEntries(Object.entries(field.circles).filter(([at]) => at !== cell));
  return { ...field, circles: field.circles[cell] === tool ? others : { ...others, [cell]: tool } };
}
