"""Taking one's last answer back."""

from dengen.table.commands.base import TableCommand
from dengen.table.commands.votes import agree
from dengen.table.draft import Draft
from dengen.table.entries import TookBack
from dengen.table.errors import CantTakeBack
from dengen.table.game.live_play import LivePlay


class TakeBack(TableCommand, frozen=True):
    """Take one's last answer back: by rule, else this asks everybody for consent."""

    def carry_out(self, draft: Draft) -> None:
        play = draft.playing()
        seat = draft.seat()
        if isinstance(play, LivePlay):
            raise CantTakeBack(
                "In a live fight nothing can be taken back.", "リアルタイムの対戦では待ったはできません。"
            )
        if draft.room.chairs[seat].gave_up:
            raise CantTakeBack("You have given up.", "すでに投了しています。")
        if play.can_take_back(seat):
            draft.write(TookBack(seat, play.undone_by_rule(seat)))
        elif draft.room.header.rated:
            raise CantTakeBack("In a rated game nothing is taken back.", "レーティング戦では待ったはできません。")
        elif play.undone_by_consent(seat):
            agree(draft, "take_back")
        else:
            raise CantTakeBack("You have answered nothing yet.", "まだ何も答えていません。")
