# mypyc: compile
"""What a sensible player looks at: the points so far, what lies exposed, and the best that the card in play can still do."""

from math import exp, sqrt
from typing import ClassVar, Final

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.heuristics import Heuristics, normalised
from dengen.core.state import State
from dengen.games.lumiel.rules import steps
from dengen.games.lumiel.rules.actions import PASS, UNDER, places_in
from dengen.games.lumiel.rules.board import AREAS, LINES, WHOLE
from dengen.games.lumiel.rules.capture import sandwiched
from dengen.games.lumiel.rules.placement import is_full, open_places
from dengen.games.lumiel.rules.state import NOBODY, Table

ON_FIELD: Final = 0.15  # of the points of a plus card of mine on the field: it may be captured
BURDEN: Final = 0.075  # of the points of a minus card of mine there: somebody will have to take it
EXPOSED: Final = 0.06  # ... of a plus card of mine between another's card and an empty area
PREY: Final = 0.03  # ... of another's plus card between a card of mine and an empty area
FULL_FIELD: Final = 0.2  # of a point: the turn player gets a card for nothing
BEST_OTHER: Final = 0.3  # how much more the best of the others counts than the rest
BLUR: Final = 4.0  # how far, in points, the rounds still to be played move things
TRIES: Final[i64] = 4  # answers to an effect's question that a quick choice compares


class Term:
    """What the evaluation is made of; `words.py` has words for each."""

    SCORE: Final = 0
    ON_FIELD: Final = 1
    BURDEN: Final = 2
    EXPOSED: Final = 3
    PREY: Final = 4
    FREE_CARD: Final = 5
    THIS_TURN: Final = 6


TERMS: Final = ("score", "on_field", "burden", "exposed", "prey", "free_card", "this_turn")


class LumielHeuristics(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = TERMS

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, Table)
        return all_terms(state)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.over():
            return state.shares()
        terms = all_terms(state)
        blur = BLUR * sqrt(rounds_left(state) + 0.25)
        return normalised([1 / (1 + exp(-lead(terms, seat) / blur)) for seat in range(state.seats)])

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, Table)
        question, a, _, _ = state.question(seat)
        answers = state.answers_of(seat)
        if question == steps.SET:
            return best_place(state, a, rng)
        if question >= steps.TURN:
            return best_of_some(state, seat, rng)
        if question == steps.TAKE:
            return dearest(state, answers)
        if question == steps.REDRAW:
            return int(PASS)
        return rng.pick(answers)


def lead(terms: list[list[float]], seat: int) -> float:
    """How far the seat is ahead, in points: the others count with what they have, not with what lies exposed."""
    scores = [each[Term.SCORE] + each[Term.THIS_TURN] for each in terms]
    mine = scores.pop(seat)
    return (
        mine - sum(scores) / len(scores) - BEST_OTHER * max(scores) + sum(terms[seat][Term.SCORE + 1 : Term.THIS_TURN])
    )


def best_of_some(table: Table, seat: int, rng: Chance) -> int:
    """The best of a few answers, by how things stand right after each."""
    answers = table.answers_of(seat).copy()
    rng.shuffle(answers)
    best = answers[0]
    best_value = -1e9
    for act in answers[:TRIES]:
        trial = table.clone()
        trial.play(seat, act)
        value = lead(all_terms(trial), seat)
        if value > best_value:
            best, best_value = act, value
    return best


def rounds_left(table: Table) -> int:
    """How many turns somebody has at most until all hold five cards."""
    most = 0
    for seat in range(table.seats):
        most = max(most, table.hand_size[seat] + table.deck_size[seat] - 5)
    return most


def all_terms(table: Table) -> list[list[float]]:
    """Per seat, in the order of TERMS, what speaks for it in points."""
    terms = [[0.0] * len(TERMS) for _ in range(table.seats)]
    scores = table.scores()
    for seat in range(table.seats):
        terms[seat][Term.SCORE] = float(scores[seat])
    for area in range(AREAS):
        if table.owner[area] != NOBODY:
            points = table.tables.points[table.kind[area]]
            if points > 0:
                terms[table.owner[area]][Term.ON_FIELD] -= ON_FIELD * points
            else:
                terms[table.owner[area]][Term.BURDEN] -= BURDEN * points
    add_lines(table, terms)
    if is_full(table) and not table.play_area:
        terms[table.turn_player][Term.FREE_CARD] = FULL_FIELD
    if table.play_area or table.active:
        for seat, gained in enumerate(best_turn(table)):
            terms[seat][Term.THIS_TURN] = gained
    return terms


def add_lines(table: Table, terms: list[list[float]]) -> None:
    """Cards that need one more card to be captured."""
    for a, middle, b in LINES:
        owner = table.owner[middle]
        if owner == NOBODY or (table.owner[a] == NOBODY) == (table.owner[b] == NOBODY):
            continue
        points = table.tables.points[table.kind[middle]]
        hunter = max(table.owner[a], table.owner[b])  # the end that isn't empty
        if points > 0 and hunter != owner:
            terms[owner][Term.EXPOSED] -= EXPOSED * points
            terms[hunter][Term.PREY] += PREY * points


def best_turn(table: Table) -> list[float]:
    """What each seat gains this turn if the turn player sets a card of the play area where it serves best."""
    trial = table.clone()
    best = captures(trial)
    best_value = -1e9
    for kind in table.play_area:
        for place in places_in(open_places(table, kind, table.turn_player) & WHOLE):
            gained = gains(trial, kind, place)
            value = value_for(gained, table.turn_player)
            if value > best_value:
                best, best_value = gained, value
    return best


def gains(trial: Table, kind: i64, place: i64) -> list[float]:
    """What each seat captures if the turn player sets such a card there; the card itself is exposed from then on."""
    trial.lay(place, kind, trial.turn_player)
    trial.stir(place)
    gained = captures(trial)
    points = trial.tables.points[kind]
    gained[trial.turn_player] -= (ON_FIELD if points > 0 else BURDEN) * points
    trial.lift(place)
    return gained


def captures(table: Table) -> list[float]:
    gained = [0.0] * table.seats
    captors = sandwiched(table)
    if captors:
        for area in range(AREAS):
            for seat in range(table.seats):
                if captors[area] == 1 << seat:
                    gained[seat] += table.tables.points[table.kind[area]]
    return gained


def value_for(gained: list[float], seat: i64) -> float:
    """A gain counts fully for oneself, and against oneself as far as others share it."""
    mine = gained[seat]
    return mine - (sum(gained) - mine) / (len(gained) - 1)


def best_place(table: Table, kind: i64, rng: Chance) -> int:
    trial = table.clone()
    seat = table.turn_player
    best: list[int] = []
    best_value = -1e9
    for place in table.answers_of(seat):
        if place >= UNDER:
            continue
        value = value_for(gains(trial, kind, place), seat)
        if value > best_value:
            best, best_value = [], value
        if value == best_value:
            best.append(place)
    return rng.pick(best if best else table.answers_of(seat))


def dearest(table: Table, areas: list[int]) -> int:
    best = areas[0]
    for area in areas:
        if table.tables.points[table.kind[area]] > table.tables.points[table.kind[best]]:
            best = area
    return best
