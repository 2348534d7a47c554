"""A game looked at again: what each answer was worth, where it turned, how well everybody played."""

from collections.abc import Sequence

from msgspec import Struct

from dengen.core.base.words import Words

VERSION = 1  # of how it is made: a later one takes the place of what is kept
TURNS = 3
TELLING = 0.04  # a smaller loss is no turning point
IDLE = 0.02  # where all answers are worth the same, none is a mistake


class AnswerValue(Struct, frozen=True):
    """An answer, and the share of the win that the seat could expect of it."""

    words: Words
    share: float


class Judgement(Struct, frozen=True):
    """The answer of an entry. `shares`: what every seat could expect before it; `spread`: between best and worst."""

    number: int
    seat: int
    shares: list[float]
    chosen: AnswerValue
    best: AnswerValue
    spread: float

    @property
    def loss(self) -> float:
        return max(0.0, self.best.share - self.chosen.share)


class Analysis(Struct, frozen=True):
    """`turns`: the entries that lost most, in the order of the game. `accuracy`: per seat, how much of what could have been
    thrown away was kept, 0 to 1; null for a seat that never had a choice."""

    version: int
    judgements: list[Judgement]
    turns: list[int]
    accuracy: list[float | None]


def analysed(seats: int, judgements: Sequence[Judgement]) -> Analysis:
    costly = sorted((one for one in judgements if one.loss >= TELLING), key=lambda one: (-one.loss, one.number))[:TURNS]
    return Analysis(
        version=VERSION,
        judgements=list(judgements),
        turns=sorted(one.number for one in costly),
        accuracy=[accuracy([one for one in judgements if one.seat == seat]) for seat in range(seats)],
    )


def accuracy(judgements: Sequence[Judgement]) -> float | None:
    mattered = [one for one in judgements if one.spread > IDLE]
    total = sum(one.spread for one in mattered)
    return round(1 - sum(min(one.loss, one.spread) for one in mattered) / total, 3) if total else None
