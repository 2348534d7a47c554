/** What happened, walked through by presses. Pure. */
import type { Placed } from "../../../stage/types";
import type { Sprite } from "../motion";

export interface Walk {
  /** Which of `flying` is shown now. */
  nth: number;
  flying: Sprite[];
  /** Cells that are seen as they were, until their turn comes. */
  befores: { cell: string; nth: number; cards: Placed[] }[];
}

/** What happens while one still walks through what came before waits for its turn. */
export function joined(now: Walk | null, later: Walk): Walk {
  if (!now) return later;
  const before = now.flying.length;
  const open = now.befores.filter(({ nth }) => nth >= now.nth);
  const added = later.befores.filter(({ cell }) => !open.some((one) => one.cell === cell));
  return {
    nth: now.nth,
    flying: [...now.flying, ...later.flying.map((sprite) => ({ ...sprite, key: `${before}:${sprite.key}` }))],
    befores: [...open, ...added.map((one) => ({ ...one, nth: one.nth + before }))],
  };
}

/** The next step; null: that was the last. */
export const stepped = (walk: Walk): Walk | null =>
  walk.nth + 1 < walk.flying.length ? { ...walk, nth: walk.nth + 1 } : null;
