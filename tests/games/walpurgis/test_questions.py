"""The legal answers to every question, by the cards as they are written and their places: slowly, as the rulebook says it.

That every legal answer is applied and every other one refused with a clause is checked for all games by
`core/conformance/refusals.py` and `playing.py`; which clause, in `test_refusals.py`.
"""

import os
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pytest

from dengen.core.conformance import Trial
from dengen.core.rules.state import LEGAL
from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.cards.file import Card, EffectEntry, completed
from dengen.games.walpurgis.rules import WalpurgisState, codes
from dengen.games.walpurgis.rules.board import CELL_NAMES
from tests.games.fingerprints import RARE
from tests.games.walpurgis.kit import game
from tests.games.walpurgis.oracle import Oracle, place_of
from tests.games.walpurgis.test_random_decks import trial

SEEDS = range(300) if os.environ.get("DENGEN_DEEP") else (*range(6), 12, 14, 23)  # these ask each question
OFTEN = 40  # of a question that is asked more often, every fourth time is checked

EFFECT_STATES = {"d_effects": ("casting",), "chain_end": ("open", "casting"), "turn_end": ("open", "casting")}
EFFECT_TIMES = {"d_effects": "D", "chain_end": "chain_end", "turn_end": "turn_end"}
DONE_MARKS = {
    "d_effects": codes.D_DONE,
    "a_effects": codes.A_DONE,
    "end_casting": codes.A_DONE,
    "chain_end": codes.CHAIN_DONE,
    "turn_end": codes.TURN_DONE,
}
PURPOSES = ("wake", "order", "target", "main", "intercept")


class Asked(Oracle):
    """A table, the seat that is asked, and what it is asked about."""

    def __init__(self, game: Walpurgis, state: WalpurgisState, seat: int) -> None:
        super().__init__(game, state, seat)
        self.question, self.a, self.b, self.c = map(int, state.question(seat))
        options = state.options
        self.first_turn: str = options["first_turn"] if state.turns == 0 else "free"
        self.entries = [completed(entry) for card in game.set.card for entry in card.effects]

    # ---- cards of the hand ----

    def named(self, cards: Iterable[Card]) -> list[str]:
        """The card actions for these cards."""
        wanted = {card.id for card in cards}
        ids = [self.game.set.card[kind].id for kind in self.state.menu[self.seat]]
        return [f"card:{number}" for number, id in enumerate(ids) if id in wanted]

    def may_lie_with(self, card: Card, face_up: bool) -> list[str]:
        """WP-59, WP-62, WP-R54: the cells where an action that is left may place it."""
        if not (self.state.places if face_up else self.state.places + self.state.extra_downs) > 0:
            return []
        if not face_up:
            return self.may_lie(card, False)
        return [] if self.first_turn == "no_cast" else self.may_be_cast_in(card, False)

    def may_be_cast_in(self, card: Card, intercepting: bool) -> list[str]:
        """WP-66, WP-74 to WP-77, WP-103"""
        if not self.meets_requirement(card, True, intercepting):
            return []
        cells = [cell for cell in self.may_lie(card, True) if not self.trouble(card, cell)]
        return [cell for cell in cells if self.overlaps(card, cell)] if intercepting else cells

    # ---- cards on the field ----

    def pool(self, purpose: str, which: int, cell: str) -> list[int]:
        """The cards in a cell that may be named."""
        fits: dict[str, Callable[[int, str, Card, int], bool]] = {
            "wake": lambda owner, state, card, number: owner == self.seat and state == "dormant",
            "order": lambda owner, state, card, number: owner == self.seat and self.is_left(state, card, number, which),
            "target": lambda owner, state, card, number: self.is_target(owner, state, card, number, cell),
            "main": lambda owner, state, card, number: self.is_castable(owner, state, card, number, cell, False),
            "intercept": lambda owner, state, card, number: self.is_castable(owner, state, card, number, cell, True),
        }
        return [piece[3] for piece in self.pieces(place_of(cell)) if fits[purpose](*piece)]

    def cells_for(self, purpose: str, which: int = 0) -> list[str]:
        return [f"cell:{cell}" for cell in CELL_NAMES if self.pool(purpose, which, cell)]

    def is_castable(self, owner: int, state: str, card: Card, number: int, cell: str, intercepting: bool) -> bool:
        """WP-67, WP-102, WP-R26"""
        if owner != self.seat or state != "ready" or self.trouble(card, cell):
            return False
        if intercepting and (self.state.marks[number] & codes.CAST or not self.overlaps(card, cell)):
            return False
        return self.meets_requirement(card, False, intercepting)

    def is_left(self, state: str, card: Card, number: int, which: int) -> bool:
        """WP-71, WP-90, WP-94, WP-95, WP-R48: has the card still to be handled in an alternating step?"""
        step = self.game.step_name(which)
        if self.state.marks[number] & DONE_MARKS[step]:
            return False
        if step not in EFFECT_TIMES:
            return state == "casting"
        return state in EFFECT_STATES[step] and any(effect.when == EFFECT_TIMES[step] for effect in card.effects)

    def entry(self) -> EffectEntry:
        """The effect that is being applied."""
        return self.entries[self.state.effect_number]

    def is_target(self, owner: int, state: str, card: Card, number: int, cell: str) -> bool:
        """WP-R33, WP-R50"""
        entry, source = self.entry(), self.state.effect_card
        side = "own" if owner == self.state.owner[source] else "enemy"
        statics = {static.kind for static in card.static if state in ("open", "casting")}
        statics = {static.kind for static in card.static if static.kind in statics and static.while_ in (None, state)}
        forbidden = {
            "lull": "steady" in statics,
            "veil": "steady" in statics,
            "destroy": "ward" in statics or self.state.marks[number] & codes.SHIELDED,
            "move": not self.next_to(cell),
        }
        return (
            place_of(cell) in self.covered(entry)
            and entry.side in ("any", side)
            and state in (entry.state or ())
            and not (entry.other and number == source)
            and number not in list(self.state.chosen)
            and not forbidden.get(entry.kind)
        )

    def covered(self, entry: EffectEntry) -> list[tuple[int, int]]:
        at, owner = CELL_NAMES[self.state.effect_cell], int(self.state.owner[self.state.effect_card])
        return self.area(entry, at, owner)

    def next_to(self, cell: str) -> list[str]:
        """The adjacent cells without a circle."""
        row, column = place_of(cell)
        around = [
            other for other in CELL_NAMES
            if other != cell and abs(place_of(other)[0] - row) < 2 and abs(place_of(other)[1] - column) < 2
        ]  # fmt: skip
        return [other for other in around if not self.states_of(0, other) and not self.states_of(1, other)]

    def slots(self, cards: Iterable[int], one_state: bool = False) -> list[str]:
        """WP-R42: cards that look the same to the seat are one candidate."""
        looks = set()
        for card in cards:
            known = int(self.state.known[card])
            state = "" if one_state else codes.PLACES[self.state.place[card]]
            if known == codes.BOTH:
                looks.add((state, self.card(card).id))
            else:
                looks.add((state, str(card) if known >> self.seat & 1 else ""))
        return [f"slot:{number}" for number in range(min(16, len(looks)))]


