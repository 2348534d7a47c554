"""Rules change, and what was played by the earlier ones is still there: finished games are shown, running ones end."""

import sqlite3
import zlib
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from dengen.core.game import Game
from dengen.server.config.settings import ServerLimits
from dengen.server.sandbox.games import Games
from dengen.table import create_table
from tests.core.small.auction import AuctionGame
from tests.server.kit import Client, Guest, Running, play_to_end, quick, running
from tests.server.sandbox.test_untrusted_sets import angels
from tests.store import postgres as pg

pytestmark = pytest.mark.anyio
NEVER = 3_600_000  # ms: films are made when the test says so
SLOWLY = {"decision": 600_000, "grace": 600_000}


class LaterAuctionGame(AuctionGame):
    """Another version: none of the earlier answers has its name any more."""

    version = AuctionGame.version + 1

    def action_names(self) -> list[str]:
        return [f"later {name}" for name in super().action_names()]


def later_games() -> Games:
    classes: dict[str, type[Game[Any]]] = {"auction": LaterAuctionGame}
    return Games(lambda: classes)


def limits(**changes: Any) -> ServerLimits:
    return quick(film=NEVER, **changes)


@dataclass
class Yesterday:
    """Tables of the earlier rules, by what became of them, each with its people; all but one are filmed."""

    file: Path
    ended: list[Client]
    resigned: list[Client]
    left: list[Client]
    closed: list[Client]  # to strangers
    erased: list[Client]
    unfilmed: list[Client]
    running: list[Client]


@pytest.fixture(scope="module")
async def yesterday(tmp_path_factory: pytest.TempPathFactory) -> Yesterday:
    file = tmp_path_factory.mktemp("yesterday") / "tables.db"
    async with running(f"sqlite:///{file}", limits=limits()) as server:
        ended, resigned, left = await server.table(), await server.table("Cid Dan"), await server.table("Eve Fay")
        closed, erased = await server.table("Gil Hal", watch="nobody"), await server.table("Ida Jim")
        for clients in (ended, closed, erased):
            await play_to_end(clients)
        await resigned[1].do("resign")
        for client in left:
            await client.do("vote", on="abandon")
        for clients in (resigned, left):
            await clients[0].until(lambda c: c.stage in ("over", "closed"))
        assert await server.runtime.films.make() == 5
        assert await server.runtime.films.make() == 0
        await server.node.store.erase(erased[0].guest.person)
        unfilmed, still = await server.table("Kay Lea"), await server.table("May Ned", pace=SLOWLY)
        await play_to_end(unfilmed)
    return Yesterday(file, ended, resigned, left, closed, erased, unfilmed, still)


@pytest.fixture(scope="module")
async def today(yesterday: Yesterday) -> AsyncIterator[Running]:
    """A server of the later rules, on the same store."""
    async with running(
        f"sqlite:///{yesterday.file}", limits=limits(), games=later_games(), analysis=True, beat=60_000
    ) as server:
        yield server


def back(server: Running, client: Client) -> Guest:
    """The same guest, come back to another server."""
    again = server.stranger()
    again.http.cookies.set("dengen_guest", client.guest.cookie)
    return again


async def replay(guest: Guest, client: Client, **asked: Any) -> httpx.Response:
    return await guest.http.get(f"/api/tables/{client.table}/replays/1", params=asked)


async def test_a_finished_game_is_shown_as_it_was_recorded(yesterday: Yesterday, today: Running) -> None:
    ann = yesterday.ended[0]
    guest = back(today, ann)
    shown = (await replay(guest, ann, viewer="open", count=100)).json()
    assert (shown["filmed"], shown["rules"], shown["departure"]) == (True, AuctionGame.version, None)
    assert [sitter["name"] for sitter in shown["sitters"]] == ["Ann", "Bob"]
    assert shown["moments"][-1]["view"]["outcome"] == shown["outcome"]
    assert ann.shown["view"]["scores"] == shown["moments"][-1]["view"]["scores"]
    assert len(shown["moves"]) == shown["length"] - 1
    mine = (await replay(guest, ann, viewer="0", first=shown["length"] - 1)).json()
    assert {**mine["moments"][0]["view"], "memory": None} == {**ann.shown["view"], "memory": None}
    record = (await guest.http.get(f"/api/tables/{ann.table}/records/1")).json()
    sent = await guest.http.post("/api/replays?viewer=open&count=100", json=record)
    assert sent.json() == shown, "its file is shown, too"


async def test_nobody_goes_on_from_there_or_analyses_it(yesterday: Yesterday, today: Running) -> None:
    ann = yesterday.ended[0]
    guest = back(today, ann)
    record = (await guest.http.get(f"/api/tables/{ann.table}/records/1")).json()
    for source in ({"table": ann.table}, {"record": record}):
        answer = await guest.http.post("/api/tables", json={"game": "auction", "go_on": {**source, "entry": 1}})
        assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
    path = f"/api/tables/{ann.table}/analyses/1"
    assert (await guest.http.get(path)).json()["status"] == "off"
    answer = await guest.http.post(path)
    assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
    assert f"version {AuctionGame.version} " in answer.json()["en"]


