# mypyc: compile
"""The redraws before the first turn (LP-25 to LP-27, LP-R1 to LP-R3): secret, in rounds, all at once.

What a player has revealed is what everybody knows of the hand: `known`.
"""

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.games.lumiel.rules import steps
from dengen.games.lumiel.rules.actions import KIND, PASS
from dengen.games.lumiel.rules.state import NOTHING, Table


def unrevealed(table: Table, seat: i64, kind: i64) -> i64:
    at: i64 = seat * table.kinds + kind
    return table.hand[at] - table.known[at]


def returnable(table: Table, seat: i64, kind: i64) -> i64:
    """How many cards of this kind are neither revealed nor returned yet, in the seat's own decision too."""
    left: i64 = unrevealed(table, seat, kind) - table.returning[seat].count(kind)
    return left - 1 if table.revealing[seat] == kind else left


def begin_round(table: Table) -> None:
    """Everybody who has not stood yet decides (LP-R2); once all have stood the redraws are over (LP-27)."""
    table.sealed = 0
    if table.stood == (1 << table.seats) - 1:
        return
    table.push(steps.EXCHANGE)
    for seat in range(table.seats):
        if not (table.stood >> seat) & 1:
            table.ask(seat, steps.REDRAW)


def redraw_answers(table: Table, seat: i64) -> list[int]:
    """Stand, or reveal a card that is not revealed yet, if that leaves another to return (LP-25, LP-R1)."""
    found = [int(KIND) + kind for kind in range(table.kinds) if unrevealed(table, seat, kind)]
    if len(found) == 1 and unrevealed(table, seat, found[0] - KIND) == 1:
        found.clear()
    found.append(PASS)
    return found


def return_answers(table: Table, seat: i64) -> list[int]:
    """Return at least one card; revealed ones stay (LP-R1)."""
    found = [int(KIND) + kind for kind in range(table.kinds) if returnable(table, seat, kind)]
    if table.returning[seat]:
        found.append(PASS)
    return found


def answer_redraw(table: Table, seat: i64, act: i64) -> None:
    if act == PASS:
        table.sealed |= 1 << seat
    else:
        table.revealing[seat] = act - KIND
        table.ask(seat, steps.RETURN)


def answer_return(table: Table, seat: i64, act: i64) -> None:
    if act != PASS:
        table.returning[seat] = (*table.returning[seat], act - KIND)
        for kind in range(table.kinds):
            if returnable(table, seat, kind):
                table.ask(seat, steps.RETURN)
                return
    table.sealed |= 1 << seat


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
    table.push(steps.REDRAW_ROUND)


def redraw(table: Table, seat: i64) -> None:
    shown: i64 = table.revealing[seat]
    given = table.returning[seat]
    table.revealing[seat] = NOTHING
    table.returning[seat] = ()
    table.known[seat * table.kinds + shown] += 1
    deck = table.decks[seat][: table.deck_size[seat]]
    for kind in given:
        table.hand[seat * table.kinds + kind] -= 1
        table.hand_size[seat] -= 1
        deck.append(kind)
    table.chance.shuffle(deck)  # LP-R3: before the draw
    table.decks[seat] = deck
    table.deck_size[seat] = len(deck)
    if table.log is not None:
        ids = table.tables.ids
        table.tell("revealed", {"seat": int(seat), "card": ids[shown]}, news=table.others(seat))
        args = {"seat": int(seat), "count": len(given), "cards": [ids[kind] for kind in given]}
        table.tell("returned", args, {"cards": 1 << int(seat)}, news=table.others(seat))
    table.draw(seat, len(given))


def decide_anew(table: Table, seat: i64, rng: Chance) -> None:
    """Replace a seat's decision, which nobody else can know: any legal one, each as likely (for resampling)."""
    table.revealing[seat] = NOTHING
    table.returning[seat] = ()
    if not (table.sealed >> seat) & 1:
        return
    weights: list[int] = []  # per kind revealed, how many ways there are to return some of the rest
    total = 1  # one way to stand
    for kind in range(table.kinds):
        weights.append(ways_to_return(table, seat, kind))
        total += weights[kind]
    chosen: i64 = rng.below(total) - 1
    for kind in range(table.kinds):
        if 0 <= chosen < weights[kind]:
            table.revealing[seat] = kind
            table.returning[seat] = way_to_return(table, seat, chosen + 1)
        chosen -= weights[kind]


def ways_to_return(table: Table, seat: i64, revealed: i64) -> i64:
    if not unrevealed(table, seat, revealed):
        return 0
    ways: i64 = 1
    for kind in range(table.kinds):
        left = unrevealed(table, seat, kind)
        ways *= left if kind == revealed else left + 1
    return ways - 1  # nothing at all is no way


def way_to_return(table: Table, seat: i64, way: i64) -> tuple[int, ...]:
    """The way of this number from 1: how many of each kind, like the digits of a number."""
    given: list[int] = []
    for kind in range(table.kinds):
        many: i64 = returnable(table, seat, kind) + 1
        given += [int(kind)] * int(way % many)
        way //= many
    return tuple(given)
