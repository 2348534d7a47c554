"""How strong the bots of each level are; docs/players.md has what was measured."""

from dengen.core.bots.levels import EASY, HARD, MASTER, MASTERLY, NORMAL, Level, SearchSettings

LEVELS = {
    EASY: Level("greedy", overlooks=0.6),
    NORMAL: Level("search", 60, overlooks=0.2),
    HARD: Level("search", 120, overlooks=0.04),
    MASTER: Level("search", 90000, seconds=MASTERLY),  # some two seconds of CPU for a decision, compiled
}
CLASSIC = 2500  # iterations of hard, before bots learned
SEARCH: SearchSettings = {"depth": 20, "exploration": 0.2}
