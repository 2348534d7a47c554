# mypyc: compile
"""The redraws before the first turn (LP-25 to LP-27, LP-R1 to LP-R3): secret, in rounds, all at once.

What a player has revealed is what everybody knows of the hand: `known`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import count_of, lowest
from dengen.games.lumiel.rules import clauses, steps
from dengen.games.lumiel.rules.actions import KIND, KINDS, PASS, PASSING, kinds_as_answers
from dengen.games.lumiel.rules.codes import NOTHING, points_card, points_kind, points_seat
from dengen.games.lumiel.rules.question import Question
from dengen.games.lumiel.rules.state import Table


def unrevealed(table: Table, seat: i64, kind: i64) -> i64:
    at: i64 = seat * table.kinds + kind
    return table.hand[at] - table.known[at]


def unrevealed_kinds(table: Table, seat: i64) -> i64:
    hand = table.hand
    known = table.known
    first: i64 = seat * table.kinds
    found: i64 = 0
    for kind in range(table.kinds):
        if hand[first + kind] != known[first + kind]:
            found |= 1 << kind
    return found


def returnable(table: Table, seat: i64, kind: i64) -> i64:
    """How many cards of this kind are neither revealed nor returned yet, in the seat's own decision too."""
    left: i64 = unrevealed(table, seat, kind) - count_of(table.returning, points_card(seat, kind))
    return left - 1 if table.revealing[seat] == kind else left


def returnable_kinds(table: Table, seat: i64) -> i64:
    found = unrevealed_kinds(table, seat)
    shown: i64 = table.revealing[seat]
    if shown != NOTHING and returnable(table, seat, shown) == 0:
        found &= ~(1 << shown)
    for given in table.returning:
        if points_seat(given) == seat and returnable(table, seat, points_kind(given)) == 0:
            found &= ~(1 << points_kind(given))
    return found


def begin_round(table: Table) -> None:
    """Everybody who has not stood yet decides (LP-R2); once all have stood the redraws are over (LP-27)."""
    table.sealed = 0
    if table.stood == (1 << table.seats) - 1:
        return
    table.push(steps.EXCHANGE)
    for seat in range(table.seats):
        if not (table.stood >> seat) & 1:
            REDRAW.ask(table, seat)


class RedrawQuestion(Question):
    def why_not(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return clauses.REVEAL_AND_RETURN if act == PASS or table.in_hand(seat, act - KIND) else clauses.REDRAW


class Redraw(RedrawQuestion):
    """Stand, or reveal a card that is not revealed yet, if that leaves another to return (LP-25, LP-R1)."""

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> i64:
        found = unrevealed_kinds(table, seat)
        if found != 0 and found & (found - 1) == 0 and unrevealed(table, seat, lowest(found)) == 1:
            return PASSING
        return kinds_as_answers(found) | PASSING

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if act == PASS:
            table.sealed |= 1 << seat
        else:
            table.revealing[seat] = act - KIND
            RETURN.ask(table, seat)


class Return(RedrawQuestion):
    """Return at least one card, one after the other; revealed ones stay (LP-R1)."""

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> i64:
        found = kinds_as_answers(returnable_kinds(table, seat))
        return found | PASSING if has_returned(table, seat) else found

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if act != PASS:
            table.returning = append(table.returning, points_card(seat, act - KIND))
            if returnable_kinds(table, seat) != 0:
                self.ask(table, seat)
                return
        table.sealed |= 1 << seat


def has_returned(table: Table, seat: i64) -> bool:
    return any(points_seat(given) == seat for given in table.returning)


REDRAW: Final[Redraw] = Redraw(31, "redraw", clauses.REDRAW, KINDS | PASSING, of_everybody=True)
RETURN: Final[Return] = Return(32, "return", clauses.REDRAW, KINDS | PASSING, of_everybody=True)


def exchange(table: Table) -> None:
    """All have decided: revelations and redraws happen together, in seat order."""
    for seat in range(table.seats):
        if not (table.sealed >> seat) & 1:
            continue
        if table.revealing[seat] == NOTHING:
            table.stood |= 1 << seat
            table.tell("stood", {"seat": int(seat)}, news=table.others(seat))
        else:
            redraw(table, seat)
    table.returning = vec[i64]()
    table.push(steps.REDRAW_ROUND)


def redraw(table: Table, seat: i64) -> None:
    shown: i64 = table.revealing[seat]
    table.revealing[seat] = NOTHING
    table.known[seat * table.kinds + shown] += 1
    given = put_back(table, seat)
    if table.log is not None:
        ids = table.tables.ids
        table.tell("revealed", {"seat": int(seat), "card": ids[shown]}, news=table.others(seat))
        args = {"seat": int(seat), "count": int(given), "cards": [ids[kind] for kind in table.returned_by(seat)]}
        table.tell("returned", args, {"cards": 1 << int(seat)}, news=table.others(seat))
    table.draw(seat, given)


def put_back(table: Table, seat: i64) -> i64:
    """The seat's cards go back into its deck, which is shuffled before the draw (LP-R3); how many they are."""
    decks = table.decks[:]
    first: i64 = seat * table.tables.deck_size
    before: i64 = table.deck_size[seat]
    size: i64 = before
    for given in table.returning:
        if points_seat(given) == seat:
            table.hand[seat * table.kinds + points_kind(given)] -= 1
            decks[first + size] = points_kind(given)
            size += 1
    table.chance.shuffle_part(decks, first, size)
    table.decks = decks
    table.deck_size[seat] = size
    table.hand_size[seat] -= size - before
    return size - before


# ---- for resampling ----


def decide_anew(table: Table, seat: i64, rng: Chance) -> None:
    """Replace a seat's decision, which nobody else can know: any legal one, each as likely."""
    table.revealing[seat] = NOTHING
    table.returning = vec[i64]([given for given in table.returning if points_seat(given) != seat])
    if not (table.sealed >> seat) & 1:
        return
    subsets: i64 = 1  # of the cards that are not revealed
    for kind in range(table.kinds):
        subsets *= unrevealed(table, seat, kind) + 1
    total: i64 = 1  # one way to stand
    for kind in range(table.kinds):
        total += ways_to_return(table, seat, kind, subsets)
    chosen: i64 = rng.below(total) - 1
    for kind in range(table.kinds):
        ways = ways_to_return(table, seat, kind, subsets)
        if 0 <= chosen < ways:
            table.revealing[seat] = kind
            return_anew(table, seat, chosen + 1)
            return
        chosen -= ways


def ways_to_return(table: Table, seat: i64, revealed: i64, subsets: i64) -> i64:
    """How many ways there are to return some of the rest, if a card of this kind is revealed."""
    left = unrevealed(table, seat, revealed)
    return subsets // (left + 1) * left - 1 if left else 0  # nothing at all is no way


def return_anew(table: Table, seat: i64, way: i64) -> None:
    """Return cards in the way of this number from 1: how many of each kind, like the digits of a number."""
    for kind in range(table.kinds):
        digits: i64 = returnable(table, seat, kind) + 1
        given: i64 = way % digits
        way //= digits
        while given > 0:
            table.returning = append(table.returning, points_card(seat, kind))
            given -= 1
