/** What games say of themselves, as the pages need it. */
import { build } from "./build.svelte";
import { say, words } from "./i18n/index.svelte";
import type { GameInfo } from "./wire/types";

type LevelsOf = Pick<GameInfo, "level_titles" | "level_ratings">;

/** What people call a level of a game's bots; nothing, until the game is known. */
export const levelOf = (game: Pick<GameInfo, "level_titles"> | null | undefined, level: string): string =>
  game ? say(game.level_titles[level]) || level : "";

/** A level with its rating, where it was measured: "Hard · 1820". */
export const ratedLevelOf = (game: LevelsOf | null | undefined, level: string): string =>
  withRating(levelOf(game, level), game, level);

const withRating = (named: string, game: LevelsOf | null | undefined, level: string): string =>
  [named, game?.level_ratings[level]].filter(Boolean).join(" · ");

/** What is to be known of a level, beside its name: nothing, once its bots are compiled. */
export const noteOf = (game: Pick<GameInfo, "level_notes"> | null | undefined, level: string): string =>
  build.name === "compiled" ? "" : say(game?.level_notes[level]);

/** A bot of a level, as one chooses it from a list. */
export const botOf = (game: GameInfo | null | undefined, level: string): string =>
  [withRating(words().make.bot(levelOf(game, level)), game, level), noteOf(game, level)].filter(Boolean).join(" · ");

/** The levels that all of these games have, weakest first: a person may choose one for whatever is played. */
export const commonLevels = (games: readonly GameInfo[]): string[] =>
  (games[0]?.levels ?? []).filter((level) => games.every(({ levels }) => levels.includes(level)));
