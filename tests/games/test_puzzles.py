"""The puzzles that ship: all load by today's rules, ask their seat, and tell nothing that the seat can't know."""

from typing import Any

import msgspec
import pytest

import dengen
from dengen import Chance, Game
from dengen.core.base.errors import BadPuzzles
from dengen.core.base.words import LANGS
from dengen.core.teaching.puzzles import FORMAT, Puzzle, PuzzleProvenance, Puzzles, file_name, read, shipped, written
from dengen.server.http.routes.puzzles import puzzle_info

GAMES = [name for name in sorted(dengen.registered()) if dengen.game(name).puzzles]
CLEARLY = 0.8 * 0.25  # of a fair share: by so much a solution is better, at the least
WORLDS = 2


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = dengen.game(request.param)
    return found


def test_every_game_has_thirty_and_the_one_of_simultaneous_answers_what_is_honest() -> None:
    many = {name: len(dengen.game(name).puzzles) for name in GAMES}
    assert 10 <= many.pop("trump_fighter") <= 30  # docs/puzzles.md
    assert many == dict.fromkeys(["flip_angel", "lumiel", "troll_master", "walpurgis"], 30)


def test_each_loads_and_its_answers_are_those_that_are_legal(game: Game[Any]) -> None:
    for puzzle in game.puzzles:
        state = puzzle.state(game)
        legal = {game.name(act) for act in state.legal(puzzle.seat)}
        actions = [answer.action for answer in puzzle.answers]
        assert len(actions) == len(set(actions)) >= 3
        assert set(actions) == legal


def test_each_has_one_solution_that_is_far_better_than_all_others(game: Game[Any]) -> None:
    for puzzle in game.puzzles:
        best, *others = (answer.share for answer in puzzle.answers)
        assert best - max(others) >= CLEARLY / puzzle.state(game).seats - 0.001


def test_they_are_of_all_kinds_and_the_easy_ones_come_first(game: Game[Any]) -> None:
    stars = [puzzle.stars for puzzle in game.puzzles]
    assert stars == sorted(stars)
    assert len(set(stars)) >= 2
    assert len({puzzle.solution for puzzle in game.puzzles}) >= 2
    positions = {msgspec.json.encode(puzzle.position) for puzzle in game.puzzles}
    assert len(positions) == len(game.puzzles)


def test_worlds_that_the_seat_cannot_tell_apart_are_the_same_puzzle(game: Game[Any]) -> None:
    """All that a page is told of a puzzle is the same in any of them."""
    rng = Chance(7)
    for number, puzzle in enumerate(game.puzzles, 1):
        told = msgspec.json.encode(puzzle_info(game, number, puzzle))
        for _ in range(WORLDS):
            world = puzzle.state(game).resample(puzzle.seat, rng)
            dumped = {name: value for name, value in game.dump(world).items() if name in puzzle.position}
            other = msgspec.structs.replace(puzzle, position=msgspec.json.decode(msgspec.json.encode(dumped)))
            assert msgspec.json.encode(puzzle_info(game, number, other)) == told


def test_every_reason_has_words(game: Game[Any]) -> None:
    told = 0
    for number, puzzle in enumerate(game.puzzles, 1):
        for answer in puzzle_info(game, number, puzzle).answers:
            for reason in answer.reasons:
                assert all(reason.text[lang] for lang in LANGS)
                told += 1
    assert told > 30


def one(bound: Game[Any], /, **other: Any) -> Puzzles:
    head = {"format": FORMAT, "game": bound.id, "rules": bound.version, "cards": bound.cards.wordless_hash}
    return Puzzles(**{**head, **other}, made=PuzzleProvenance("1", "by hand"), puzzles=bound.puzzles[:1])


def test_a_file_is_read_as_it_was_written() -> None:
    game = dengen.game("lumiel")
    assert read(written(one(game))).puzzles == game.puzzles[:1]
    assert isinstance(game.puzzles[0], Puzzle)


@pytest.mark.parametrize("other", [{"format": 2}, {"game": "walpurgis"}, {"rules": 1}, {"cards": "0"}])
def test_a_file_for_another_game_or_other_rules_or_cards_is_refused(other: dict[str, Any]) -> None:
    game = dengen.game("lumiel")
    with pytest.raises(BadPuzzles, match=f"for {next(iter(other))} {next(iter(other.values()))}"):
        one(game, **other).check(game)


@pytest.mark.parametrize("data", [b"{", b'{"format": 1}'])
def test_an_invalid_puzzle_file_is_refused_in_both_languages(data: bytes) -> None:
    with pytest.raises(BadPuzzles, match="can't be read") as told:
        read(data)
    assert "読めません" in told.value.text.ja


def test_another_card_set_has_no_puzzles() -> None:
    assert shipped(dengen.game("flip_angel", "dengen")) == []
    assert file_name(dengen.game("flip_angel").cards) == "cards-2.puzzles.json"
