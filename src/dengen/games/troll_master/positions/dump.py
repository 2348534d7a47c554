"""A table as data: one format for saved positions (everything said) and for laid ones (see `sparse.py`)."""

from typing import Any

from dengen.core.base.packed import members
from dengen.core.positions.faults import inside, read, require
from dengen.core.positions.fields import Field, Fields, SeatField, Seats, own
from dengen.core.positions.kinds import BIT, SEAT, Kind, Laying, bits, maybe, number, several, word
from dengen.games.troll_master.positions import notation
from dengen.games.troll_master.positions.checks import check
from dengen.games.troll_master.rules import magic, setup
from dengen.games.troll_master.rules.codes import ACTIONS, MAGIC, PHASES
from dengen.games.troll_master.rules.state import Table

CARD = word(MAGIC)
CARDS = several(CARD)
COUNT = number(0, 9999)


def read_magic(on: Laying, data: Any, at: str) -> list[int]:
    cards = CARDS.read(on, data, at)
    require(
        len(cards) <= magic.ALL_CARDS,
        at,
        f"there are only {magic.ALL_CARDS} magic cards, not {len(cards)}",
        f"魔法カードは{magic.ALL_CARDS}枚しかありませんが、{len(cards)}枚書かれています。",
    )
    return cards


MAGIC_CARDS = Kind(CARDS.write, read_magic)
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


PILE = Kind(
    lambda table, pile: MAGIC_CARDS.write(table, magic.cards_in(pile)),
    lambda on, data, at: magic.pile_of(MAGIC_CARDS.read(on, data, at)),
)
PILE_FROM_TOP = Kind(
    lambda table, pile: MAGIC_CARDS.write(table, magic.cards_in(pile)[::-1]),
    lambda on, data, at: magic.pile_of(MAGIC_CARDS.read(on, data, at)[::-1]),
)
TALLY = Kind(
    lambda table, tally: MAGIC_CARDS.write(table, magic.kinds_in(tally)),
    lambda on, data, at: magic.tally_of(magic.pile_of(MAGIC_CARDS.read(on, data, at))),
)


PLACES = several(number(1, int(ACTIONS)))


def read_neutral(on: Laying, data: Any, at: str) -> int:
    places = PLACES.read(on, data, at)
    require(
        len(set(places)) == len(places),
        at,
        "two pawns stand on one action",
        "1つのアクションに計画コマが2つあります。",
    )
    return sum(1 << pos for pos in places)


NEUTRAL = Kind(lambda table, pawns: members(pawns), read_neutral)


def put_passed(table: Table, seat: int, passed: int) -> None:
    table.passed |= passed << seat


def put_stuck(table: Table, seat: int, kinds: int) -> None:
    table.stuck |= kinds << 4 * seat


def familiars(table: Table, seat: int) -> list[tuple[list[int], int]]:
    return [(stack, int(table.charges_on(seat, stack[-1]))) for stack in table.familiars[seat].stacks]


def lay_familiars(table: Table, seat: int, stacks: list[tuple[list[int], int]]) -> None:
    table.add_charge(seat, 0, -table.charges_on(seat, 0))
    table.set_stacks(seat, [stack for stack, _ in stacks])
    for stack, charges in stacks:
        table.add_charge(seat, stack[-1], charges)


def supply(table: Table) -> dict[str, int]:
    return {table.tables.ids[kind]: int(table.supply[kind]) for kind in table.kinds}


def lay_supply(on: Laying, data: Any, at: str) -> None:
    for id, many in read(data, dict[str, int], at).items():
        kind = notation.number(on.table.tables, id, at)
        notation.among_kinds(on, kind, inside(at, id))
        on.table.supply[kind] = COUNT.read(on, many, inside(at, id))


ZONES = Fields(
    Seats(
        "players",
        SeatField("hand", TALLY),
        SeatField("revealed", PILE),
        SeatField("pawn", number(0, int(ACTIONS))),
        SeatField("passed", BIT, get=lambda table, seat: table.passed >> seat & 1, put=put_passed),
        SeatField("stuck", bits(CARD), get=lambda table, seat: table.stuck_on(seat), put=put_stuck),
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
    Field("deck", PILE_FROM_TOP),
    Field("discard", PILE),
    Field("open", PILE),
    Field("neutral", NEUTRAL),
    Field("actor", maybe(SEAT, -1)),
    Field("discount", COUNT),
    Field("bonus", COUNT),
    Field("attack", COUNT),
    Field("uses", several(ABILITY)),
    check=check,
)
