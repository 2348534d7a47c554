"""People who come and go."""

from dengen.table.commands.base import TableCommand
from dengen.table.draft import Draft
from dengen.table.entries import Came, Left, Went


class Arrive(TableCommand, frozen=True):
    """The first connection of this person is there."""

    def carry_out(self, draft: Draft) -> None:
        seat = draft.room.seat_of(draft.by)
        if seat is None or draft.room.stage == "closed":
            return
        chair = draft.room.chairs[seat]
        if chair.away is not None or (chair.stand_in and not chair.gave_up):
            draft.write(Came(draft.by))


class Depart(TableCommand, frozen=True):
    """The last connection of this person is gone."""

    def carry_out(self, draft: Draft) -> None:
        seat = draft.room.seat_of(draft.by)
        if seat is None or draft.room.stage == "closed" or draft.room.chairs[seat].away is not None:
            return
        if (
            draft.room.header.quick is not None and draft.room.stage == "gathering"
        ):  # others must not wait for this person
            draft.write(Left(draft.by))
            draft.close_if_empty()
        else:
            draft.write(Went(draft.by))
