"""What a game says besides its rules can be relied on: levels, decks, what is tracked and measured."""

from collections.abc import Iterator
from typing import Any

from dengen.core.bots.levels import USUAL_LEVELS
from dengen.core.conformance.trial import Nonconformance
from dengen.core.game import Game


def declarations_hold(game: Game[Any]) -> None:
    for wrong in (*_levels(game), *_decks(game), *_tracked(game)):
        raise Nonconformance(f"{game.id}: {wrong}")
    for options in game.benchmarks:
        game.settle(None, options)


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
