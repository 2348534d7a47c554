"""The questions of a fight: what is legal by the rulebook.

That every other action is refused with a clause, with all options, is part of conformance (`only_the_legal_applies`).
"""

from collections.abc import Iterator
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.packed import members, unpacked
from dengen.core.rules.state import LEGAL, clause_id
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.beat import BeatQuestion, listed
from dengen.games.trump_fighter.rules.conditions import NO_CARD
from dengen.games.trump_fighter.rules.rules import QUESTIONS
from tests.games.trump_fighter.kit import GAME
from tests.games.trump_fighter.oracle import met

OPTIONS: list[dict[str, Any]] = [
    {},
    {"miscall": "blocked", "characters": "random"},
    {"attack": "manual", "characters": "random"},
]
MET = [
    {"pick", "pick_again", "fast", "fast_move", "fight", "forced_move"},
    {"fast", "fight"},
    {"fast", "fight", "name_hits"},
]


def fought(seed: int, options: dict[str, Any]) -> Iterator[TrumpFighterState]:
    """The positions of a fight in which both pick the same and often wait, so that every question is asked."""
    state = GAME.new(seed=seed, **options)
    rng = Chance(seed)
    while actors := state.actors():
        yield state
        seat = rng.pick(actors)
        legal = state.legal(seat)
        named = {GAME.name(act): act for act in legal}
        if len(actors) == 2 and "pick:kakeru" in named:
            state.apply(0, named["pick:kakeru"])
            state.apply(1, named["pick:kakeru"])
        elif "wait" in named and rng.below(2):
            state.apply(seat, named["wait"])
        else:
            state.apply(seat, rng.pick(legal))


# ---- what is legal ----


class Book:
    """The legal moves of a seat, found in the slowest way from the rulebook and the table."""

    def __init__(self, state: TrumpFighterState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.hand = [state.hand_card(4 * seat + position) for position in range(4)]
        self.mine = [state.top_card(4 * seat + slot) for slot in range(4)]
        self.theirs = [state.top_card(4 * (1 - seat) + slot) for slot in range(4)]

    def legal(self) -> set[str]:
        asked = GAME.steps[self.state.question(self.seat)[0]]
        if asked in ("pick", "pick_again"):
            return self.picks(asked == "pick_again")
        if asked == "name_hits":
            return {f"declare:{named}" for named in range(16) if self.may_name(named)}
        found = {f"move:{position}:{slot}" for position, slot in self.moves()}
        if asked in ("fast", "fight"):
            found |= {"wait"} | ({"call"} if self.has_right_to_call(self.hand, self.mine) else set())
        if asked == "fight":
            found |= {f"strike:{position}:{slot}" for position, slot in self.moves() if self.may_strike(position, slot)}
        return found

    def picks(self, again: bool) -> set[str]:  # TF-5, TF-R2
        kept = {GAME.tables.ids()[who] for who in self.state.character if who >= 0} if again else set()
        return {f"pick:{id}" for id in GAME.tables.ids() if id not in kept}

    def may_name(self, named: int) -> bool:  # TF-24
        techniques = GAME.tables.characters[self.state.character[self.seat]].techniques
        some = [which for which in range(4) if named >> which & 1]
        return all(which < len(techniques) and not self.state.hit[self.seat] >> which & 1 for which in some)

    def moves(self) -> list[tuple[int, int]]:  # TF-14, TF-15, TF-R5
        held = [position for position in range(4) if self.hand[position] != NO_CARD]
        empty = [slot for slot in range(4) if self.mine[slot] == NO_CARD]
        return [(position, slot) for position in held for slot in (empty[:1] or range(4))]

    def may_strike(self, position: int, slot: int) -> bool:  # TF-R20
        hand, mine = self.hand.copy(), self.mine.copy()
        mine[slot], hand[position] = hand[position], NO_CARD
        return self.has_right_to_call(hand, mine)

    def has_right_to_call(self, hand: list[int], mine: list[int]) -> bool:  # TF-20
        if not self.state.miscalls_blocked or sum(card != NO_CARD for card in hand) <= 1:
            return True
        formulas = GAME.tables.formulas[self.state.character[self.seat]]
        ready = [formula for which, formula in enumerate(formulas) if not self.state.hit[self.seat] >> which & 1]
        return any(met(formula, mine + self.theirs) for formula in ready)


@pytest.mark.parametrize(("options", "expected"), list(zip(OPTIONS, MET, strict=True)), ids=range(len(OPTIONS)))
def test_the_legal_moves_are_those_of_the_rulebook(options: dict[str, Any], expected: set[str]) -> None:
    asked: set[str] = set()
    for seed in range(1 if "miscall" in options else 4):  # every set of cards is tried there
        for state in fought(seed, options):
            for seat in state.actors():
                asked.add(state.asked_of(seat).name)
                assert {GAME.name(act) for act in state.legal(seat)} == Book(state, seat).legal()
    assert asked >= expected


def test_the_choices_of_a_beat_are_what_its_law_leaves() -> None:
    for question in QUESTIONS:
        if isinstance(question, BeatQuestion):
            for at, choices in enumerate(unpacked(question.choices)):
                slot, held = divmod(at, 16)
                legal = [act for act in range(34) if question.against_in_a_beat(held, slot, act) == LEGAL]
                assert members(choices) == listed(choices) == legal


@pytest.mark.parametrize("options", OPTIONS, ids=range(len(OPTIONS)))
def test_every_legal_move_applies_and_the_others_break_a_clause(options: dict[str, Any]) -> None:
    for state in fought(1, options):
        for seat in state.actors():
            question, about = state.asked_of(seat), state.question(seat)[1]
            legal = question.legal(state, seat, about)
            assert legal & ~question.possible(state, seat) == 0
            for act in members(legal):
                state.clone().apply(seat, act)
            for act in members(question.possible(state, seat) & ~legal):
                assert clause_id("TF", question.why_not(state, seat, about, act)) in GAME.clauses
