"""How strong the bots of each level are; docs/players.md has what was measured. In real time: `live/bot.py`."""

from dengen.core.levels import EASY, HARD, NORMAL, Level, SearchSettings
from dengen.core.words import Text

FIGHTER = "fighter"
LEVELS = {
    EASY: Level("greedy", slips=0.4),
    NORMAL: Level("search", 60),
    FIGHTER: Level("search", 300, title=Text("Fighter", "ファイター")),
    HARD: Level("search", 3500),  # about 0.04 s of CPU for a decision, compiled
}
CLASSIC = 3500  # iterations of hard, before it learned
SEARCH: SearchSettings = {"depth": 0, "exploration": 0.1}
