# mypyc: compile
"""The get phase (LP-43 to LP-61): all captures of the turn, for every player, at once."""

from typing import Any

from mypy_extensions import i64

from dengen.games.lumiel.rules.actions import places_in
from dengen.games.lumiel.rules.board import AREAS, LINES, LINES_FROM, NAMES
from dengen.games.lumiel.rules.state import NOBODY, Table, kind_of


def capture(table: Table) -> None:
    captors = sandwiched(table)
    if captors:
        if table.log is not None:
            announce(table, captors)
        for area in range(AREAS):
            who: i64 = captors[area]
            if who:
                take(table, area, who)
    table.calm_down()  # LP-R15


def sandwiched(table: Table) -> list[int]:
    """Per area, the seats that sandwich its top card, as bits; empty if nobody does. One pass, nothing is moved (LP-R16)."""
    captors: list[int] = []
    for end in places_in(table.active):  # LP-49: at least one end is active
        owner: i64 = table.owner[end]
        for middle, other_end in LINES_FROM[end]:  # LP-46, LP-R18
            if table.owner[other_end] != owner:
                continue
            enclosed: i64 = table.owner[middle]
            if enclosed != owner and enclosed != NOBODY:  # LP-48
                if not captors:
                    captors = [0] * 16
                captors[middle] |= 1 << owner
    return captors


def take(table: Table, area: i64, captors: i64) -> None:
    """The top card only (LP-60): to its captor (LP-44), or away if there are several (LP-61)."""
    kind = kind_of(table.lift(area))
    if captors & (captors - 1):
        table.removed.append(kind)
        return
    captor: i64 = 0
    while not (captors >> captor) & 1:
        captor += 1
    table.score(captor, kind)


def announce(table: Table, captors: list[int]) -> None:
    """Tell what is captured by whom, and between which cards, while all of them still lie there."""
    for area in range(16):
        seats = [seat for seat in range(table.seats) if (captors[area] >> seat) & 1]
        if seats:
            kind = table.kind[area]
            args: dict[str, Any] = {
                "area": NAMES[area],
                "card": table.tables.ids[kind],
                "points": table.tables.points[kind],
            }
            args["between"] = [line for seat in seats for line in sandwiches(table, area, seat)]
            if len(seats) == 1:
                table.tell("captured", {**args, "seat": seats[0]})
            else:
                table.tell("contested", {**args, "seats": seats})


def sandwiches(table: Table, area: int, seat: int) -> list[list[str]]:
    """The pairs of areas from which the seat sandwiches this one, with an active card."""
    return [
        [NAMES[a], NAMES[b]]
        for a, middle, b in LINES
        if middle == area and table.owner[a] == table.owner[b] == seat and (table.active >> a | table.active >> b) & 1
    ]
