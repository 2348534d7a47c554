"""A table as data: one format for saved positions (everything said) and for laid ones (see `sparse.py`)."""

from typing import Any

from dengen.core.positions.faults import read
from dengen.core.positions.fields import (
    BIT,
    SEAT,
    Field,
    Fields,
    Kind,
    Laying,
    SeatField,
    Seats,
    bits,
    maybe,
    number,
    own,
    several,
    top_first,
    word,
)
from dengen.games.troll_master.positions import notation
from dengen.games.troll_master.positions.checks import check
from dengen.games.troll_master.rules import setup
from dengen.games.troll_master.rules.codes import ACTIONS, MAGIC, PHASES
from dengen.games.troll_master.rules.state import Table

CARD = word(MAGIC)
COUNT = number(0, 9999)
FAMILIAR = Kind(
    lambda table, familiar: table.tables.ids[familiar],
    lambda on, data, at: notation.number(on.table.tables, read(data, str, at), at),
)
STACK = Kind(
    lambda table, stack: notation.stack(table.tables, *stack),
    lambda on, data, at: notation.read_stack(on.table.tables, read(data, str, at), at),
)
ABILITY = Kind(
    lambda table, ability: notation.ability(table.tables, ability),
    lambda on, data, at: notation.read_ability(on.table.tables, read(data, str, at), at),
)


def hand(table: Table, seat: int) -> list[int]:
    return [kind for kind in range(4) for _ in range(table.hand[4 * seat + kind])]


def lay_hand(table: Table, seat: int, cards: list[int]) -> None:
    for card in cards:
        table.hand[4 * seat + card] += 1


def put_passed(table: Table, seat: int, passed: int) -> None:
    table.passed |= passed << seat


def familiars(table: Table, seat: int) -> list[tuple[list[int], int]]:
    return [(stack, int(table.charges_on(seat, stack[-1]))) for stack in table.stacks[seat]]


def lay_familiars(table: Table, seat: int, stacks: list[tuple[list[int], int]]) -> None:
    table.add_charge(seat, 0, -table.charges_on(seat, 0))
    table.set_stacks(seat, [stack for stack, _ in stacks])
    for stack, charges in stacks:
        table.add_charge(seat, stack[-1], charges)


def supply(table: Table) -> dict[str, int]:
    return {table.tables.ids[kind]: table.supply[kind] for kind in table.kinds}


def lay_supply(on: Laying, data: Any, at: str) -> None:
    for id, many in read(data, dict[str, int], at).items():
        kind = notation.number(on.table.tables, id, at)
        notation.among_kinds(on, kind)
        on.table.supply[kind] = many


ZONES = Fields(
    Seats(
        "players",
        SeatField("hand", several(CARD), get=hand, put=lay_hand),
        SeatField("revealed", several(CARD)),
        SeatField("pawn", number(0, int(ACTIONS))),
        SeatField("passed", BIT, get=lambda table, seat: table.passed >> seat & 1, put=put_passed),
        SeatField("stuck", bits(CARD)),
        SeatField("familiars", several(STACK), get=familiars, put=lay_familiars),
        SeatField("mana", COUNT),
        SeatField("chits", COUNT),
        SeatField("extra", COUNT),
    ),
    Field("round", number(1, 9999)),
    Field("phase", word(PHASES)),
    Field("start", SEAT),
    Field("broom", SEAT),
    Field("kinds", several(FAMILIAR), put=setup.lay_supply),
    own("supply", supply, lay_supply),
    Field("deck", top_first(CARD)),
    Field("discard", several(CARD)),
    Field("open", several(CARD)),
    Field(
        "neutral", several(number(1, int(ACTIONS))), put=lambda table, pawns: setattr(table, "neutral", sorted(pawns))
    ),
    Field("actor", maybe(SEAT, -1)),
    Field("discount", COUNT),
    Field("bonus", COUNT),
    Field("attack", COUNT),
    Field("uses", several(ABILITY)),
    check=check,
)
