"""What the types of a position can't say: seats, characters and techniques that there are."""

from typing import Any

from dengen.core import positions
from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.tables import Tables


def pair(values: list[Any], field: str) -> list[Any]:
    """The values, if there is one for each seat."""
    if len(values) != 2:
        raise BadPosition(
            Text(
                f"expected one entry for each of the two seats, not {len(values)}",
                f"2席に1つずつ必要です({len(values)}つ書かれています)。",
            ),
            field,
        )
    return values


def seat_at(seat: int, field: str) -> int:
    if seat not in (0, 1):
        raise positions.no_seat(seat, field)
    return seat


def character_number(tables: Tables, id: str, field: str) -> int:
    number = tables.number_of(id)
    if number < 0:
        raise BadPosition(Text(f"there is no character {id!r}", f"{id!r} というキャラクターはいません。"), field)
    return number


def technique_bits(state: TrumpFighterState, seat: int, ids: list[str]) -> int:
    """These techniques of the seat's character, as bits."""
    if not ids:
        return 0
    techniques = [technique.id for technique in state.tables.characters[state.character[seat]].techniques]
    bits = 0
    for id in ids:
        if id not in techniques:
            raise BadPosition(
                Text(f"this character has no technique {id!r}", f"このキャラクターに {id!r} という技はありません。"),
                f"hit[{seat}]",
            )
        bits |= 1 << techniques.index(id)
    return bits
