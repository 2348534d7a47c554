"""Lessons, puzzles and analyses: tables that count as no games."""

import pytest

from tests.server.kit import running
from tests.server.tables.test_opening import ENDGAME

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("practice", "counted"), [("lesson", 0), ("puzzle", 0), ("analysis", 0), (None, 1)])
async def test_practice_stays_out_of_lists_and_profiles(store: str, practice: str | None, counted: int) -> None:
    async with running(store) as server:
        ann = await server.guest()
        created = await ann.create_table("lumiel", bots=["", "easy", "easy"], position=ENDGAME, practice=practice)
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await client.until(lambda c: c.question)
        assert len((await ann.http.get("/api/guest/tables")).json()) == counted
        await client.act("kind:commoner")
        await client.until(lambda c: "area:C2" in c.offers)
        await client.act("area:C2")
        await client.until(lambda c: c.stage == "over")
        assert len((await ann.http.get("/api/guest/tables")).json()) == counted
        person = (await ann.http.get("/api/guest")).json()["person"]
        profile = (await ann.http.get(f"/api/people/{person}")).json()
        assert sum(tally["games"] for tally in profile["tallies"]) == counted
        assert len((await ann.http.get("/api/guest/history")).json()) == counted


async def test_rated_practice_is_refused(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        answer = await ann.http.post("/api/tables", json={"game": "lumiel", "rated": True, "practice": "puzzle"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_option")
