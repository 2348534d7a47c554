"""The HTTP part: what its schema says is what it does (schemathesis), and lists, cards and pages as documented."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from dengen.server.http.page import PageFiles
from dengen.server.ops.metrics import summed
from dengen.server.people.guests import COOKIE
from tests.server.kit import PATIENCE, play_to_end, quick, running

pytestmark = pytest.mark.anyio
LONG = 10 * PATIENCE  # a process that reads what is sent starts behind all others
BEYOND_A_SCHEMA = {  # what may be refused although it has the right form, and why no schema can say so
    "PUT /api/guest": "a name is one line with something to be seen in it",
    "POST /api/tables": "there are these games, with these options, and not all go together",
    "POST /api/replays": "a record is that of a game that was played",
}


@pytest.mark.parametrize("examples", [8, pytest.param(300, marks=[pytest.mark.deep, pytest.mark.timeout(7200)])])
async def test_the_api_does_what_its_schema_says(store: str, examples: int) -> None:
    async with running(store, limits=quick(tables=10**6)) as server:
        clients = await server.table()
        await play_to_end(clients)
        described = (await clients[0].guest.http.get("/api/openapi.json")).json()
        for client in clients:
            await client.socket.close()  # pings draw from `random`, which hypothesis doesn't want to see changed
        await asyncio.to_thread(check_all, described, server.url, clients[0].guest.cookie, examples)
        assert '"event":"request"' not in server.log.getvalue(), "an error that nobody expected"


def check_all(described: dict[str, Any], url: str, cookie: str, examples: int) -> None:
    schema = schemathesis.openapi.from_dict(described)
    schema.config.update(base_url=url)
    count = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        count += 1

        @settings(
            max_examples=examples, deadline=None, database=None, derandomize=True, phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            excluded = [positive_data_acceptance] if case.operation.label in BEYOND_A_SCHEMA else []
            case.call_and_validate(base_url=url, cookies={COOKIE: cookie}, excluded_checks=excluded, timeout=LONG)

        check()
    assert count >= 14


async def test_bounds_in_the_schema_are_numbers_that_all_readers_share(store: str) -> None:
    """Beyond 2^53 many readers of JSON take neighbours for the same number: one would be allowed, the other not."""
    async with running(store) as server:
        described = (await (await server.guest()).http.get("/api/openapi.json")).json()
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    bounds = {
        parameter["name"]: parameter["schema"]["maximum"]
        for operation in operations
        for parameter in operation.get("parameters", [])
        if "maximum" in parameter["schema"]
    }
    assert bounds
    assert {name: most for name, most in bounds.items() if most > 2**53} == {}


async def test_lists_of_tables(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        created = await ann.create_table(seats=2)
        await ann.create_table("dice", join="invited")
        assert (await bob.http.get("/api/tables")).json() == [], "nobody waits there yet"
        await (await ann.connect(created["table"])).do("sit", seat=0, name="Ann")
        listed = (await bob.http.get("/api/tables")).json()
        assert [table["table"] for table in listed] == [created["table"]]
        assert "invite" not in listed[0]
        assert (await bob.http.get("/api/tables?game=dice")).json() == []
        assert len((await ann.http.get("/api/guest/tables")).json()) == 2
        client = await bob.connect(created["table"])
        await client.do("sit", seat=1, name="Bob")
        mine = (await bob.http.get("/api/guest/tables")).json()
        assert mine[0]["chairs"][1] == {"person": bob.person, "name": "Bob"}
        assert mine[0]["invite"] == created["invite"]


async def test_games_with_their_options_rulebooks_and_cards(store: str) -> None:
    async with running(store) as server:
        http = server.stranger().http
        for game in (await http.get("/api/games")).json():
            assert game["title"]["ja"], game["id"]
            assert {option["takes"]["kind"] for option in game["options"]} <= {
                "switch",
                "choice",
                "number",
                "seat",
                "list",
                "either",
                "other",
            }
            assert game["levels"][0] == "easy"
        lumiel = (await http.get("/api/games/lumiel")).json()
        clauses = (await http.get("/api/games/lumiel/clauses")).json()
        assert {clause["chapter"] for clause in clauses["clauses"]} <= {
            chapter["id"] for chapter in clauses["chapters"]
        }
        cards = (await http.get("/api/games/lumiel/cards")).json()
        assert cards["hash"] == lumiel["cards"]
        assert (await http.get(f"/api/cards/{lumiel['cards']}")).json()["content"] == cards["content"]


async def test_options_come_with_words_units_and_what_the_seats_decide(store: str) -> None:
    async with running(store) as server:
        games = {game["id"]: game for game in (await server.stranger().http.get("/api/games")).json()}
        options = {id: {option["name"]: option for option in game["options"]} for id, game in games.items()}
        tie = options["lumiel"]["tie_break"]["takes"]
        assert tie["values"] == ["turn_order", "shared"]
        assert tie["words"]["shared"] == {"en": "the win is shared", "ja": "勝利を分けあう"}
        assert tie["expected"]["ja"] == "turn_order（手番順で決める）、shared（勝利を分けあう）のどれか"
        assert options["lumiel"]["turn_cap"]["takes"]["unit"] == {"en": "turns", "ja": "ターン"}
        assert options["walpurgis"]["copies_max"]["takes"]["words"] == {"0": {"en": "no limit", "ja": "上限なし"}}
        first, listed = options["troll_master"]["kinds"]["takes"]["either"]
        assert first["words"]["banded"]["ja"] == "コスト帯ごとにランダム"
        assert listed["items"]["words"]["gnome"] == {"en": "Gnome", "ja": "ノーム"}
        duo = options["troll_master"]["duo"]
        assert (duo["default"], duo["default_for"], duo["implied"]) == (False, {"2": True}, True)
        assert not options["troll_master"]["memory_aid"]["implied"]


async def test_two_seats_of_troll_master_need_no_option(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        for seats in (2, 3):
            created = await ann.create_table("troll_master", seats=seats)
            made = (await ann.http.get(f"/api/tables/{created['table']}")).json()
            assert made["options"]["duo"] is (seats == 2)
        refused = await ann.http.post(
            "/api/tables", json={"game": "troll_master", "seats": 2, "options": {"duo": False}}
        )
        assert refused.json()["code"] == "bad_option"
        assert "人数で決まります" in refused.json()["ja"]


async def test_the_edition_to_be_offered_first_comes_first_and_can_be_played(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        fighter = (await ann.http.get("/api/games/trump_fighter")).json()
        assert [edition["id"] for edition in fighter["editions"]] == ["dengen-2", "dengen"]
        assert fighter["editions"][0]["name"]["ja"] == "電源セット 第2版"
        hashes = set()
        for edition in fighter["editions"]:
            created = await ann.create_table("trump_fighter", bots=["", "easy"], cards=edition["id"])
            hashes.add((await ann.http.get(f"/api/tables/{created['table']}")).json()["cards"])
        assert len(hashes) == 2
        assert fighter["cards"] in hashes


async def test_every_edition_is_known_by_its_hash_and_stays_so_in_the_store(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        default = await ann.create_table("trump_fighter", bots=["", "easy"])
        first = await ann.create_table("trump_fighter", bots=["", "easy"], cards="dengen")
        for created, edition in ((default, "dengen-2"), (first, "dengen")):
            table = (await ann.http.get(f"/api/tables/{created['table']}")).json()
            said = (await ann.http.get("/api/games/trump_fighter/cards", params={"cards": edition})).json()
            assert table["cards"] == said["hash"]
            assert (await ann.http.get(f"/api/cards/{table['cards']}")).json()["content"] == said["content"]
            assert await server.node.store.cards(table["cards"]) == said["content"], "a later version may have another"
    async with running(store) as server:  # as after an update that changed the default
        header = await server.node.store.header(first["table"])
        assert header is not None
        assert (await server.node.games.of(header, server.node.store, server.node.sandbox)).cards.edition == "dengen"


@pytest.mark.parametrize("name", ["mine.toml", "./mine", "/etc/passwd", "../cards", "nope", ""])
async def test_a_card_set_that_is_named_is_never_a_file_of_the_server(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for file in ("mine.toml", "mine"):
        (tmp_path / file).write_text("x = 1\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    async with running(store) as server:
        ann = await server.guest()
        answers = [
            await ann.http.get("/api/games/lumiel/cards", params={"cards": name}),
            await ann.http.post("/api/tables", json={"game": "lumiel", "cards": name}),
        ]
        for answer in answers:
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_card_set")
            assert answer.json()["en"] == f"There is no card set {name!r}. Those of Lumiel†Prière are: dengen."


async def test_decks_are_those_of_the_card_set_that_is_asked_for(store: str) -> None:
    async with running(store) as server:
        http = server.stranger().http
        for edition in (await http.get("/api/games/walpurgis")).json()["editions"]:
            asked = {"cards": edition["id"]}
            known = (await http.get("/api/games/walpurgis/cards", params=asked)).json()["content"]
            decks = (await http.get("/api/games/walpurgis/decks", params=asked)).json()
            assert {card for deck in decks for card in deck["cards"]} <= {card["id"] for card in known["card"]}
            for deck in decks:
                said = await http.post("/api/games/walpurgis/decks", params=asked, json={"cards": deck["cards"]})
                assert said.json()["problems"] == []
        for method in ("GET", "POST"):
            said = await http.request(
                method, "/api/games/walpurgis/decks", params={"cards": "nope"}, json={"cards": []}
            )
            assert (said.status_code, said.json()["code"]) == (400, "bad_card_set")


async def test_who_is_nobody_yet_is_told_so_without_an_error(store: str) -> None:
    async with running(store) as server:
        http = server.stranger().http
        for path, expected in (("/api/guest", None), ("/api/guest/tables", [])):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()) == (200, expected)


async def test_an_edition_is_called_by_its_name(store: str) -> None:
    async with running(store) as server:
        editions = (await server.stranger().http.get("/api/games/walpurgis")).json()["editions"]
        assert [edition["name"]["en"] for edition in editions] == ["Walpurgis Night, second edition", "Walpurgis Night"]


async def test_a_table_with_cards_of_ones_own_keeps_them_over_a_restart(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        content = (await ann.http.get("/api/games/lumiel/cards")).json()["content"]
        content["card"][0]["name_en"] = "A card of my own"
        created = await ann.create_table("lumiel", seats=3, bots=["", "easy", "easy"], cards=content)
        hash = (await ann.http.get(f"/api/tables/{created['table']}")).json()["cards"]
        cookie = ann.cookie
    async with running(store) as server:
        guest = server.stranger()
        guest.http.cookies.set(COOKIE, cookie)
        client = await guest.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        assert (await guest.http.get(f"/api/cards/{hash}")).json()["content"] == content


async def test_health_and_metrics(store: str) -> None:
    async with running(store) as server:
        clients = await server.table()
        await play_to_end(clients)
        http = clients[0].guest.http
        assert (await http.get("/api/health")).json()["status"] == "ok"
        figures = summed((await http.get("/metrics")).text)
        assert figures["dengen_connections"] == 2
        assert 'dengen_acknowledgement_seconds_bucket{le="+Inf"}' in figures
        assert figures["dengen_commands_total"] > 5


async def test_a_body_that_is_too_large_is_refused(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        answer = await ann.http.put("/api/guest", json={"name": "x" * 2_000_000})
        assert answer.status_code == 413


async def test_no_answer_is_given_from_outside_the_folder_of_the_page(store: str) -> None:
    async with running(store) as server, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for path in ("/../pyproject.toml", "/%2e%2e/main.py", "/assets/../../app.py", "/api/nothing"):
            answer = await http.get(path)
            assert answer.status_code == 404 or b"<html" in answer.content.lower()


def test_deep_links_are_the_pages_business_and_files_are_not(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x")
    page = PageFiles(tmp_path)
    index, script = page.find("/"), page.find("/assets/app-1a2b.js")
    assert index is not None
    assert script is not None
    assert page.find("/t/k7q2m9") == index
    assert index.cache == "no-cache"
    assert "immutable" in script.cache
    assert page.find("/assets/missing.js") is None
    assert page.find("/favicon.ico") is None
    assert page.find("/api/missing") is None


def test_there_is_something_at_the_pages_own_addresses_and_nowhere_else(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html>")
    (tmp_path / "pages.json").write_text('["/", "/t/*", "/rules", "/rules/:game"]')
    page = PageFiles(tmp_path)
    there = ["/", "/t/k7q2m9", "/rules", "/rules/dice", "/index.html"]
    nowhere = ["/nothing", "/rules/chess", "/t", "/rules/dice/more"]
    assert [page.has(path, ["dice"]) for path in there + nowhere] == [True] * len(there) + [False] * len(nowhere)


async def test_head_answers_as_get_does_without_a_body(store: str) -> None:
    async with running(store) as server, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for path in ("/", "/api/games", "/api/nothing", "/nothing"):
            asked, told = await http.head(path), await http.get(path)
            assert (asked.status_code, asked.content) == (told.status_code, b"")
            assert asked.headers["content-length"] == told.headers["content-length"]
        assert (await http.head("/nothing")).status_code == 404


async def test_programs_that_ask_for_what_is_not_there_are_told_so_in_one_way(store: str) -> None:
    async with running(store) as server, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for path in ("/api", "/api/nothing", "/api/nothing/more", "/assets/nothing.js"):
            told = await http.get(path)
            assert (told.status_code, told.json()["code"]) == (404, "not_found")


async def test_the_page_says_once_how_it_is_written(store: str) -> None:
    async with running(store) as server, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for path in ("/", "/nothing"):
            assert (await http.get(path)).headers["content-type"] == "text/html; charset=utf-8"


async def test_an_invitation_is_taken_from_a_header_and_not_from_the_address(store: str) -> None:
    async with running(store) as server:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        created = await ann.create_table(join="invited", watch="invited")
        path, invite = f"/api/tables/{created['table']}", created["invite"]
        assert (await eve.http.get(path, headers={"X-Dengen-Invite": invite})).status_code == 200
        assert (await eve.http.get(path, params={"invite": invite})).status_code == 404


async def test_only_who_sits_at_the_machine_is_told_how_others_reach_it(store: str) -> None:
    async with (
        running(store, host="0.0.0.0", port=8123) as server,
        httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http,
    ):
        told = (await http.get("/api/here")).json()
        assert all(url.endswith(":8123") and "127.0.0.1" not in url for url in told["urls"])
        assert told["command"].endswith("dengen")
        for host in ("cards.example", "[::", ""):
            assert (await http.get("/api/here", headers={"Host": host})).json() is None
    async with (
        running(store, host="127.0.0.1") as server,
        httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http,
    ):
        assert (await http.get("/api/here")).json()["urls"] == []


async def test_over_plain_http_a_browser_is_told_nothing_that_it_would_complain_of(store: str) -> None:
    async with running(store) as server, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        assert "cross-origin-opener-policy" in (await http.get("/api/games")).headers
        plain = (await http.get("/api/games", headers={"Host": "192.168.1.5:8000"})).headers
        assert "cross-origin-opener-policy" not in plain
        assert "content-security-policy" in plain
