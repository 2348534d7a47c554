# mypyc: compile
"""What the evaluation is made of: points, what lies exposed, and the best that the card in play can still do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.games.lumiel.rules.board import LINE_ENDS, LINE_MIDDLES, WHOLE
from dengen.games.lumiel.rules.capture import captured_by, sandwiched, sandwiched_if_set
from dengen.games.lumiel.rules.codes import NOTHING
from dengen.games.lumiel.rules.placement import is_full, open_places
from dengen.games.lumiel.rules.state import Table

ON_FIELD: Final = 0.15  # of the points of a plus card of mine on the field: it may be captured
BURDEN: Final = 0.075  # of the points of a minus card of mine there: somebody will have to take it
EXPOSED: Final = 0.06  # ... of a plus card of mine between another's card and an empty area
PREY: Final = 0.03  # ... of another's plus card between a card of mine and an empty area
FULL_FIELD: Final = 0.2  # of a point: the turn player gets a card for nothing


class Term:
    """What the evaluation is made of; `words.py` has words for each."""

    SCORE: Final[i64] = 0
    ON_FIELD: Final[i64] = 1
    BURDEN: Final[i64] = 2
    EXPOSED: Final[i64] = 3
    PREY: Final[i64] = 4
    FREE_CARD: Final[i64] = 5
    THIS_TURN: Final[i64] = 6


TERMS: Final = ("score", "on_field", "burden", "exposed", "prey", "free_card", "this_turn")
WIDTH: Final[i64] = 7  # of a seat's terms
NO_TERMS: Final[vec[float]] = vec[float]([0.0 for _ in range(4 * WIDTH)])


def rounds_left(table: Table) -> int:
    """How many turns somebody has at most until all hold five cards."""
    most: i64 = 0
    for seat in range(table.seats):
        most = max(most, table.hand_size[seat] + table.deck_size[seat] - 5)
    return int(most)


def all_terms(table: Table) -> vec[float]:
    """Per seat, in the order of TERMS, what speaks for it in points."""
    terms = NO_TERMS[:]
    for seat in range(table.seats):
        terms[seat * WIDTH + Term.SCORE] = float(table.score_of(seat))
    plus: i64 = 0
    left: i64 = WHOLE & ~table.empty
    while left != 0:
        area = lowest(left)
        points: i64 = table.tables.points[table.kind[area]]
        mine: i64 = table.owner[area] * WIDTH
        if points > 0:
            terms[mine + Term.ON_FIELD] -= ON_FIELD * float(points)
            plus |= left & -left
        else:
            terms[mine + Term.BURDEN] -= BURDEN * float(points)
        left &= left - 1
    add_lines(table, plus, terms)
    if is_full(table) and len(table.play_area) == 0:
        terms[table.turn_player * WIDTH + Term.FREE_CARD] = FULL_FIELD
    if len(table.play_area) > 0 or table.active != 0:
        add_best_turn(table, terms)
    return terms


def add_lines(table: Table, plus: i64, terms: vec[float]) -> None:
    """Plus cards that need one more card to be captured."""
    for line in range(len(LINE_ENDS)):
        ends: i64 = LINE_ENDS[line]
        free: i64 = ends & table.empty
        middle: i64 = LINE_MIDDLES[line]
        if free == 0 or free == ends or not (plus >> middle) & 1:
            continue
        owner: i64 = table.owner[middle]
        hunter: i64 = table.owner[lowest(ends & ~free)]
        if hunter != owner:
            points = float(table.tables.points[table.kind[middle]])
            terms[owner * WIDTH + Term.EXPOSED] -= EXPOSED * points
            terms[hunter * WIDTH + Term.PREY] += PREY * points


# ---- what a card can still do this turn ----


def add_best_turn(table: Table, terms: vec[float]) -> None:
    """What each seat gains this turn if the turn player sets a card of the play area where it serves best."""
    best_kind: i64 = NOTHING
    best_place: i64 = NOTHING
    best_value = -1e9
    for kind in table.play_area:
        left: i64 = open_places(table, kind, table.turn_player) & WHOLE
        while left != 0:
            place = lowest(left)
            value = value_of_setting(table, kind, place)
            if value > best_value:
                best_kind, best_place, best_value = kind, place, value
            left &= left - 1
    captors = sandwiched(table) if best_place == NOTHING else sandwiched_if_set(table, best_place)
    for seat in range(table.seats):
        gained = gain(table, captors, seat, best_kind, best_place)
        terms[seat * WIDTH + Term.THIS_TURN] = gained


def value_of_setting(table: Table, kind: i64, place: i64) -> float:
    """A gain counts fully for oneself, and against oneself as far as others share it."""
    captors = sandwiched_if_set(table, place)
    mine = gain(table, captors, table.turn_player, kind, place)
    if captors == 0:
        return mine
    total = 0.0
    for seat in range(table.seats):
        total += gain(table, captors, seat, kind, place)
    return mine - (total - mine) / float(table.seats - 1)


def gain(table: Table, captors: i64, seat: i64, kind: i64, place: i64) -> float:
    """What a seat captures if the turn player sets such a card there; the card itself is exposed from then on."""
    gained: i64 = 0
    left: i64 = 0 if captors == 0 else captured_by(captors, seat)
    while left != 0:
        area = lowest(left)
        gained += table.tables.points[kind if area == place else table.kind[area]]
        left &= left - 1
    if kind == NOTHING or seat != table.turn_player:
        return float(gained)
    points = table.tables.points[kind]
    return float(gained) - (ON_FIELD if points > 0 else BURDEN) * float(points)
