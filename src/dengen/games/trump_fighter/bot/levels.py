"""How strong the bots of each level are; docs/players.md has what was measured. In real time: `live/bot.py`."""

from dengen.core.levels import EASY, HARD, MASTER, MASTERLY, NORMAL, Level, SearchSettings
from dengen.core.words import Text

FIGHTER = "fighter"
LEVELS = {
    EASY: Level("greedy", overlooks=0.7),
    NORMAL: Level("search", 60, overlooks=0.05),
    FIGHTER: Level("search", 300, title=Text("Fighter", "ファイター")),
    HARD: Level("search", 12000),  # about a quarter of a second of CPU for a decision, compiled
    MASTER: Level("search", 120000, seconds=MASTERLY),
}
CLASSIC = 3500  # iterations of hard, before it learned
SEARCH: SearchSettings = {"depth": 0, "exploration": 0.1}
