# mypyc: compile
"""Legal moves as bits in two words, for games with at most 124 actions: asking costs no list, a clone copies two words per seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dengen.core.base.chance import Chance
from dengen.core.base.packed import BITS, lowest, many, members, nth, zeros
from dengen.core.rules.state import LEGAL, State

Answers = tuple[i64, i64]  # the actions below SECOND, then the others less SECOND

SECOND: Final[i64] = 62  # the first action of the second word: a word holds as many bits as `packed.WORD` says


def listed(first: i64, second: i64) -> list[int]:
    """The actions of both words, ascending."""
    found = members(first)
    while second != 0:
        found.append(int(SECOND + lowest(second)))
        second &= second - 1
    return found


def is_among(first: i64, second: i64, act: i64) -> bool:
    if act < SECOND:
        return act >= 0 and first & BITS[act] != 0
    return act < 2 * SECOND and second & BITS[act - SECOND] != 0


def is_single(first: i64, second: i64) -> bool:
    """Is there exactly one answer?"""
    if second == 0:
        return first != 0 and first & (first - 1) == 0
    return first == 0 and second & (second - 1) == 0


def lowest_of(first: i64, second: i64) -> i64:
    return lowest(first) if first != 0 else SECOND + lowest(second)


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoWordAnswers(State):
    """A state whose answers are listed by ascending bit. A bit is an action, unless the game gives it another meaning."""

    allowed: vec[i64]  # two words per seat: the legal answers

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> Answers:
        """The legal answers to a question. A game may write this faster; it must agree with `against`."""
        first: i64 = 0
        second: i64 = 0
        for act in self.candidates(seat, question, a, b, c):
            if self.against(seat, question, a, b, c, act) == LEGAL:
                bit = self.bit_of(seat, act)
                if bit < SECOND:
                    first |= BITS[bit]
                else:
                    second |= BITS[bit - SECOND]
        return first, second

    # ---- a game writes these three if its bits have another meaning ----

    def action_of(self, seat: i64, bit: i64) -> i64:
        """The action that a bit means in the seat's question."""
        return bit

    def bit_of(self, seat: i64, act: i64) -> i64:
        """The bit of an action in the seat's question, or -1."""
        return act

    def listed(self, seat: i64, first: i64, second: i64) -> list[int]:
        """The actions of both words, by ascending bit."""
        return listed(first, second)

    # ---- answers ----

    def choices(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        first, second = self.allow(seat, question, a, b, c)
        return self.listed(seat, first, second)

    def find_answers(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> None:
        first, second = self.allow(seat, question, a, b, c)
        self.set_answers(seat, first, second)

    def set_answers(self, seat: i64, first: i64, second: i64) -> None:
        allowed = self.allowed
        allowed[2 * seat] = first
        allowed[2 * seat + 1] = second

    def answers_of(self, seat: i64) -> list[int]:
        return self.listed(seat, self.allowed[2 * seat], self.allowed[2 * seat + 1])

    def many_answers(self, seat: i64) -> i64:
        return many(self.allowed[2 * seat]) + many(self.allowed[2 * seat + 1])

    def first_answer(self, seat: i64) -> i64:
        return self.action_of(seat, lowest_of(self.allowed[2 * seat], self.allowed[2 * seat + 1]))

    def has_answer(self, seat: i64, act: i64) -> bool:
        return is_among(self.allowed[2 * seat], self.allowed[2 * seat + 1], self.bit_of(seat, act))

    def pick_answer(self, seat: i64, rng: Chance) -> i64:
        first: i64 = self.allowed[2 * seat]
        second: i64 = self.allowed[2 * seat + 1]
        below: i64 = many(first)
        n: i64 = rng.below(below + many(second))
        return self.action_of(seat, nth(first, n) if n < below else SECOND + nth(second, n - below))

    def blank_answers(self) -> None:
        self.allowed = zeros(2 * self.seats)

    def copy_answers(self, other: State) -> None:
        assert isinstance(other, TwoWordAnswers)
        other.allowed = self.allowed[:]
