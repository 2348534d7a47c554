"""Training data from self-play as arrays: positions with final shares, and decisions with chosen actions."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.lab.learning.self_play import SelfPlayGame, replayed

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
HELD_OUT = 10  # every tenth pair of games is held out; a pair has both kinds of seat numbers


@dataclass
class Positions:
    """Positions of games with one number of seats: positions × seats × features, phases, and shares of the win."""

    features: Floats
    phases: Ints
    shares: Floats
    held_out: NDArray[np.bool_]


@dataclass
class Decisions:
    """All legal actions, decision after decision; `starts` has the index of each decision's first."""

    starts: Ints
    questions: Ints
    acts: Ints
    picked: Floats  # 1 for the action of `pick`
    features: Floats
    chosen: Floats  # 1 for the chosen action
    held_out: NDArray[np.bool_]  # by decision


@dataclass
class Samples:
    positions: dict[int, Positions]  # by the number of seats
    decisions: Decisions
    games: dict[int, int]  # by the number of seats


@dataclass
class _Table:
    features: list[Floats] = field(default_factory=list)
    phases: list[int] = field(default_factory=list)
    shares: list[list[float]] = field(default_factory=list)
    held_out: list[bool] = field(default_factory=list)

    def arrays(self, seats: int) -> Positions:
        stacked = np.stack(self.features).reshape(len(self.features), seats, -1)
        return Positions(stacked, np.array(self.phases), np.array(self.shares), np.array(self.held_out))


class _Answers:
    def __init__(self, game: Game[Any]) -> None:
        self.heuristics = game.heuristics
        self.columns = len(self.heuristics.answer_names)
        self.luck = Chance(1)
        self.starts: list[int] = []
        self.questions: list[int] = []
        self.acts: list[int] = []
        self.picked: list[float] = []
        self.features: list[Floats] = []
        self.chosen: list[float] = []
        self.held_out: list[bool] = []

    def add(self, state: State, seat: int, act: int, held_out: bool) -> None:
        acts = state.legal(seat)
        said = -1 if self.columns else self.heuristics.pick(state, seat, self.luck)
        self.starts.append(len(self.acts))
        self.held_out.append(held_out)
        self.questions += [int(state.question(seat)[0])] * len(acts)
        self.acts += [int(self.heuristics.counts_as(state, seat, answer)) for answer in acts]
        self.picked += [float(answer == said) for answer in acts]
        self.chosen += [float(answer == act) for answer in acts]
        if self.columns:
            self.features.append(np.array(list(self.heuristics.answer_features(state, seat))))

    def arrays(self) -> Decisions:
        flat = np.concatenate(self.features) if self.features else np.zeros(0)
        return Decisions(
            np.array(self.starts),
            np.array(self.questions),
            np.array(self.acts),
            np.array(self.picked),
            flat.reshape(len(self.acts), self.columns),
            np.array(self.chosen),
            np.array(self.held_out),
        )


def samples(game: Game[Any], training_games: Iterable[SelfPlayGame]) -> Samples:
    """Training data of these games. Random moves are no examples; moves after them are."""
    tables: dict[int, _Table] = {}
    answers = _Answers(game)
    games: dict[int, int] = {}
    for number, lesson in enumerate(training_games):
        held_out = number // 2 % HELD_OUT == 0
        games[lesson.seats] = games.get(lesson.seats, 0) + 1
        for state, seat, act, is_slip in replayed(game, lesson):
            if len(state.legal(seat)) == 1:
                continue
            if not is_slip:
                answers.add(state, seat, act, held_out)
            if lesson.seats > 1:
                _add_position(game, tables.setdefault(lesson.seats, _Table()), state, lesson.shares, held_out)
    return Samples({seats: table.arrays(seats) for seats, table in tables.items()}, answers.arrays(), games)


def _add_position(game: Game[Any], table: _Table, state: State, shares: list[float], held_out: bool) -> None:
    settled = game.heuristics.settled(state)
    if not settled.over():
        table.features.append(np.array(list(game.heuristics.features(settled))))
        table.phases.append(int(game.heuristics.phase(settled)))
        table.shares.append(shares)
        table.held_out.append(held_out)
