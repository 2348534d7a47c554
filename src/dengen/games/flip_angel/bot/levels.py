"""How strong the bots of each level are; docs/players.md has what was measured."""

from dengen.core.levels import EASY, HARD, NORMAL, Level, SearchSettings

LEVELS = {
    EASY: Level("greedy", slips=0.4),
    NORMAL: Level("search", 40, slips=0.1),
    HARD: Level("search", 6000),  # about 0.3 s of CPU for a decision, compiled
}
CLASSIC = 6000  # iterations of hard, before it learned
SEARCH: SearchSettings = {"depth": 8}
