/** The games' miniatures, drawn by `npm run miniatures`: a ground, and what stirs before it. */
const grounds = import.meta.glob<string>("./*/miniature/ground.svg", { import: "default", query: "?url", eager: true });
const figures = import.meta.glob<string>("./*/miniature/figures.svg", {
  import: "default",
  query: "?url",
  eager: true,
});

export interface Layers {
  ground: string;
  figures: string;
}

/** Where a game's two layers are; null: it has none of its own. */
export function miniatureOf(game: string): Layers | null {
  const [ground, over] = [grounds[`./${game}/miniature/ground.svg`], figures[`./${game}/miniature/figures.svg`]];
  return ground && over ? { ground, figures: over } : null;
}
