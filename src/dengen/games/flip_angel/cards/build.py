"""Reads a card set, and makes of it the tables of the rules."""

from collections.abc import Sequence

from dengen.core.cards.card_sets import CardSet
from dengen.games.flip_angel.cards import checks
from dengen.games.flip_angel.cards.file import (
    STANDIN_NAME,
    All,
    AnyOf,
    Condition,
    ConstantFlip,
    Count,
    Coupon,
    Edges,
    Effect,
    Ether,
    FlipSelf,
    Key,
    Place,
    Retrigger,
    Reversal,
    SetFile,
    faces_of,
)
from dengen.games.flip_angel.rules.board import POSITIONS
from dengen.games.flip_angel.rules.tables import (
    ALL_FIVE,
    COUNTS,
    ETHER_BIT,
    FIELD_ALL_BIT,
    FIELD_BIT,
    FLIP_BIT,
    FLOW_BIT,
    HALF,
    Tables,
)

REVERSAL_BITS = {
    "river_flip": FLIP_BIT,
    "river_flow": FLOW_BIT,
    "ether": ETHER_BIT,
    "field": FIELD_BIT,
    "field_all": FIELD_ALL_BIT,
}


def read(source: CardSet) -> SetFile:
    """The whole set, checked; raises BadCardSet."""
    file = source.convert(SetFile)
    checks.check(source, file)
    return file


def build(file: SetFile) -> Tables:
    """The set as the rules read it."""
    tables = Tables()
    tables.lay_out(len(file.card))
    faces = faces_of(file)
    for number, face in enumerate(faces):
        tables.names[number] = f"{file.card[number // 2].id}/{'wb'[number % 2]}"
        tables.cost[number] = face.cost
        for effect in face.effects:
            enter_effect(tables, number, effect)
        enter_condition(tables, number, face.special)
    tables.names[tables.standin] = STANDIN_NAME
    enter_contacts(tables, [*(face.edges for face in faces), file.reference.edges])
    return tables


def enter_effect(tables: Tables, face: int, effect: Effect) -> None:
    match effect:
        case Ether():
            tables.light[face] += effect.light
            tables.dark[face] += effect.dark
        case Key():
            tables.key[face] = int(HALF) if effect.cap == "half" else effect.cap
        case FlipSelf():
            tables.flip_self[face] = 1
        case Reversal():
            allowed = effect.allowed
            tables.reversal[face] = (
                int(ALL_FIVE) if allowed is None else sum({int(REVERSAL_BITS[name]) for name in allowed})
            )
        case Retrigger():
            tables.retrigger[face] = 1
        case Coupon():
            tables.coupon[face] = 1
            for colour, name in enumerate(("white", "black")):
                if effect.placed in (name, "any"):
                    tables.coupon_light[2 * face + colour] += effect.light
                    tables.coupon_dark[2 * face + colour] += effect.dark
        case ConstantFlip():
            tables.constant_flip[face] = 1


def enter_condition(tables: Tables, face: int, special: Condition | None) -> None:
    if special is None:  # normal summon only
        return
    for whites in range(COUNTS):
        for blacks in range(COUNTS):
            tables.free[tables.condition(face, whites, blacks)] = sum(
                1 << at for at, position in enumerate(POSITIONS) if holds(special, whites, blacks, position)
            )


def holds(condition: Condition, whites: int, blacks: int, position: str) -> bool:
    """Does a condition hold for a card put at this position, with so many angels of each colour on the field?"""
    match condition:
        case Count():
            return {"white": whites, "black": blacks, "any": whites + blacks}[condition.side] >= condition.min
        case Place():
            return position in condition.cells
        case All():
            return all(holds(part, whites, blacks, position) for part in condition.of)
        case AnyOf():
            return any(holds(part, whites, blacks, position) for part in condition.of)


def enter_contacts(tables: Tables, edges: Sequence[Edges]) -> None:
    west, east = [halves(one.w) for one in edges], [halves(one.e) for one in edges]
    north, south = [halves(one.n) for one in edges], [halves(one.s) for one in edges]
    for first in range(len(edges)):
        for second in range(len(edges)):
            tables.west_east[first * len(edges) + second] = formed(east[first], west[second])
            tables.north_south[first * len(edges) + second] = formed(south[first], north[second])


def halves(edge: str) -> tuple[int, int]:
    """The halves of suns and of moons on an edge."""
    return edge.count("s"), edge.count("m")


def formed(here: tuple[int, int], there: tuple[int, int]) -> int:
    """The suns and moons that two touching edges complete (FA-R45)."""
    return min(here[0], there[0]) + min(here[1], there[1])
