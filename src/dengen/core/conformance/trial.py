"""Trials: seeded games to check, and the effort."""

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadOption
from dengen.core.base.words import plural
from dengen.core.game import Game
from dengen.core.rules.state import State


class Nonconformance(AssertionError):
    """The game violates the contract."""


@dataclass(frozen=True)
class Effort:
    """The effort: seeds per setting, and the number of positions for expensive checks.

    `spots`: positions per game to check; None: all.
    """

    cheap_games: int
    dear_games: int
    spots: int | None
    pairs: bool


QUICK = Effort(cheap_games=12, dear_games=1, spots=8, pairs=False)
DEEP = Effort(cheap_games=400, dear_games=4, spots=None, pairs=True)


@dataclass
class Trial:
    """A game with a number of seats, options and a seed; `spots` as in Effort."""

    game: Game[Any]
    seats: int
    options: dict[str, Any]
    seed: int
    spots: int | None = None
    steps: int = field(default=0, init=False)

    def __str__(self) -> str:
        return f"{self.game.id}(seats={self.seats}, seed={self.seed}, {self.options}) at step {self.steps}"

    def require(self, holds: bool, what: str) -> None:
        if not holds:
            raise Nonconformance(f"{self}: {what}")

    def new(self, listen: bool = False) -> State:
        self.steps = 0
        state: State = self.game.new(self.seats, self.seed, listen=listen, **self.options)
        return state

    def rng(self, salt: int = 0) -> Chance:
        return Chance(self.seed * 1009 + salt)

    def positions(self, listen: bool = False) -> Iterator[State]:
        """The positions of one random game, before each answer: all of them, or `spots` drawn from them."""
        wanted = None if self.spots is None else self._draw_spots(self.spots)
        rng = self.rng(1)
        state = self.new(listen)
        while state.actors():
            if wanted is None or self.steps in wanted:
                yield state
            self.step(state, rng)
        yield state

    def step(self, state: State, rng: Chance) -> None:
        """Apply a random action of a random asked seat."""
        seat = rng.pick(state.actors())
        state.apply(seat, rng.pick(state.legal(seat)))
        self.steps += 1

    def _draw_spots(self, spots: int) -> set[int]:
        rng = self.rng(1)
        state = self.new()
        while state.actors():
            self.step(state, rng)
        length = self.steps
        draw = self.rng(2)
        return {0, *(int(draw.below(max(length, 1))) for _ in range(spots))}

    def dump(self, state: State) -> str:
        return json.dumps(self.game.dump(state), sort_keys=True, ensure_ascii=False)


def settings(game: Game[Any], seats: int, pairs: bool) -> list[dict[str, Any]]:
    """The defaults, every option's values one by one and, with `pairs`, in pairs; impossible combinations are left out."""
    single = [{option.name: value} for option in game.options for value in option.samples(seats)]
    tried = list(single)
    if pairs:
        tried += [a | b for a, b in itertools.combinations(single, 2) if a.keys() != b.keys()]
    return [{}, *(options for options in tried if _is_possible(game, seats, options))]


def _is_possible(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        game.settle(seats, options)
    except BadOption:
        return False
    return True


def trials(game: Game[Any], effort: Effort, seeds: int) -> Iterator[Trial]:
    for seats in game.seat_counts:
        if not _is_possible(game, seats, {}):
            raise Nonconformance(f"{game.id}: the default options don't allow {plural(seats, 'seat')}")
        for number, options in enumerate(settings(game, seats, effort.pairs)):
            for seed in range(seeds):
                yield Trial(game, seats, options, number * 101 + seed, effort.spots)
