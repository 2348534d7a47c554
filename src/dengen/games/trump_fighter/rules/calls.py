# mypyc: compile
"""What a Call sets off: miscalls, the Attack, new cards; and naming hits, where players do (TF-19 to TF-27, TF-44 to TF-46)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from dengen.core.base.packed import BITS, many
from dengen.core.rules.state import Step, plan
from dengen.games.trump_fighter.rules import clauses, events, steps
from dengen.games.trump_fighter.rules.actions import DECLARE, NOTHING, has_call, move_part
from dengen.games.trump_fighter.rules.codes import DECLARING, TIME_UP
from dengen.games.trump_fighter.rules.question import Question
from dengen.games.trump_fighter.rules.rows import ROW, first_empty, with_card
from dengen.games.trump_fighter.rules.scoring import decide, end
from dengen.games.trump_fighter.rules.state import (
    ACTS,
    BY_SEAT,
    CALLERS,
    DRAWN,
    HITS,
    MISSES,
    NAMED,
    PROPER,
    RELIEVED,
    SEATS,
    Table,
)
from dengen.games.trump_fighter.rules.tables import SETS

BOTH: Final[i64] = 3  # seats, as bits

CALL_PROCESSING: Final[list[Step]] = plan(steps.MISCALL, steps.ATTACK, steps.DRAW, steps.FASTEST)  # TF-21, TF-46
MANUAL_CALL: Final[list[Step]] = plan(steps.DECLARE, steps.JUDGE, steps.DRAW, steps.FASTEST)
JOINT_CALL: Final[list[Step]] = plan(steps.ATTACK, steps.DRAW, steps.FASTEST)  # TF-R27: nobody can miscall


def call(table: Table, before0: i64, before1: i64) -> None:
    """A Call stops the Battle (TF-19); each caller is checked (TF-72). `before`: what each seat's Move covers."""
    find_hits(table)
    for seat in range(SEATS):
        if has_call(table.last[ACTS + seat]):
            table.call_no += 1
            table.last[CALLERS] |= 1 << seat
            if table.hand_size(seat) <= 1 or table.fits[seat] != 0:  # TF-20
                table.last[PROPER] |= 1 << seat
            elif is_relieved(table, seat, before1 if seat == 0 else before0):
                table.last[PROPER] |= 1 << seat
                table.last[RELIEVED] |= 1 << seat
    if table.log is not None:
        table.log.extend(events.called(table))
    table.push_all(MANUAL_CALL if table.manual else CALL_PROCESSING)


def joint_call(table: Table) -> None:
    """A stalemate that both call in (TF-52)."""
    table.last[CALLERS] = BOTH
    table.last[PROPER] = BOTH
    table.call_no += 2
    find_hits(table)
    table.push_all(MANUAL_CALL if table.manual else JOINT_CALL)


def find_hits(table: Table) -> None:
    """Which techniques can hit on the table as it lies: for a Call, it stays so until its Attack."""
    table.fits[0] = table.fits_now(0)
    table.fits[1] = table.fits_now(1)


def is_relieved(table: Table, caller: i64, before: i64) -> bool:
    """Could the caller hit if the other's Move, which covers `before`, had not been made (TF-70, TF-R18, TF-R19)?"""
    other = 1 - caller
    part = move_part(table.last[ACTS + other])
    if part == NOTHING:
        return False
    return table.can_hit(caller, table.tops[caller], with_card(table.tops[other], part & 3, before)) != 0


# ---- miss cards ----


def miscall(table: Table) -> None:  # TF-44
    for seat in range(SEATS):
        if table.last[CALLERS] >> seat & 1 and not table.last[PROPER] >> seat & 1:
            give_miss(table, 1 - seat)
    if table.log is not None:
        table.log.extend(events.missed(table))
    if table.left == 0 and not table.late_time_up:  # TF-R15
        end(table, TIME_UP)


def give_miss(table: Table, to: i64) -> None:
    """TF-R16: it counts even if the deck has no card for it."""
    if table.left > 0:
        table.misses = append(table.misses[:], BY_SEAT * to + table.draw_card())
    table.miss_count[to] += 1
    table.last[MISSES + to] += 1


# ---- the Attack ----


def attack(table: Table) -> None:  # TF-22, TF-R12
    for seat in range(SEATS):
        hit(table, seat, table.fits[seat])
    if table.log is not None:
        table.log.extend(events.hits(table))
    decide(table)


def hit(table: Table, seat: i64, techniques: i64) -> None:
    table.hit[seat] |= techniques
    table.last[HITS + seat] |= techniques


# ---- new cards ----


def draw(table: Table) -> None:  # TF-26, TF-R17
    for _ in range(ROW):
        for seat in range(SEATS):
            refill(table, seat)
    if table.log is not None:
        table.log.extend(events.drew(table))
    if table.left == 0:  # TF-9
        end(table, TIME_UP)


def refill(table: Table, seat: i64) -> None:
    """One card to the lowest empty position."""
    hand = table.hand[seat]
    position = first_empty(hand)
    if position < ROW and table.left > 0:
        table.hand[seat] = with_card(hand, position, table.draw_card())
        table.last[DRAWN] |= 1 << seat * 4 + position


# ---- naming hits (attack="manual") ----


def declare(table: Table) -> None:
    table.phase = DECLARING
    NAME_HITS.ask(table, 0)
    NAME_HITS.ask(table, 1)


class NameHits(Question):
    """Any of the own techniques, or none; those that have hit already can't hit again (TF-22, TF-24)."""

    def possible(self, table: Table, seat: i64) -> i64:
        return declarations(table, seat, 0)

    def legal(self, table: Table, seat: i64, about: i64) -> i64:
        return declarations(table, seat, table.hit[seat])

    def why_not(self, table: Table, seat: i64, about: i64, act: i64) -> i64:
        return clauses.HITS_ONCE


def declarations(table: Table, seat: i64, without: i64) -> i64:
    """The sets of the seat's techniques that have none of those in `without`, as answers."""
    found: i64 = 0
    for some in range(table.tables.techniques[table.character[seat]] + 1):
        if some & without == 0:
            found |= BITS[DECLARE + some]
    return found


NAME_HITS: Final[NameHits] = NameHits(26, "name_hits", clauses.COMPARE_TECHNIQUES)


def judge(table: Table) -> None:
    """Real hits count, false ones cost a miss card each (TF-62)."""
    owed = [0, 0]
    for seat in range(SEATS):
        named: i64 = table.sealed[seat] - DECLARE
        fits: i64 = table.fits[seat]
        table.last[NAMED + seat] = named
        owed[seat] = int(many(named & ~fits))
        if table.last[CALLERS] >> seat & 1:
            if not table.last[PROPER] >> seat & 1 and owed[seat] == 0:  # TF-63
                owed[seat] = 1
            if table.hand_size(seat) > 1 and named & fits == 0:
                named |= highest(table, seat, fits)  # every Call makes progress
        hit(table, seat, named & fits)
    table.unseal()
    for seat in range(SEATS):
        for _ in range(owed[seat]):
            give_miss(table, 1 - seat)
    if table.log is not None:
        table.log.extend(events.named(table) + events.judged(table) + events.hits(table) + events.missed(table))
    decide(table)


def highest(table: Table, seat: i64, techniques: i64) -> i64:
    """The one of these techniques with the highest value, the first of equals; 0 if there is none."""
    worth = table.tables.worth
    first = SETS * table.character[seat]
    best: i64 = 0
    for which in range(ROW):
        one: i64 = 1 << which
        if techniques & one and (best == 0 or worth[first + one] > worth[first + best]):
            best = one
    return best
