"""How strong the bots of each level are; docs/players.md has what was measured."""

from dengen.core.levels import EASY, HARD, NORMAL, Level, SearchSettings

LEVELS = {
    EASY: Level("greedy", slips=0.55),
    NORMAL: Level("search", 40, slips=0.15),
    HARD: Level("search", 5000),  # about 0.3 s of CPU for a decision, compiled
}
CLASSIC = 5000  # iterations of hard, before it learned
SEARCH: SearchSettings = {"depth": 0, "exploration": 0.15}
