/** What games say of themselves, as the pages need it. */
import { build } from "./build.svelte";
import { say, words } from "./i18n/index.svelte";
import type { GameInfo } from "./wire/types";

/** As they stand on the home page, and everywhere. */
export const inOrder = (games: readonly GameInfo[]): GameInfo[] => [...games].sort((a, b) => a.order - b.order);

/** What people call a level of a game's bots; nothing, until the game is known. */
export const levelOf = (game: Pick<GameInfo, "level_titles"> | null | undefined, level: string): string =>
  game ? say(game.level_titles[level]) || level : "";

/** What is to be known of a level, beside its name: nothing, once its bots are compiled. */
export const noteOf = (game: Pick<GameInfo, "level_notes"> | null | undefined, level: string): string =>
  build.name === "compiled" ? "" : say(game?.level_notes[level]);

/** A bot of a level, as one chooses it from a list. */
export const botOf = (game: GameInfo | null | undefined, level: string): string =>
  [words().make.bot(levelOf(game, level)), noteOf(game, level)].filter(Boolean).join(" · ");

/** The levels that all of these games have, weakest first: a person may choose one for whatever is played. */
export const commonLevels = (games: readonly GameInfo[]): string[] =>
  (games[0]?.levels ?? []).filter((level) => games.every(({ levels }) => levels.includes(level)));
