"""Tables opened from a laid position, and the lessons that lay them."""

import pytest

from dengen.core.base.words import Text
from dengen.server.people.guests import COOKIE
from tests.server.kit import running
from tests.wording import assert_in_japanese

pytestmark = pytest.mark.anyio
ENDGAME = {
    "seats": 3, "first": 1, "turn_player": 0, "turns": 38, "field": ". . . .  0com 1com . .  . . . 2com  . . . .",
    "players": [{"hand": "com com com com yok oth", "deck": ""}, {"hand": "com", "deck": ""}, {"hand": "com", "deck": ""}],
}  # fmt: skip


async def test_a_laid_table_is_played_over_a_restart_and_seen_again(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        created = await ann.create_table(
            "lumiel", bots=["", "easy", "easy"], position=ENDGAME, moves=[{"seat": 0, "action": "kind:commoner"}]
        )
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await client.until(lambda c: c.question)
        view, cookie = client.shown["view"], ann.cookie
    async with running(store) as server:
        ann = server.stranger()
        ann.http.cookies.set(COOKIE, cookie)
        client = await ann.connect(created["table"])
        await client.until(lambda c: c.question)
        assert client.shown["view"] == view
        await client.act("area:C2")
        await client.until(lambda c: c.stage == "over")
        assert client.shown["view"]["scores"] == [1, 0, 0]
        replay = (await ann.http.get(f"/api/tables/{created['table']}/replays/1?viewer=open")).json()
        assert replay["departure"] is None
        assert replay["length"] == 3
        record = (await ann.http.get(f"/api/tables/{created['table']}/records/1")).json()
        assert record["header"]["position"] == ENDGAME


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"position": {"field": "nonsense"}}, "bad_position"),
        ({"position": {"seats": 3}, "moves": [{"seat": 0, "action": "area:A1"}]}, "bad_position"),
        ({"position": {"seats": 3}, "seed": 7}, "bad_option"),
        ({"position": "B2"}, "bad_request"),
        ({"moves": [{"seat": 0, "action": "pass"}]}, "bad_option"),
    ],
)
async def test_what_can_not_be_laid_is_refused(store: str, wish: dict[str, object], code: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        answer = await ann.http.post("/api/tables", json={"game": "lumiel", **wish})
        assert answer.status_code == 400
        assert answer.json()["code"] == code
        assert_in_japanese(Text(answer.json()["en"], answer.json()["ja"]))


async def test_every_step_of_a_lesson_opens_a_table(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        lesson = (await ann.http.get("/api/games/lumiel/lesson")).json()
        assert len(lesson["step"]) >= 5
        for step in lesson["step"]:
            await ann.create_table("lumiel", bots=["", "easy", "easy"], position=step["position"], moves=step["moves"])
        assert (await ann.http.get("/api/games/auction/lesson")).status_code == 404
