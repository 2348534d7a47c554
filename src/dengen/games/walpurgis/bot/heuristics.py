# mypyc: compile
"""Evaluation of a table: the field as it would be settled, and the cards behind it."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import lowest, many
from dengen.core.bots.heuristics import Heuristics, duel
from dengen.core.rules.state import State
from dengen.games.walpurgis.bot.advice import advice_for
from dengen.games.walpurgis.bot.features import ANSWER_NAMES, NAMES, PHASES, fill_all, fill_answers, phase_of
from dengen.games.walpurgis.bot.outlook import settled_cells, standing_in
from dengen.games.walpurgis.rules import actions
from dengen.games.walpurgis.rules.board import EVERYWHERE
from dengen.games.walpurgis.rules.codes import CASTING, DECK, HAND, MAIN_PHASE, OPEN, READY
from dengen.games.walpurgis.rules.rules import WalpurgisState
from dengen.games.walpurgis.rules.state import Table

# The worth of things, in circles
READY_WORTH: Final = 0.25
FACE_UP_WORTH: Final = 0.12
HAND_WORTH: Final = 0.55
DECK_WORTH: Final = 0.1
DEEP_DECK_WORTH: Final = 0.02
DEEP: Final[i64] = 10  # cards from which a deck is deep
FULL_WORTH: Final = 40.0
STEEPNESS: Final = 0.22  # how fast a lead becomes a win

Terms = tuple[float, float, float, float, float, float]  # one for each of `term_names`


class WalpurgisHeuristics(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = ("circles", "ready", "face_up", "hand", "deck", "full")
    phases: ClassVar[int] = PHASES
    answer_names: ClassVar[tuple[str, ...]] = ANSWER_NAMES
    card_answers: ClassVar[range] = range(actions.CARD, actions.SLOT)

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, WalpurgisState)
        cells = settled_cells(state, 0), settled_cells(state, 1)
        return [list(terms_of(state, 0, cells[0], cells[1])), list(terms_of(state, 1, cells[1], cells[0]))]

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, WalpurgisState)
        return state.shares() if state.over() else duel(STEEPNESS * lead(state))

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, WalpurgisState)
        return int(advice_for(state, seat).pick(state, seat, rng))

    def pick_carefully(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, WalpurgisState)
        return int(advice_for(state, seat).pick_carefully(state, seat, rng))

    def feature_names(self) -> tuple[str, ...]:
        return NAMES

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, WalpurgisState)
        return fill_all(state)

    def settled(self, state: State) -> State:
        """The beginning of the next Main phase, if all went on by cheap answers."""
        assert isinstance(state, WalpurgisState)
        table = state.clone()
        rng = Chance()
        turns: i64 = table.turns + 1
        while table.waiting != 0 and (table.turns < turns or table.phase != MAIN_PHASE):
            seat: i64 = lowest(table.waiting)
            table.play(seat, advice_for(table, seat).pick(table, seat, rng))
        return table

    def phase(self, state: State) -> i64:
        assert isinstance(state, WalpurgisState)
        return phase_of(state)

    def counts_as(self, state: State, seat: i64, act: i64) -> i64:
        """A card of the seat's own list as its kind, which is the same in all decks."""
        assert isinstance(state, WalpurgisState)
        if act < actions.CARD or act >= actions.SLOT:
            return act
        kind = state.kind_named(seat, act)
        return actions.CARD + kind if kind < actions.CARDS else actions.RESERVED

    def answer_features(self, state: State, seat: int) -> vec[float]:
        assert isinstance(state, WalpurgisState)
        return fill_answers(state, seat)


# ---- evaluation ----


def lead(table: Table) -> float:
    """The first seat's lead over the second, in circles."""
    own: i64 = settled_cells(table, 0)
    enemy: i64 = settled_cells(table, 1)
    a = terms_of(table, 0, own, enemy)
    b = terms_of(table, 1, enemy, own)
    return a[0] + a[1] + a[2] + a[3] + a[4] + a[5] - b[0] - b[1] - b[2] - b[3] - b[4] - b[5]


def terms_of(table: Table, seat: i64, own: i64, enemy: i64) -> Terms:
    """The worth of all that a seat has: only what each seat can see of the field, and numbers of cards. `own`, `enemy`: settled cells."""
    circles: i64 = many(own)
    face_up = 0.0
    for _ in range(standing_in(table, seat, OPEN, own) + standing_in(table, seat, CASTING, own)):
        face_up += FACE_UP_WORTH
    deck: i64 = table.many_in(DECK, seat)
    worth = DECK_WORTH * float(min(deck, DEEP)) + DEEP_DECK_WORTH * float(max(deck - DEEP, 0))
    full = 0.0
    if len(table.links) > 0 and own | enemy == EVERYWHERE and circles > many(enemy):
        full = FULL_WORTH  # a chain is about to end the game (WP-9)
    return (
        float(circles),
        READY_WORTH * float(standing_in(table, seat, READY, own)),
        face_up,
        HAND_WORTH * float(table.many_in(HAND, seat)),
        worth,
        full,
    )
