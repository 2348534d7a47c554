"""Strength of the bots of each level; docs/players.md has the measurements."""

from dengen.core.bots.levels import EASY, HARD, MASTER, MASTERLY, NORMAL, Level, SearchSettings

LEVELS = {
    EASY: Level("greedy", overlooks=0.3),
    NORMAL: Level("search", 40, overlooks=0.1),
    HARD: Level("search", 300),
    MASTER: Level("search", 100000, seconds=MASTERLY),  # some two seconds of CPU for a decision, compiled
}
CLASSIC = 2000  # iterations of hard, before bots learned
SEARCH: SearchSettings = {"depth": 24, "exploration": 0.2, "urgency": 1.0, "policy": "careful"}
