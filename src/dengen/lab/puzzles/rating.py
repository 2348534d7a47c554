"""The difficulty of puzzles: the weakest level that finds the solution."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.core.teaching.puzzles import Puzzle
from dengen.lab.journal import described
from dengen.lab.simulation import seed_of
from dengen.players import match, player
from dengen.players.levels import remove_time_limit

ENOUGH = 0.5  # a level solves a puzzle if it finds the solution this often
STARS = 4
TIMES = 6  # tries per level


def finders(game: Game[Any], world: State, seat: int, best: int, luck: Chance) -> dict[str, float]:
    """Success rates of the levels, from the weakest to the first that solves the puzzle."""
    found: dict[str, float] = {}
    for level in game.levels:
        thinkers = [remove_time_limit(player(level, game, int(luck.fork().word))) for _ in range(TIMES)]
        answers = [match.answer(world, seat, thinker, luck) for thinker in thinkers]
        found[level] = round(answers.count(best) / TIMES, 3)
        if found[level] >= ENOUGH:
            break
    return found


def stars(finders: Mapping[str, float]) -> int:
    """Stars: 1 if the weakest level solves it, 2 the next one, 3 a stronger one, 4 none."""
    for place, often in enumerate(finders.values()):
        if often >= ENOUGH:
            return min(place, STARS - 2) + 1
    return STARS


class Finders(msgspec.Struct, frozen=True):
    """The success rates for one puzzle."""

    finders: dict[str, float]


@dataclass(frozen=True)
class Rating:
    """A plan that rates existing puzzles again with today's levels."""

    game: Game[Any]
    puzzles: Sequence[Puzzle]
    seed: int

    def about(self) -> dict[str, Any]:
        weights = self.game.weights
        return {
            "rated puzzles": [msgspec.to_builtins(puzzle.position) for puzzle in self.puzzles],
            **described(self.game),
            "weights": "" if weights is None else weights.hash,
            "seed": self.seed,
        }

    def play(self, number: int) -> Finders:
        puzzle = self.puzzles[number]
        luck = Chance(seed_of(self.seed, number))
        best = self.game.number(puzzle.solution)
        return Finders(finders(self.game, puzzle.state(self.game), puzzle.seat, best, luck))


def rated(puzzles: Sequence[Puzzle], found: Sequence[Finders]) -> list[Puzzle]:
    """The puzzles with new ratings, easy ones first."""
    anew = [
        msgspec.structs.replace(puzzle, stars=stars(one.finders), finders=one.finders)
        for puzzle, one in zip(puzzles, found, strict=True)
    ]
    return sorted(anew, key=lambda puzzle: (puzzle.stars, puzzle.answers[1].share - puzzle.answers[0].share))
