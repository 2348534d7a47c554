# mypyc: compile
"""Legal moves as bits in one word, for games with at most 62 actions: asking costs no list, a clone copies a word per seat."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dengen.core.base.chance import Chance
from dengen.core.base.packed import BITS, WORD, lowest, many, members, nth, zeros
from dengen.core.rules.state import LEGAL, State


@mypyc_attr(allow_interpreted_subclasses=True)
class BitAnswers(State):
    """A state whose answers are listed by ascending bit. A bit is an action, unless the game gives it another meaning."""

    allowed: vec[i64]  # per seat, the legal actions

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> i64:
        """The legal actions of a question. A game may override it for speed; it must agree with `against`."""
        found: i64 = 0
        for act in self.candidates(seat, question, a, b, c):
            if self.against(seat, question, a, b, c, act) == LEGAL:
                found |= BITS[self.bit_of(seat, act)]
        return found

    # ---- a game writes these three if its bits have another meaning ----

    def action_of(self, seat: i64, bit: i64) -> i64:
        """The action that a bit means in the seat's question."""
        return bit

    def bit_of(self, seat: i64, act: i64) -> i64:
        """The bit of an action in the seat's question, or -1."""
        return act

    def listed(self, seat: i64, answers: i64) -> list[int]:
        """The actions of a set, by ascending bit."""
        return members(answers)

    # ---- answers ----

    def choices(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return self.listed(seat, self.allow(seat, question, a, b, c))

    def find_answers(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> None:
        self.allowed[seat] = self.allow(seat, question, a, b, c)

    def answers_of(self, seat: i64) -> list[int]:
        return self.listed(seat, self.allowed[seat])

    def many_answers(self, seat: i64) -> i64:
        return many(self.allowed[seat])

    def first_answer(self, seat: i64) -> i64:
        return self.action_of(seat, lowest(self.allowed[seat]))

    def has_answer(self, seat: i64, act: i64) -> bool:
        bit = self.bit_of(seat, act)
        return 0 <= bit < WORD and self.allowed[seat] & BITS[bit] != 0

    def pick_answer(self, seat: i64, rng: Chance) -> i64:
        bits: i64 = self.allowed[seat]
        return self.action_of(seat, nth(bits, rng.below(many(bits))))

    def blank_answers(self) -> None:
        self.allowed = zeros(self.seats)

    def copy_answers(self, other: State) -> None:
        assert isinstance(other, BitAnswers)
        other.allowed = self.allowed[:]
