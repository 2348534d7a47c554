# mypyc: compile
"""A question of the rulebook: which answers are legal, why others are refused, what an answer does.

One object for each, made once and without a state of its own. What a question is about (the character that is taken)
is kept with its number on the table.
"""

from mypy_extensions import i64

from dengen.core.base.packed import members
from dengen.games.trump_fighter.rules.state import Table


class Question:
    number: i64  # on the table and in records: never changed
    name: str  # in dumps and on the page
    clause: i64  # that asks
    seals: bool  # the answer stays secret until a step of the agenda carries it out

    def __init__(self, number: int, name: str, clause: int, *, seals: bool = True) -> None:
        self.number, self.name, self.clause, self.seals = number, name, clause, seals

    # ---- what each question says ----

    def possible(self, table: Table, seat: i64, /) -> i64:
        """The answers that come into question at all, as bits; others belong to another question."""
        raise NotImplementedError(self.name)

    def legal(self, table: Table, seat: i64, about: i64, /) -> i64:
        """The legal answers, as bits."""
        return self.possible(table, seat)

    def why_not(self, table: Table, seat: i64, about: i64, act: i64, /) -> i64:
        """The clause that forbids an answer which comes into question and is not legal."""
        return self.clause

    def answer(self, table: Table, seat: i64, act: i64, /) -> None:
        """Carry out a legal answer, or seal it."""
        table.sealed[seat] = act

    # ---- asking ----

    def ask(self, table: Table, seat: i64, about: i64 = 0) -> None:
        """Put the question. A single possible answer is given for the seat, without asking."""
        legal = self.legal(table, seat, about)
        if legal == 0:
            raise RuntimeError(f"question {self.number} ({about}, 0, 0) to seat {seat} has no answer")
        table.waiting |= 1 << seat
        table.set_question(seat, self.number, about, 0, 0)
        table.allowed[seat] = legal
        if legal & (legal - 1) == 0:
            table.forced |= 1 << seat

    def candidates(self, table: Table, seat: i64) -> list[int]:
        return members(self.possible(table, seat))
