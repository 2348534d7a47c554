"""Games that are over: results, tallies, ratings, and how somebody is forgotten; each test on SQLite and on PostgreSQL."""

from typing import Any

import pytest
from msgspec.structs import replace

from dengen.store import Guest, Store, Tally
from dengen.store.interface import ListedChair
from dengen.table.entries import Began, Entry, Said, Sat, Sitter
from dengen.table.header import Opening
from dengen.table.results.results import GameResult, SeatResult
from tests.store.kit import header, opened, said, session, set_version, summary

pytestmark = pytest.mark.anyio


def won(table: str, number: int, time: int, *people: str, rated: bool = True) -> GameResult:
    """The first of them has won; a level stands for a bot."""
    bots = ("hard", "odd")
    places = [
        SeatResult(10 - at, at + 1, float(at == 0), *(("", "", who) if who in bots else (who, who.title(), "")))
        for at, who in enumerate(people)
    ]
    return GameResult(table, number, "auction", time, "cards_out", places, rated=rated)


async def played(store: Store, *results: GameResult) -> None:
    for person in {person for result in results for person in result.people}:
        await store.add_guest(Guest(person, person.title(), 1), session(f"hash {person}", person))
    for number, result in enumerate(results, 1):
        if number == 1:
            await store.create_table(header(), summary(), 9)
        await store.append("t1", [said(number)], result=result)


async def test_results_are_found_the_last_first_and_page_by_page(address: str) -> None:
    async with opened(address) as store:
        await played(store, *(won("t1", nth, nth * 100, "ann", "bob") for nth in (1, 2, 3)))
        assert [result.number for result in await store.results_of("ann")] == [3, 2, 1]
        assert [result.number for result in await store.results_of("bob", before=300, limit=1)] == [2]
        assert await store.results_of("cyd") == []


async def test_a_result_is_kept_once(address: str) -> None:
    async with opened(address) as store:
        await played(store, won("t1", 1, 100, "ann", "bob"), won("t1", 1, 200, "bob", "ann"))
        assert [result.time for result in await store.results_of("ann")] == [100]
        assert [kept.games for kept in await store.ratings_of("ann")] == [1]


async def test_what_was_not_stored_has_no_result(address: str) -> None:
    async with opened(address) as store:
        await played(store, won("t1", 1, 100, "ann", "bob"))
        with pytest.raises(Exception, match="taken"):
            await store.append("t1", [said(1, "too late")], result=won("t1", 2, 200, "bob", "ann"))
        assert [result.number for result in await store.results_of("ann")] == [1]


async def test_rated_games_change_ratings_and_say_how(address: str) -> None:
    async with opened(address) as store:
        await played(store, won("t1", 1, 100, "ann", "bob"), won("t1", 2, 200, "ann", "hard"))
        (ann,) = await store.ratings_of("ann")
        (bob,) = await store.ratings_of("bob")
        assert ann.rating.value > 1500 > bob.rating.value
        assert (ann.games, bob.games, ann.time) == (2, 1, 200)
        second, first = await store.results_of("ann")
        assert [place.rating is not None for place in second.places] == [True, False], "bots stay as they are"
        change, before = second.places[0].rating, first.places[0].rating
        assert change is not None
        assert before is not None
        assert before.before == 1500 < before.after == change.before < change.after


@pytest.mark.parametrize("people", [("ann", "odd"), ("ann",)])
async def test_a_bot_of_unknown_strength_and_nobody_rate_nobody(address: str, people: tuple[str, ...]) -> None:
    async with opened(address) as store:
        await played(store, won("t1", 1, 100, *people))
        assert await store.ratings_of("ann") == []
        assert len(await store.results_of("ann")) == 1


async def test_tallies_and_encounters_count_who_was_ahead(address: str) -> None:
    async with opened(address) as store:
        first, second = won("t1", 1, 100, "ann", "bob", "cyd"), won("t1", 2, 200, "bob", "ann", rated=False)
        await played(store, first, second)
        assert await store.tallies_of("ann") == [Tally("auction", 2, 1, 0, 1, 1)]
        met = [(one.person, one.name, one.games, one.ahead, one.behind) for one in await store.head_to_heads_of("ann")]
        assert met == [("bob", "Bob", 2, 1, 1), ("cyd", "Cyd", 1, 1, 0)]