def set_aside(asked: Asked) -> list[str]:  # WP-43
    return asked.named(card for card in asked.game.set.card if card.is_shot)


def mulligan(asked: Asked) -> list[str]:  # WP-47
    left = [asked.card(card) for card in asked.state.hand[asked.seat] if card not in asked.state.picked[asked.seat]]
    return [*asked.named(left), "done"]


def open_card(asked: Asked) -> list[str]:  # WP-49
    return asked.named(card for card in asked.hand() if card.is_shot)


def open_cell(asked: Asked) -> list[str]:  # WP-49 to WP-51
    is_first = asked.seat == asked.state.first
    limited = {"none": False, "no_center_first": is_first, "no_center_both": True}[asked.state.options["start_limit"]]
    empty = [cell for cell in CELL_NAMES if not asked.pieces(place_of(cell))]
    return [f"cell:{cell}" for cell in empty if not (limited and cell == "3c")]


def wake(asked: Asked) -> list[str]:  # WP-56
    return asked.cells_for("wake")


def main(asked: Asked) -> list[str]:  # WP-59 to WP-67
    may_cast = asked.state.casts > 0 and asked.first_turn != "no_cast"
    placed = [card for card in asked.hand() if asked.may_lie_with(card, False) or asked.may_lie_with(card, True)]
    return [*(asked.cells_for("main") if may_cast else []), *asked.named(placed), "done"]


def face(asked: Asked) -> list[str]:
    card = asked.game.set.card[asked.a]
    return [name for name, up in (("face_down", False), ("face_up", True)) if asked.may_lie_with(card, up)]


def place_cell(asked: Asked) -> list[str]:
    card = asked.game.set.card[asked.a]
    if asked.c:
        return [f"cell:{cell}" for cell in asked.may_be_cast_in(card, True)]
    return [f"cell:{cell}" for cell in asked.may_lie_with(card, bool(asked.b))]


