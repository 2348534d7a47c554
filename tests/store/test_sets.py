"""Card sets that people keep; each test on SQLite and on PostgreSQL."""

from typing import Any

import pytest
from msgspec.structs import replace

from dengen.store import Guest, OwnSet, TooManySets
from tests.store.kit import opened, session

pytestmark = pytest.mark.anyio
CONTENT = {"set": {"id": "mine", "name_en": "Mine \0 ünd 私"}, "card": [{"id": "imp", "points": 1, "sure": True}]}


def own(id: str = "s1", **changes: Any) -> OwnSet:
    return replace(OwnSet(id, "ann", "lumiel", "dengen", "", 1, 10, 10, CONTENT), **changes)


async def test_sets_are_found_as_they_were_kept_the_last_touched_first(address: str) -> None:
    async with opened(address) as store:
        await store.sets.add(own(), 9)
        await store.sets.add(own("s2", touched=20), 9)
        await store.sets.add(own("s3", person="bob"), 9)
        assert await store.sets.of("ann") == [own("s2", touched=20), own()]
        assert await store.sets.find("s1") == own()
        assert await store.sets.find("s4") is None


async def test_nobody_has_more_than_so_many(address: str) -> None:
    async with opened(address) as store:
        await store.sets.add(own(), 1)
        with pytest.raises(TooManySets):
            await store.sets.add(own("s2"), 1)
        await store.sets.add(own("s3", person="bob"), 1)
        assert [one.id for one in await store.sets.of("ann")] == ["s1"]


async def test_of_two_changes_to_the_same_revision_only_the_first_counts(address: str) -> None:
    async with opened(address) as store:
        await store.sets.add(own(), 9)
        first = own(revision=2, link="key", content={"set": {}})
        assert await store.sets.change(first)
        assert not await store.sets.change(own(revision=2, content={"card": []}))
        assert await store.sets.find("s1") == first


async def test_versions_and_reports_are_numbered_on_and_the_oldest_go_first(address: str) -> None:
    async with opened(address) as store:
        await store.sets.add(own(), 9)
        kept = [await store.sets.keep_version(own(content={"nth": nth}), nth, f"note {nth}", 2) for nth in (1, 2, 3)]
        assert kept == [1, 2, 3]
        found = await store.sets.versions("s1")
        assert [(one.number, one.note, one.content) for one in found] == [
            (3, "note 3", {"nth": 3}),
            (2, "note 2", {"nth": 2}),
        ]
        assert [await store.sets.keep_report(own(), nth, f"about {nth}", f"<p>{nth}", 2) for nth in (1, 2, 3)] == kept
        assert await store.sets.reports("s1") == [(3, 3, "about 3"), (2, 2, "about 2")]
        report = await store.sets.report("s1", 3)
        assert report is not None
        assert report.page == "<p>3"
        assert await store.sets.report("s1", 1) is None


async def test_nothing_stays_of_a_set_that_is_removed_or_whose_owner_is_erased(address: str) -> None:
    async with opened(address) as store:
        await store.add_guest(Guest("ann", "Ann", 1), session("hash ann", "ann"))
        for id in ("s1", "s2"):
            await store.sets.add(own(id), 9)
            await store.sets.keep_version(own(id), 1, "", 9)
            await store.sets.keep_report(own(id), 1, "{}", "", 9)
        await store.sets.remove("s1")
        await store.erase("ann")
        for id in ("s1", "s2"):
            assert await store.sets.find(id) is None
            assert await store.sets.versions(id) == []
            assert await store.sets.reports(id) == []
            assert await store.sets.keep_report(own(id), 2, "{}", "", 9) == 0
