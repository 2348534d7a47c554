"""Coming back over HTTP: history, profiles, ratings, one's own data and its erasure."""

import pytest

from tests.server.kit import Client, Running, play_to_end, running

pytestmark = pytest.mark.anyio


async def rated_game(server: Running) -> list[Client]:
    clients = await server.table("Ann Bob", rated=True)
    await clients[0].do("resign")
    for client in clients:
        await client.until(lambda c: c.stage == "over")
    return clients


async def test_a_rated_game_is_in_the_history_and_on_both_profiles(store: str) -> None:
    async with running(store) as server:
        ann, bob = (client.guest for client in await rated_game(server))
        (result,) = (await ann.http.get("/api/guest/history")).json()
        assert [place["name"] for place in result["places"]] == ["Ann", "Bob"]
        assert result["places"][1]["rating"]["after"] > 1500
        own = (await ann.http.get(f"/api/people/{ann.person}")).json()
        assert (own["you"], own["ratings"][0]["provisional"], own["tallies"][0]["games"]) == (True, True, 1)
        assert [(met["name"], met["ahead"], met["behind"]) for met in own["met"]] == [("Bob", 0, 1)]
        seen = (await ann.http.get(f"/api/people/{bob.person}")).json()
        assert (seen["you"], seen["name"], seen["ratings"][0]["value"] > 1500) == (False, "Bob", True)


async def test_strangers_see_ratings_and_nothing_of_games_among_friends(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table("Ann Bob")
        await play_to_end([ann, bob])
        cyd = await server.guest("Cyd")
        seen = (await cyd.http.get(f"/api/people/{ann.guest.person}")).json()
        assert (seen["tallies"], seen["met"], seen["ratings"]) == ([], [], [])
        assert (await cyd.http.get("/api/guest/history")).json() == []
        nobody = server.stranger()
        assert (await nobody.http.get("/api/guest/history")).status_code == 401
        assert (await nobody.http.get(f"/api/people/{ann.guest.person}")).json()["met"] == []
        assert (await cyd.http.get("/api/people/pnobody")).status_code == 404


async def test_a_games_list_has_its_bots_strongest_first(store: str) -> None:
    async with running(store) as server:
        listed = (await server.stranger().http.get("/api/games/lumiel/ratings")).json()
        assert [one["level"] for one in listed] == ["master", "hard", "normal", "easy"]
        assert (await server.stranger().http.get("/api/games/nope/ratings")).status_code == 404


async def test_a_table_with_a_bot_that_nobody_has_measured_cannot_be_rated(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest("Ann")
        wish = {"game": "auction", "seats": 2, "bots": ["", "greedy"], "rated": True}
        answer = await ann.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_option")


async def test_ones_data_is_a_file_with_all_that_one_said(store: str) -> None:
    async with running(store) as server:
        ann, _ = await rated_game(server)
        await ann.do("say", text="well played")
        answer = await ann.guest.http.get("/api/guest/data")
        assert "attachment" in answer.headers["content-disposition"]
        data = answer.json()
        assert data["guest"]["name"] == "Ann"
        assert [line["text"] for line in data["said"]] == ["well played"]
        assert (len(data["results"]), len(data["tables"]), len(data["ratings"])) == (1, 1, 1)


async def test_who_is_erased_is_nobody_and_the_others_keep_their_games(store: str) -> None:
    async with running(store) as server:
        ann, bob = await rated_game(server)
        table = ann.table
        await ann.do("say", text="my secret")
        assert (await ann.guest.http.delete("/api/guest")).json() == {"tables": 1}
        assert (await ann.guest.http.get("/api/guest")).json() is None
        assert (await bob.guest.http.get(f"/api/people/{ann.guest.person}")).status_code == 404
        (result,) = (await bob.guest.http.get("/api/guest/history")).json()
        assert [place.get("name", "") for place in result["places"]] == ["", "Bob"]
        record = (await bob.guest.http.get(f"/api/tables/{table}/records/1")).text
        assert "Ann" not in record
        assert "Bob" in record
        stored = await server.node.store.entries(table)
        assert "my secret" not in repr(stored)
