"""How strong the bots of each level are; docs/players.md has what was measured."""

from dengen.core.levels import EASY, HARD, NORMAL, Level, SearchSettings

LEVELS = {
    EASY: Level("greedy", slips=0.7),
    NORMAL: Level("greedy", slips=0.3),
    HARD: Level("search", 2500),  # about 0.06 s of CPU for a decision, compiled
}
CLASSIC = 2500  # iterations of hard, before it learned
SEARCH: SearchSettings = {"depth": 20, "exploration": 0.2}
