"""Puzzles: positions as their seat sees them, with every answer's reasons, so that no bot and no network is needed to solve them."""

from typing import Any

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from dengen.core.base.words import Offer, Text, Words
from dengen.core.game import Game
from dengen.core.teaching.puzzles import Puzzle, Why
from dengen.core.views.view import View
from dengen.players.reasons import Reason, text_of
from dengen.server.http.dependencies import TheNode
from dengen.server.http.problems import responses


class PuzzleTitle(Struct):
    """`number`: 1 for the first. `stars`: how hard it is, 1 to 4."""

    number: int
    stars: int


class PuzzleAnswer(Struct):
    """The share of the win to be expected of an answer, and why: for the solution, what it has that the others on
    average haven't; for any other, what it has that the solution hasn't."""

    action: str
    share: float
    reasons: list[Reason]


class PuzzleInfo(Struct):
    """`view`: the table as the seat sees it. `offers`: what it may answer. `answers`: the solution first. `unit`: of the
    reasons' weights. `cards`: the hash of the card set."""

    game: str
    number: int
    of: int
    stars: int
    seat: int
    seats: int
    cards: str
    view: Any
    question: Words
    offers: list[Offer]
    answers: list[PuzzleAnswer]
    unit: Text


def puzzle_info(game: Game[Any], number: int, puzzle: Puzzle) -> PuzzleInfo:
    state = puzzle.state(game)
    seat = puzzle.seat
    question = game.question(state, seat)
    assert question is not None, "a puzzle asks its seat"
    view: View = game.view(state, seat)
    return PuzzleInfo(
        game=game.id,
        number=number,
        of=len(game.puzzles),
        stars=puzzle.stars,
        seat=seat,
        seats=state.seats,
        cards=game.cards.hash,
        view=view,
        question=question,
        offers=game.offers(state, seat),
        answers=[
            PuzzleAnswer(answer.action, answer.share, [reason_of(game, seat, why) for why in answer.why])
            for answer in puzzle.answers
        ],
        unit=game.unit.text,
    )


def reason_of(game: Game[Any], seat: int, why: Why) -> Reason:
    term, thing, whose, weight = why
    return Reason(term, thing, whose, weight, text_of(game, seat, (term, thing, whose), weight))


@get("/api/games/{game:str}/puzzles", tags=["games"], responses=responses(404))
async def puzzle_titles(game: FromPath[str], node: TheNode) -> list[PuzzleTitle]:
    """The puzzles of a game, the easy ones first; none, where there are none."""
    found = node.games.default(game).puzzles
    return [PuzzleTitle(number, puzzle.stars) for number, puzzle in enumerate(found, 1)]


@get("/api/games/{game:str}/puzzles/{number:int}", tags=["games"], responses=responses(404))
async def one_puzzle(game: FromPath[str], number: FromPath[int], node: TheNode) -> PuzzleInfo:
    """A puzzle, with its solution: it is solved in the page."""
    bound = node.games.default(game)
    if not 1 <= number <= len(bound.puzzles):
        raise NotFoundException(f"{game} has no puzzle {number}.")
    return puzzle_info(bound, number, bound.puzzles[number - 1])


HANDLERS = [puzzle_titles, one_puzzle]
