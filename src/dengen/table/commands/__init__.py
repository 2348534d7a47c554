"""Commands of a table. `FromClient` lists those that the wire may decode; the others come from the server."""

from dengen.table.commands.answers import Act, BotAnswer
from dengen.table.commands.chat import Mute, Say
from dengen.table.commands.games import Begin
from dengen.table.commands.live import BotFeed, Feed, Measure
from dengen.table.commands.presence import Arrive, Depart
from dengen.table.commands.resignation import Resign
from dengen.table.commands.seats import Clear, Leave, PaceBots, Rename, SeatBot, Sit, Stand, Swap
from dengen.table.commands.take_back import TakeBack
from dengen.table.commands.time import Close, Restart, StandStill, Tick
from dengen.table.commands.votes import Vote

FromClient = (
    Sit | SeatBot | PaceBots | Clear | Swap | Stand | Rename | Leave | Begin | Act | Resign | TakeBack | Vote | Say
    | Mute | Feed
)  # fmt: skip
FromServer = Arrive | Depart | BotAnswer | BotFeed | Measure | Tick | Restart | StandStill | Close
Command = FromClient | FromServer

LiveCommand = Feed | Measure  # only the node that runs the fight can carry these out; any other passes them on

__all__ = [
    "Act",
    "Arrive",
    "Begin",
    "BotAnswer",
    "BotFeed",
    "Clear",
    "Close",
    "Command",
    "Depart",
    "Feed",
    "FromClient",
    "FromServer",
    "Leave",
    "LiveCommand",
    "Measure",
    "Mute",
    "PaceBots",
    "Rename",
    "Resign",
    "Restart",
    "Say",
    "SeatBot",
    "Sit",
    "Stand",
    "StandStill",
    "Swap",
    "TakeBack",
    "Tick",
    "Vote",
]
