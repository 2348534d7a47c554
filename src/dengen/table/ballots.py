"""What everybody has to agree to: taking back what others have seen, a rematch, giving the game up together."""

from dengen.table import commands as do
from dengen.table import entries as log
from dengen.table.draft import Draft
from dengen.table.entries import Ballot
from dengen.table.errors import CantTakeBack, WrongMoment
from dengen.table.seating import begin_game


def vote(draft: Draft, command: do.Vote) -> None:
    draft.seat()
    if command.on == "rematch":
        draft.must_be("over")
    elif command.on == "take_back":
        draft.must_be("playing")
        if "take_back" not in draft.room.ballots:
            raise WrongMoment("Nobody wants to take anything back.", "待ったの申し出はありません。")
    else:
        draft.must_be("gathering", "playing", "over")
    if command.yes:
        agree(draft, command.on)
    elif command.on in draft.room.ballots:
        draft.write(log.Voted(draft.by, command.on, False))


def agree(draft: Draft, on: Ballot) -> None:
    """Consent, and carry it out once all people at the table have consented."""
    if draft.by not in draft.room.ballots.get(on, ()):
        draft.write(log.Voted(draft.by, on, True))
    if set(draft.room.ballots[on]) >= set(draft.room.people):
        CARRY_OUT[on](draft)


def carry_out_take_back(draft: Draft) -> None:
    play = draft.playing()
    proposer = draft.room.seat_of(draft.room.ballots["take_back"][0])
    undone = play.undone_from(draft.room.wanted_back)
    if proposer is None or not undone:
        raise CantTakeBack("There is nothing left to take back.", "戻せる手がもうありません。")
    draft.write(log.TookBack(proposer, undone, agreed=True))


def carry_out_rematch(draft: Draft) -> None:
    """Everybody moves on by one seat."""
    seats = draft.room.founding.seats
    begin_game(draft, [(seat - 1) % seats for seat in range(seats)])


def carry_out_abandon(draft: Draft) -> None:
    draft.write(log.Closed("abandoned"))


CARRY_OUT = {"take_back": carry_out_take_back, "rematch": carry_out_rematch, "abandon": carry_out_abandon}
