# mypyc: compile
"""What a sensible player looks at: the one shape of every game's heuristics."""

from math import exp
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """The defaults of a game that says nothing: whoever leads is likelier to win, and any answer is as good."""

    term_names: ClassVar[tuple[str, ...]] = ()  # `Game.terms` has words for them

    def terms(self, state: State) -> list[list[float]]:
        """Per seat, what the evaluation is made of: a number for each of `term_names`, all in one unit."""
        return [[] for _ in range(state.seats)]

    def evaluate(self, state: State) -> list[float]:
        """Each seat's expected share of the win, 0 to 1."""
        if state.over():
            return state.shares()
        scores = state.scores()
        least = min(scores)
        return normalised([float(score - least + 1) for score in scores])

    def reasons(self, state: State, seat: int) -> list[tuple[str, float]]:
        """What tells the seat from the others: its terms, less the mean of theirs; strongest first, none that is nothing."""
        others = self.terms(state)
        mine = others.pop(seat)
        found: list[tuple[str, float]] = []
        for at, name in enumerate(self.term_names):
            gap = mine[at]
            if others:
                gap -= sum_of([terms[at] for terms in others]) / len(others)
            if gap != 0.0:
                found.append((name, gap))
        return sorted(found, key=strength, reverse=True)

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        """A cheap sensible answer, for rollouts."""
        return state.pick_answer(seat, rng)

    def pick_carefully(self, state: State, seat: int, rng: Chance) -> int:
        """As `pick`, unless a game has a cheap answer that is better; `classic` knows `pick` alone."""
        return self.pick(state, seat, rng)

    def priors(self, state: State, seat: int, rng: Chance) -> vec[float]:
        """How likely each of the seat's answers is to be the best, in the order of `answers_of`; they add up to 1."""
        many = state.many_answers(seat)
        return vec[float]([1.0 / float(many) for _ in range(many)])

    # ---- what can be learned from ----

    phases: ClassVar[int] = 1  # into how many parts `phase` divides a game
    card_answers: ClassVar[range] = range(0)  # answers that stand for certain cards, though their names don't say which
    answer_names: ClassVar[tuple[str, ...]] = ()  # columns of `answer_features`; none: what `pick` says is learned from

    def feature_names(self) -> tuple[str, ...]:
        """The columns of `features`: the terms, unless a game looks closer. None may stand for a certain card."""
        return self.term_names

    def card_names(self) -> tuple[str, ...]:
        """Further columns of `features`, one for a certain card each: they count only with the cards they were learned with."""
        return ()

    def features(self, state: State) -> vec[float]:
        """Seat after seat, a number for each of `feature_names` and `card_names`. The state is one that `settled` gave."""
        numbers: list[float] = []
        for terms in self.terms(state):
            numbers.extend(terms)
        return vec[float](numbers)

    def phase(self, state: State) -> i64:
        """Which part of the game it is: each has weights of its own."""
        return 0

    def settled(self, state: State) -> State:
        """The state in which it is valued: itself, or a copy in which what was begun is finished."""
        return state

    def counts_as(self, state: State, seat: i64, act: i64) -> i64:
        """The answer whose weight this one has: itself, unless its number means another thing in another game."""
        return act

    def answer_features(self, state: State, seat: int) -> vec[float]:
        """Answer after answer, a number for each of `answer_names`."""
        return vec[float]()


def strength(reason: tuple[str, float]) -> float:
    return abs(reason[1])


# ---- from terms to shares of the win ----


def sum_of(terms: list[float]) -> float:
    """As `sum`, which mypyc doesn't know to give a float, and which newer Pythons round otherwise."""
    total = 0.0
    for term in terms:
        total += term
    return total


def normalised(odds: list[float]) -> list[float]:
    total = sum_of(odds)
    return [each / total for each in odds]


def softmax(values: list[float]) -> list[float]:
    """A value that is greater by one makes a win e times as likely."""
    best = max(values)
    return normalised([exp(value - best) for value in values])


def duel(lead: float) -> list[float]:
    """The shares of two seats, the first of which leads by so much."""
    share = 1.0 / (1.0 + exp(-lead))
    return [share, 1.0 - share]
