"""Questions: the legal moves, the clause that forbids the others, and the effect of a move, together in one object.

`Question` is for games that keep their moves in lists. The games of this package keep sets of bits (`bit_answers`) and
have base classes of their own in the same form, because calls that mypyc knows the types of are faster.
"""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from dengen.core.rules.state import State, not_written

T = TypeVar("T", bound=State)

About = tuple[int, int, int]  # what a question is about: three numbers, called by what they mean to it


class Question(Generic[T]):
    """A question to a seat. It is made once, and no game writes its attributes: the state keeps its number and `about`."""

    def __init__(self, number: int, name: str, clause: int) -> None:
        self.number = number  # on the agenda and in records: never changed
        self.name = name  # in dumps and on the page
        self.clause = clause  # that asks

    # ---- an author writes ----

    def legal(self, table: T, seat: int, about: About) -> list[int]:
        """The legal moves."""
        raise not_written(self, "legal")

    def why_not(self, table: T, seat: int, about: About, act: int) -> int:
        """The clause that forbids a move which isn't legal. Asked for `candidates` alone, for which it explains `legal`."""
        return self.clause

    def answer(self, table: T, seat: int, about: About, act: int) -> None:
        """Carry out a legal move, or seal it."""
        raise not_written(self, "answer")

    def candidates(self, table: T, seat: int, about: About) -> list[int]:
        """The moves that come into question, by tables and by what the seat knows. Others answer another question."""
        return list(range(table.game.num_actions))

    def asking_clause(self, table: T, about: About) -> int:
        """The clause that says what is asked. It forbids all moves that are no candidates."""
        return self.clause

    # ---- the engine offers ----

    def ask(self, table: T, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put the question. A single legal move is made for the seat, without asking."""
        table.ask(seat, self.number, a, b, c)

    def ask_always(self, table: T, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put the question even with one legal move, where the others could conclude something from its absence."""
        table.ask_always(seat, self.number, a, b, c)


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


Q = TypeVar("Q", bound=Numbered)


def by_number(questions: Sequence[Q], blank: Q) -> list[Q]:
    """Each question in the place of its number, and `blank` in all others."""
    numbered = {question.number: question for question in questions}
    return [numbered.get(number, blank) for number in range(max(numbered) + 1)]
