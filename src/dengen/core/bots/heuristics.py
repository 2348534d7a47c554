# mypyc: compile
"""The base class of games' heuristics: evaluation, cheap policy, priors and features."""

from math import exp
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Heuristics with defaults: the leader is likelier to win, and all actions are equally good."""

    term_names: ClassVar[tuple[str, ...]] = ()  # `Game.terms` has their names

    def terms(self, state: State) -> list[list[float]]:
        """Terms of the evaluation per seat: a number per name in `term_names`, all in one unit."""
        return [[] for _ in range(state.seats)]

    def evaluate(self, state: State) -> list[float]:
        """Each seat's expected share of the win, 0 to 1."""
        if state.over():
            return state.shares()
        scores = state.scores()
        least = min(scores)
        return normalised([float(score - least + 1) for score in scores])

    def reasons(self, state: State, seat: int) -> list[tuple[str, float]]:
        """The seat's terms minus the mean of the others', strongest first, without zeros."""
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
        """A sensible action by a cheap policy, for rollouts."""
        return state.pick_answer(seat, rng)

    def pick_carefully(self, state: State, seat: int, rng: Chance) -> int:
        """An action by a better cheap policy, if the game has one; `classic` uses only `pick`."""
        return self.pick(state, seat, rng)

    def priors(self, state: State, seat: int, rng: Chance) -> vec[float]:
        """Probabilities that each action is best, in the order of `answers_of`; they add up to 1."""
        many = state.many_answers(seat)
        return vec[float]([1.0 / float(many) for _ in range(many)])

    # ---- features for training ----

    phases: ClassVar[int] = 1  # the number of values of `phase`
    card_answers: ClassVar[range] = range(0)  # actions for certain cards, though their names don't tell which
    answer_names: ClassVar[tuple[str, ...]] = ()  # columns of `answer_features`; if empty, priors use `pick`

    def feature_names(self) -> tuple[str, ...]:
        """The columns of `features`, by default the terms. None may depend on a certain card."""
        return self.term_names

    def card_names(self) -> tuple[str, ...]:
        """Further columns of `features` for certain cards, used only with the cards of the training."""
        return ()

    def features(self, state: State) -> vec[float]:
        """Features seat after seat, a number per name in `feature_names` and `card_names`, for a state from `settled`."""
        numbers: list[float] = []
        for terms in self.terms(state):
            numbers.extend(terms)
        return vec[float](numbers)

    def phase(self, state: State) -> i64:
        """The phase of the game; each has separate weights."""
        return 0

    def settled(self, state: State) -> State:
        """The state to evaluate: itself, or a copy in which the current move is completed."""
        return state

    def counts_as(self, state: State, seat: i64, act: i64) -> i64:
        """The action whose weight this one shares: itself, unless action numbers depend on the deal."""
        return act

    def answer_features(self, state: State, seat: int) -> vec[float]:
        """Features action after action, a number per name in `answer_names`."""
        return vec[float]()


def strength(reason: tuple[str, float]) -> float:
    return abs(reason[1])


# ---- from terms to shares of the win ----


def sum_of(terms: list[float]) -> float:
    """The sum of floats. mypyc has no type for `sum`, and newer Pythons round it differently."""
    total = 0.0
    for term in terms:
        total += term
    return total


def normalised(odds: list[float]) -> list[float]:
    total = sum_of(odds)
    return [each / total for each in odds]


def softmax(values: list[float]) -> list[float]:
    """Values as shares: one more makes a win e times as likely."""
    best = max(values)
    return normalised([exp(value - best) for value in values])


def duel(lead: float) -> list[float]:
    """The shares of two seats, with the lead of the first."""
    share = 1.0 / (1.0 + exp(-lead))
    return [share, 1.0 - share]
