# mypyc: compile
"""The get phase (LP-43 to LP-61): all captures of the turn, for every player, at once."""

from typing import Any, Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.games.lumiel.rules.board import AREAS, BETWEEN, ENDS, LINES, NAMES, WHOLE
from dengen.games.lumiel.rules.codes import NOBODY, kind_of
from dengen.games.lumiel.rules.state import Table

SEATS: Final[i64] = 4  # for which a set of captors has room


def capture(table: Table) -> None:
    captors = sandwiched(table)
    if captors != 0:
        if table.log is not None:
            announce(table, captors)
        left = captured(captors)
        while left != 0:
            area = lowest(left)
            take(table, area, captors_of(captors, area))
            left &= left - 1
    table.calm_down()  # LP-R15


def sandwiched(table: Table) -> i64:
    """Per seat sixteen bits: the areas whose top cards it sandwiches. One pass, nothing is moved (LP-R16)."""
    captors: i64 = 0
    active = table.active
    owned = table.owned
    for seat in range(len(owned)):
        if owned[seat] & active != 0:
            captors |= between(owned[seat], active, table.empty) << (AREAS * seat)
    return captors


def between(own: i64, active: i64, empty: i64) -> i64:
    """The areas between two of one's own, with another's card on top."""
    ends: i64 = own & active  # LP-49: at least one end is active
    middles: i64 = 0
    while ends != 0:
        end = lowest(ends)
        ends &= ends - 1
        others: i64 = own & ENDS[end]  # LP-46, LP-R18
        while others != 0:
            middles |= BETWEEN[AREAS * end + lowest(others)]
            others &= others - 1
    return middles & ~(own | empty)  # LP-48


def sandwiched_if_set(table: Table, area: i64) -> i64:
    """`sandwiched`, if the turn player set a card on top there."""
    me = table.turn_player
    owner: i64 = table.owner[area]
    owned = table.owned
    active, empty = table.active, table.empty
    if owner != NOBODY:
        owned[owner] ^= 1 << area
    owned[me] |= 1 << area
    table.active |= 1 << area
    table.empty &= ~(1 << area)
    captors = sandwiched(table)
    table.active, table.empty = active, empty
    owned[me] ^= 1 << area
    if owner != NOBODY:
        owned[owner] |= 1 << area
    return captors


def captured(captors: i64) -> i64:
    """The areas whose top cards anybody sandwiches."""
    return (captors | captors >> 16 | captors >> 32 | captors >> 48) & WHOLE


def captured_by(captors: i64, seat: i64) -> i64:
    """The areas whose top cards this seat alone sandwiches (LP-61)."""
    others: i64 = 0
    for other in range(SEATS):
        if other != seat:
            others |= captors >> (AREAS * other)
    return (captors >> (AREAS * seat)) & WHOLE & ~others


def captors_of(captors: i64, area: i64) -> i64:
    """The seats that sandwich the top card of an area, as bits."""
    at: i64 = captors >> area
    return (at & 1) | (at >> 15 & 2) | (at >> 30 & 4) | (at >> 45 & 8)


def take(table: Table, area: i64, captors: i64) -> None:
    """The top card only (LP-60): to its captor (LP-44), or away if there are several (LP-61)."""
    kind = kind_of(table.lift(area))
    if captors & (captors - 1):
        table.put_away(kind)
    else:
        table.score(lowest(captors), kind)


def announce(table: Table, captors: i64) -> None:
    """Tell what is captured by whom, and between which cards, while all of them still lie there."""
    for area in range(16):
        seats = [seat for seat in range(table.seats) if (captors_of(captors, area) >> seat) & 1]
        if seats:
            kind = table.kind[area]
            args: dict[str, Any] = {
                "area": NAMES[area],
                "card": table.tables.ids[kind],
                "points": int(table.tables.points[kind]),
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
