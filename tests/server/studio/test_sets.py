"""Card sets of one's own: begun, changed, checked, shared; on a server that allows it, and for those who may."""

import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from dengen.core.base.words import Text
from dengen.core.registry import game
from dengen.server.sandbox.set_limits import MOST_BYTES
from dengen.server.studio.own_sets import MOST_SETS, MOST_VERSIONS
from tests.server.kit import Guest, Running, running
from tests.wording import assert_in_japanese

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def designing(store: str, **settings: Any) -> AsyncIterator[tuple[Running, Guest]]:
    async with running(store, sets=True, **settings) as server:
        yield server, await server.guest("Ann")


async def begun(guest: Guest, **wish: Any) -> dict[str, Any]:
    answer = await guest.http.post("/api/sets", json={"game": "lumiel", "edition": "dengen", **wish})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def detail(guest: Guest, id: str, link: str = "") -> dict[str, Any]:
    answer = await guest.http.get(f"/api/sets/{id}", headers={"X-Dengen-Invite": link} if link else {})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_set_is_begun_from_an_edition_changed_and_saved_as_a_file_of_its_changes(store: str) -> None:
    async with designing(store) as (_, ann):
        made = await begun(ann, name="Bold souls")
        content = (await detail(ann, made["id"]))["content"]
        content["card"][0]["points"] = 9
        answer = await ann.http.put(f"/api/sets/{made['id']}", json={"revision": 1, "content": content})
        assert answer.json()["check"]["faults"] == []
        assert game("lumiel", content).cards.hash == answer.json()["check"]["hash"]
        file = (await ann.http.get(f"/api/sets/{made['id']}/file")).text
        assert tomllib.loads(file) == {
            "base": "dengen",
            "set": {"id": "bold_souls", "name_en": "Bold souls", "name_ja": "Bold souls"},
            "card": [{"id": "commoner", "points": 9}],
        }
        whole = (await ann.http.get(f"/api/sets/{made['id']}/file?form=whole")).text
        assert tomllib.loads(whole) == content


async def test_all_faults_are_told_at_once_each_with_its_place_and_nothing_is_lost(store: str) -> None:
    async with designing(store) as (_, ann):
        made = await begun(ann)
        content = (await detail(ann, made["id"]))["content"]
        content["card"][0]["points"] = 400
        content["card"][5]["effect"] = [{"step": "trun"}]
        content["card"][6]["name_en"] = None
        answer = await ann.http.put(f"/api/sets/{made['id']}", json={"revision": 1, "content": content})
        faults = answer.json()["check"]["faults"]
        assert [(one["card"], one["field"]) for one in faults] == [
            ("commoner", "points"),
            (content["card"][5]["id"], "effect[0].step"),
            (content["card"][6]["id"], ""),
        ]
        assert "'turn'" in faults[1]["why"]["en"]
        kept = await detail(ann, made["id"])
        assert kept["check"]["faults"] == faults
        assert kept["content"]["card"][0]["points"] == 400


async def test_of_two_pages_that_change_a_set_the_slower_is_told(store: str) -> None:
    async with designing(store) as (_, ann):
        made = await begun(ann)
        for status in (200, 409):
            answer = await ann.http.put(f"/api/sets/{made['id']}", json={"revision": 1, "content": {"set": {}}})
            assert answer.status_code == status
        assert answer.json()["code"] == "set_changed"


async def test_a_file_is_read_whether_it_says_everything_or_only_its_changes(store: str) -> None:
    async with designing(store) as (_, ann):
        changes = 'base = "dengen"\n[set]\ngame = "lumiel"\nid = "mine"\n[[card]]\nid = "priest"\npoints = 7\n'
        made = await begun(ann, game="", edition="", file="\ufeff" + changes)
        assert (made["game"], made["base"]) == ("lumiel", "dengen")
        assert [
            card["points"] for card in (await detail(ann, made["id"]))["content"]["card"] if card["id"] == "priest"
        ] == [7]
        whole = await begun(ann, file=game("troll_master", "dengen").cards.text)
        assert (whole["game"], whole["base"]) == ("troll_master", "")
        assert (await detail(ann, whole["id"]))["check"]["faults"] == []


UNREADABLE = [
    ("[set\n", "bad_card_set"),
    ('[set]\ngame = "whist"\n', "unknown_game"),
    ("[set]\n", "unknown_game"),
    ('base = "../../secret.toml"\n[set]\ngame = "lumiel"\n', "bad_card_set"),
    (f"[set]\ngame = 'lumiel'\nid = '{'x' * MOST_BYTES}'\n", "bad_request"),
]


