# mypyc: compile
"""A question: which answers are legal, which clause refuses the others, what an answer does.

One object for each, without a state of its own; what a question is about travels with its number on the agenda.
"""

from mypy_extensions import i64

from dengen.core.packed import members
from dengen.games.flip_angel.rules.state import Table


class Question:
    number: i64  # on the agenda and in records: never changed
    clause: i64  # that asks
    among: i64  # the answers that come into question at all, as bits

    def __init__(self, number: int, clause: int, among: int) -> None:
        self.number, self.clause, self.among = number, clause, among

    def legal(self, table: Table, seat: i64, about: i64, /) -> i64:
        """The legal answers, as bits."""
        return self.among

    def why_not(self, table: Table, seat: i64, about: i64, act: i64, /) -> i64:
        """The clause that refuses an answer which comes into question and is not legal."""
        return self.clause

    def answer(self, table: Table, seat: i64, about: i64, act: i64, /) -> None:
        """What a legal answer does."""
        raise NotImplementedError

    def come_up(self, table: Table, seat: i64, about: i64, /) -> None:
        """It comes up on the agenda."""
        self.ask(table, seat, about)

    def ask(self, table: Table, seat: i64, about: i64 = 0, place: i64 = 0) -> None:
        """A single possible answer is given for the seat, without asking."""
        legal = self.legal(table, seat, about)
        table.waiting |= 1 << seat
        table.set_question(seat, self.number, about, place, 0)
        table.allowed[seat] = legal
        if legal & (legal - 1) == 0:
            table.forced |= 1 << seat

    def candidates(self, about: i64) -> list[int]:
        return members(self.among)

    def asking_clause(self, table: Table) -> i64:
        return self.clause
