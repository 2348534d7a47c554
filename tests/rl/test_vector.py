"""Many games at once are the games that one would play one by one."""

import multiprocessing
from typing import Any

import numpy as np
import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadAction
from dengen.rl import Batch, vector
from dengen.rl.shared import shares

SHORT = ("lumiel", "walpurgis")  # starting processes takes its time
LONG = [id for id in dengen.registered() if id not in SHORT]
TABLES = [(id, seats) for id in dengen.registered() for seats in dengen.game(id).seat_counts]


def alone(batch: Batch, seed: int, steps: int) -> list[tuple[Any, ...]]:
    """What `vector(..., 1, seed=seed)` shows, played by hand through the public interface."""
    game, seats = batch.game, batch.seats
    deals = Chance(seed).fork()
    luck = deals.fork()
    fair = 1 / seats if seats > 1 else 0.0
    state = game.new(seats, int(deals.draw()))
    shown = []
    for _ in range(steps):
        act = int(state.pick_answer(state.actors()[0], luck))
        game.apply(state, state.actors()[0], act)
        rewards, done = [0.0] * seats, state.over()
        if done:
            rewards = [share - fair for share in state.shares()]
            state = game.new(seats, int(deals.draw()))
        asked = state.actors()[0]
        numbers = np.array(game.observe(state, asked), np.float32)
        shown.append((act, asked, done, rewards, numbers.tolist(), sorted(state.legal(asked))))
    return shown


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_lane_shows_what_the_game_alone_would_show(id: str, seats: int) -> None:
    batch = vector(id, 1, seats, seed=3)
    expected = alone(batch, 3, 600)
    assert any(done for _, _, done, *_ in expected)
    for act, asked, done, rewards, numbers, legal in expected:
        assert batch.random_actions() == [act]
        batch.step([act])
        assert (batch.asked[0], bool(batch.dones[0])) == (asked, done)
        assert batch.rewards[0].tolist() == rewards
        assert batch.observations[0].tolist() == numbers
        assert np.flatnonzero(batch.masks[0]).tolist() == legal


def test_lanes_are_games_of_their_own() -> None:
    batch = vector("lumiel", 5, seed=8)
    assert len(batch) == 5
    assert len({row.tobytes() for row in batch.observations}) == 5
    before = batch.observations.copy()
    batch.step(np.array(batch.random_actions()))
    assert (before != batch.observations).any(axis=1).all()


def test_a_seed_deals_the_same_games() -> None:
    one, same, other = (vector("flip_angel", 3, seed=seed) for seed in (1, 1, 2))
    for _ in range(30):
        acts = one.random_actions()
        assert acts == same.random_actions()
        for batch in (one, same):
            batch.step(acts)
        assert (one.observations == same.observations).all()
    assert (one.observations != other.observations).any()


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    batch = vector("trump_fighter", 3, seed=1)
    before = batch.observations.copy()
    bad = batch.random_actions()
    bad[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    with pytest.raises(BadAction, match=r"In game 2, seat 0 can't choose action \d+ now"):
        batch.step(bad)
    with pytest.raises(BadAction, match="There are 3 games, so 3 actions are needed, not 2"):
        batch.step(bad[:2])
    with pytest.raises(BadAction, match="can't choose action 999"):
        batch.step([*bad[:2], 999])
    assert (batch.observations == before).all()


def test_a_lane_does_not_depend_on_the_others() -> None:
    few, many = vector("flip_angel", 2, seed=5), vector("flip_angel", 4, seed=5)
    for _ in range(100):
        acts = many.random_actions()
        assert few.random_actions() == acts[:2]
        few.step(acts[:2])
        many.step(acts)
        assert (few.observations == many.observations[:2]).all()


# ---- over processes ----


def shown(batch: Batch) -> list[bytes]:
    return [array.tobytes() for array in (batch.observations, batch.masks, batch.rewards, batch.asked, batch.dones)]


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_every_game_is_stepped_by_one_process(workers: int) -> None:
    lanes = shares(7, workers)
    assert len(lanes) == min(workers, 7)
    assert [lane for some in lanes for lane in some] == list(range(7))
    assert max(map(len, lanes)) - min(map(len, lanes)) <= 1


@pytest.mark.parametrize("id", [*SHORT, *(pytest.param(id, marks=pytest.mark.deep) for id in LONG)])
def test_two_processes_show_what_one_shows(id: str) -> None:
    with vector(id, 3, seed=4) as one, vector(id, 3, seed=4, workers=2) as two:
        assert shown(one) == shown(two)
        ended = 0
        while ended < 2:
            acts = one.random_actions()
            assert two.random_actions() == acts
            one.step(acts)
            two.step(np.array(acts))
            ended += int(one.dones.sum())
            assert shown(one) == shown(two)


def test_processes_refuse_as_one_does_and_end_with_the_batch() -> None:
    batch = vector("flip_angel", 3, seed=1, workers=2)
    before = shown(batch)
    acts = batch.random_actions()
    bad = int(np.flatnonzero(batch.masks[2] == 0)[0])
    for refused, said in (
        ([*acts[:2], bad], rf"In game 2, seat \d can't choose action {bad} now"),
        ([*acts[:2], 999], "can't choose action 999"),
        ([*acts[:2], -1], "can't choose action -1"),
        (acts[:2], "There are 3 games, so 3 actions are needed, not 2"),
    ):
        with pytest.raises(BadAction, match=said):
            batch.step(refused)
    with pytest.raises(TypeError):
        batch.step(np.array(acts, np.float64))
    assert shown(batch) == before
    processes = multiprocessing.active_children()
    assert len(processes) == 2
    batch.close()
    assert [process.is_alive() for process in processes] == [False] * 2
    with pytest.raises(dengen.DengenError, match="closed"):
        batch.step(acts)


def test_a_process_that_dies_is_told_of() -> None:
    with vector("flip_angel", 2, workers=2) as batch:
        killed = multiprocessing.active_children()[0]
        killed.kill()
        killed.join()
        with pytest.raises(dengen.DengenError, match="has died"):
            batch.random_actions()
    assert multiprocessing.active_children() == []


def test_options_and_card_sets_are_honoured() -> None:
    assert vector("lumiel", 1, seats=3, redraw=False).game.id == "lumiel"
    assert vector("flip_angel", 1, cards="dengen").game.cards.edition == "dengen"
    with pytest.raises(dengen.BadOption):
        vector("lumiel", 1, redraw="perhaps")
    with pytest.raises(ValueError, match="at least one game"):
        vector("lumiel", 0)
    with pytest.raises(ValueError, match="at least one process"):
        vector("lumiel", 1, workers=0)
