"""One live game between rules and sockets: seats, log, clocks, records. See docs/table.md.

founding = found(game, table="k7", host="ann", time=now)      # persist it
table = Table(game, founding)
change = table.propose(Act(3, ["card:7"]), now, by="ann")     # raises TableError: nothing has happened
...                                                           # persist change.entries under (table, number)
effects = table.commit(change)                                # send effects.messages, run effects.jobs,
                                                              # propose Tick() at effects.due
"""

from dengen.table.change import WATCHING, Change, Effects, Job, Sent, Viewer
from dengen.table.commands import Command, FromClient, FromServer
from dengen.table.entries import Entry
from dengen.table.errors import TableError
from dengen.table.founding import LIVE, RELAXED, Founding, Opening, Pace, found
from dengen.table.limits import Limits
from dengen.table.messages import Message
from dengen.table.record import Record, open_record, record_of
from dengen.table.replaying import Replay, opening, replay
from dengen.table.table import Table

__all__ = [
    "LIVE",
    "RELAXED",
    "WATCHING",
    "Change",
    "Command",
    "Effects",
    "Entry",
    "Founding",
    "FromClient",
    "FromServer",
    "Job",
    "Limits",
    "Message",
    "Opening",
    "Pace",
    "Record",
    "Replay",
    "Sent",
    "Table",
    "TableError",
    "Viewer",
    "found",
    "open_record",
    "opening",
    "record_of",
    "replay",
]
