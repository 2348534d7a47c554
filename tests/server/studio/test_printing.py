"""PDFs to print from the page: of editions for everybody, of a set of one's own where the server keeps such."""

from typing import Any

import pytest

from dengen.server.config.settings import ServerLimits
from dengen.server.studio.prints import of_a_print
from tests.printing.kit import pieces, reader, size
from tests.server.kit import running


@pytest.mark.anyio
async def test_an_edition_is_printed_in_the_language_and_on_the_paper_that_are_asked_for(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest("Ann")
        assert (await ann.http.get("/api/printing")).json() == {"on": True}
        wish = "/api/games/lumiel/print?edition=dengen&lang=ja&paper=letter"
        answer = await ann.http.get(wish, timeout=None)
        assert answer.headers["content-type"] == "application/pdf"
        first = reader(answer.content).pages[0]
        assert size(first) == (215.9, 279.4)
        assert pieces(first)[0][0] == "常人"
        assert (await ann.http.get(wish)).content == answer.content
        rules = await ann.http.get("/api/games/lumiel/print?part=booklet", timeout=None)
        assert size(reader(rules.content).pages[0]) == (148.5, 210.0)
        refused = await ann.http.get("/api/sets/abc/print")  # of which this server keeps none
        assert (refused.status_code, refused.json()["code"]) == (403, "sets_off")


@pytest.mark.anyio
async def test_a_set_of_one_s_own_is_printed_for_its_owner_and_for_those_who_have_its_link(store: str) -> None:
    async with running(store, sets=True) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        made = (await ann.http.post("/api/sets", json={"game": "lumiel", "edition": "dengen"})).json()
        content: dict[str, Any] = (await ann.http.get(f"/api/sets/{made['id']}")).json()["content"]
        content["card"][0]["name_en"] = "Nobody"
        await ann.http.put(f"/api/sets/{made['id']}", json={"revision": 1, "content": content})
        answer = await ann.http.get(f"/api/sets/{made['id']}/print", timeout=None)
        assert pieces(reader(answer.content).pages[0])[0][0] == "Nobody"
        refused = await bob.http.get(f"/api/sets/{made['id']}/print")
        assert (refused.status_code, refused.json()["code"]) == (404, "no_set")
        shared = (await ann.http.put(f"/api/sets/{made['id']}/link", json={"shared": True})).json()
        invited = {"X-Dengen-Invite": shared["link"]}
        rules = await bob.http.get(
            f"/api/sets/{made['id']}/print?part=booklet&paper=letter", headers=invited, timeout=None
        )
        assert size(reader(rules.content).pages[0]) == (139.7, 215.9)
        file = await bob.http.get(f"/api/sets/{made['id']}/file", headers=invited)
        assert 'name_en = "Nobody"' in file.text
        content["card"][0]["points"] = "many"
        await ann.http.put(f"/api/sets/{made['id']}", json={"revision": shared["revision"], "content": content})
        faulty = await ann.http.get(f"/api/sets/{made['id']}/print", timeout=None)
        assert (faulty.status_code, faulty.json()["code"]) == (400, "bad_card_set")


@pytest.mark.anyio
async def test_the_cards_of_a_table_are_printed_by_their_hash(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest("Ann")
        edition: dict[str, Any] = (await ann.http.get("/api/games/lumiel/cards")).json()
        content = edition["content"]
        content["set"]["id"] = "mine"
        content["card"][0]["name_en"] = "Nobody"
        table = await ann.http.post("/api/tables", json={"game": "lumiel", "cards": content})
        assert table.status_code == 201, table.text
        hash = (await ann.http.get(f"/api/tables/{table.json()['table']}")).json()["cards"]
        answer = await ann.http.get(f"/api/games/lumiel/print?cards={hash}", timeout=None)
        assert pieces(reader(answer.content).pages[0])[0][0] == "Nobody"
        refused = await ann.http.get("/api/games/lumiel/print?cards=nothing")
        assert refused.status_code == 404


def test_a_print_has_a_budget_of_its_own() -> None:
    allowed = of_a_print(ServerLimits(printing=7000, printing_memory=9))
    assert (allowed.reading, allowed.reading_memory) == (7000, 9)
