"""What the types of a position can't say: which seats, characters and techniques there are."""

from collections.abc import Sequence
from typing import Any

from dengen.core import positions
from dengen.core.cards import CardSet
from dengen.core.errors import BadCardSet, BadPosition
from dengen.core.words import Text
from dengen.games.trump_fighter.cards.checks import TECHNIQUES, check_technique
from dengen.games.trump_fighter.cards.file import TechniqueEntry
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


def check_inline(techniques: Sequence[TechniqueEntry], field: str) -> None:
    """The techniques of a character that a position brings along."""
    if not 1 <= len(techniques) <= TECHNIQUES:
        raise BadPosition(
            Text(f"a character has 1 to {TECHNIQUES} techniques here", f"ここに書ける技は1〜{TECHNIQUES}つです。"),
            field,
        )
    for which, technique in enumerate(techniques):
        try:
            check_technique(CardSet({}), technique)
        except BadCardSet as error:
            raise BadPosition(error.why, f"{field}[{which}].{error.field}") from None
