"""A table over the wire, from its creation to its record; each test on both stores."""

import asyncio
import sys

import msgspec
import pytest

import dengen
from dengen.server.bots.bots import Bots
from tests.server.kit import Refusal, play_to_end, running

pytestmark = pytest.mark.anyio


async def test_people_play_a_whole_game_and_get_its_record(address: str) -> None:
    async with running(address) as server:
        clients = await server.table("Ann Bob Cyd")
        await play_to_end(clients)
        table = clients[0].table
        answer = await clients[0].guest.http.get(f"/api/tables/{table}/records/1")
        assert answer.status_code == 200
        record = msgspec.json.decode(answer.content)
        assert [sitter["name"] for sitter in record["header"]["sitters"]] == ["Ann", "Bob", "Cyd"]
        assert record["end"]["outcome"] == clients[0].shown["view"]["outcome"]
        again = await clients[0].guest.http.post(
            "/api/replays", content=answer.content, headers={"Content-Type": "application/json"}
        )
        assert again.status_code == 200, again.text
        assert again.json()["departure"] is None
        assert again.json()["length"] == len(record["entries"]) + 1


async def test_bots_answer_for_their_seats(address: str) -> None:
    async with running(address) as server:
        ann = await server.guest()
        created = await ann.create_table(seats=3, bots=["", "easy", "hard"], bot_pace="instant")
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await play_to_end([client])
        assert client.shown["view"]["outcome"] is not None


