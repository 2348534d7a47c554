"""How strong the bots of each level are; docs/players.md has what was measured."""

from dengen.core.bots.levels import EASY, HARD, MASTER, MASTERLY, NORMAL, Level, SearchSettings

LEVELS = {
    EASY: Level("greedy", overlooks=0.45),
    NORMAL: Level("search", 40, overlooks=0.2),
    HARD: Level("search", 400, overlooks=0.08),
    MASTER: Level("search", 200000, seconds=MASTERLY),  # some two seconds of CPU for a decision, compiled
}
CLASSIC = 6000  # iterations of hard, before bots learned
SEARCH: SearchSettings = {"depth": 8}
