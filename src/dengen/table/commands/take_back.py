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
                "Moves can't be taken back in a live fight.", "リアルタイムの対戦では待ったはできません。"
            )
        if draft.room.chairs[seat].gave_up:
            raise CantTakeBack("You have resigned.", "すでに投了しています。")
        if play.can_take_back(seat):
            draft.write(TookBack(seat, play.undone_by_rule(seat)))
        elif draft.room.header.rated:
            raise CantTakeBack("Moves can't be taken back in a rated game.", "レーティング戦では待ったはできません。")
        elif play.undone_by_consent(seat):
            agree(draft, "take_back")
        else:
            raise CantTakeBack("You haven't moved yet.", "まだ手を選んでいません。")
