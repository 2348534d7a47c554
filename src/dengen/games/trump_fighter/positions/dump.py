"""The exact dump of a table, and the table from it."""

from typing import Any

from dengen.core.base.errors import BadAction, BadPosition
from dengen.core.base.packed import packed, unpacked
from dengen.core.positions import plain
from dengen.core.positions.faults import one_for_each_seat, read, require
from dengen.core.positions.fields import Field, Fields, SeatField, own
from dengen.core.positions.kinds import SEAT, Kind, Laying, bits, maybe, number, several, word
from dengen.games.trump_fighter.cards.build import build
from dengen.games.trump_fighter.cards.file import CharacterEntry
from dengen.games.trump_fighter.positions.checks import (
    character_number,
    check,
    check_inline,
    technique_bits,
    techniques_of,
)
from dengen.games.trump_fighter.positions.notation import (
    CARDS_IN_A_ROW,
    DECK,
    FIELD,
    HAND,
    field,
    hand,
    lay_field,
    lay_hand,
)
from dengen.games.trump_fighter.rules.codes import ENDINGS, PHASES
from dengen.games.trump_fighter.rules.state import BY_SEAT, SEATS, Table


def bring(on: Laying, data: Any, at: str) -> None:
    """The characters that a position has brought along."""
    characters = read(data, list[CharacterEntry], at)
    for which, character in enumerate(characters):
        check_inline(character.technique, f"{at}[{which}].technique")
    if characters:
        on.table.tables = build(on.table.game.file, characters)


def read_action(on: Laying, data: Any, at: str) -> int:
    try:
        act: int = on.table.game.number(read(data, str, at))
    except BadAction as error:
        raise BadPosition(error.text, at) from None
    return act


def hits(table: Table) -> list[list[str]]:
    techniques = [techniques_of(table, seat) for seat in range(SEATS)]
    return [[id for which, id in enumerate(ids) if table.hit[seat] >> which & 1] for seat, ids in enumerate(techniques)]


def lay_hits(on: Laying, data: Any, at: str) -> None:
    for seat, ids in enumerate(one_for_each_seat(read(data, list[list[str]], at), int(SEATS), at)):
        on.table.hit[seat] = technique_bits(on.table, seat, ids, f"{at}[{seat}]")


def misses(table: Table) -> list[str]:
    lie = [[int(miss % BY_SEAT) for miss in table.misses if miss // BY_SEAT == seat] for seat in range(SEATS)]
    return [CARDS_IN_A_ROW.write(table, cards) for cards in lie]


def lay_misses(on: Laying, data: Any, at: str) -> None:
    laid: list[int] = []
    for seat, cards in enumerate(one_for_each_seat(read(data, list[str], at), int(SEATS), at)):
        laid += [int(BY_SEAT) * seat + card for card in CARDS_IN_A_ROW.read(on, cards, f"{at}[{seat}]")]
    on.table.misses = packed(laid)


def miss_order(table: Table) -> list[int]:
    """To whom the miss cards came, one after another."""
    return [int(miss // BY_SEAT) for miss in table.misses]


def lay_miss_order(on: Laying, data: Any, at: str) -> None:
    seats, laid = several(SEAT).read(on, data, at), unpacked(on.table.misses)
    require(
        sorted(seats) == miss_order(on.table),
        at,
        "expected the seat of each miss card",
        "ミス札1枚ごとに席が必要です。",
    )
    rows = [iter([miss for miss in laid if miss // int(BY_SEAT) == seat]) for seat in range(SEATS)]
    on.table.misses = packed([next(rows[seat]) for seat in seats])


def lay_last(table: Table, numbers: list[int]) -> None:
    table.last = packed(numbers)


CHARACTER = Kind(
    lambda table, who: table.tables.characters[who].id,
    lambda on, data, at: character_number(on.table.tables, read(data, str, at), at),
)
ACTION = Kind(lambda table, act: table.game.name(act), read_action)

ZONES = Fields(
    Field("phase", word(PHASES)),
    SeatField("characters", maybe(CHARACTER), "character"),
    own("inline", lambda table: plain(table.tables.inline), bring, order=-1),
    SeatField("hands", HAND, get=hand, put=lay_hand),
    SeatField("fields", FIELD, get=field, put=lay_field),
    Field("deck", DECK, get=Table.deck_cards, put=Table.lay_deck),
    own("hit", hits, lay_hits),
    own("misses", misses, lay_misses),
    own("miss_order", miss_order, lay_miss_order),
    SeatField("miss_count", number(0, 99)),
    Field("obliged", bits(SEAT)),
    SeatField("sealed", maybe(ACTION)),
    Field("beat", number(), "beat_no"),
    Field("calls", number(), "call_no"),
    Field("ending", word(ENDINGS)),
    Field("loser", maybe(SEAT)),
    Field("last", several(number(-1, 255)), get=lambda table: unpacked(table.last), put=lay_last),
    check=check,
)
