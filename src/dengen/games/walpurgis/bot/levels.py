"""How strong the bots of each level are; docs/players.md has what was measured."""

from dengen.core.levels import EASY, HARD, NORMAL, Level, SearchSettings

LEVELS = {
    EASY: Level("greedy", slips=0.3),
    NORMAL: Level("search", 40),
    HARD: Level("search", 2000),  # about 0.3 s of CPU for a decision, compiled
}
CLASSIC = 2000  # iterations of hard, before it learned
SEARCH: SearchSettings = {"depth": 24, "exploration": 0.2, "urgency": 1.0}
