# mypyc: compile
"""The answers of each seat as two sets of bits: its cards, and all that is no card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import BITS, lowest, many, nth, zeros
from dengen.core.rules.state import State, not_written
from dengen.games.walpurgis.rules.actions import CARD, CARDS, MOVE, SLOT

Answers = tuple[i64, i64]  # what is no card: cells as they are numbered, the rest less CARDS; then the cards less CARD

CELL_BITS: Final[i64] = (1 << 25) - 1
DONE_BIT: Final[i64] = 2**41
ALL_BIT: Final[i64] = 2**42
FACE_DOWN_BIT: Final[i64] = 2**43
FACE_UP_BIT: Final[i64] = 2**44
YES_BIT: Final[i64] = 2**45
YES_OR_NO: Final[i64] = 2**45 + 2**46
STAY_OR_MOVE: Final[i64] = 2**47 + 2**48


def bit_of(act: i64) -> i64:
    """The bit of an action that is no card."""
    return BITS[act] if act < CARD else BITS[act - CARDS]


def slot_bits(count: i64) -> i64:
    """The first so many candidates inside a cell."""
    return (BITS[count] - 1) * BITS[SLOT - CARDS]


def listed(others: i64, cards: i64) -> list[int]:
    """The actions of both sets, ascending."""
    found: list[int] = []
    add_all(found, others & CELL_BITS, 0)
    add_all(found, cards, CARD)
    add_all(found, others & ~CELL_BITS, CARDS)
    return found


def add_all(found: list[int], bits: i64, base: i64) -> None:
    while bits != 0:
        found.append(int(base + lowest(bits)))
        bits &= bits - 1


class AnswerSets(State):
    """A state that keeps its answers in two words a seat."""

    allowed: vec[i64]  # per seat: what is no card, the cards

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> Answers:
        """The legal answers to a question; it must agree with `against`."""
        raise not_written(self, "allow")

    def choices(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        others, cards = self.allow(seat, question, a, b, c)
        return listed(others, cards)

    def find_answers(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> None:
        others, cards = self.allow(seat, question, a, b, c)
        allowed = self.allowed
        allowed[2 * seat] = others
        allowed[2 * seat + 1] = cards

    def answers_of(self, seat: i64) -> list[int]:
        return listed(self.allowed[2 * seat], self.allowed[2 * seat + 1])

    def many_answers(self, seat: i64) -> i64:
        return many(self.allowed[2 * seat]) + many(self.allowed[2 * seat + 1])

    def first_answer(self, seat: i64) -> i64:
        return self.nth_answer(seat, 0)

    def nth_answer(self, seat: i64, n: i64) -> i64:
        others: i64 = self.allowed[2 * seat]
        cells: i64 = many(others & CELL_BITS)
        if n < cells:
            return nth(others, n)
        n -= cells
        cards: i64 = self.allowed[2 * seat + 1]
        held: i64 = many(cards)
        if n < held:
            return CARD + nth(cards, n)
        return CARDS + nth(others & ~CELL_BITS, n - held)

    def has_answer(self, seat: i64, act: i64) -> bool:
        if act < 0 or act > MOVE:
            return False
        if CARD <= act < SLOT:
            return self.allowed[2 * seat + 1] & BITS[act - CARD] != 0
        return self.allowed[2 * seat] & bit_of(act) != 0

    def pick_answer(self, seat: i64, rng: Chance) -> i64:
        return self.nth_answer(seat, rng.below(self.many_answers(seat)))

    def blank_answers(self) -> None:
        self.allowed = zeros(2 * self.seats)

    def copy_answers(self, other: State) -> None:
        assert isinstance(other, AnswerSets)
        other.allowed = self.allowed[:]