async def test_who_gave_up_has_not_won_what_a_bot_won_in_the_seat(address: str) -> None:
    async with opened(address) as store:
        ended = won("t1", 1, 100, "ann", "bob", "cyd")
        ended.places[0] = replace(ended.places[0], gave_up=True)
        await played(store, ended)
        assert await store.tallies_of("ann") == [Tally("auction", 1, 0, 0, 1, 0)]


async def test_the_best_are_those_whose_rating_is_sure(address: str) -> None:
    async with opened(address) as store:
        await played(store, *(won("t1", nth, nth * 100, "ann", "hard") for nth in range(1, 40)))
        assert [kept.person for kept in await store.best("auction")] == ["ann"]
        assert await store.best("dice") == []


async def test_an_analysis_is_kept_for_one_game_of_a_table(address: str) -> None:
    async with opened(address) as store:
        assert await store.analysis("t1", 1) is None
        await store.keep_analysis("t1", 1, "first")
        await store.keep_analysis("t1", 1, "second")
        assert await store.analysis("t1", 1) == "second"
        assert await store.analysis("t1", 2) is None


async def test_who_is_erased_is_a_nameless_stranger_wherever_he_played(address: str) -> None:
    async with opened(address) as store:
        chairs = [ListedChair("ann", "Ann"), ListedChair("bob", "Bob")]
        await played(store, won("t1", 1, 100, "ann", "bob"))
        began = Began(1, 7, 8, {}, [0, 1], [Sitter("Ann"), Sitter("Bob")])
        entries = [
            Entry(2, 10, Sat("ann", "Ann", 0), "ann"), Entry(3, 11, Sat("bob", "Bob", 1), "bob"), Entry(4, 12, began, "ann"),
            Entry(5, 13, Said("ann", "my address is …"), "ann"), Entry(6, 14, Said("bob", "hello"), "bob"),
        ]  # fmt: skip
        await store.append("t1", entries, summary("over", chairs))
        await store.erase("ann")
        assert await store.guest("hash ann") is None
        assert await store.ratings_of("ann") == []
        assert await store.results_of("ann") == []
        assert await store.tables_of("ann") != [], "whose host the person was, by a number that nobody knows now"
        (result,) = await store.results_of("bob")
        assert [(place.person, place.name) for place in result.places] == [("", ""), ("bob", "Bob")]
        kept = [entry.what for entry in await store.entries("t1", after=1)]
        assert kept == [
            Sat("ann", "", 0), Sat("bob", "Bob", 1), Began(1, 7, 8, {}, [0, 1], [Sitter(""), Sitter("Bob")]),
            Said("ann", ""), Said("bob", "hello"),
        ]  # fmt: skip
        (listed,) = await store.tables_of("bob")
        assert [chair.name for chair in listed.summary.chairs] == ["", "Bob"]


LAID = Opening(seed=1, options={}, moves=[], position={"seats": 2})


async def test_practice_is_no_game_in_a_list(address: str) -> None:
    async with opened(address) as store:
        tables: dict[str, dict[str, Any]] = {
            "t1": {},
            "t2": {"practice": "lesson"},
            "t3": {"join": "nobody", "opening": LAID},
            "t4": {"join": "invited", "opening": LAID},
        }
        for id, changes in tables.items():
            await store.create_table(header(id, **changes), summary(), 9)
        assert {listed.header.table for listed in await store.tables_of("ann")} == {"t1", "t2", "t3", "t4"}
        assert {listed.header.table for listed in await store.games_of("ann")} == {"t1", "t4"}


async def test_stored_lessons_of_earlier_versions_are_no_results(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header("t1", join="nobody", opening=LAID), summary(), 9)
        await store.create_table(header("t2", opening=LAID), summary(), 9)
        for table in ("t1", "t2"):
            await store.append(table, [said(1)], result=won(table, 1, 100, "ann", "hard", rated=False))
            await store.append(table, [said(2)], result=won(table, 2, 200, "ann", "hard", rated=False))
    await set_version(address, 7)
    async with opened(address) as store:
        kept = [(result.table, result.number) for result in await store.results_of("ann")]
        assert sorted(kept) == [("t1", 2), ("t2", 1), ("t2", 2)]
        assert sum(tally.games for tally in await store.tallies_of("ann")) == 3
