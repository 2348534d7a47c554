"""The search for puzzles in small games with known best moves."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from dengen.core.base.chance import Chance
from dengen.core.bots.levels import Level
from dengen.lab.puzzles.choosing import chosen
from dengen.lab.puzzles.puzzle_search import PuzzleCandidate, PuzzleSearch
from dengen.lab.puzzles.rating import finders, stars
from dengen.lab.puzzles.sequential_halving import SequentialHalving
from tests.players.puzzles import Nim, PuzzleGame


class Quick(PuzzleGame):
    """A game with fast bots."""

    levels: ClassVar[Mapping[str, Level]] = {"easy": Level("greedy"), "hard": Level("search", 20)}


def found(kind: str, gap: float, finders: list[float], solution: str = "a") -> PuzzleCandidate:
    levels = dict(zip(("easy", "normal", "hard"), finders, strict=True))
    return PuzzleCandidate({}, 0, kind, {solution: 0.5 + gap, "other": 0.5}, 1.0, levels, False)


def test_the_known_best_move_of_a_game_wins_the_search() -> None:
    game = PuzzleGame(Nim, heap=7)
    state = game.new(2, seed=1)
    scales = SequentialHalving(game, 1).run_halving(state, 0, state.legal(0), 60)
    assert {scale.act for scale in scales} == set(state.legal(0))
    assert game.name(scales[0].act) == "two"  # three are taken, and four are left
    assert scales[0].tries > scales[-1].tries
    again = SequentialHalving(game, 1).run_halving(state, 0, state.legal(0), 60)
    assert [(scale.act, scale.share) for scale in again] == [(scale.act, scale.share) for scale in scales]


def test_a_puzzle_search_repeats_with_its_seed() -> None:
    hunt = PuzzleSearch(Quick(Nim, heap=6), "search:30", 5, looks=(30, 60))
    hunted = [hunt.play(number) for number in range(3)]
    assert [one.found is not None and next(iter(one.found.shares)) for one in hunted].count("one") > 0
    assert msgspec.json.encode(hunt.play(1)) == msgspec.json.encode(hunted[1])


def test_levels_above_a_solver_are_not_asked() -> None:
    game = Quick(Nim, heap=3)
    state = game.new(2, seed=1)
    win, lose = game.number("two"), game.number("one")
    assert list(finders(game, state, 0, win, Chance(1))) == ["easy"]
    assert list(finders(game, state, 0, lose, Chance(1))) == ["easy", "hard"]


def test_stars_are_by_the_weakest_level_that_finds_it() -> None:
    finders = [[0.5, 1.0, 1.0], [0.0, 0.6, 1.0], [0.0, 0.0, 1.0], [0.4, 0.4, 0.4]]
    assert [stars(found("k", 0.1, often).finders) for often in finders] == [1, 2, 3, 4]


def test_kinds_and_difficulties_are_taken_in_turn_and_the_easy_ones_come_first() -> None:
    easy, hard = [1.0, 1.0, 1.0], [0.0, 0.0, 1.0]
    many = [found("set", 0.3 + 0.01 * nth, easy, f"s{nth}") for nth in range(5)]
    rare = found("play", 0.1, hard, "p")
    taken = chosen([*many, rare], 3)
    assert taken == [many[4], many[3], rare]
    assert chosen([rare], 3) == [rare]
