"""How fast the bots are."""

from dengen.table.commands.base import TableCommand
from dengen.table.draft import Draft
from dengen.table.entries import Paced
from dengen.table.header import BOT_PAUSES, BotPace


class PaceBots(TableCommand, frozen=True):
    """The host sets the bots' pace: it says when an answer is shown, not how long it is thought about."""

    pace: BotPace

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering", "playing", "over")
        draft.must_be_host()
        if draft.room.bot_pause != BOT_PAUSES[self.pace]:
            draft.write(Paced(BOT_PAUSES[self.pace]))
