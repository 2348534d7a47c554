"""Packed numbers of the places of cards: what is counted beside is right, copies share nothing, answers are the same sets."""

import copy
import pickle
from collections.abc import Iterator

import pytest

from dengen.core.base.chance import Chance
from dengen.core.rules.state import LEGAL
from dengen.core.rules.two_word_answers import SECOND, listed
from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.rules import WalpurgisState, actions, codes
from dengen.games.walpurgis.rules.board import OFF_FIELD
from dengen.games.walpurgis.rules.zones import FIELD
from tests.games.walpurgis.kit import game
from tests.games.walpurgis.test_random_decks import trial

SEEDS = range(6)


def played(seed: int) -> Iterator[WalpurgisState]:
    """Every position of a random game; every second one has cards of the whole vocabulary."""
    state = trial(game(), seed, 0).new() if seed % 2 else Walpurgis("dengen").new(seed=seed)
    assert isinstance(state, WalpurgisState)
    rng = Chance(seed)
    while state.actors():
        yield state
        play_on(state, rng, 1)
    yield state


def play_on(state: WalpurgisState, rng: Chance, steps: int) -> None:
    for _ in range(steps):
        if state.actors():
            seat = state.actors()[-1]
            state.play(seat, state.pick_answer(seat, rng))


def mask(cells: list[int]) -> int:
    return sum(1 << cell for cell in set(cells))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_counted_beside_the_zones_is_what_lies_in_them(seed: int) -> None:
    for state in played(seed):
        for seat in (0, 1):
            for place, _ in enumerate(codes.PLACES):
                here = [card for card, at in enumerate(state.place) if at == place and state.owner[card] == seat]
                assert state.many_in(place, seat) == len(here)
                if place < codes.DAN_DOWN:
                    assert sorted(state.cards_in(2 * place + seat)) == here
                else:
                    assert state.cells_with(place, seat) == mask([state.cell[card] for card in here])
        cells = [int(cell) for cell in state.cell if cell != OFF_FIELD]
        assert sorted(state.field) == [card for card, cell in enumerate(state.cell) if cell != OFF_FIELD]
        assert state.taken == mask(cells)
        assert state.several == mask([cell for cell in cells if cells.count(cell) > 1])
        for cell in range(25):
            assert state.cards_at(cell) == [card for card in state.field if state.cell[card] == cell]
        assert {card for card, marks in enumerate(state.marks) if marks} <= set(state.marked)


@pytest.mark.parametrize("seed", SEEDS)
def test_zones_can_be_walked_in_both_directions(seed: int) -> None:
    for state in played(seed):
        for zone in range(FIELD + 1):
            backwards, card = [], state.before[zone]
            while card >= 0:
                backwards.append(card)
                card = state.card_under(card)
            assert tuple(reversed(backwards)) == state.cards_in(zone)


@pytest.mark.parametrize("seed", SEEDS)
def test_cells_are_barred_by_the_opponents_face_up_circles_alone(seed: int) -> None:
    for state in played(seed):
        barred = list(state.barred)
        state.bar(0)
        state.bar(1)
        assert list(state.barred) == barred


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_and_its_original_share_nothing_that_changes(seed: int) -> None:
    for number, state in enumerate(played(seed)):
        if number % 7:
            continue
        clone, whole = state.clone(), state.game.dump(state)
        play_on(clone, Chance(number), 12)
        assert state.game.dump(state) == whole
        original = state.clone()
        later = clone.game.dump(clone)
        play_on(original, Chance(number + 1), 12)
        assert clone.game.dump(clone) == later
        for seat in (0, 1):
            play_on(state.resample(seat, Chance(number)), Chance(number), 3)
        assert state.game.dump(state) == whole


@pytest.mark.parametrize("seed", SEEDS)
def test_pickled_and_deep_copied_states_go_on_alike(seed: int) -> None:
    for number, state in enumerate(played(seed)):
        if number % 40 != 20:
            continue
        ends = []
        for other in (state.clone(), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert other == state
            play_on(other, Chance(number), 30)
            ends.append(state.game.dump(other))
        assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("seed", SEEDS)
def test_answers_are_what_nothing_speaks_against_in_ascending_order(seed: int) -> None:
    for state in played(seed):
        for seat in state.actors():
            question = state.question(seat)
            legal = [act for act in state.candidates(seat, *question) if state.against(seat, *question, act) == LEGAL]
            assert state.answers_of(seat) == sorted(legal)
            assert state.many_answers(seat) == len(legal)
            assert state.first_answer(seat) == min(legal)
            for luck in range(5):
                assert state.pick_answer(seat, Chance(luck)) == sorted(legal)[Chance(luck).below(len(legal))]
            assert [act for act in range(-70, 200) if state.has_answer(seat, act)] == sorted(legal)


def bits_of(act: int) -> tuple[int, int]:
    return (1 << act, 0) if act < SECOND else (0, 1 << (act - int(SECOND)))


def test_sets_of_actions_have_their_bits() -> None:
    named = {
        actions.DONE: actions.DONE_BIT,
        actions.ALL: actions.ALL_BIT,
        actions.FACE_DOWN: actions.FACE_DOWN_BIT,
        actions.FACE_UP: actions.FACE_UP_BIT,
        actions.YES: actions.YES_BIT,
    }
    assert all(bits_of(act) == (0, bit) for act, bit in named.items())
    assert listed(actions.CELL_BITS, actions.YES_OR_NO) == [*range(25), actions.YES, actions.NO]
    assert listed(0, actions.STAY_OR_MOVE) == [actions.STAY, actions.MOVE]
    for many in range(1, actions.SLOTS + 1):
        assert listed(0, actions.slot_bits(many)) == list(range(actions.SLOT, actions.SLOT + many))
    for number in range(actions.CARDS):
        first, second = actions.with_cards(5, actions.DONE_BIT, 1 << number)
        assert listed(first, second) == [0, 2, actions.CARD + number, actions.DONE]
        assert actions.cards_among(first, second) == 1 << number
    every = actions.with_cards(0, 0, (1 << actions.CARDS) - 1)
    assert listed(*every) == list(range(actions.CARD, actions.SLOT))