async def test_games_that_were_given_up_or_left_are_shown(yesterday: Yesterday, today: Running) -> None:
    for clients in (yesterday.resigned, yesterday.left):
        answer = await replay(today.stranger(), clients[0])
        assert (answer.status_code, answer.json()["filmed"]) == (200, True), answer.text


async def test_a_table_that_nobody_may_watch_is_still_none_to_strangers(yesterday: Yesterday, today: Running) -> None:
    gil = yesterday.closed[0]
    for path in ("", "/replays/1", "/records/1", "/analyses/1"):
        answer = await today.stranger().http.get(f"/api/tables/{gil.table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_table")
    assert (await replay(back(today, gil), gil)).status_code == 200


async def test_who_is_erased_has_no_name_in_a_film(yesterday: Yesterday, today: Running) -> None:
    shown = (await replay(today.stranger(), yesterday.erased[0])).json()
    assert [sitter.get("name", "") for sitter in shown["sitters"]] == ["", "Jim"]
    with closing(sqlite3.connect(yesterday.file)) as connection:
        bodies = [zlib.decompress(body) for (body,) in connection.execute("SELECT body FROM film")]
    assert len(bodies) == 5
    assert not any(b"Ida" in body or b"Jim" in body for body in bodies)


async def test_a_game_that_was_never_filmed_is_told_to_be_gone(yesterday: Yesterday, today: Running) -> None:
    answer = await replay(today.stranger(), yesterday.unfilmed[0])
    assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
    assert await today.runtime.films.make() == 1
    assert await today.runtime.films.make() == 0, "nobody tries it for ever"
    assert '"reason":"other_rules"' in today.log.getvalue()


async def test_who_comes_to_a_running_table_is_told_that_its_rules_are_gone(
    yesterday: Yesterday, today: Running
) -> None:
    may, ned = yesterday.running
    guest = back(today, may)
    for _ in range(2):
        client = await guest.connect(may.table)
        assert await client.closed() == 4006
    [listed] = (await guest.http.get("/api/guest/tables")).json()
    assert (listed["stage"], listed["games"]) == ("closed", 0)
    one = await today.stranger().http.get(f"/api/tables/{may.table}")
    assert (one.status_code, one.json()["stage"]) == (200, "closed")
    answer = await guest.http.post(f"/api/tables/{may.table}/preview", json={"actions": []})
    assert (answer.status_code, answer.json()["code"]) == (404, "old_rules")
    assert await today.node.store.results_of(ned.guest.person) == [], "it counts for nobody"
    told = [msgspec.json.decode(line) for line in today.log.getvalue().splitlines()]
    assert [line["stage"] for line in told if line["event"] == "old_rules" and line["table"] == may.table] == [
        "playing"
    ]
    assert not any(line["event"] == "set_aside" for line in told)


async def test_a_table_of_newer_rules_is_left_to_newer_nodes(store: str) -> None:
    async with running(store, limits=limits(), games=later_games()) as server:
        ann, _ = await server.table()
    async with running(store, limits=limits()) as server:
        client = await back(server, ann).connect(ann.table)
        assert await client.closed() == 4014
        listed = await server.node.store.listed(ann.table)
        assert listed is not None
        assert listed.summary.stage == "playing"


async def test_a_table_that_another_node_still_plays_by_earlier_rules_is_left_alone(postgres: pg.Server) -> None:
    shared = postgres.new_database()
    async with running(shared, limits=limits()) as old:
        ann, bob = await old.table()
        async with running(shared, limits=limits(), games=later_games()) as new:
            client = await back(new, ann).connect(ann.table)
            assert await client.closed() == 4014, "come back, maybe to the other node"
        await play_to_end([ann, bob])


# ---- card sets that nobody could send today ----


async def test_a_table_whose_set_is_larger_than_one_may_send_today_is_still_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as yesterday:
        yesterday.setattr("dengen.server.sandbox.set_limits.MOST_ENTRIES", 1000)
        async with running(f"sqlite:///{tmp_path / 't.db'}", limits=limits()) as server:
            game = server.node.games.bind("flip_angel", angels(130))
            table = await laid(server, game)
    async with running(f"sqlite:///{tmp_path / 't.db'}", limits=limits()) as server:
        assert (await server.runtime.tables.open(table)).table.game.cards.hash == game.cards.hash


async def test_a_stored_set_that_takes_too_much_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is built where it harms nobody first."""
    with monkeypatch.context() as yesterday:
        yesterday.setattr("dengen.server.sandbox.set_limits.MOST_ENTRIES", 1000)
        async with running(f"sqlite:///{tmp_path / 't.db'}", limits=limits()) as server:
            table = await laid(server, server.node.games.bind("flip_angel", angels(130)))
    async with running(f"sqlite:///{tmp_path / 't.db'}", limits=limits(reading_memory=0)) as server:
        answer = await server.stranger().http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unreadable")


async def laid(server: Running, game: Game[Any]) -> str:
    header = create_table(game, table="big", host="ann", time=server.node.clock.now(), seats=2)
    await server.runtime.tables.create(game, header)
    return header.table
