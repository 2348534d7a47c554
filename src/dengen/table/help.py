"""Help that a game offers by its options: only at tables that have help."""

from collections.abc import Mapping
from typing import Any

from dengen.core.game import Game
from dengen.core.rules.options import Option
from dengen.table.errors import HelpDisabled


def must_need_no_help(game: Game[Any], options: Mapping[str, Any]) -> None:
    """Raises HelpDisabled where one of these options would give some, to one seat or to all."""
    for option in _helping(game):
        if option.name in options and _gives(option, options[option.name]):
            raise HelpDisabled(
                f"This table doesn't allow help, so {option.name!r} can't be turned on.",
                f"この卓では補助は使えないので、{option.name!r} は選べません。",
            )


def without_help(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """A game's complete options, with no help for anybody."""
    return {**options, **{option.name: _none(option, options[option.name]) for option in _helping(game)}}


def _helping(game: Game[Any]) -> list[Option]:
    return [option for option in game.options if option.concerns == "help"]


def _gives(option: Option, value: Any) -> bool:
    return bool(value != option.default and value != _none(option, value))


def _none(option: Option, value: Any) -> Any:
    return [option.default] * len(value) if option.per_seat and isinstance(value, list) else option.default
