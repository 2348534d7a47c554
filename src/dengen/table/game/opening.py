"""The beginning of a game: from its seed, or from a given position (docs/positions.md)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from dengen.core.base.errors import BadPosition, DengenError
from dengen.core.base.words import Text
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.table.errors import UnplayablePosition


def begin(
    game: Game[Any], seats: int, seed: int, options: Mapping[str, Any], position: Mapping[str, Any] | None
) -> State:
    if position is None:
        new: State = game.new(seats, seed, listen=True, **options)
        return new
    laid: State = game.position(position, listen=True)
    return laid


def lay(game: Game[Any], position: Mapping[str, Any], moves: Sequence[tuple[int, str]]) -> State:
    """A position from outside, with the moves made there; raises UnplayablePosition unless it can be played on."""
    try:
        state = begin(game, 0, 0, {}, position)
    except BadPosition as error:
        raise _not_laid(error.fault) from error
    except DengenError as error:
        raise _not_laid(error.text) from error
    except Exception as error:  # a game's reader may stumble over anything that it is given
        raise _not_laid(_stumble(error)) from error
    for at, (seat, action) in enumerate(moves):
        try:
            game.apply(state, seat, action)
        except DengenError as error:
            raise _not_laid(Text(f"moves[{at}]: {error}", f"moves[{at}]: {error.text.ja}")) from error
    if state.over():
        raise UnplayablePosition("The game is over in this position.", "この局面ではもうゲームが終わっています。")
    _must_be_seen(game, state)
    return state


def _must_be_seen(game: Game[Any], state: State) -> None:
    try:
        for seat in range(state.seats):
            msgspec.json.encode([game.view(state, seat), game.described(state, seat)])
    except Exception as error:
        raise _not_laid(_stumble(error)) from error


def _stumble(error: Exception) -> Text:
    said = f"{type(error).__name__}, {error}"
    return Text(said, f"使えない値があります（{said}）。")


def _not_laid(why: Text) -> UnplayablePosition:
    return UnplayablePosition(f"This position can't be used: {why.en.rstrip('.')}.", f"この局面は使えません。{why.ja}")
