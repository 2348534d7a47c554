# mypyc: compile
"""Setup: the river, the reference cards and who starts (FA-8 to FA-14)."""

from typing import Any

from dengen.core.base.packed import packed
from dengen.core.rules.events import ALL
from dengen.games.flip_angel.rules import river
from dengen.games.flip_angel.rules.state import Table


def set_up(table: Table) -> None:
    table.clear()
    river.mix(table, packed(range(int(table.tables.cards))))  # FA-8
    river.refill(table)  # FA-9, FA-10
    deal_references(table)
    give_seat_bonus(table)
    table.tell("start", {"seat": int(table.start_seat)}, news=ALL)


def deal_references(table: Table) -> None:
    """The lowest number starts (FA-11, FA-12, FA-R5), unless a seat is chosen."""
    chosen = table.options["first_player"]
    if chosen != "reference":
        table.start_seat = chosen
        return
    numbers = [1, 2, 3, 4]
    table.chance.shuffle(numbers)
    dealt = numbers[: table.seats]
    table.reference = packed(dealt)
    table.start_seat = dealt.index(min(dealt))


def give_seat_bonus(table: Table) -> None:
    """Option `seat_bonus`: extra ether by turn order, as light, dark, light, …"""
    bonus: list[Any] = table.options["seat_bonus"]
    for order in range(table.seats):
        seat = (int(table.start_seat) + order) % table.seats
        points = int(bonus[order])
        table.light[seat] += (points + 1) // 2
        table.dark[seat] += points // 2
