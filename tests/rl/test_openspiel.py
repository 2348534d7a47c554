"""The OpenSpiel adapter passes OpenSpiel's own simulation test for every game."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import dengen

pyspiel = pytest.importorskip("pyspiel", reason="the extra dengen[openspiel] is not installed")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver  # noqa: E402
from open_spiel.python.algorithms.random_agent import RandomAgent  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from dengen.rl.openspiel import ANY_SEED, DIGITS  # noqa: E402

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
    assert pyspiel.load_game("python_dengen_trump_fighter(target=4)").setup.options["target"] == 4
    assert load("lumiel", first_player="2").setup.options["first_player"] == 2
    assert dealt("lumiel", seats=3, redraw="off").legal_actions() != dealt("lumiel", seats=3).legal_actions()


def test_the_card_set_is_a_parameter() -> None:
    sets = {cards: dealt("flip_angel", cards=cards).setup.game.cards for cards in ("default", "dengen-2", "dengen")}
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
    assert observer.tensor == pytest.approx(list(game.observe(game.new(seed=7), 1)))


def played(id: str, steps: int, choice: int = 4, **params: Any) -> Any:
    state = dealt(id, **params)
    rng = np.random.RandomState(choice)
    for _ in range(steps):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


COPIES: dict[str, Callable[[Any], Any]] = {
    "clone": lambda state: state.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
}


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("id", SHORT)
def test_a_copy_keeps_the_history_and_goes_its_own_way(id: str, way: str) -> None:
    state = played(id, 6)
    other = COPIES[way](state)
    assert len(other.history()) == 6
    for look in ("history", "legal_actions", "move_number", "__str__"):
        assert getattr(other, look)() == getattr(state, look)()
    for seat in range(2):
        assert other.information_state_string(seat) == state.information_state_string(seat)
    other.apply_action(other.legal_actions()[0])
    assert len(state.history()) == 6
    assert str(state) == str(played(id, 6))


def test_a_state_that_is_not_dealt_can_be_copied() -> None:
    state = load("flip_angel").new_initial_state()
    state.apply_action(5)
    other = state.clone()
    for _ in range(DIGITS - 1):
        other.apply_action(1)
    assert (state.is_chance_node(), other.is_chance_node()) == (True, False)


@pytest.mark.parametrize("id", GAMES)
def test_every_option_is_a_parameter(id: str) -> None:
    assert {option.name for option in dengen.game(id).options} <= set(load(id).get_type().parameter_specification)


def test_each_seat_can_bring_its_own() -> None:
    decks = sorted(dengen.game("walpurgis").decks.ready)[:2]
    both = dealt("walpurgis", decks=decks[0]).setup.options["decks"]
    apart = dealt("walpurgis", decks=decks[0], decks_1=decks[1]).setup.options["decks"]
    assert both[0] == both[1] == apart[0] != apart[1]


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in GAMES for seats in dengen.game(id).seat_counts])
def test_the_win_is_shared_by_all_and_the_type_says_so(id: str, seats: int) -> None:
    game = load(id, seats=seats)
    utility = pyspiel.GameType.Utility
    assert game.get_type().utility == (utility.CONSTANT_SUM if seats > 1 else utility.GENERAL_SUM)
    assert game.utility_sum() == (1.0 if seats > 1 else None)


# ---- what a seat remembers ----


@pytest.mark.parametrize("id", SHORT)
def test_an_information_state_tells_apart_all_that_a_seat_has_answered(id: str) -> None:
    """Perfect recall: one information state, one sequence of the seat's own answers."""
    answers: dict[tuple[int, str], tuple[int, ...]] = {}
    for choice in range(25):
        state = dealt(id)
        own: list[list[int]] = [[], []]
        rng = np.random.RandomState(choice)
        while not state.is_terminal():
            seat = state.current_player()
            known = answers.setdefault((seat, state.information_state_string(seat)), tuple(own[seat]))
            assert known == tuple(own[seat])
            act = int(rng.choice(state.legal_actions()))
            own[seat].append(act)
            state.apply_action(act)
    assert len(answers) > 50


def test_what_a_seat_can_not_notice_leaves_no_trace() -> None:
    states = [dealt("lumiel", seats=3) for _ in range(2)]
    seat = states[0].current_player()
    other = 1 if seat == 0 else 0
    for state, act in zip(states, states[0].legal_actions()[1:], strict=False):
        state.apply_action(act)  # a card to be redrawn: sealed
    assert states[0].information_state_string(other) == states[1].information_state_string(other)
    assert states[0].information_state_string(seat) != states[1].information_state_string(seat)


@pytest.mark.parametrize("id", GAMES)
def test_text_calls_players_by_their_seats(id: str) -> None:
    assert "{seat" not in str(played(id, 5))


# ---- their algorithms ----


def test_their_tree_search_gives_a_legal_answer() -> None:
    state = played("flip_angel", 4)
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, rng), 1.0, 8, random_state=rng)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, rng.random_sample))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.slow
def test_their_counterfactual_regret_minimisation_runs_by_sampling() -> None:
    game = load("trump_fighter", seed=3, target=4)
    solver = OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_their_reinforcement_learning_environment_runs_an_agent() -> None:
    environment = rl_environment.Environment(load("flip_angel"))
    actions = environment.action_spec()["num_actions"]
    agents = [RandomAgent(player_id=seat, num_actions=actions) for seat in range(environment.num_players)]
    step = environment.reset()
    size = dengen.game("flip_angel").observation_size
    assert len(step.observations["info_state"][0]) == size
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([agents[seat].step(step).action])
    assert sum(step.rewards) == pytest.approx(1)
