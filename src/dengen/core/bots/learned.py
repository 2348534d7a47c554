# mypyc: compile
"""Learned heuristics: a game's heuristics with an evaluation and priors from weights (`core/bots/weights.py`)."""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.bots.heuristics import Heuristics
from dengen.core.rules.state import STEP, State


class Priors:
    """Prior weights for one question: of `pick`, of features, and of each action."""

    picked: float  # the weight of the action of `pick`
    features: vec[float]
    answers: vec[float]  # by action

    def __init__(self, picked: float, features: list[float], answers: list[float]) -> None:
        self.picked = picked
        self.features = vec[float](features)
        self.answers = vec[float](answers)


class Net:
    """A neural net with one hidden layer of rectified units, added to the weighted sum."""

    units: i64
    into: vec[float]  # a row of columns per unit
    start: vec[float]  # the bias of each unit
    late: vec[float]  # added to the bias by the end of a game
    out: vec[float]

    def __init__(self, into: list[float], start: list[float], late: list[float], out: list[float]) -> None:
        self.units = len(out)
        self.into = vec[float](into)
        self.start = vec[float](start)
        self.late = vec[float](late)
        self.out = vec[float](out)

    def value(self, features: vec[float], at: i64, columns: i64, passed: float) -> float:
        """The net's value for the features from an index on, at this fraction of the game."""
        total = 0.0
        unit: i64 = 0
        while unit < self.units:
            reached = self.start[unit] + self.late[unit] * passed
            reached += product(self.into, unit * columns, features, at, columns)
            if reached > 0.0:
                total += self.out[unit] * reached
            unit += 1
        return total


class Learned(Heuristics):
    """Heuristics with weights; parts that weren't learned come from the game's heuristics."""

    own: Heuristics
    columns: i64
    weights: vec[float]  # a row of columns per phase; empty if the evaluation wasn't learned
    net: Net | None
    questions: dict[int, Priors]

    def __init__(
        self, own: Heuristics, weights: list[float], questions: dict[int, Priors], net: Net | None = None
    ) -> None:
        self.own = own
        self.columns = len(own.feature_names()) + len(own.card_names())
        self.weights = vec[float](weights)
        self.net = net
        self.questions = questions

    def terms(self, state: State) -> list[list[float]]:
        return self.own.terms(state)

    def reasons(self, state: State, seat: int) -> list[tuple[str, float]]:
        return self.own.reasons(state, seat)

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        return self.own.pick(state, seat, rng)

    def pick_carefully(self, state: State, seat: int, rng: Chance) -> int:
        return self.own.pick_carefully(state, seat, rng)

    def evaluate(self, state: State) -> list[float]:
        """Evaluate by the weights of the phase. A solo game is evaluated by its own heuristics."""
        if len(self.weights) == 0 or state.seats == 1:
            return self.own.evaluate(state)
        settled = self.own.settled(state)
        if settled.over():
            return settled.shares()
        features = self.own.features(settled)
        columns = self.columns
        phase: i64 = self.own.phase(settled)
        row = phase * columns
        seats: i64 = settled.seats
        values = vec[float]([product(self.weights, row, features, seat * columns, columns) for seat in range(seats)])
        net = self.net
        if net is not None:
            passed = float(phase) / float(self.own.phases)
            for seat in range(seats):
                values[seat] += net.value(features, seat * columns, columns, passed)
        return list(odds(values))

    def priors(self, state: State, seat: int, rng: Chance) -> vec[float]:
        place: i64 = seat
        known = self.questions.get(int(state.asked[STEP * place]))
        if known is None:
            return Heuristics.priors(self, state, seat, rng)
        acts = state.answers_of(place)
        columns: i64 = len(known.features)
        features = self.own.answer_features(state, seat) if columns != 0 else vec[float]()
        picked: i64 = self.own.pick(state, seat, rng) if known.picked != 0.0 else -1
        own = self.own
        logits = vec[float]([known.answers[own.counts_as(state, place, act)] for act in acts])
        at: i64 = 0
        while at < len(logits):
            if acts[at] == picked:
                logits[at] += known.picked
            if columns != 0:
                logits[at] += product(known.features, 0, features, at * columns, columns)
            at += 1
        return odds(logits)


def product(weights: vec[float], row: i64, features: vec[float], start: i64, many: i64) -> float:
    """The dot product of weights and features from given indices on, always added in the same order."""
    total = 0.0
    at: i64 = 0
    while at < many:
        total += weights[row + at] * features[start + at]
        at += 1
    return total


def odds(logits: vec[float]) -> vec[float]:
    """The softmax, in place."""
    best = logits[0]
    for logit in logits:
        if logit > best:
            best = logit
    total = 0.0
    at: i64 = 0
    while at < len(logits):
        logits[at] = exp(logits[at] - best)
        total += logits[at]
        at += 1
    at = 0
    while at < len(logits):
        logits[at] /= total
        at += 1
    return logits
