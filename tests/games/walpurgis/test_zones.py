"""Where cards lie is kept in packed numbers: what is counted beside is right, copies share nothing, answers are the same sets."""

import copy
import pickle
from collections.abc import Iterator

import pytest

from dengen.core.base.chance import Chance
from dengen.core.rules.state import LEGAL
from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.rules import WalpurgisState, actions, answers, codes
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
            assert [state.nth_answer(seat, n) for n in range(len(legal))] == sorted(legal)
            assert [act for act in range(-70, 200) if state.has_answer(seat, act)] == sorted(legal)


def test_every_action_has_a_bit_of_its_own() -> None:
    named = [answers.bit_of(act) for act in range(actions.MOVE + 1) if not actions.is_card(act)]
    assert len(set(named)) == len(named)
    assert answers.listed(sum(named), 2**60 - 1) == list(range(actions.MOVE + 1))
    assert answers.listed(answers.slot_bits(16), 0) == list(range(actions.SLOT, actions.DONE))
    assert [answers.bit_of(actions.DONE), answers.bit_of(actions.ALL)] == [answers.DONE_BIT, answers.ALL_BIT]
    assert answers.bit_of(actions.FACE_DOWN) == answers.FACE_DOWN_BIT
    assert answers.bit_of(actions.FACE_UP) == answers.FACE_UP_BIT
    assert answers.bit_of(actions.YES) == answers.YES_BIT
    assert answers.bit_of(actions.YES) + answers.bit_of(actions.NO) == answers.YES_OR_NO
    assert answers.bit_of(actions.STAY) + answers.bit_of(actions.MOVE) == answers.STAY_OR_MOVE
