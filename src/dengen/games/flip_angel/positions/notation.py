"""How cards are written in a position: `abdiel` is a card, `abdiel/w` its white side up, `abdiel/b` its black side."""

from typing import Any

from dengen.core.positions.faults import read, require
from dengen.core.positions.fields import Kind, Laying
from dengen.games.flip_angel.rules.tables import Tables


def card_name(tables: Tables, card: int) -> str:
    return tables.names[2 * card].removesuffix("/w")


def read_face(on: Laying, data: Any, at: str) -> int:
    """A card with this side up. Each card can be laid once."""
    tables: Tables = on.table.tables
    name = read(data, str, at)
    require(
        name in tables.names[: tables.standin],
        at,
        f"there is no card side {name!r}; it is written like {tables.names[0]!r}",
        f"{name!r} というカードの面はありません。{tables.names[0]!r} のように書きます。",
    )
    face = tables.names.index(name)
    on.once(face >> 1, repr(card_name(tables, face >> 1)), at)
    return face


def read_card(on: Laying, data: Any, at: str) -> int:
    """A card, whatever its side."""
    name = f"{read(data, str, at)}/w"
    require(name in on.table.tables.names, at, f"there is no card {data!r}", f"{data!r} というカードはありません。")
    return read_face(on, name, at) >> 1


FACE = Kind(lambda table, face: table.tables.names[face], read_face)
CARD = Kind(lambda table, card: card_name(table.tables, card), read_card)
