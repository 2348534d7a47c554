"""One live game between rules and sockets: seats, log, clocks, records. See docs/table.md.

header = create_table(game, table="k7", host="ann", time=now) # persist it
table = Table(game, header)
change = table.propose(Act(3, ["card:7"]), now, by="ann")     # raises TableError: nothing has happened
...                                                           # persist change.entries under (table, number)
effects = table.commit(change)                                # send effects.messages, run effects.jobs,
                                                              # propose Tick() at effects.due
"""

from dengen.table.change import Change, Effects, Job, ViewerMessage
from dengen.table.commands import Command, FromClient, FromServer
from dengen.table.creation import create_table
from dengen.table.entries import Entry
from dengen.table.errors import TableError
from dengen.table.header import LIVE_PACE, RELAXED_PACE, Opening, Pace, TableHeader
from dengen.table.limits import TableLimits
from dengen.table.messages import WATCHING, Message, ViewerId
from dengen.table.records.record import Record, open_record, record_of
from dengen.table.records.rendered_replay import RenderedReplay, show
from dengen.table.records.replay import Replay, opening_at, replay
from dengen.table.table import Table

__all__ = [
    "LIVE_PACE",
    "RELAXED_PACE",
    "WATCHING",
    "Change",
    "Command",
    "Effects",
    "Entry",
    "FromClient",
    "FromServer",
    "Job",
    "Message",
    "Opening",
    "Pace",
    "Record",
    "RenderedReplay",
    "Replay",
    "Table",
    "TableError",
    "TableHeader",
    "TableLimits",
    "ViewerId",
    "ViewerMessage",
    "create_table",
    "open_record",
    "opening_at",
    "record_of",
    "replay",
    "show",
]
