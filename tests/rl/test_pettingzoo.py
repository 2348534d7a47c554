"""The PettingZoo adapter passes PettingZoo's own tests for every game."""

import warnings
from typing import Any

import pytest

import dengen

pettingzoo = pytest.importorskip("pettingzoo", reason="the extra dengen[pettingzoo] is not installed")

from gymnasium.error import InvalidAction, UnsupportedMode  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

from dengen.rl.pettingzoo import env, parallel_env  # noqa: E402


@pytest.mark.parametrize("id", dengen.registered())
def test_pettingzoos_own_api_test(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns about observations that are not images
        api_test(env(id), num_cycles=200)
    assert env(id).metadata["name"].startswith(f"dengen_{id}")


@pytest.mark.parametrize("id", dengen.registered())
def test_pettingzoos_own_seed_test(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: env(id), num_cycles=60)
    assert played(id, 5) == played(id, 5)


@pytest.mark.parametrize(
    ("id", "seats"), [(id, seats) for id in dengen.registered() for seats in dengen.game(id).seat_counts]
)
def test_any_number_of_seats_needs_no_option(id: str, seats: int) -> None:
    table = env(id, seats=seats)
    table.reset(seed=1)
    assert len(table.agents) == seats


def played(id: str, seed: int) -> list[int]:
    """The actions of a game in which everybody takes the first legal one."""
    table = env(id)
    table.reset(seed=seed)
    acts = []
    while not all(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        acts.append(int(mask.argmax()))
        table.step(acts[-1])
    return acts


def test_rewards_are_shares_of_the_win_less_a_fair_share() -> None:
    table = env("lumiel", seats=3)
    table.reset(seed=1)
    while not all(table.terminations.values()):
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    assert sorted(round(reward, 3) for reward in table.rewards.values()) == [-0.333, -0.333, 0.667]


def test_an_observation_does_not_show_what_others_sealed() -> None:
    table = env("lumiel", seats=3)
    table.reset(seed=1)
    before: Any = table.observe("seat_1")
    table.step(int(table.observe("seat_0")["action_mask"].argmax()))
    after: Any = table.observe("seat_1")
    assert (before["action_mask"] == after["action_mask"]).all()


def test_a_board_can_be_rendered() -> None:
    table = env("lumiel", render_mode="ansi")
    table.reset(seed=1)
    assert "Lumiel" in table.render() or len(table.render()) > 50


def test_an_illegal_action_ends_the_game_and_loses_it() -> None:
    table = env("lumiel", seats=3)
    table.reset(seed=1)
    loser = table.agent_selection
    illegal = int(table.observe(loser)["action_mask"].argmin())
    table.step(illegal)
    rewards = {agent: table._cumulative_rewards[agent] for agent in table.agents}
    assert rewards == {agent: -1.0 if agent == loser else 0.0 for agent in table.possible_agents}
    assert all(table.terminations.values())
    for _ in table.agent_iter():
        table.step(None)
    assert table.agents == []


@pytest.mark.parametrize("call", [lambda table: table.step(0), lambda table: table.observe("seat_0"), lambda table: table.render(),
                                  lambda table: table.agent_iter(), lambda table: table.rewards])  # fmt: skip
def test_nothing_can_be_asked_before_the_first_reset(call: Any) -> None:
    with pytest.raises((AssertionError, AttributeError)):
        call(env("flip_angel"))


def test_a_loop_without_a_step_is_noticed() -> None:
    table = env("flip_angel")
    table.reset(seed=1)
    turns = iter(table.agent_iter())
    assert next(turns) == "seat_0"
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)


# ---- parallel ----


@pytest.mark.parametrize("id", dengen.registered())
def test_pettingzoos_own_parallel_test(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(id), num_cycles=60)
    assert parallel_env(id).metadata["name"].startswith(f"dengen_{id}")


@pytest.mark.parametrize("id", dengen.registered())
def test_both_environments_play_the_same_game(id: str) -> None:
    """Where everybody takes the first legal answer, it makes no difference who is asked first."""
    together = parallel_env(id)
    seen, _ = together.reset(seed=5)
    rewards: dict[str, float] = {}
    while together.agents:
        seen, rewards, _, _, _ = together.step({agent: int(o["action_mask"].argmax()) for agent, o in seen.items()})
    apart = env(id)
    apart.reset(seed=5)
    while not all(apart.terminations.values()):
        apart.step(int(apart.observe(apart.agent_selection)["action_mask"].argmax()))
    assert rewards == apart.rewards


def test_whoever_is_not_asked_is_not_heard_and_whoever_is_must_answer() -> None:
    table = parallel_env("walpurgis")
    seen, _ = table.reset(seed=1)
    while all(o["action_mask"].any() for o in seen.values()):
        seen, *_ = table.step({agent: int(o["action_mask"].argmax()) for agent, o in seen.items()})
    asked = next(agent for agent, o in seen.items() if o["action_mask"].any())
    other = next(agent for agent in seen if agent != asked)
    with pytest.raises(KeyError, match=f"no action for {asked}"):
        table.step({other: 0})
    _, rewards, *_ = table.step({asked: int(seen[asked]["action_mask"].argmax()), other: 0})
    assert set(rewards.values()) == {0.0}


def test_an_illegal_answer_at_the_same_time_loses_for_whoever_gave_it() -> None:
    table = parallel_env("lumiel", seats=3)
    seen, _ = table.reset(seed=1)
    acts = {agent: int(o["action_mask"].argmax()) for agent, o in seen.items()}
    acts["seat_1"] = int(seen["seat_1"]["action_mask"].argmin())
    _, rewards, ended, _, _ = table.step(acts)
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(ended.values())
    assert table.agents == []


@pytest.mark.parametrize("make", [env, parallel_env])
def test_what_is_no_action_and_what_is_no_mode_is_refused(make: Any) -> None:
    with pytest.raises(UnsupportedMode, match="no render mode 'hologram'"):
        make("lumiel", render_mode="hologram")
    table = make("lumiel", seats=3)
    table.reset(seed=1)
    with pytest.raises(InvalidAction, match="has actions 0 to"):
        table.step(999 if make is env else dict.fromkeys(table.agents, 999))


@pytest.mark.parametrize("make", [env, parallel_env])
def test_options_of_one_game_are_given_when_it_is_reset(make: Any) -> None:
    table = make("lumiel", seats=3)
    table.reset(seed=1, options={"game": {"redraw": False}})
    assert table.table.options["redraw"] is False
    table.reset(seed=1)
    assert table.table.options["redraw"] is True


@pytest.mark.parametrize("make", [env, parallel_env])
def test_text_calls_players_by_their_seats(make: Any) -> None:
    table = make("lumiel", render_mode="ansi")
    table.reset(seed=1)
    assert "seat 0" in table.render()
    assert "{seat" not in table.render()