def hand_card(asked: Asked) -> list[str]:
    return asked.named(asked.hand())


def intercept(asked: Asked) -> list[str]:  # WP-88, WP-102, WP-103, WP-R26
    fresh = [card for card in asked.state.hand[asked.seat] if not asked.state.marks[card] & codes.CAST]
    cards = [card for card in map(asked.card, fresh) if asked.may_be_cast_in(card, True)]
    return [*asked.cells_for("intercept"), *asked.named(cards), "done"]


def order(asked: Asked) -> list[str]:
    return asked.cells_for("order", asked.a)


def stay_or_move(asked: Asked) -> list[str]:
    return ["stay", "move"]


def yes_or_no(asked: Asked) -> list[str]:
    return ["yes", "no"]


def standing(asked: Asked) -> list[str]:  # WP-96, WP-98
    assert asked.b == asked.seat
    there = asked.pieces(place_of(CELL_NAMES[asked.a]))
    return asked.slots(
        card for owner, _, _, card in there if owner == asked.seat and card not in list(asked.state.lost)
    )


def pile_order(asked: Asked) -> list[str]:  # WP-101
    assert asked.a == asked.seat
    return asked.slots(asked.state.pile[asked.seat][asked.b :], one_state=True)


def shoot(asked: Asked) -> list[str]:  # WP-84, WP-86, WP-R19
    cells = [cell for number, cell in enumerate(CELL_NAMES) if asked.state.aim >> number & 1]
    from_hand = asked.game.step_name(asked.a) == "effect" and asked.entry().source == "hand"
    takes_all = not from_hand and asked.state.shots >= len(cells)
    return [*(f"cell:{cell}" for cell in cells), "done", *(["all"] if takes_all else [])]


def target(asked: Asked) -> list[str]:
    return [*asked.cells_for("target"), *(["done"] if asked.entry().optional else [])]


def destination(asked: Asked) -> list[str]:
    start = CELL_NAMES[asked.state.cell[asked.state.chosen[-1]]]
    return [f"cell:{cell}" for cell in asked.next_to(start)]


def slot(asked: Asked) -> list[str]:
    purpose = asked.game.step_name(asked.a)
    assert purpose in PURPOSES
    return asked.slots(asked.pool(purpose, asked.b, CELL_NAMES[asked.c]))


ORACLE: dict[str, Callable[[Asked], list[str]]] = {
    "set_aside": set_aside,
    "mulligan": mulligan,
    "open_card": open_card,
    "open_cell": open_cell,
    "wake": wake,
    "main": main,
    "face": face,
    "place_cell": place_cell,
    "hand_limit": hand_card,
    "intercept": intercept,
    "order": order,
    "sustain": stay_or_move,
    "end_a": yes_or_no,
    "hit": standing,
    "keep": standing,
    "pile_order": pile_order,
    "optional": yes_or_no,
    "cost": yes_or_no,
    "pay": hand_card,
    "shoot": shoot,
    "shoot_card": hand_card,
    "target": target,
    "destination": destination,
    "discard": hand_card,
    "scry": stay_or_move,
    "slot": slot,
}


def games() -> Iterator[Trial]:
    """Random decks of all cards, with all options that change what is legal."""
    yield from (trial(game(), seed, 0) for seed in RARE)
    for seed in SEEDS:
        each = trial(game(), seed, 0)
        each.options["start_limit"] = ("none", "no_center_first", "no_center_both")[seed % 3]
        each.options["first_turn"] = ("free", "no_cast", "one_action")[seed % 3]
        yield each


@pytest.mark.slow
def test_legal_answers_are_those_that_the_rulebook_allows() -> None:
    met: Counter[str] = Counter()
    for each in games():
        state, luck = each.new(), random.Random(each.seed)
        assert isinstance(each.game, Walpurgis)
        assert isinstance(state, WalpurgisState)
        while actors := state.actors():
            seat = luck.choice(actors)
            name, legal = state.asked_of(seat).name, state.legal(seat)
            met[name] += 1
            if met[name] <= OFTEN or met[name] % 4 == 0:
                assert [each.game.name(act) for act in legal] == ORACLE[name](Asked(each.game, state, seat)), each
                candidates = state.candidates(seat, *state.question(seat))
                assert [act for act in candidates if state.against(seat, *state.question(seat), act) == LEGAL] == legal
            state.apply(seat, luck.choice(legal))
    assert set(met) == set(ORACLE), set(ORACLE) - set(met)
