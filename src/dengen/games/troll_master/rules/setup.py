# mypyc: compile
"""Setup: the ten kinds of familiars, the deck, the first start player (TM-6 to TM-11)."""

from typing import Final

from dengen.core.base.packed import packed, zeros
from dengen.core.rules.events import ALL
from dengen.games.troll_master.rules import magic, preparation
from dengen.games.troll_master.rules.state import Table

BANDS: Final = ((0, 4, 4), (5, 6, 3), (7, 99, 3))  # kinds="banded": from this cost, to this cost, so many kinds


def begin(table: Table) -> None:
    lay_supply(table, chosen_kinds(table))
    chosen = table.options["first_player"]
    table.broom = table.chance.below(table.seats) if chosen == "random" else chosen  # TM-11, TM-R36
    table.deck = magic.shuffled(magic.pile_of(magic.kinds_in(magic.ALL_MAGIC)), table.chance)  # TM-2, TM-6
    table.clear()
    if table.log is not None:
        table.tell("kinds", {"familiars": [table.tables.ids[kind] for kind in table.kinds]}, news=ALL)
    preparation.begin_round(table)


def chosen_kinds(table: Table) -> list[int]:  # TM-7, TM-R37
    choice = table.options["kinds"]
    if choice == "starter":
        return [table.tables.ids.index(id) for id in table.tables.starter]
    if choice == "banded":
        kinds: list[int] = []
        for least, most, many in BANDS:
            kinds += drawn_kinds(table, least, most, many)
        return kinds
    if choice == "random":
        return drawn_kinds(table, 0, 99, table.tables.kinds_per_game)
    return [table.tables.ids.index(id) for id in choice]


def drawn_kinds(table: Table, least: int, most: int, many: int) -> list[int]:
    band = [kind for kind in range(1, int(table.tables.kinds) + 1) if least <= table.tables.cost[kind] <= most]
    table.chance.shuffle(band)
    return band[:many]


def lay_supply(table: Table, kinds: list[int]) -> None:
    """TM-8, TM-9: the others stay in the box."""
    by_cost = [(int(table.tables.cost[kind]), kind) for kind in kinds]
    by_cost.sort()
    table.kinds = packed([kind for _, kind in by_cost])
    table.supply = zeros(table.tables.kinds + 1)
    for kind in kinds:
        table.supply[kind] = table.tables.copies[kind]
