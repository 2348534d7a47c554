"""JSON Schema of everything on the wire, for whoever generates types: `python -m dengen.server.schema`."""

import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from dengen.core.game import Game
from dengen.core.registry import game as find_game
from dengen.core.registry import registered
from dengen.core.view import View
from dengen.server.wire import CLOSE, PROTOCOL, Down, Up

REF = "#/$defs/{name}"


def view_type(game: Game[Any]) -> type[View]:
    """The structure of a game's views."""
    return type(game.view(game.new(), None))


def schema(games: Iterable[Game[Any]]) -> dict[str, Any]:
    """`ClientMessage`, `ServerMessage`, and under `views` each game's own view; all in one set of definitions."""
    bound = list(games)
    kinds: list[Any] = [Up, Down, *(view_type(game) for game in bound)]
    (up, down, *views), definitions = msgspec.json.schema_components(kinds, ref_template=REF)
    named = {game.id: view for game, view in zip(bound, views, strict=True)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "dengen protocol",
        "protocol": PROTOCOL,
        "close": CLOSE,
        "views": named,
        "$defs": {
            **definitions,
            "ClientMessage": up,
            "ServerMessage": down,
            "GameView": {"anyOf": list(named.values())},
        },
    }


def main() -> int:
    text = msgspec.json.format(msgspec.json.encode(schema(find_game(id) for id in registered())))
    sys.stdout.buffer.write(text + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
