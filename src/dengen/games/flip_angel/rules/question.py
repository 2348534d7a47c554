# mypyc: compile
"""A question: which answers are legal, which clause refuses the others, what an answer does.

One object for each, without a state of its own; what a question is about travels with its number on the agenda.
"""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import members
from dengen.core.rules.state import Step
from dengen.games.flip_angel.rules.board import NO_CELL
from dengen.games.flip_angel.rules.state import Table

# Which of a question's numbers says something
NONE: Final[i64] = 0
A: Final[i64] = 1
B: Final[i64] = 2

NO_SLOT: Final[i64] = -1
NO_LIMIT: Final[i64] = -1


class Question:
    number: i64  # on the agenda and in records: never changed
    name: str  # in dumps and on the page
    clause: i64  # that asks
    among: i64  # the answers that come into question at all, as bits
    opens_turn: bool  # what the turn is for is still to be chosen
    is_between: bool  # nothing is being carried out

    # Which of its numbers is what it is about
    slot: i64  # the slot of the river, or STANDIN
    cell: i64  # the cell of the card

    def __init__(
        self,
        number: int,
        name: str,
        clause: int,
        among: int,
        *,
        opens_turn: bool = False,
        is_between: bool = False,
        slot: i64 = NONE,
        cell: i64 = NONE,
    ) -> None:
        self.number, self.name, self.clause, self.among = number, name, clause, among
        self.opens_turn, self.is_between = opens_turn, is_between
        self.slot, self.cell = slot, cell

    # ---- what each question says ----

    def legal(self, table: Table, seat: i64, about: i64, /) -> i64:
        """The legal answers, as bits."""
        return self.among

    def why_not(self, table: Table, seat: i64, about: i64, act: i64, /) -> i64:
        """The clause that refuses an answer which comes into question and is not legal."""
        return self.clause

    def answer(self, table: Table, seat: i64, about: i64, act: i64, /) -> None:
        """What a legal answer does."""
        raise NotImplementedError(self.name)

    # ---- what some say otherwise ----

    def come_up(self, table: Table, seat: i64, about: i64, /) -> None:
        """It comes up on the agenda."""
        self.ask(table, seat, about)

    def candidates(self, about: i64, /) -> list[int]:
        """The answers that come into question here."""
        return members(self.among)

    def asking_clause(self, table: Table) -> i64:
        """The clause that says what is asked."""
        return self.clause

    def chip_limit(self, table: Table, seat: i64, about: i64, /) -> i64:
        """How many chips may be laid; or NO_LIMIT."""
        return NO_LIMIT

    # ---- asking ----

    def ask(self, table: Table, seat: i64, about: i64 = 0, place: i64 = 0) -> None:
        """A single possible answer is given for the seat, without asking."""
        legal = self.legal(table, seat, about)
        table.waiting |= 1 << seat
        table.set_question(seat, self.number, about, place, 0)
        table.allowed[seat] = legal
        if legal & (legal - 1) == 0:
            table.forced |= 1 << seat

    # ---- what it is about ----

    def slot_of(self, asked: Step) -> i64:
        """The slot of the river, or STANDIN; or NO_SLOT."""
        return NO_SLOT if self.slot == NONE else number_of(asked, self.slot)

    def cell_of(self, asked: Step) -> i64:
        """The cell of the card; or NO_CELL."""
        return NO_CELL if self.cell == NONE else number_of(asked, self.cell)


def number_of(asked: Step, which: i64) -> i64:
    return asked[1] if which == A else asked[2]
