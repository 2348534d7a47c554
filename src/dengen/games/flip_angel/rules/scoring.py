# mypyc: compile
"""Victory points: angels, ether pairs, suns and moons, keys (FA-75 to FA-78)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.outcome import Outcome, Standing, ranks
from dengen.core.base.packed import lowest
from dengen.games.flip_angel.rules.board import EAST_OF, SOUTH_OF
from dengen.games.flip_angel.rules.state import CHIPS, Table

BANDS: Final[list[int]] = [31, 36, 41, 46, 51]  # FA-82: the least total of bands 1 to 5
SOLO_WIN: Final[i64] = 31  # FA-R49


def angels(table: Table, seat: i64, flips: i64 = 0) -> i64:
    """a: the costs of the visible faces (FA-75); the stand-in's is 0. `flips`: with the cards of these cells turned over."""
    points: i64 = 0
    cells: i64 = table.taken[seat]
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        points += table.tables.cost[table.at(seat, cell) ^ ((flips >> cell) & 1)]
    return points


def pairs(table: Table, seat: i64) -> i64:
    """b: one point for each light with a dark, of the ether in front of the player (FA-76, FA-R47)."""
    light: i64 = table.light[seat]
    dark: i64 = table.dark[seat]
    return light if light < dark else dark


def suns_and_moons(table: Table, seat: i64, flips: i64 = 0) -> i64:
    """c: what touching edges complete (FA-77, FA-R45, FA-R46), likewise."""
    tables = table.tables
    taken: i64 = table.taken[seat]
    points: i64 = 0
    cells: i64 = taken
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        row: i64 = (table.at(seat, cell) ^ ((flips >> cell) & 1)) * tables.faces
        east = EAST_OF[cell]
        if east >= 0 and (taken >> east) & 1:
            points += tables.west_east[row + (table.at(seat, east) ^ ((flips >> east) & 1))]
        south = SOUTH_OF[cell]
        if south >= 0 and (taken >> south) & 1:
            points += tables.north_south[row + (table.at(seat, south) ^ ((flips >> south) & 1))]
    return points


def keys(table: Table, seat: i64) -> i64:
    """d: chips on keys (FA-78)."""
    points: i64 = 0
    chips: i64 = table.chips[seat]
    while chips != 0:
        points += chips & 15
        chips >>= CHIPS
    return points


def parts(table: Table, seat: i64) -> dict[str, int]:
    return {
        "angels": int(angels(table, seat)),
        "ether": int(pairs(table, seat)),
        "icons": int(suns_and_moons(table, seat)),
        "keys": int(keys(table, seat)),
    }


def total(table: Table, seat: i64) -> i64:
    return angels(table, seat) + pairs(table, seat) + suns_and_moons(table, seat) + keys(table, seat)


def band(points: i64) -> int:
    """How well a solo game went, 0 to 5 (FA-82)."""
    return sum([1 for least in BANDS if points >= least])


def scores(table: Table) -> list[int]:
    return [int(total(table, seat)) for seat in range(table.seats)]


def shares(table: Table) -> list[float]:
    """The highest total wins, all who have it together (FA-79, FA-R48); alone, 31 points win (FA-R49)."""
    totals = scores(table)
    if table.seats == 1:
        return [1.0 if totals[0] >= SOLO_WIN else 0.0]
    best = max(totals)
    return [1 / totals.count(best) if points == best else 0.0 for points in totals]


def outcome(table: Table) -> Outcome | None:
    """How the game ended; None: it goes on."""
    if not table.over():
        return None
    totals = scores(table)
    rank = ranks([(points,) for points in totals])
    share = shares(table)
    return Outcome(
        "six_rounds",
        [Standing(totals[seat], parts(table, seat), rank[seat], share[seat]) for seat in range(table.seats)],
    )
