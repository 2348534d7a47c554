"""The exact dump of a table, and the table from it."""

from typing import Any

from dengen.core.errors import BadAction, BadPosition
from dengen.core.packed import packed, unpacked
from dengen.core.positions import plain
from dengen.core.positions.faults import one_for_each_seat, read, seat_at
from dengen.core.positions.fields import Field, Fields, SeatField, own
from dengen.core.positions.kinds import SEAT, Kind, Laying, bits, maybe, number, several, top_first, typed, word
from dengen.games.trump_fighter.cards.build import build
from dengen.games.trump_fighter.cards.file import CharacterEntry
from dengen.games.trump_fighter.positions.checks import (
    character_number,
    check,
    check_inline,
    technique_bits,
    techniques_of,
)
from dengen.games.trump_fighter.positions.notation import CARD, FIELD, HAND, field, hand, lay_field, lay_hand
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


def read_miss(on: Laying, data: Any, at: str) -> int:
    to, name = read(data, tuple[int, str], at)
    return int(BY_SEAT) * seat_at(to, int(SEATS), at) + CARD.read(on, name, at)


def lay_misses(table: Table, misses: list[int]) -> None:
    table.misses = packed(misses)


def lay_last(table: Table, numbers: list[int]) -> None:
    table.last = packed(numbers)


CHARACTER = Kind(
    lambda table, who: table.tables.characters[who].id,
    lambda on, data, at: character_number(on.table.tables, read(data, str, at), at),
)
ACTION = Kind(lambda table, act: table.game.name(act), read_action)
MISS = Kind(lambda table, miss: [int(miss // BY_SEAT), CARD.write(table, int(miss % BY_SEAT))], read_miss)

ZONES = Fields(
    Field("phase", word(PHASES)),
    SeatField("characters", maybe(CHARACTER), "character"),
    own("inline", lambda table: plain(table.tables.inline), bring, order=-1),
    SeatField("hands", HAND, get=hand, put=lay_hand),
    SeatField("fields", FIELD, get=field, put=lay_field),
    Field("deck", top_first(CARD), get=Table.deck_cards, put=Table.lay_deck),
    own("hit", hits, lay_hits),
    Field("misses", several(MISS), get=lambda table: table.misses, put=lay_misses),
    SeatField("miss_count", number(0, 99)),
    Field("obliged", bits(SEAT)),
    SeatField("sealed", maybe(ACTION)),
    Field("beat", number(), "beat_no"),
    Field("calls", number(), "call_no"),
    Field("ending", word(ENDINGS)),
    Field("loser", maybe(SEAT)),
    Field("last", typed(list[int]), get=lambda table: unpacked(table.last), put=lay_last),
    check=check,
)
