"""Checks of a game's declarations: required ones, questions, levels, decks, tracked events, benchmarks."""

from collections.abc import Iterator
from typing import Any

from dengen.core.base.words import listed
from dengen.core.bots.levels import USUAL_LEVELS
from dengen.core.conformance.trial import Nonconformance
from dengen.core.game import Game
from dengen.core.rules.state import clause_id

REQUIRED = ("id", "title", "seat_counts", "default_seats")


def declarations_hold(game: Game[Any]) -> None:
    for wrong in _required(game):  # first: the other checks rely on it
        raise Nonconformance(f"{type(game).__name__}: {wrong}")
    for wrong in (*_questions(game), *_levels(game), *_decks(game), *_tracked(game)):
        raise Nonconformance(f"{game.id}: {wrong}")
    for options in game.benchmarks:
        game.settle(None, options)


def questions_are_as_made(game: Game[Any], made: list[dict[str, Any]]) -> None:
    """Tables share a question, so playing writes nothing into it: `made` are the attributes before any game."""
    for question, before in zip(game.questions, made, strict=True):
        if vars(question) != before:
            raise Nonconformance(f"{game.id}: playing wrote into the question {question.name!r}, which tables share")


def _required(game: Game[Any]) -> Iterator[str]:
    missing = [name for name in REQUIRED if not hasattr(game, name)]
    if missing:
        yield f"it doesn't say {listed([f'`{name}`' for name in missing]).en}"
    elif game.default_seats not in game.seat_counts:
        yield f"`default_seats` is {game.default_seats}, which isn't among `seat_counts`: {game.seat_counts}"


def _questions(game: Game[Any]) -> Iterator[str]:
    names = [name for number, name in game.steps.items() if number not in game.questions_by_number]
    for question in game.questions:
        if game.questions_by_number[question.number] is not question:
            yield f"two questions have the number {question.number}"
        if question.name in names:
            yield f"a step or another question is called {question.name!r}, too"
        if clause_id(game.clauses.prefix, question.clause) not in game.clauses:
            yield f"the question {question.name!r} is asked by clause {question.clause}, which isn't in the clauses"
        names.append(question.name)


def _levels(game: Game[Any]) -> Iterator[str]:
    for name in USUAL_LEVELS:
        if name not in game.levels:
            yield f"there is no level {name!r}, which every table may ask for"
    for name, level in game.levels.items():
        if name not in USUAL_LEVELS and level.title is None:
            yield f"the level {name!r} has no title"
        if (level.player == "search") != (level.iterations > 0):
            yield f"the level {name!r} searches without iterations, or has some without searching"


def _decks(game: Game[Any]) -> Iterator[str]:
    if game.decks is None:
        return
    if not game.option(game.decks.option).per_seat:
        yield f"the option {game.decks.option!r} is not for each seat"
    if not game.decks.ready:
        yield "no deck can be built from its card set"
    for id, deck in game.decks.ready.items():
        if problems := game.decks.problems(deck.cards):
            yield f"its deck {id!r} can't be played: {problems[0].en}"


def _tracked(game: Game[Any]) -> Iterator[str]:
    sides = game.tracked.sides
    if sides is not None:
        game.settle(None, {sides.option: list(sides.known)[: game.default_seats]})
    for id, group in game.tracked.groups.items():
        if not group.events:
            yield f"no event uses anything of the group {id!r}"
