"""Asking the lab about a set: within bounds, off for strangers, and never at the cost of a table."""

import asyncio
import multiprocessing
from collections.abc import Callable
from typing import Any

import pytest

from dengen.core.registry import game, registered
from dengen.lab.comparison import differences
from dengen.lab.simulation import Plan, simulate
from dengen.server.studio.lab_work import LabRequest, asked, of_results
from tests.server.kit import PATIENCE, Guest, running
from tests.server.studio.test_sets import begun, designing, detail

pytestmark = pytest.mark.anyio


async def state_when(guest: Guest, id: str, ready: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    async with asyncio.timeout(2 * PATIENCE):
        while True:
            found: dict[str, Any] = (await guest.http.get(f"/api/sets/{id}/lab")).json()
            if ready(found):
                return found
            await asyncio.sleep(0.05)


def bold(points: int) -> dict[str, Any]:
    content = dict(game("lumiel", "dengen").cards.content)
    content["card"] = [card | {"points": points} if card["id"] == "warrior" else card for card in content["card"]]
    return content


def wish(**changes: Any) -> LabRequest:
    settings: dict[str, Any] = {
        "kind": registered()["lumiel"], "what": "sim", "here": bold(30), "there": bold(3), "seats": 3, "player": "random",
        "games": 40, "seed": 5, "workers": 1,
    }  # fmt: skip
    return LabRequest(**(settings | changes))


def test_what_is_told_of_a_set_is_what_the_labs_own_functions_say() -> None:
    told: list[int] = []
    found = asked(wish(), told.append)
    assert sum(told) == 80
    plans = [Plan(game("lumiel", bold(points)), 3, {}, ("random",) * 3, 5, 40) for points in (30, 3)]
    here, there = (of_results(plan, simulate(plan)) for plan in plans)
    expected = {(one.table, one.id): one for one in differences(here, there)}
    assert len(found.lines) == len(here)
    for figure, line in zip(here, found.lines, strict=True):
        assert line.change is not None
        assert line.figure.value == figure.estimate.value
        assert line.change.verdict == expected[figure.table, figure.id].verdict
    score = next(line for line in found.lines if line.table == "course" and "score" in line.name.en)
    assert score.change is not None
    assert (score.change.verdict, score.change.by.value > 0) == ("real", True)


def test_figures_of_cards_stand_with_their_cards_and_say_where_there_are_too_few() -> None:
    found = asked(wish(what="balance", there=None, games=20), lambda done: None)
    cards = {line.card for line in found.lines if line.table == "played.share"}
    assert {"warrior", "priest"} <= cards
    assert any(not line.is_enough for line in found.lines)
    assert found.page.startswith("<!doctype html>")


async def test_a_set_is_compared_with_its_last_version_and_the_report_is_kept_and_linked(store: str) -> None:
    async with designing(store, lab=1) as (server, ann):
        made = await begun(ann)
        path = f"/api/sets/{made['id']}"
        await ann.http.post(f"{path}/versions", json={"note": "before"})
        content = (await detail(ann, made["id"]))["content"]
        content["card"][0]["points"] = 20
        await ann.http.put(path, json={"revision": 1, "content": content})
        question = {"games": 10, "player": "random", "against": 1}
        asked = await ann.http.post(f"{path}/lab", json=question)
        assert (asked.status_code, asked.json()["of"]) == (202, 20)
        assert (await ann.http.post(f"{path}/lab", json=question)).status_code == 429
        found = await state_when(ann, made["id"], lambda state: state["reports"])
        assert found["progress"] is None
        assert found["report"]["against"] == 1
        commoner = next(line for line in found["report"]["lines"] if line["card"] == "commoner" and line["change"])
        assert commoner["change"]["verdict"] in ("chance", "real", "too_few")
        page = await ann.http.get(f"/reports/sets/{made['id']}/1?lang=ja")
        assert (page.status_code, "mine_v1" in page.text) == (200, True)
        assert "sandbox" in page.headers["content-security-policy"]
        bob = await server.guest("Bob")
        for others in (f"/reports/sets/{made['id']}/1", f"{path}/lab", f"{path}/reports/1"):
            assert (await bob.http.get(others)).status_code == 404


async def test_a_question_is_cancelled_or_dies_alone_and_the_next_one_is_answered(store: str) -> None:
    async with designing(store, lab=1) as (server, ann):
        made = await begun(ann)
        path = f"/api/sets/{made['id']}/lab"
        long = {"what": "sim", "games": 20_000, "player": "greedy"}
        await ann.http.post(path, json=long)
        await state_when(ann, made["id"], lambda state: state["progress"]["done"])
        assert (await ann.http.delete(path)).status_code == 204
        assert (await ann.http.get(path)).json() == {"progress": None, "reports": [], "report": None}
        await ann.http.post(path, json=long)
        await state_when(ann, made["id"], lambda state: state["progress"]["done"])
        (process,) = [one for one in multiprocessing.active_children() if not one.daemon]
        process.kill()
        await state_when(ann, made["id"], lambda state: state["progress"]["state"] == "failed")
        clients = await server.table()
        await clients[0].answer()
        assert (await ann.http.post(path, json={"what": "sim", "games": 10, "player": "random"})).status_code == 202
        await state_when(ann, made["id"], lambda state: state["reports"])


async def test_the_lab_is_off_unless_the_server_says_how_much_it_may_take(store: str) -> None:
    async with running(store, sets=True) as server:
        ann = await server.guest("Ann")
        made = await begun(ann)
        answer = await ann.http.post(f"/api/sets/{made['id']}/lab", json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "lab_off")


async def test_a_set_that_cannot_be_played_is_not_asked_about(store: str) -> None:
    async with designing(store, lab=1) as (_, ann):
        made = await begun(ann)
        await ann.http.put(f"/api/sets/{made['id']}", json={"revision": 1, "content": {"set": {}}})
        answer = await ann.http.post(f"/api/sets/{made['id']}/lab", json={})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_card_set")
        answer = await ann.http.post(f"/api/sets/{made['id']}/lab", json={"games": 10**6})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
