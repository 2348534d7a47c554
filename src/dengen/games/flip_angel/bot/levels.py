"""How strong the bots of each level are; docs/players.md has what was measured."""

from dengen.core.levels import EASY, HARD, MASTER, MASTERLY, NORMAL, Level, SearchSettings

LEVELS = {
    EASY: Level("greedy", overlooks=0.45),
    NORMAL: Level("search", 40, overlooks=0.2),
    HARD: Level("search", 20000),  # about a quarter of a second of CPU for a decision, compiled
    MASTER: Level("search", 200000, seconds=MASTERLY),
}
CLASSIC = 6000  # iterations of hard, before it learned
SEARCH: SearchSettings = {"depth": 8}
