"""How strong the bots of each level are; docs/players.md has what was measured."""

from dengen.core.bots.levels import EASY, HARD, MASTER, MASTERLY, NORMAL, Level, SearchSettings

LEVELS = {
    EASY: Level("greedy", overlooks=0.6),
    NORMAL: Level("search", 40, overlooks=0.2),
    HARD: Level("search", 900),
    MASTER: Level("search", 180000, seconds=MASTERLY),  # some two seconds of CPU for a decision, compiled
}
CLASSIC = 5000  # iterations of hard, before bots learned
SEARCH: SearchSettings = {"depth": 0, "exploration": 0.15}
