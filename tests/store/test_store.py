"""What both stores do, each test on SQLite and on PostgreSQL."""

import asyncio

import pytest

from dengen.core.base.words import Text
from dengen.store import DeviceCode, EntryConflict, Guest, TooManyTables
from dengen.store.interface import ListedChair, TableStanding
from tests.store.kit import header, opened, said, session, summary, timed

pytestmark = pytest.mark.anyio
TWO = [ListedChair("ann", "Ann"), ListedChair("bob", "Bob")]


async def test_what_was_stored_is_there_after_opening_it_again(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header(), summary(), 9)
        await store.append("t1", [said(1), said(2, "日本語 🎴")])
    async with opened(address, "n2") as store:
        assert await store.header("t1") == header()
        assert await store.entries("t1") == [said(1), said(2, "日本語 🎴")]
        assert await store.entries("t1", after=1) == [said(2, "日本語 🎴")]


async def test_an_unknown_table_has_no_founding_and_no_entries(address: str) -> None:
    async with opened(address) as store:
        assert await store.header("nope") is None
        assert await store.entries("nope") == []


async def test_a_number_can_be_taken_only_once(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header(), summary(), 9)
        await store.append("t1", [said(1)])
        with pytest.raises(EntryConflict):
            await store.append("t1", [said(1, "too late")])
        assert await store.entries("t1") == [said(1)]


async def test_of_a_change_whose_first_number_is_taken_nothing_is_stored(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header(), summary(), 9)
        await store.append("t1", [said(1)])
        with pytest.raises(EntryConflict):
            await store.append("t1", [said(1, "too late"), said(2, "too late")], summary("closed"))
        assert await store.entries("t1") == [said(1)]
        assert [listed.summary.stage for listed in await store.open_tables()] == ["gathering"]


async def test_of_many_who_want_one_number_at_once_one_gets_it(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header(), summary(), 9)
        tries = [store.append("t1", [said(1, f"try {n}")]) for n in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, EntryConflict) for result in results) == 19
        winner = results.index(None)
        assert await store.entries("t1") == [said(1, f"try {winner}")]


async def test_many_tables_store_at_once(address: str) -> None:
    async with opened(address) as store:
        tables = [f"t{n}" for n in range(40)]
        for table in tables:
            await store.create_table(header(table), summary(), 99)
        for number in range(1, 6):
            await asyncio.gather(*(store.append(table, [said(number)]) for table in tables))
        for table in tables:
            assert [entry.number for entry in await store.entries(table)] == [1, 2, 3, 4, 5]


async def test_a_guest_is_found_by_the_hash_of_his_secret(address: str) -> None:
    async with opened(address) as store:
        guest = Guest("p1", "Ann", 5)
        await store.add_guest(guest, session("hash-1"))
        assert await store.guest("hash-1") == (guest, session("hash-1"))
        assert await store.guest("hash-2") is None
        await store.rename("p1", "Anna")
        assert await store.guest("hash-1") == (Guest("p1", "Anna", 5), session("hash-1"))


async def test_a_guest_has_several_sessions_which_end_one_by_one(address: str) -> None:
    async with opened(address) as store:
        await store.add_guest(Guest("p1", "Ann", 5), session("one"))
        await store.add_guest(Guest("p2", "Bob", 5), session("bob", "p2"))
        await store.add_session(session("two"))
        await store.see("two", 50)
        assert [one.secret for one in await store.sessions("p1")] == ["two", "one"]
        await store.end_sessions("p1", ["id-one", "id-bob"])
        assert await store.guest("one") is None
        assert await store.guest("bob") is not None, "it isn't hers"
        await store.forget_sessions(51)
        assert await store.sessions("p1") == []


async def test_a_pass_is_good_once_and_for_a_while(address: str) -> None:
    async with opened(address) as store:
        ann = Guest("p1", "Ann", 5)
        await store.add_guest(ann, session("one"))
        for first in ("void", "code"):
            await store.add_device_code(DeviceCode(first, "p1", 100))
        assert await store.use_device_code("void", 50) is None
        assert await store.use_device_code("code", 101) is None
        assert await store.use_device_code("code", 100) == ann
        assert await store.use_device_code("code", 100) is None
        await store.add_device_code(DeviceCode("code", "p1", 100))
        await store.withdraw_device_code("p1")
        assert await store.use_device_code("code", 50) is None


async def test_a_card_set_is_kept_once(address: str) -> None:
    async with opened(address) as store:
        await store.add_cards("abc", "auction", {"set": {"name": "x"}})
        await store.add_cards("abc", "auction", {"set": {"name": "x"}})
        assert await store.cards("abc") == {"set": {"name": "x"}}
        assert await store.cards("def") is None


async def test_a_host_has_no_more_tables_than_the_limit_and_closed_ones_do_not_count(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header("t1"), summary(), 2)
        await store.create_table(header("t2"), summary(), 2)
        with pytest.raises(TooManyTables):
            await store.create_table(header("t3"), summary(), 2)
        assert await store.header("t3") is None
        await store.append("t1", [said(1)], summary("closed"))
        await store.create_table(header("t3"), summary(), 2)


