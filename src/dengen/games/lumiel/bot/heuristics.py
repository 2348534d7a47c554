# mypyc: compile
"""What a sensible player looks at: how far each is ahead, and which answer serves best."""

from collections.abc import Callable
from math import exp, sqrt
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import lowest, many, nth
from dengen.core.bots.heuristics import Heuristics, normalised
from dengen.core.rules.state import State
from dengen.games.lumiel.bot.features import ANSWER_NAMES, NAMES, PHASES, fill_all, fill_answers, phase_of
from dengen.games.lumiel.bot.outlook import TERMS, WIDTH, Term, all_terms, rounds_left, value_of_setting
from dengen.games.lumiel.rules.actions import PASS
from dengen.games.lumiel.rules.board import WHOLE
from dengen.games.lumiel.rules.codes import NOTHING
from dengen.games.lumiel.rules.redraw import REDRAW
from dengen.games.lumiel.rules.rules import LumielState
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.turn import SET, TAKE

BEST_OTHER: Final = 0.3  # how much more the best of the others counts than the rest
BLUR: Final = 4.0  # how far, in points, the rounds still to be played move things
TRIES: Final[i64] = 4  # answers to an effect's question that a quick choice compares


class LumielHeuristics(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = TERMS
    phases: ClassVar[int] = PHASES
    answer_names: ClassVar[tuple[str, ...]] = ANSWER_NAMES
    kinds: tuple[str, ...]

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = tuple(kinds)

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, Table)
        found = all_terms(state)
        return [[found[seat * WIDTH + term] for term in range(WIDTH)] for seat in range(state.seats)]

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.over():
            return state.shares()
        terms = all_terms(state)
        blur = BLUR * sqrt(rounds_left(state) + 0.25)
        return normalised([1 / (1 + exp(-lead(state, terms, seat) / blur)) for seat in range(state.seats)])

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, LumielState)
        asked = state.asked_of(seat)
        if asked.used_card(state) != NOTHING:
            return best_of_some(state, seat, rng)
        choose = CHOOSE.get(int(asked.number))
        return int(state.pick_answer(seat, rng) if choose is None else choose(state, seat, rng))

    def feature_names(self) -> tuple[str, ...]:
        return NAMES

    def card_names(self) -> tuple[str, ...]:
        return self.kinds

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, Table)
        return fill_all(state)

    def phase(self, state: State) -> i64:
        assert isinstance(state, Table)
        return phase_of(state)

    def answer_features(self, state: State, seat: int) -> vec[float]:
        assert isinstance(state, LumielState)
        return fill_answers(state, seat)


def lead(table: Table, terms: vec[float], seat: i64) -> float:
    """How far the seat is ahead, in points: the others count with what they have, not with what lies exposed."""
    others = 0.0
    best = -1e9
    seats: i64 = table.seats
    for other in range(seats):
        if other != seat:
            score = terms[other * WIDTH + Term.SCORE] + terms[other * WIDTH + Term.THIS_TURN]
            others += score
            best = max(best, score)
    mine: i64 = seat * WIDTH
    on_the_table = 0.0
    for term in range(Term.SCORE + 1, Term.THIS_TURN):
        on_the_table += terms[mine + term]
    score = terms[mine + Term.SCORE] + terms[mine + Term.THIS_TURN]
    return score - others / float(seats - 1) - BEST_OTHER * best + on_the_table


def best_of_some(table: Table, seat: int, rng: Chance) -> int:
    """The best of a few answers, by how things stand right after each."""
    answers = table.answers_of(seat)
    rng.shuffle(answers)
    best = answers[0]
    best_value = -1e9
    for act in answers[:TRIES]:
        trial = table.clone()
        trial.play(seat, act)
        value = lead(trial, all_terms(trial), seat)
        if value > best_value:
            best, best_value = act, value
    return best


def best_place(table: Table, seat: i64, rng: Chance) -> i64:
    kind = table.question(seat)[1]
    best: i64 = 0
    best_value = -1e9
    left: i64 = table.allowed[seat] & WHOLE
    while left != 0:
        value = value_of_setting(table, kind, lowest(left))
        if value > best_value:
            best, best_value = 0, value
        if value == best_value:
            best |= left & -left
        left &= left - 1
    return nth(best, rng.below(many(best))) if best else table.pick_answer(seat, rng)


def dearest(table: Table, seat: i64, rng: Chance) -> i64:
    """Of all cards on the field; the first of several."""
    best: i64 = 0
    for area in range(1, len(table.kind)):
        if table.tables.points[table.kind[area]] > table.tables.points[table.kind[best]]:
            best = area
    return best


def keep_the_hand(table: Table, seat: i64, rng: Chance) -> i64:
    return PASS


# The quick choices, by the question
CHOOSE: Final[dict[int, Callable[[Table, i64, Chance], i64]]] = {
    int(SET.number): best_place,
    int(TAKE.number): dearest,
    int(REDRAW.number): keep_the_hand,
}
