# mypyc: compile
"""Scoring, the end of a round and of the game (TM-52 to TM-58)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.outcome import Outcome, Standing, ranks, shares
from dengen.games.troll_master.rules import abilities, effects, magic, preparation
from dengen.games.troll_master.rules.codes import IN_SCORING, MAGIC_KINDS, OVER, SCORING
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import ANNOUNCE, MENU, POLL
from dengen.games.troll_master.rules.tables import marked

NO_LIMIT: Final = 99


def scoring_phase(table: Table) -> None:
    table.phase = IN_SCORING
    table.push(ANNOUNCE)
    table.push(POLL)
    seats: i64 = table.seats
    for seat in range(seats):
        abilities.automatic(table, seat, SCORING)


# ---- paid abilities ----


def poll(table: Table) -> None:
    """TM-R32: asked from the holder of the Broom clockwise, but only if it could change anything."""
    seats: i64 = table.seats
    if table.round < table.cap and not somebody_could_reach_the_target(table):
        return
    n: i64 = seats - 1
    while n >= 0:
        table.push(MENU, (table.broom + n) % seats, SCORING)
        n -= 1


def somebody_could_reach_the_target(table: Table) -> bool:
    seats: i64 = table.seats
    return any(table.total(seat) + best_extra(table, seat) >= table.target for seat in range(seats))


def best_extra(table: Table, seat: i64) -> i64:
    """The most VP that the seat's paid [Scoring] abilities can add."""
    best: i64 = 0
    own = table.familiars[seat]
    if (own.paid >> SCORING) & 1:
        for familiar in own.tops:
            best += best_use(table, seat, familiar, table.charges_on(seat, familiar), [])
    return best


def best_use(table: Table, seat: i64, familiar: i64, charges: i64, used: list[int]) -> i64:
    """The best order of one card's paid abilities, tried out; every use takes at least one charge."""
    tables = table.tables
    best: i64 = 0
    for ability in marked(tables.paid[tables.at(SCORING, familiar)], familiar):
        fee: i64 = tables.fee[ability]
        limit: i64 = tables.limit[ability] or NO_LIMIT
        if fee <= charges and used.count(ability) < limit and abilities.holds(table, seat, ability, charges):
            left: i64 = charges - fee
            worth: i64 = points_of(table, seat, ability, left)
            worth += best_use(table, seat, familiar, left, [*used, ability])
            if worth > best:
                best = worth
    return best


def points_of(table: Table, seat: i64, ability: i64, charges: i64) -> i64:
    total: i64 = 0
    for index in range(table.tables.many_effects[ability]):
        _do, n, _whom, per = table.tables.effect(ability, index)
        total += n * effects.multiplier(table, seat, per, charges)
    return total


# ---- the end of the round ----


def announce(table: Table) -> None:  # TM-52, TM-53, TM-R33
    totals = scores(table)
    if table.log is not None:
        table.tell("scored", {"totals": totals})
    if max(totals) >= table.target or table.round >= table.cap:  # TM-R35
        table.phase = OVER
        if table.log is not None:
            table.tell("over", {"reason": ending(table, totals)})
    else:
        discard_pool(table)
        preparation.begin_round(table)


def discard_pool(table: Table) -> None:
    """TM-54, in the order of TM-R38."""
    seats: i64 = table.seats
    discard: i64 = magic.stacked(table.discard, table.open)
    for n in range(seats):
        discard = magic.stacked(discard, table.revealed[(table.start + n) % seats])
    for n in range(seats):
        seat: i64 = (table.start + n) % seats
        for kind in range(MAGIC_KINDS):
            for _ in range(table.in_hand(seat, kind)):
                discard = magic.on_top(discard, kind)
        table.hand[seat] = 0
    table.discard = discard
    table.open = magic.EMPTY


# ---- the end of the game ----


def scores(table: Table) -> list[int]:
    return [int(table.total(seat)) for seat in range(table.seats)]


def ending(table: Table, totals: list[int]) -> str:
    return "target" if max(totals) >= table.target else "round_cap"


def outcome(table: Table) -> Outcome | None:
    if table.phase != OVER:
        return None
    totals = scores(table)
    rank = ranks([(totals[seat], int(table.mana[seat])) for seat in range(table.seats)])  # TM-56, TM-57, TM-R34
    share = shares(rank)  # TM-58
    return Outcome(
        reason=ending(table, totals),
        seats=[
            Standing(
                score=totals[seat],
                parts={
                    "chits": int(table.chits[seat]),
                    "familiars": int(table.familiar_vp(seat)),
                    "abilities": int(table.extra[seat]),
                    "mana": int(table.mana[seat]),
                },
                rank=rank[seat],
                share=share[seat],
            )
            for seat in range(table.seats)
        ],
    )