async def test_a_file_that_nothing_can_be_made_of_is_refused_in_a_sentence(store: str) -> None:
    async with designing(store) as (_, ann):
        for file, code in UNREADABLE:
            answer = await ann.http.post("/api/sets", json={"file": file})
            assert (answer.status_code // 100, answer.json()["code"]) == (4, code), file[:40]


async def test_others_read_a_set_by_its_link_alone_and_never_change_it(store: str) -> None:
    async with designing(store) as (server, ann):
        bob = await server.guest("Bob")
        made = await begun(ann)
        path = f"/api/sets/{made['id']}"
        shared = (await ann.http.put(f"{path}/link", json={"shared": True})).json()
        for key in ("", "wrong", b"\xe9"):
            answer = await bob.http.get(
                path, headers={b"X-Dengen-Invite": key.encode() if isinstance(key, str) else key}
            )
            assert (answer.status_code, answer.json()["code"]) == (404, "no_set")
        found = await detail(bob, made["id"], shared["link"])
        assert (found["info"]["own"], found["info"]["link"]) == (False, "")
        with_link = {"X-Dengen-Invite": shared["link"]}
        change = {"revision": 2, "content": {}}
        for refused in (
            await bob.http.put(path, json=change, headers=with_link),
            await bob.http.delete(path, headers=with_link),
            await bob.http.put(f"{path}/link", json={"shared": False}, headers=with_link),
            await bob.http.post(f"{path}/versions", json={}, headers=with_link),
            await bob.http.get(f"{path}/file"),
        ):
            assert (refused.status_code, refused.json()["code"]) == (404, "no_set")
        assert (await bob.http.get(f"{path}/file", headers=with_link)).status_code == 200
        copied = await begun(bob, game="", edition="", copy=made["id"], link=shared["link"])
        assert (copied["own"], copied["base"]) == (True, "dengen")
        assert (await ann.http.put(f"{path}/link", json={"shared": False})).json()["link"] == ""
        assert (await bob.http.get(path, headers=with_link)).status_code == 404
        assert [one["id"] for one in (await bob.http.get("/api/sets")).json()["sets"]] == [copied["id"]]


async def test_versions_are_kept_and_found_again_but_not_for_ever(store: str) -> None:
    async with designing(store) as (_, ann):
        made = await begun(ann)
        for nth in range(MOST_VERSIONS + 1):
            kept = (await ann.http.post(f"/api/sets/{made['id']}/versions", json={"note": f"try {nth}"})).json()
        assert [one["number"] for one in kept] == [*range(MOST_VERSIONS + 1, 1, -1)]
        version = (await ann.http.get(f"/api/sets/{made['id']}/versions/2")).json()
        assert version["content"] == (await detail(ann, made["id"]))["content"]
        assert (await ann.http.get(f"/api/sets/{made['id']}/versions/1")).status_code == 404


async def test_nobody_keeps_more_sets_than_so_many_and_none_that_is_too_large(store: str) -> None:
    async with designing(store) as (_, ann):
        made = [await begun(ann) for _ in range(MOST_SETS)]
        answer = await ann.http.post("/api/sets", json={"game": "lumiel"})
        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_sets")
        large = {"revision": 1, "content": {"set": {"name_en": "x" * MOST_BYTES}}}
        answer = await ann.http.put(f"/api/sets/{made[0]['id']}", json=large)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_card_set")
        assert (await ann.http.delete(f"/api/sets/{made[0]['id']}")).status_code == 204
        assert (await ann.http.post("/api/sets", json={"game": "lumiel"})).status_code == 201


async def test_a_server_for_others_keeps_no_sets_unless_it_is_told_to(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest("Ann")
        assert (await ann.http.get("/api/sets")).json() == {"on": False, "lab": False, "sets": []}
        for refused in (
            await ann.http.post("/api/sets", json={"game": "lumiel"}),
            await ann.http.get("/api/sets/abc"),
            await ann.http.put("/api/sets/abc", json={"revision": 1, "content": {}}),
        ):
            assert (refused.status_code, refused.json()["code"]) == (403, "sets_off")
            assert_in_japanese(Text(refused.json()["en"], refused.json()["ja"]))


async def test_somebodys_sets_come_along_with_the_data_and_are_erased_with_the_guest(store: str) -> None:
    async with designing(store) as (server, ann):
        made = await begun(ann)
        link = (await ann.http.put(f"/api/sets/{made['id']}/link", json={"shared": True})).json()["link"]
        data = (await ann.http.get("/api/guest/data")).json()
        assert [one["id"] for one in data["sets"]] == [made["id"]]
        assert data["sets"][0]["content"]["set"]["game"] == "lumiel"
        await ann.http.delete("/api/guest")
        bob = await server.guest("Bob")
        assert (await bob.http.get(f"/api/sets/{made['id']}", headers={"X-Dengen-Invite": link})).status_code == 404


async def test_a_table_plays_with_a_set_and_its_record_carries_it_but_no_rating_does(store: str) -> None:
    async with designing(store) as (_, ann):
        made = await begun(ann)
        found = await detail(ann, made["id"])
        table = await ann.create_table("lumiel", cards=found["content"], bots=["", "random", "random", "random"])
        room = (await ann.http.get(f"/api/tables/{table['table']}")).json()
        assert room["cards"] == found["check"]["hash"]
        assert (await ann.http.get(f"/api/cards/{room['cards']}")).json()["content"] == found["content"]
        rated = {"game": "lumiel", "cards": found["content"], "rated": True}
        answer = await ann.http.post("/api/tables", json=rated)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_option")