async def test_an_acknowledged_answer_is_in_the_store(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table()
        await ann.act(ann.offers[0], id="first")
        entries = await server.node.store.entries(ann.table)
        assert [entry.client for entry in entries if entry.by == ann.guest.person][-1] == "first"


async def test_the_acknowledgement_comes_before_what_the_answer_changes(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table()
        before = ann.number
        answer = asyncio.create_task(ann.act(ann.offers[0], id="mine"))
        await ann.until(lambda c: c.number > before or answer.done())
        assert ann._answers["mine"].done()
        await answer


async def test_a_command_sent_twice_happens_once(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table()
        command = {"do": "act", "question": ann.question["number"], "actions": [ann.offers[0]]}
        first = await ann.ask("do", "same", command=command)
        number = len(await server.node.store.entries(ann.table))
        second = await ann.ask("do", "same", command=command)
        assert (first["repeated"], second["repeated"]) == (False, True)
        assert len(await server.node.store.entries(ann.table)) == number


async def test_a_seat_that_answers_twice_is_told_that_the_question_is_gone(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table()
        question, act = ann.question["number"], ann.offers[0]
        both = [ann.do("act", question=question, actions=[act]) for _ in range(2)]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert isinstance(results[1], Refusal)
        assert results[1].code == "stale_question"


async def test_a_refusal_carries_clause_and_words_in_both_languages(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table()
        with pytest.raises(Refusal) as no:
            await ann.act("done")
        assert no.value.code == "illegal_action"
        assert no.value.message["clause"].startswith("AU-")
        assert no.value.message["en"] != no.value.message["ja"]
        why = await ann.ask("why", action="done")
        assert why["refusal"]["clause"] == no.value.message["clause"]
        assert (await ann.ask("why", action=ann.offers[0]))["refusal"] is None


async def test_a_preview_shows_where_answers_lead_and_changes_nothing(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table()
        number = len(await server.node.store.entries(ann.table))
        seen = (await ann.ask("preview", actions=[ann.offers[0], "done"]))["preview"]
        assert seen["done"] == 2
        by_http = await ann.guest.http.post(
            f"/api/tables/{ann.table}/preview", json={"actions": [ann.offers[0], "done"]}
        )
        assert by_http.json() == seen
        assert len(await server.node.store.entries(ann.table)) == number


async def test_a_hint_is_an_answer_with_what_is_expected_of_each_and_why(address: str) -> None:
    async with running(address, bots=Bots(1)) as server:
        ann, *_ = await server.table("Ann Bob", game="flip_angel", help=True)
        client = ann if ann.question else _[0]
        hint = await client.ask("hint", level="normal")
        assert hint["action"] in client.offers
        assert hint["question"] == client.question["number"]
        considered = hint["considered"]
        assert considered[0]["action"] == hint["action"]
        assert {one["action"] for one in considered} <= set(client.offers)
        assert all(0 <= one["share"] <= 1 and one["tries"] > 0 for one in considered)
        words = {offer["name"]: offer["words"] for offer in client.question["offers"]}
        assert all(one["words"] == words[one["action"]] for one in considered)
        assert hint["words"] == words[hint["action"]]
        assert hint["reasons"]
        assert all(reason["text"]["en"] and reason["text"]["ja"] and reason["weight"] for reason in hint["reasons"])


async def test_there_are_no_hints_where_people_play_each_other(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table()
        with pytest.raises(Refusal) as no:
            await ann.ask("hint")
        assert no.value.code == "no_help"


async def test_who_only_watches_gets_the_onlookers_view_and_may_not_act(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table()
        eve = await (await server.guest("Eve")).connect(ann.table)
        assert eve.shown["you"]["seat"] is None
        assert eve.question is None
        for command in (
            {"do": "act", "question": 1, "actions": [ann.offers[0]]},
            {"do": "resign"},
        ):
            with pytest.raises(Refusal) as no:
                await eve.ask("do", command=command)
            assert no.value.code == "not_seated"
        with pytest.raises(Refusal, match="not_seated"):
            await eve.ask("preview", actions=[ann.offers[0]])


async def test_who_sits_down_sees_the_seats_view_from_then_on(address: str) -> None:
    async with running(address) as server:
        ann = await server.guest("Ann")
        created = await ann.create_table(seats=2)
        client = await ann.connect(created["table"])
        assert (client.fresh, client.shown["you"]["seat"]) == (1, None)
        await client.do("sit", seat=1, name="Ann")
        await client.until(lambda c: c.shown["you"]["seat"] == 1)
        assert client.fresh == 2
        await client.do("leave")
        await client.until(lambda c: c.shown["you"]["seat"] is None)


async def test_chat_reaches_everybody_and_can_be_muted(address: str) -> None:
    async with running(address) as server:
        ann, bob, cyd = await server.table("Ann Bob Cyd")
        await cyd.do("mute", whom=ann.guest.person)
        await ann.do("say", text="よろしく")
        await bob.until(lambda c: c.chat)
        assert bob.chat[-1]["text"] == "よろしく"
        await bob.do("say", text="hello")
        await cyd.until(lambda c: c.chat)
        assert [line["text"] for line in cyd.chat] == ["hello"]


async def test_a_finished_game_can_be_gone_on_from_any_point_against_bots(address: str) -> None:
    async with running(address) as server:
        clients = await server.table()
        await play_to_end(clients)
        ann = clients[0].guest
        created = await ann.create_table(
            bots=["", "easy"],
            seats=2,
            join="nobody",
            bot_pace="instant",
            go_on={"table": clients[0].table, "entry": 2},
        )
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await play_to_end([client])
        record = (await ann.http.get(f"/api/tables/{created['table']}/records/1")).json()
        assert [entry["by"] for entry in record["entries"][:2]] == ["record", "record"]
        assert {entry.get("by", "person") for entry in record["entries"][2:]} == {"person", "bot"}


async def test_a_game_gone_on_with_has_the_cards_and_options_of_its_record(address: str) -> None:
    async with running(address) as server:
        ann = await server.guest()
        wish = {"bots": ["", "easy"], "bot_pace": "instant"}
        created = await ann.create_table("troll_master", seats=2, cards="dengen-2", options={"round_cap": 3}, **wish)
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await play_to_end([client])
        go_on = {"table": created["table"], "entry": 2}
        again = await ann.create_table("troll_master", go_on=go_on, **wish)
        first, second = [(await ann.http.get(f"/api/tables/{one['table']}")).json() for one in (created, again)]
        assert [second[key] for key in ("cards", "options", "seats")] == [
            first[key] for key in ("cards", "options", "seats")
        ]
        for beside in ({"options": {"round_cap": 3}}, {"cards": "dengen"}, {"seats": 3}, {"game": "lumiel"}):
            said = await ann.http.post("/api/tables", json={"game": "troll_master", "go_on": go_on, **beside})
            assert said.json()["code"] == "bad_option"


async def test_changes_to_an_edition_are_played_with_and_the_record_has_the_whole_set(address: str) -> None:
    changes = {"base": "dengen", "familiar": [{"id": "troll", "vp": 4}]}
    whole = dengen.game("troll_master", changes).cards
    async with running(address) as server:
        ann = await server.guest()
        created = await ann.create_table(
            "troll_master",
            seats=2,
            cards=changes,
            options={"round_cap": 2, "duo": True},
            bots=["", "easy"],
            bot_pace="instant",
        )
        assert (await ann.http.get(f"/api/tables/{created['table']}")).json()["cards"] == whole.hash
        assert (await ann.http.get(f"/api/cards/{whole.hash}")).json()["content"] == whole.content
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await play_to_end([client])
        record = (await ann.http.get(f"/api/tables/{created['table']}/records/1")).json()
        assert record["header"]["cards"] == {"hash": whole.hash, "content": whole.content}
        again = (await ann.http.get(f"/api/tables/{created['table']}/replays/1?viewer=open")).json()
        assert again["departure"] is None


async def test_a_rematch_rotates_the_seats(address: str) -> None:
    async with running(address) as server:
        ann, bob = await server.table(first_to=2)
        await play_to_end([ann, bob])
        await ann.do("vote", on="rematch")
        await bob.do("vote", on="rematch")
        await ann.until(lambda c: c.stage == "playing")
        assert ann.shown["you"]["seat"] == 1


STRANGER = "tests.players.plug_ins:Last?back=1"


async def test_a_bot_of_the_operators_choice_is_offered_and_plays(address: str) -> None:
    async with running(address, bots=Bots(1, (STRANGER,)), plugins=(STRANGER,)) as server:
        ann = await server.guest()
        info = (await ann.http.get("/api/games/high_card")).json()
        assert info["levels"][-1] == STRANGER
        assert info["level_titles"][STRANGER] == {"en": "The Last", "ja": "しんがり"}
        created = await ann.create_table("high_card", seats=3, bots=["", STRANGER, ""], bot_pace="instant")
        client = await ann.connect(created["table"])
        await client.do("seatbot", seat=2, level=STRANGER)
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await play_to_end([client])
        assert '"bot"' not in server.log.getvalue(), "no player failed"


@pytest.mark.parametrize("level", [STRANGER, "os:system", "tests.players.never_imported:Bot"])
async def test_nobody_can_have_the_server_load_another_player(address: str, level: str) -> None:
    async with running(address, plugins=("tests.players.plug_ins:Specialist",)) as server:
        ann = await server.guest()
        made = await ann.http.post("/api/tables", json={"game": "high_card", "seats": 2, "bots": ["", level]})
        assert (made.status_code, made.json()["code"]) == (400, "unknown_player")
        assert "tests.players.never_imported" not in sys.modules
