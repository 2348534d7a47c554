"""How strong the bots of each level are; docs/players.md has what was measured."""

from dengen.core.levels import EASY, HARD, MASTER, MASTERLY, NORMAL, Level, SearchSettings

LEVELS = {
    EASY: Level("greedy", overlooks=0.6),
    NORMAL: Level("search", 60, overlooks=0.2),
    HARD: Level("search", 9000),  # about a quarter of a second of CPU for a decision, compiled
    MASTER: Level("search", 90000, seconds=MASTERLY),
}
CLASSIC = 2500  # iterations of hard, before it learned
SEARCH: SearchSettings = {"depth": 20, "exploration": 0.2}