async def test_only_tables_that_anyone_may_join_before_their_start_are_listed(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header("open"), summary(), 9)
        await store.create_table(header("other", game="dice"), summary(), 9)
        await store.create_table(header("invited", join="invited"), summary(), 9)
        await store.create_table(header("seeded", seed=7), summary(), 9)
        await store.create_table(header("begun"), summary(), 9)
        await store.append("begun", [said(1)], summary("playing"))
        assert {listed.header.table for listed in await store.open_tables()} == {"open", "other"}
        assert [listed.header.table for listed in await store.open_tables("dice")] == ["other"]


async def test_tables_in_play_are_those_that_anyone_may_watch(address: str) -> None:
    async with opened(address) as store:
        for table, watch in (("open", "anyone"), ("private", "invited"), ("waiting", "anyone")):
            await store.create_table(header(table, watch=watch), summary(), 9)
        for table in ("open", "private"):
            await store.append(table, [said(1)], summary("playing", TWO))
        assert [listed.header.table for listed in await store.tables_in_play()] == ["open"]
        assert await store.tables_in_play("dice") == []


async def test_games_against_bots_and_abandoned_ones_are_not_there_to_be_watched(address: str) -> None:
    left = [ListedChair("ann", "Ann", away=True), ListedChair("bob", "Bob", away=True)]
    alone = [ListedChair("ann", "Ann"), ListedChair(level="easy")]
    async with opened(address) as store:
        for table, chairs in (("left", left), ("alone", alone), ("played", TWO)):
            await store.create_table(header(table), summary(), 9)
            await store.append(table, [said(1)], summary("playing", chairs))
        assert [listed.header.table for listed in await store.tables_in_play()] == ["played"]


async def test_tables_where_nobody_waits_are_not_open(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header("empty"), summary(chairs=[ListedChair(), ListedChair()]), 9)
        await store.create_table(
            header("left"), summary(chairs=[ListedChair("ann", "Ann", away=True), ListedChair()]), 9
        )
        await store.create_table(header("attended"), summary(), 9)
        assert [listed.header.table for listed in await store.open_tables()] == ["attended"]
    async with opened(address, "n2") as later:  # the node that held them is gone, and everybody with it
        assert await later.open_tables() == []


async def test_one_guests_tables_do_not_fill_a_list(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header("bobs", host="bob", time=1), summary(), 99)
        for number in range(20):
            await store.create_table(header(f"anns{number}", time=100 + number), summary(), 99)
        listed = [table.header.table for table in await store.open_tables(limit=10)]
        assert listed == ["anns19", "anns18", "anns17", "bobs"]


async def test_how_a_game_stands_is_listed_and_stays_until_it_changes(address: str) -> None:
    standing = TableStanding([3, 1], [1], [5000])
    async with opened(address) as store:
        await store.create_table(header(), summary(), 9)
        assert (await store.tables_of("ann"))[0].standing == TableStanding()
        await store.append("t1", [said(1)], summary("playing"), standing)
        await store.append("t1", [said(2)])
        assert (await store.tables_of("ann"))[0].standing == standing


async def test_a_persons_tables_are_those_he_hosts_or_sits_at_the_last_touched_first(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header("hosted"), summary(chairs=[]), 9)
        await store.create_table(header("joined", host="bob"), summary(chairs=[]), 9)
        await store.append(
            "joined", [said(1, time=3000)], summary(chairs=[ListedChair("ann", "Ann"), ListedChair("bob", "Bob")])
        )
        assert [listed.header.table for listed in await store.tables_of("ann")] == ["joined", "hosted"]
        await store.append("joined", [said(2, time=4000)], summary(chairs=[ListedChair(), ListedChair("bob", "Bob")]))
        assert [listed.header.table for listed in await store.tables_of("ann")] == ["hosted"]


async def test_idle_tables_are_found_by_stage_and_last_touch(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header("old"), summary(), 9)
        await store.create_table(header("fresh"), summary(), 9)
        await store.append("fresh", [said(1, time=9000)])
        assert await store.idle(5000, ["gathering"]) == ["old"]
        assert await store.idle(5000, ["playing"]) == []


async def test_a_new_node_takes_over_what_the_last_one_held_and_learns_when_that_was_last_seen(address: str) -> None:
    async with opened(address, "n1") as store:
        await store.create_table(timed(), summary(), 9)
        await store.append("t1", [said(1)], summary("playing"))
        assert await store.take_lease("t1") == (hold := await store.take_lease("t1"))
        assert (hold.node, hold.since) == ("n1", None)
        assert await store.orphans() == []
        before = await store.beat()
    async with opened(address, "n2") as store:
        assert await store.orphans() == ["t1"]
        hold = await store.take_lease("t1")
        assert hold.node == "n2"
        assert hold.since is not None
        assert before <= hold.since <= await store.beat()
        assert (await store.take_lease("t1")).since is None
        assert await store.orphans() == []


async def test_words_of_any_language_come_back_as_they_were(address: str) -> None:
    words = Text("quote ' and \" and \\ and %s", "「電源」\u200d🎴")
    async with opened(address) as store:
        await store.create_table(header(options={"note": words.ja}), summary(), 9)
        stored = await store.header("t1")
        assert stored is not None
        assert stored.options == {"note": words.ja}
