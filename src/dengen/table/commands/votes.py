"""Votes: taking back a move that others have seen, a rematch, abandoning the game."""

from dengen.table.commands.base import TableCommand
from dengen.table.commands.games import begin_game
from dengen.table.draft import Draft
from dengen.table.entries import Ballot, Closed, TookBack, Voted
from dengen.table.errors import CantTakeBack, WrongMoment


class Vote(TableCommand, frozen=True):
    """Vote on a proposal. Proposing is the first vote in favour."""

    on: Ballot
    yes: bool = True

    begins = True

    def carry_out(self, draft: Draft) -> None:
        draft.seat()
        if self.on == "rematch":
            draft.must_be("over")
        elif self.on == "take_back":
            draft.must_be("playing")
            if "take_back" not in draft.room.ballots:
                raise WrongMoment("No player has asked to take back a move.", "待ったの申し出はありません。")
        else:
            draft.must_be("gathering", "playing", "over")
            if draft.room.header.rated and draft.room.stage == "playing" and len(draft.room.people) == 1:
                raise WrongMoment(
                    "A rated game against bots can only be resigned.", "レーティング戦は投了でしか終われません。"
                )
        if self.yes:
            agree(draft, self.on)
        elif self.on in draft.room.ballots:
            draft.write(Voted(draft.by, self.on, False))


def agree(draft: Draft, on: Ballot) -> None:
    """Consent, and carry it out once all people at the table have consented."""
    if draft.by not in draft.room.ballots.get(on, ()):
        draft.write(Voted(draft.by, on, True))
    if set(draft.room.ballots[on]) >= set(draft.room.people):
        AGREED[on](draft)


def take_back(draft: Draft) -> None:
    play = draft.playing()
    proposer = draft.room.seat_of(draft.room.ballots["take_back"][0])
    undone = play.undone_from(draft.room.wanted_back)
    if proposer is None or not undone:
        raise CantTakeBack("There are no moves left to take back.", "戻せる手がもうありません。")
    draft.write(TookBack(proposer, undone, agreed=True))


def play_again(draft: Draft) -> None:
    """Begin the next game, with all players one seat further."""
    seats = draft.room.header.seats
    begin_game(draft, [(seat - 1) % seats for seat in range(seats)])


def abandon(draft: Draft) -> None:
    draft.write(Closed("abandoned"))


AGREED = {"take_back": take_back, "rematch": play_again, "abandon": abandon}
