"""The Gymnasium adapter passes Gymnasium's own checker for every game."""

import re
import warnings
import xml.etree.ElementTree as ElementTree
from typing import Any

import numpy as np
import pytest

import dengen

gymnasium = pytest.importorskip("gymnasium", reason="the extra dengen[gymnasium] is not installed")

from gymnasium.error import DependencyNotInstalled, InvalidAction, ResetNeeded, UnsupportedMode  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

import dengen.rl.gymnasium  # noqa: E402
from dengen.rl import observation_encoder  # noqa: E402
from dengen.rl.raster import pixels  # noqa: E402

GAMES = list(dengen.registered())


def name_of(id: str) -> str:
    return f"dengen/{dengen.registered()[id].__name__}-v1"


def make(id: str, **settings: Any) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an old version is warned about, and observations without bounds
        return gymnasium.make(name_of(id), disable_env_checker=True, **{"opponents": "random", **settings})


def played(env: Any, seed: int) -> list[Any]:
    """Each step's observation and reward, in a game in which the seat takes the first legal answer."""
    seen, _ = env.reset(seed=seed)
    told = [seen["observation"].tobytes()]
    over = False
    while not over:
        seen, reward, over, _, _ = env.step(int(seen["action_mask"].argmax()))
        told += [seen["observation"].tobytes(), reward]
    return told


@pytest.mark.parametrize("id", GAMES)
def test_gymnasiums_own_checker(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # observations have no bounds
        env = make(id, render_mode="ansi").unwrapped
        check_env(env)
    assert env.observation_space["observation"].shape == (dengen.game(id).observation_size,)


@pytest.mark.parametrize("id", GAMES)
def test_a_seed_plays_the_same_game_again(id: str) -> None:
    env = make(id)
    assert played(env, 3) == played(make(id), 3) == played(env, 3)
    assert played(env, 4) != played(env, 3)


def test_the_reward_is_the_share_of_the_win_less_a_fair_share() -> None:
    env = make("lumiel", seats=4)
    rewards = {round(played(env, seed)[-1], 3) for seed in range(6)}
    assert rewards <= {-0.25, 0.75, 0.25, 0.083}
    assert -0.25 in rewards


def test_opponents_are_players_by_name_one_or_one_for_each_seat() -> None:
    env = make("lumiel", seats=3, opponents=["random", "tests.players.plug_ins:Last"], learner=1).unwrapped
    env.reset(seed=1)
    assert {seat: type(player).__name__ for seat, player in env._players.items()} == {0: "Uniform", 2: "Last"}
    assert env.seat == 1


def test_a_seat_can_be_drawn_for_every_game() -> None:
    env = make("lumiel", seats=3, learner=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"opponents": ["random"]}, ValueError, "3 seats need 2 opponents, not 1"),
        ({"opponents": "nobody"}, dengen.DengenError, "no player 'nobody'"),
        ({"learner": 3}, ValueError, "a seat from 0 to 2, not 3"),
        ({"render_mode": "hologram"}, UnsupportedMode, "no render mode 'hologram'"),
        ({"redraws": True}, dengen.BadOption, "no option 'redraws'"),
    ],
)
def test_what_can_not_be_is_refused(settings: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        dengen.rl.gymnasium.SeatEnv("lumiel", **{"seats": 3, **settings})


def test_options_of_one_game_are_given_when_it_is_reset() -> None:
    env = make("lumiel", seats=3).unwrapped
    env.reset(seed=1, options={"game": {"redraw": False}})
    assert env.table.options["redraw"] is False
    env.reset(seed=1)
    assert env.table.options["redraw"] is True
    with pytest.raises(dengen.BadOption):
        env.reset(seed=1, options={"game": {"redraw": "perhaps"}})


def test_an_illegal_answer_loses_and_a_number_that_is_no_action_is_refused() -> None:
    env = make("lumiel", seats=3).unwrapped
    with pytest.raises(ResetNeeded):
        env.step(0)
    seen, _ = env.reset(seed=1)
    for nothing in (-1, 999):
        with pytest.raises(InvalidAction, match="has actions 0 to"):
            env.step(nothing)
    _, reward, over, _, info = env.step(int(seen["action_mask"].argmin()))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"] in dengen.game("lumiel").action_names()
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_masks_are_there_for_those_who_ask_for_them_so() -> None:
    env = make("flip_angel").unwrapped
    seen, _ = env.reset(seed=1)
    assert (env.action_masks() == seen["action_mask"].astype(np.bool_)).all()


@pytest.mark.parametrize("id", GAMES)
def test_a_seat_can_be_rendered_as_text_and_as_a_picture(id: str) -> None:
    texts = {}
    for mode in ("ansi", "svg"):
        env = make(id, render_mode=mode).unwrapped
        env.reset(seed=1)
        texts[mode] = env.render()
    assert "{seat" not in texts["ansi"]
    assert texts["svg"] == env.game.picture(env.table, env.seat)
    ElementTree.fromstring(texts["svg"])


@pytest.mark.parametrize("id", GAMES)
def test_a_table_is_painted_as_the_seat_sees_it(id: str) -> None:
    pytest.importorskip("resvg_py", reason="the extra dengen[render] is not installed")
    env = make(id, render_mode="rgb_array").unwrapped
    env.reset(seed=3)
    painted = env.render()
    across, down = map(int, re.findall(r'(?:width|height)="(\d+)"', env.game.picture(env.table, env.seat))[:2])
    assert painted.shape == (down, across, 3)
    assert painted.dtype == np.uint8
    assert len(np.unique(painted.reshape(-1, 3), axis=0)) > 50
    world = env.table.resample(env.seat, dengen.Chance(4))
    assert (pixels(env.game.picture(world, env.seat)) == painted).all()


def test_without_what_paints_the_mode_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observation_encoder, "RENDER_MODES", ["ansi", "human", "svg"])
    with pytest.raises(DependencyNotInstalled, match=r"\[render\]"):
        observation_encoder.check_mode("rgb_array")
