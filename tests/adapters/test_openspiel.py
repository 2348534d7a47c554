"""The OpenSpiel adapter passes OpenSpiel's own simulation test for every game."""

import pickle
from typing import Any

import numpy as np
import pytest

import dengen

pyspiel = pytest.importorskip("pyspiel", reason="the extra dengen[openspiel] is not installed")

from open_spiel.python.observation import make_observation  # noqa: E402

from dengen.adapters.openspiel import ANY_SEED, DIGITS  # noqa: E402

GAMES = list(dengen.registered())
SHORT = ("flip_angel", "trump_fighter")  # to serialise a state, OpenSpiel plays its game again from the beginning


def load(id: str, **params: Any) -> Any:
    return pyspiel.load_game(f"python_dengen_{id}", params)


def dealt(id: str, seed: int = 7, **params: Any) -> Any:
    return load(id, seed=seed, **params).new_initial_state()


@pytest.mark.parametrize("id", GAMES)
def test_openspiels_own_random_simulation(id: str) -> None:
    game = load(id)
    pyspiel.random_sim_test(game, num_sims=1, serialize=id in SHORT, verbose=False)
    assert game.num_distinct_actions() == dengen.game(id).num_actions


@pytest.mark.parametrize("id", GAMES)
def test_a_game_has_the_returns_of_the_same_game_played_directly(id: str) -> None:
    state = dealt(id)
    direct = dengen.game(id).new(seed=7)
    rng = np.random.RandomState(1)
    while not state.is_terminal():
        seat = state.current_player()
        act = int(rng.choice(state.legal_actions()))
        assert state.legal_actions() == sorted(direct.legal(seat))
        state.apply_action(act)
        direct.apply(seat, act)
    assert state.returns() == direct.shares()


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in GAMES for seats in dengen.game(id).seat_counts])
def test_any_number_of_seats_needs_no_option(id: str, seats: int) -> None:
    assert load(id, seats=seats).num_players() == seats
    assert dealt(id, seats=seats).legal_actions()


def test_chance_draws_the_seed_first_unless_it_is_given() -> None:
    state = load("lumiel").new_initial_state()
    for _ in range(DIGITS):
        assert state.is_chance_node()
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(3)
    assert not state.is_chance_node()
    assert not dealt("lumiel").is_chance_node()
    assert load("lumiel").get_parameters()["seed"] == ANY_SEED


def test_seats_and_options_are_parameters() -> None:
    game = pyspiel.load_game("python_dengen_lumiel(seats=3,redraw=off)")
    assert game.num_players() == 3
    assert dealt("lumiel", seats=3, redraw="off").legal_actions() != dealt("lumiel", seats=3).legal_actions()


def test_the_card_set_is_a_parameter() -> None:
    sets = {cards: dealt("flip_angel", cards=cards).spiel.game.cards for cards in ("default", "dengen-2", "dengen")}
    assert {cards: found.edition for cards, found in sets.items()} == {
        "default": "dengen-2", "dengen-2": "dengen-2", "dengen": "dengen",
    }  # fmt: skip


def test_a_bad_option_is_refused() -> None:
    with pytest.raises(Exception, match="redraw"):
        dealt("lumiel", redraw="perhaps")


@pytest.mark.parametrize("id", GAMES)
def test_a_resample_looks_the_same_to_its_seat(id: str) -> None:
    state = dealt(id)
    rng = np.random.RandomState(4)
    for _ in range(12):
        state.apply_action(int(rng.choice(state.legal_actions())))
    seat = state.current_player()
    for _ in range(5):
        other = state.resample_from_infostate(seat, rng.random_sample)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()


def test_observations_are_the_readings() -> None:
    state = dealt("flip_angel")
    observer = make_observation(load("flip_angel"))
    observer.set_from(state, 1)
    game = dengen.game("flip_angel")
    assert observer.tensor == pytest.approx(game.encode(game.view(game.new(seed=7), 1)))


def test_states_can_be_copied_and_pickled() -> None:
    state = dealt("flip_angel")
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.history() != copy.history()
    assert str(pickle.loads(pickle.dumps(copy))) == str(copy)
