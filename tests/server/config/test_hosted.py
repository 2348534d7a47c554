"""A server for others: what strangers bring along, and what costs much, is off unless the operator says so."""

import asyncio
import os
import re
import stat
from pathlib import Path
from typing import Any

import pytest

import dengen
from dengen.server.config.configuration import configured
from dengen.server.config.settings import ServerSettings
from dengen.server.startup import settings_of, settled
from tests.server.kit import PATIENCE, play_to_end, running
from tests.server.sandbox.test_pool import record_of_a_game

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]
OFF: Any = {"own_cards": False, "positions": False}  # as `dengen serve --host 0.0.0.0` has them
LONG = 300.0  # seconds: a process is begun that reads it
CHANGED = {"base": "dengen", "familiar": [{"id": "troll", "vp": 4}]}


def served(**flags: Any) -> ServerSettings:
    found = configured(flags, {})
    return settings_of(found, settled(found.choices, False), 8000, "en", False)


def test_all_of_it_is_off_for_others_on_for_oneself_and_can_be_said() -> None:
    hosted, own = served(host="0.0.0.0"), served()
    for name in ("own_cards", "positions", "sets", "analysis", "lab", "reports", "pondering"):
        assert not getattr(hosted, name), name
        assert getattr(own, name), name
    said = served(host="0.0.0.0", positions=True, sets=True, analysis=True, lab_workers="2")
    assert (said.positions, said.sets, said.own_cards, said.analysis, said.lab) == (True, True, True, True, 2)
    assert not said.reports


async def test_tables_are_played_with_cards_and_positions_that_ship(store: str) -> None:
    async with running(store, **OFF) as server:
        ann = await server.guest()
        refused = await ann.http.post("/api/tables", json={"game": "troll_master", "cards": CHANGED})
        assert (refused.status_code, refused.json()["code"]) == (403, "sets_off")
        lesson = dengen.game("troll_master").lesson
        assert lesson
        position = lesson.step[0].position
        wish = {"game": "troll_master", "position": position, "join": "nobody"}
        assert (await ann.http.post("/api/tables", json=wish)).status_code == 201, "a lesson's"
        own = {**wish, "position": {**position, "chance": 7}}
        refused = await ann.http.post("/api/tables", json=own)
        assert (refused.status_code, refused.json()["code"]) == (403, "positions_off")
        assert refused.json()["ja"] != refused.json()["en"]


async def test_a_record_brings_no_cards_of_its_own(store: str) -> None:
    changed = {"base": "dengen", "card": [{"id": "priest", "points": 5}]}
    async with running(store, **OFF) as server:
        ann = await server.guest()
        ann.http.timeout = LONG
        for record, status in ((record_of_a_game(cards=changed), 403), (record_of_a_game(), 201)):
            answer = await ann.http.post(
                "/api/tables", json={"game": "lumiel", "go_on": {"record": record, "entry": 1}}
            )
            assert answer.status_code == status, answer.text
            assert status == 201 or answer.json()["code"] == "sets_off"


async def test_what_costs_much_is_refused(store: str) -> None:
    async with running(store, **OFF) as server:
        (ann,) = await server.table("Ann", seats=2, bots=["", "easy"])
        await play_to_end([ann])
        http = ann.guest.http
        assert (await http.post(f"/api/tables/{ann.table}/analyses/1")).status_code == 403
        assert (await http.post("/api/sets", json={"game": "lumiel"})).json()["code"] == "sets_off"
        assert (await http.get("/api/reports")).json() is None


async def test_no_invitation_is_part_of_an_address(store: str) -> None:
    async with running(store) as server:
        described = (await server.stranger().http.get("/api/openapi.json")).json()
    parameters = [
        (where["name"].lower(), where["in"])
        for path in described["paths"].values()
        for operation in path.values()
        for where in operation.get("parameters", ())
    ]
    assert ("x-dengen-invite", "header") in parameters
    assert not [name for name, place in parameters if place != "header" and ("invite" in name or "token" in name)]
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "web" / "src").rglob("*.ts")]
    assert not any(re.search(r"[?&](invite|token)=", source) for source in sources)


async def test_every_file_beside_the_store_is_for_its_owner_alone(tmp_path: Path) -> None:
    file, before = tmp_path / "tables.db", os.umask(0o022)
    try:
        async with running(f"sqlite:///{file}") as server:
            await server.table()
            made = {one.name: stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert {"tables.db", "tables.db-wal", "tables.db.lock"} <= set(made)
    assert set(made.values()) == {0o600}


async def test_a_token_that_was_revoked_opens_nothing(store: str) -> None:
    async with running(store) as server:
        ann, _ = await server.table()
        (session,) = (await ann.guest.http.get("/api/guest/sessions")).json()
        assert session["current"]
        assert (await ann.guest.http.delete(f"/api/guest/sessions/{session['id']}")).status_code == 204
        assert await ann.closed() == 4003
        async with asyncio.timeout(PATIENCE):
            assert (await ann.guest.http.get("/api/guest")).json() is None
