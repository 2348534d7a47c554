"""The puzzle file: chosen candidates, with reasons for every action."""

from collections.abc import Sequence
from typing import Any

from dengen.core.game import Game
from dengen.core.teaching.puzzles import FORMAT, Answer, Puzzle, PuzzleProvenance, Puzzles, Why, position_of
from dengen.lab.puzzles.choosing import chosen
from dengen.lab.puzzles.puzzle_search import PuzzleCandidate
from dengen.lab.puzzles.rating import stars
from dengen.players.reasons import mean, parts_after, strongest


def made(game: Game[Any], found: Sequence[PuzzleCandidate], count: int, by: PuzzleProvenance) -> Puzzles:
    """Make the file, with at most `count` puzzles."""
    puzzles = [_puzzle(game, one) for one in chosen(found, count)]
    return Puzzles(FORMAT, game.id, game.version, game.cards.wordless_hash, by, puzzles)


def _puzzle(game: Game[Any], found: PuzzleCandidate) -> Puzzle:
    state = game.load(found.position)
    names = list(found.shares)
    parts = parts_after(game, state, found.seat, [game.number(name) for name in names])
    after = {name: parts[game.number(name)] for name in names}
    solution, *others = names

    def why(name: str) -> list[Why]:
        against = mean([after[other] for other in others]) if name == solution else after[solution]
        reasons = strongest(game, found.seat, after[name], against)
        return [(reason.term, reason.thing, reason.seat, reason.weight) for reason in reasons]

    answers = [Answer(name, found.shares[name], why(name)) for name in names]
    return Puzzle(position_of(game, state), found.seat, stars(found.finders), found.finders, answers)
