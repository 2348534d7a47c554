"""Finished games looked at again: on demand, once, and only where the server does it."""

import asyncio
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.registry import game as find_game
from dengen.core.registry import registered
from dengen.players.move_review import shrunk
from dengen.server.sandbox.decisions import as_known
from dengen.table.records.analysis import AnswerValue, Judgement, analysed
from tests.server.kit import Guest, QuickBots, play_to_end, running

pytestmark = pytest.mark.anyio
WORDS: Any = {"en": "x", "ja": "x"}


async def looked_at(guest: Guest, address: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            found: dict[str, Any] = (await guest.http.get(address)).json()
            if found["status"] != "running":
                return found
            await asyncio.sleep(0.02)


class CountingBots(QuickBots):
    def __init__(self) -> None:
        self.judged = 0

    async def judge(self, *given: Any) -> Any:
        self.judged += 1
        return await super().judge(*given)


async def test_a_finished_game_is_analysed_once_and_kept(store: str) -> None:
    bots = CountingBots()
    async with running(store, bots=bots, analysis=True) as server:
        ann, bob = await server.table("Ann Bob")
        address = f"/api/tables/{ann.table}/analyses/1"
        assert (await ann.guest.http.post(address)).status_code == 409, "not before the end"
        await play_to_end([ann, bob])
        assert (await ann.guest.http.get(address)).json()["status"] == "none"
        assert (await ann.guest.http.post(address)).json()["status"] == "running"
        done = await looked_at(ann.guest, address)
        analysis = done["analysis"]
        assert done["status"] == "done"
        assert len(analysis["judgements"]) == bots.judged > 0
        assert len(analysis["turns"]) <= 3
        assert len(analysis["accuracy"]) == 2
        for one in analysis["judgements"]:
            assert one["best"]["share"] >= one["chosen"]["share"]
            assert len(one["shares"]) == 2
        before = bots.judged
        assert (await bob.guest.http.post(address)).json()["status"] == "done"
        assert bots.judged == before


async def test_a_server_that_analyses_nothing_says_so(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table("Ann Bob")
        await play_to_end([ann, bob])
        address = f"/api/tables/{ann.table}/analyses/1"
        assert (await ann.guest.http.get(address)).json()["status"] == "off"
        assert (await ann.guest.http.post(address)).status_code == 403


async def test_who_may_not_watch_may_not_ask(store: str) -> None:
    async with running(store, analysis=True) as server:
        ann, bob = await server.table("Ann Bob", watch="nobody")
        await play_to_end([ann, bob])
        cyd = await server.guest("Cyd")
        assert (await cyd.http.get(f"/api/tables/{ann.table}/analyses/1")).status_code == 404
        assert (await cyd.http.post(f"/api/tables/{ann.table}/analyses/1")).status_code == 404
        assert (await server.stranger().http.post(f"/api/tables/{ann.table}/analyses/1")).status_code == 401


@pytest.mark.parametrize("id", registered())
def test_what_is_judged_of_a_seat_s_answer_depends_only_on_what_the_seat_knew(id: str) -> None:
    game = find_game(id)
    state, rng = game.new(seed=3), Chance(7)
    compared = 0
    for number in range(60):
        if state.over():
            break
        for seat in state.actors():
            world, seed = as_known(state, seat, number)
            other = state.resample(
                seat, Chance(1000 + number)
            )  # what else could lie there, for all that the seat knows
            judged, same = as_known(other, seat, number)
            assert (game.dump(judged), same) == (game.dump(world), seed)
            compared += game.dump(other) != game.dump(state)
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert compared > 5, "the worlds differ"


def judgement(number: int, seat: int, chosen: float, best: float = 0.6, worst: float = 0.1) -> Judgement:
    return Judgement(number, seat, [0.5, 0.5], AnswerValue(WORDS, chosen), AnswerValue(WORDS, best), best - worst)


def test_the_three_costliest_answers_are_the_turning_points_in_the_order_of_the_game() -> None:
    lost = [
        judgement(1, 0, 0.3),
        judgement(2, 1, 0.59),
        judgement(3, 0, 0.2),
        judgement(4, 1, 0.5),
        judgement(5, 0, 0.1),
    ]
    assert analysed(2, lost).turns == [1, 3, 5]
    assert analysed(2, [judgement(1, 0, 0.59)]).turns == []


def test_accuracy_is_what_was_kept_of_what_could_be_lost() -> None:
    played = [judgement(1, 0, 0.6), judgement(2, 0, 0.1), judgement(3, 1, 0.6), judgement(4, 1, 0.6, 0.6, 0.59)]
    assert analysed(3, played).accuracy == [0.5, 1.0, None]


def test_an_answer_that_was_tried_once_is_not_condemned_for_it() -> None:
    (_, _, best), (_, _, unlucky) = shrunk([(1, 99, 0.6), (2, 1, 0.0)])
    assert best == pytest.approx(0.6, abs=0.01)
    assert unlucky > 0.45
