"""JSON Schema of everything on the wire, for whoever generates types: `python -m dengen.server.schema`."""

import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct, inspect

from dengen.core.game import Game
from dengen.core.registry import game as find_game
from dengen.core.registry import registered
from dengen.core.views.view import View
from dengen.server.http.app import API
from dengen.server.http.problems import Problem
from dengen.server.protocol.wire import CLOSE, PROTOCOL, Down, LobbyDown, Up
from dengen.table.records.record import Record

REF = "#/$defs/{name}"
TYPE_OF_PARAMETER = re.compile(r":\w+\}")


class GameRecord(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The record of a game, as a file (docs/records.md)."""


PUBLISHED = {  # types whose name in the schema isn't the name of their class: generated clients know them by it
    "AnswerValue": "Option",
    "ChangedSet": "Changed",
    "DeckCheck": "DeckReport",
    "FigureChange": "Change",
    "HeadToHead": "Encounter",
    "NodeReport": "State",
    "ScoredAnswer": "Considered",
    "SeatResult": "Place",
}


class Request(NamedTuple):
    """One request of the HTTP part: `GET /api/games/{game}`, what it takes as its body (None: nothing), what it answers."""

    line: str
    body: Any
    answer: Any


def requests() -> Iterator[Request]:
    for noun in API:
        for handler in noun.HANDLERS:
            types = get_type_hints(handler.fn)
            answer = types["return"]
            if get_origin(answer) is Response:
                (answer,) = get_args(answer)
            for line in lines_of(handler):
                yield Request(line, types.get("data"), file_type(handler) if answer is bytes else answer)


def file_type(handler: HTTPRouteHandler) -> type[Struct] | None:
    """The structure of a file that a route sends: a record; None for others, such as PDFs."""
    return GameRecord if "records" in (handler.tags or ()) else None


def lines_of(handler: HTTPRouteHandler) -> list[str]:
    """`GET /api/games/{game}`: without the types of its parameters."""
    paths = [TYPE_OF_PARAMETER.sub("}", path) for path in handler.paths]
    return [f"{method} {path}" for method in sorted(handler.http_methods) for path in paths]


def view_type(game: Game[Any]) -> type[View]:
    """The structure of a game's views."""
    return type(game.view(game.new(), None))


def schema(games: Iterable[Game[Any]]) -> dict[str, Any]:
    """`ClientMessage`, `ServerMessage`; under `views` each game's own view, under `http` the bodies of requests and answers;
    all in one set of definitions."""
    bound, asked = list(games), list(requests())
    views = {game.id: view_type(game) for game in bound}
    written = [Up, *(request.body for request in asked if request.body is not None)]
    read = [
        Down,
        LobbyDown,
        Problem,
        *views.values(),
        *(request.answer for request in asked if request.answer is not None),
    ]
    made, definitions = msgspec.json.schema_components([*written, *read], ref_template=REF)
    of = dict(zip([*written, *read], made, strict=True))
    for struct in structs(read) - structs(written):
        if not struct.__struct_config__.omit_defaults:  # a default is for whoever writes; who reads finds every field
            definition = definitions.get(f"{struct.__module__}.{struct.__qualname__}") or definitions[struct.__name__]
            definition["required"] = list(definition["properties"])
    named = {game: of[kind] for game, kind in views.items()}
    whole: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "dengen protocol",
        "protocol": PROTOCOL,
        "close": CLOSE,
        "views": named,
        "http": {request.line: {"body": of.get(request.body), "answer": of.get(request.answer)} for request in asked},
        "$defs": {
            **{PUBLISHED.get(name, name): definition for name, definition in definitions.items()},
            "ClientMessage": of[Up],
            "ServerMessage": of[Down],
            "LobbyMessage": of[LobbyDown],
            "GameView": {"anyOf": list(named.values())},
        },
    }
    return {key: published(value) for key, value in whole.items()}


def published(part: Any) -> Any:
    """A part of the schema with the published names of its types."""
    if isinstance(part, list):
        return [published(one) for one in part]
    if not isinstance(part, dict):
        return part
    named = {key: published(value) for key, value in part.items()}
    if isinstance(ref := named.get("$ref"), str):
        path, _, name = ref.rpartition("/")
        named["$ref"] = f"{path}/{PUBLISHED.get(name, name)}"
    if isinstance(title := named.get("title"), str):
        named["title"] = PUBLISHED.get(title, title)
    return named


def structs(kinds: Iterable[Any]) -> set[type[Struct]]:
    """Every structure that is part of these types."""
    found: set[type[Struct]] = set()
    waiting: list[Any] = list(inspect.multi_type_info(kinds))
    while waiting:
        part = waiting.pop()
        if isinstance(part, inspect.StructType):
            if part.cls in found:
                continue
            found.add(part.cls)
        if isinstance(part, inspect.Type | inspect.Field):
            waiting += [getattr(part, name) for name in part.__struct_fields__]
        elif isinstance(part, tuple):
            waiting += part
    return found


def main() -> int:
    text = msgspec.json.format(msgspec.json.encode(schema(find_game(id) for id in sorted(registered()))))
    sys.stdout.buffer.write(text + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
