"""`dengen admin`: on the store, with and without a server that runs; and what a server does about it."""

import asyncio
import json
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dengen.cli import main
from dengen.server.people.bans import Bans
from dengen.server.people.blocklist import COVER, Blocklist
from dengen.server.people.guests import COOKIE
from dengen.store import Ban
from dengen.store.queries import numbered
from dengen.table.errors import BadText
from tests.server.kit import PATIENCE, Client, Refusal, Running, quick, running
from tests.store import postgres as pg
from tests.store.kit import header, opened, said, summary

pytestmark = pytest.mark.anyio
Admin = Callable[..., Any]


@pytest.fixture
def admin(store: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Carries a command out on the store; what it prints."""

    async def do(*line: str, code: int = 0) -> str:
        capsys.readouterr()
        words = ["admin", line[0], "--db", store, *line[1:]]
        done = await asyncio.to_thread(main, words)
        told = capsys.readouterr()
        assert done == code, told.err
        return told.out if code != 2 else told.err

    return do


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def fight(server: Running) -> list[Client]:
    return await server.table("Ann Bob", game="flip_angel")


async def test_tables_and_guests_are_listed_and_shown(store: str, admin: Admin) -> None:
    async with running(store) as server:
        ann, bob = await fight(server)
        tables = json.loads(await admin("tables", "--json", "--stage", "playing"))
        assert [(one["table"], one["game"]) for one in tables] == [(ann.table, "flip_angel")]
        assert json.loads(await admin("tables", "--json", "--game", "lumiel")) == []
        assert len(json.loads(await admin("tables", "--json", "--guest", bob.guest.person))) == 1
        assert "Ann, Bob" in await admin("tables")
        (found,) = json.loads(await admin("guests", "--name", "AN", "--json"))
        assert (found["guest"], found["name"], found["devices"], found["tables"]) == (ann.guest.person, "Ann", 1, 1)
        shown = await admin("show", ann.guest.person)
        assert [one["table"] for one in json.loads(shown)["tables"]] == [ann.table]
        assert json.loads(await admin("show", ann.table))["hidden"] is False
        assert ann.guest.cookie not in shown
    assert "Bob" in await admin("guests"), "without a server, too"
    assert "There is no table and no guest" in await admin("show", "nothing", code=2)


async def test_a_table_is_closed_and_those_who_are_there_see_it(store: str, admin: Admin) -> None:
    async with running(store) as server:
        ann, _ = await fight(server)
        assert "is closed" in await admin("close", ann.table)
        assert await ann.closed() == 1001
        again = await ann.guest.connect(ann.table)
        assert again.stage == "closed"
        assert "already" in await admin("close", ann.table)


async def test_a_table_is_closed_while_no_server_runs(store: str, admin: Admin) -> None:
    async with running(store) as server:
        ann, _ = await fight(server)
        table, cookie = ann.table, ann.guest.cookie
    await admin("close", table)
    async with running(store) as server:
        back = server.stranger()
        back.http.cookies.set(COOKIE, cookie)
        assert (await back.connect(table)).stage == "closed"


async def test_a_table_that_can_not_be_read_is_closed_all_the_same(store: str, admin: Admin) -> None:
    async with running(store) as server:
        ann, _ = await fight(server)
    async with opened(store) as spoilt:
        spoil = ("UPDATE entry SET body = ? WHERE id = ? AND number = 2", ('{"number":2}', ann.table))
        await spoilt.oversight._run([spoil])  # type: ignore[attr-defined]
    async with running(store) as server:
        assert "is closed" in await admin("close", ann.table)
        assert "already" in await admin("close", ann.table)
        shown = json.loads(await admin("show", ann.table))
        assert (shown["stage"], shown["games"]) == ("closed", 0)
        assert await server.node.store.idle(server.node.clock.now() + 1, ["playing"]) == []


async def test_a_table_is_deleted_and_nothing_of_it_is_left(store: str, admin: Admin) -> None:
    async with running(store) as server:
        ann, _ = await fight(server)
        await admin("delete", ann.table)
        assert await ann.closed() == 1001
        assert (await ann.guest.http.get(f"/api/tables/{ann.table}")).status_code == 404
        late = await ann.guest.connect(ann.table)
        assert await late.closed() == 4004
        assert await server.node.store.entries(ann.table) == []
        assert (await ann.guest.http.get("/api/guest/tables")).json() == []


async def test_a_guest_is_deleted_as_if_they_had_asked_for_it(store: str, admin: Admin) -> None:
    async with running(store) as server:
        ann, bob = await fight(server)
        await admin("delete", ann.guest.person)
        await until(lambda: bob.close_code)
        back = await bob.guest.connect(bob.table)
        await back.until(lambda c: "Ann" not in json.dumps(c.shown["room"]))
        async with asyncio.timeout(PATIENCE):
            while (await ann.guest.http.get("/api/guest")).json() is not None:
                await asyncio.sleep(0.01)
        assert await server.node.store.guest_by_id(ann.guest.person) is None


async def test_a_guest_is_renamed_in_lists_and_where_they_sit(store: str, admin: Admin) -> None:
    async with running(store) as server:
        ann, bob = await fight(server)
        await admin("rename", ann.guest.person, "Somebody")
        await until(lambda: bob.close_code)
        back = await bob.guest.connect(bob.table)
        assert back.shown["room"]["chairs"][0]["name"] == "Somebody"
        assert (await ann.guest.http.get("/api/guest")).json()["name"] == "Somebody"


async def test_a_hidden_table_is_in_no_list(store: str, admin: Admin) -> None:
    async with running(store) as server:
        ann = await server.guest("Ann")
        table = (await ann.create_table())["table"]
        client = await ann.connect(table)
        await client.do("sit", seat=0, name="Ann")
        await client.until(lambda c: c.shown["room"]["chairs"][0].get("name"))
        assert [one["table"] for one in (await ann.http.get("/api/tables")).json()] == [table]
        await admin("hide", table)
        assert (await ann.http.get("/api/tables")).json() == []
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == 200, "who has its link finds it"
        await admin("unhide", table)
        await until(lambda: client.close_code)
        again = await ann.connect(table)
        await again.until(lambda c: c.shown["room"]["chairs"][0].get("present"))
        assert [one["table"] for one in (await ann.http.get("/api/tables")).json()] == [table]


async def test_who_is_banned_has_to_go_and_stays_out(store: str, admin: Admin) -> None:
    async with running(store) as server:
        ann, bob = await server.table()
        await admin("ban", ann.guest.person, "--reason", "spam", "--for", "7d")
        assert await ann.closed() == 4003
        answer = await ann.guest.http.get("/api/guest")
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert "管理者" in answer.json()["ja"]
        late = await ann.guest.connect(ann.table)
        assert await late.closed() == 4003
        assert (await bob.guest.http.get("/api/guest")).status_code == 200
        (ban,) = json.loads(await admin("bans", "--json"))
        assert (ban["what"], ban["reason"]) == (ann.guest.person, "spam")
        assert "is no longer banned" in await admin("unban", ann.guest.person)
        async with asyncio.timeout(PATIENCE):
            while (await ann.guest.http.get("/api/guest")).status_code != 200:
                await asyncio.sleep(0.01)
        assert "wasn't" in await admin("unban", ann.guest.person, code=1)


async def test_a_banned_address_is_refused_by_every_node(postgres: pg.Server) -> None:
    shared = postgres.new_database()
    async with running(shared) as first, running(shared) as second:
        ann = await first.guest("Ann")
        await first.node.store.oversight.ban(Ban("127.0.0.0/8", "", 1))  # tests come from nowhere else
        for server in (first, second):
            async with asyncio.timeout(PATIENCE):
                while (answer := await ann.http.get(f"{server.url}/api/guest")).status_code != 403:
                    await asyncio.sleep(0.01)
            assert answer.json()["code"] == "banned"


async def test_networks_and_ends_of_bans_are_understood(store: str) -> None:
    async with opened(store) as kept:
        now = 1000
        bans = Bans(kept, lambda: now)  # type: ignore[arg-type]
        for what in ("203.0.113.0/24", "2001:db8:1:2::/64", "p123"):
            await kept.oversight.ban(Ban(what, "", 1))  # type: ignore[attr-defined]
        await kept.oversight.ban(Ban("198.51.100.7", "", 1, until=1500))  # type: ignore[attr-defined]
        assert await bans.refresh()
        assert not await bans.refresh(), "nothing has changed"
        assert bans.covers_address("203.0.113.9")
        assert bans.covers_address("::ffff:203.0.113.9")
        assert bans.covers_address("2001:db8:1:2:3::4")
        assert bans.covers("p123", "")
        assert bans.covers_address("198.51.100.7")
        assert not any(bans.covers_address(one) for one in ("203.0.114.1", "2001:db8:1:3::1", "", "unix"))
        now = 1500
        assert await bans.refresh()
        assert not bans.covers_address("198.51.100.7")


async def test_the_machine_itself_is_not_banned_and_nobody_that_there_is_not(store: str, admin: Admin) -> None:
    async with opened(store):
        pass
    assert "proxy" in await admin("ban", "127.0.0.1", code=2)
    assert "no guest" in await admin("ban", "203.0.113.1", "p99", code=2)
    assert await admin("bans", "--json") == "[]\n", "none is banned where one can't be"
    assert "203.0.113.1/32" in await admin("ban", "203.0.113.1")
    assert "2001:db8:0:1::/64" in await admin("ban", "2001:db8:0:1::5")
    assert "--for takes a duration" in await admin("ban", "203.0.113.2", "--for", "soon", code=2)


async def test_what_is_stored_of_a_table_or_a_guest_is_exported(store: str, admin: Admin, tmp_path: Path) -> None:
    async with running(store) as server:
        ann, _ = await fight(server)
        await ann.do("say", text="a line to keep")
    file = tmp_path / "table.json"
    await admin("export", ann.table, str(file))
    data = json.loads(file.read_text())
    assert "a line to keep" in file.read_text()
    assert len(data["entries"]) == data["table"]["entries"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    guest = json.loads(await admin("export", ann.guest.person))
    assert guest["tables"] == [ann.table]
    assert "can't be written" in await admin("export", ann.table, str(file), code=2)


async def test_what_is_old_is_purged(store: str, admin: Admin) -> None:
    async with opened(store) as kept:
        await kept.create_table(header("old"), summary(), 9)
        await kept.append("old", [said(1)], summary("closed"))
        await kept.create_table(header("going"), summary("playing"), 9)
    assert (await admin("purge", "--tables", "30d", "--dry-run")).splitlines() == [
        "old",
        "1 table and 0 guests would be deleted.",
    ]
    assert (await admin("purge", "--tables", "30d")).splitlines()[0] == "old"
    async with opened(store) as kept:
        assert await kept.header("old") is None
        assert await kept.entries("old") == []
        assert await kept.header("going") is not None
    assert "--tables" in await admin("purge", code=2)


async def test_guests_who_were_not_seen_for_long_are_purged_unless_they_play(store: str, admin: Admin) -> None:
    async with running(store) as server:
        await fight(server)
        await server.guest("Eve")
        people = [one.guest.person for one in await server.node.store.oversight.guests(name="eve")]
    assert (await admin("purge", "--guests", "30d")).startswith("0 tables and 0 guests")
    assert (await admin("purge", "--guests", "0ms")).splitlines()[0] == people[0]
    assert "Ann" in await admin("guests")
    assert "Eve" not in await admin("guests")


async def test_a_missing_store_is_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["admin", "tables", "--db", str(tmp_path / "none.db")]
    assert await asyncio.to_thread(main, line) == 2
    assert "There is no store" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()


async def test_the_store_may_be_named_by_the_servers_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(str(tmp_path / "t.db")):
        pass
    (tmp_path / "dengen.toml").write_text(f'db = "{tmp_path / "t.db"}"')
    assert await asyncio.to_thread(main, ["admin", "tables", "--config", str(tmp_path / "dengen.toml")]) == 0
    monkeypatch.setenv("DENGEN_DB", str(tmp_path / "t.db"))
    assert await asyncio.to_thread(main, ["admin", "guests"]) == 0


async def test_the_keys_for_programs_are_documented(store: str, admin: Admin) -> None:
    page = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8").split("## dengen admin")[1]
    async with running(store) as server:
        ann = await server.guest("Ann")
        await ann.create_table()
        await server.node.store.oversight.ban(Ban("203.0.113.0/24", "", 1))
        async with asyncio.timeout(PATIENCE):
            while not await server.node.store.oversight.nodes(0):
                await asyncio.sleep(0.01)
        for what in ("tables", "guests", "bans", "nodes"):
            (row,) = re.findall(rf"\| `dengen admin {what}`[^|]*\| ([^|;]*)", page)
            (told,) = json.loads(await admin(what, "--json"))
            assert list(told) == re.findall(r"\w+", re.sub(r"\(.*?\)", "", row)), what


def test_marks_are_numbered() -> None:
    assert numbered("a = ? AND b = ?") == "a = $1 AND b = $2"


# ---- words ----


@pytest.fixture
def words(tmp_path: Path) -> Path:
    file = tmp_path / "words"
    file.write_text("# not here\nass\nfiend*\nばか\n", encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("what an ass!", f"what an {COVER * 3}!"),
        ("ＡＳＳ", COVER * 3),
        ("class, assassin", "class, assassin"),
        ("fiendish", f"{COVER * 5}ish"),
        ("おばかさん", f"お{COVER * 2}さん"),
        ("㎏ ass", f"㎏ {COVER * 3}"),
    ],
)
def test_words_are_covered(words: Path, text: str, shown: str) -> None:
    assert Blocklist(str(words)).covered(text) == shown


def test_a_list_that_has_changed_is_read_again(words: Path) -> None:
    known = Blocklist(str(words))
    assert not known.reload()
    words.write_text("meek\n")
    assert known.reload()
    with pytest.raises(BadText):
        known.must_be_clean("Meek")
    known.must_be_clean("ass")
    assert Blocklist("").covered("ass") == "ass"


async def test_names_with_such_words_are_refused_and_chat_is_covered(store: str, words: Path) -> None:
    async with running(store, words=str(words)) as server:
        ann, bob = await server.table()
        answer = await ann.guest.http.put("/api/guest", json={"name": "An ass"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_text")
        with pytest.raises(Refusal, match="bad_text"):
            await ann.do("rename", name="ass")
        await ann.do("say", text="you ass")
        await bob.until(lambda c: c.chat)
        assert bob.chat[0]["text"] == f"you {COVER * 3}"


async def test_card_sets_and_cards_with_such_names_are_refused(store: str, words: Path) -> None:
    async with running(store, words=str(words), sets=True, own_cards=True) as server:
        ann = await server.guest("Ann")
        bad = await ann.http.post("/api/sets", json={"game": "lumiel", "edition": "dengen", "name": "An ass"})
        assert (bad.status_code, bad.json()["code"]) == (400, "bad_text")
        made = (await ann.http.post("/api/sets", json={"game": "lumiel", "edition": "dengen"})).json()
        content = (await ann.http.get(f"/api/sets/{made['id']}")).json()["content"]
        content["card"][0]["name_en"] = "ＡＳＳ"
        for request in (
            ann.http.put(f"/api/sets/{made['id']}", json={"revision": 1, "content": content}),
            ann.http.post("/api/tables", json={"game": "lumiel", "cards": content}),
        ):
            answer = await request
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_text")


async def test_guests_with_such_names_are_found(store: str, admin: Admin, words: Path) -> None:
    async with running(store, limits=quick()) as server:
        await server.guest("Fiendish")
        await server.guest("Ann")
    (found,) = json.loads(await admin("guests", "--blocklist", str(words), "--json"))
    assert found["name"] == "Fiendish"
