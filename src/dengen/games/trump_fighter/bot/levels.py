"""How strong the bots of each level are; docs/players.md has what was measured. In real time: `live/bot.py`."""

from dengen.core.base.words import Text
from dengen.core.bots.levels import EASY, HARD, MASTER, MASTERLY, NORMAL, Level, SearchSettings

FIGHTER = "fighter"
LEVELS = {
    EASY: Level("greedy", overlooks=0.85),
    NORMAL: Level("search", 60, overlooks=0.6),
    FIGHTER: Level("search", 60, overlooks=0.25, title=Text("Fighter", "ファイター")),
    HARD: Level("search", 300, overlooks=0.03),
    MASTER: Level("search", 120000, seconds=MASTERLY),  # some two seconds of CPU for a decision, compiled
}
CLASSIC = 3500  # iterations of hard, before bots learned
SEARCH: SearchSettings = {"depth": 0, "exploration": 0.1}
