"""A bot's process keeps its last thought for whoever sits there: found again by the same line alone, bounded, and dropped in time."""

import asyncio
from typing import Any

import pytest

import dengen
from dengen.core.rules.state import State
from dengen.players.root_merge import VoteCount, merged
from dengen.players.tree import mixed
from dengen.players.tree_reuse import KeptTree
from dengen.server.bots import worker
from dengen.server.bots.bots import CpuAccount, seeds
from dengen.server.bots.levels import is_shared, player_of, thinks_ahead
from dengen.server.bots.search_cache import SearchCache, ThoughtRefs
from dengen.table.change import Job
from tests.players.stairs import STOP, StairsGame
from tests.server.kit import QuickBots, quick, running

HARD = "search:600"
GAME = StairsGame()
LUMIEL = dengen.game("lumiel")


@pytest.fixture(autouse=True)
def process(monkeypatch: pytest.MonkeyPatch) -> SearchCache:
    """What the process keeps in mind."""
    thoughts = SearchCache()
    monkeypatch.setattr(worker, "THOUGHTS", thoughts)
    monkeypatch.setattr(worker, "SLICE", 3600.0)
    return thoughts


def tried(found: list[VoteCount]) -> int:
    return sum(one.visits for one in found)


def climbed(*answers: tuple[int, int]) -> State:
    state = GAME.new(2, seed=1)
    for seat, act in answers:
        state.apply(seat, act)
    return state


def thought(visits: int) -> KeptTree:
    """One of about this size."""
    search = player_of(f"search:{visits}", GAME, 1)
    state = climbed()
    search.choose(state, 0)
    return search.last  # type: ignore[attr-defined, no-any-return]


def test_a_bot_goes_on_from_its_last_thought_and_is_sooner_for_it() -> None:
    state = climbed()
    first = worker.choose(1, 1, HARD, state, 0, 5)
    assert tried(first) <= 600
    state.apply(0, first[0].act)
    kept = worker.THOUGHTS.last(1)
    assert kept is not None
    before = kept.root.children[int(mixed(1, 0, first[0].act))].tried(0)
    assert before > 200
    assert tried(worker.choose(1, 1, HARD, state.clone(), 0, 6)) <= 600
    again = worker.THOUGHTS.last(1)
    assert again is not None
    assert again.root.tried(0) >= before


def test_another_line_knows_nothing_of_it() -> None:
    state = climbed()
    state.apply(0, worker.choose(1, 1, HARD, state, 0, 5)[0].act)
    alone = worker.choose(2, 1, HARD, state.clone(), 0, 6)
    worker.forget(1)
    assert worker.choose(1, 1, HARD, state.clone(), 0, 6) == alone


def test_who_thought_ahead_hardly_thinks_when_asked() -> None:
    assert worker.look_ahead(1, HARD, climbed(), 1, 3) is False
    answered = worker.choose(1, 1, HARD, climbed((0, 2), (0, STOP)), 1, 6)
    fresh = worker.choose(2, 1, HARD, climbed((0, 2), (0, STOP)), 1, 6)
    ahead = tried(answered)
    assert ahead > 200
    assert ahead != tried(fresh)


def test_there_is_nothing_to_go_on_with_in_a_process_that_is_new() -> None:
    assert worker.look_ahead(1, HARD, None, 1, 3) is False
    assert len(worker.THOUGHTS) == 0


def test_a_process_keeps_no_more_than_it_may_and_the_latest_longest() -> None:
    size = thought(60).size()
    thoughts = SearchCache(most=3 * size)
    for line in range(5):
        thoughts.keep(line, thought(60))
        thoughts.keep(0, thought(60))
    assert [line for line in range(5) if thoughts.last(line) is not None] == [0, 3, 4]


def test_a_line_ends_with_its_bot_and_with_its_game() -> None:
    lines = ThoughtRefs(tables=2)
    first = lines.of("a", 1, "hard")
    assert lines.of("a", 1, "hard") is first
    assert lines.of("a", 2, "hard").number != first.number
    assert lines.of("a", 1, "master").number != first.number
    again = lines.of("a", 1, "hard")
    assert again.number != first.number
    assert again in lines.drop("a")
    assert lines.drop("a") == []
    assert lines.of("a", 1, "hard").number != again.number


# ---- several processes ----


def test_parts_of_a_thought_are_summed_up() -> None:
    one = [VoteCount(3, 50, 0.5), VoteCount(4, 40, 0.6)]
    two = [VoteCount(4, 45, 0.6), VoteCount(5, 44, 0.9)]
    assert merged([one]) == 3
    assert merged([one, two]) == merged([two, one]) == 4
    assert merged([[VoteCount(7, 10, 0.2), VoteCount(6, 10, 0.4)]]) == 6
    assert merged([[VoteCount(2, 0, 0.0)]]) == 2


def test_each_part_has_luck_of_its_own_always_the_same() -> None:
    assert len({*seeds(11, 4)}) == 4
    assert seeds(11, 4) == seeds(11, 4)
    assert seeds(11, 2) == seeds(11, 4)[:2]
    state = climbed()
    parts = [worker.choose(line, 3, HARD, state.clone(), 0, seed) for line, seed in enumerate(seeds(11, 3))]
    assert [tried(part) for part in parts] <= [200, 200, 200]
    assert parts == [worker.choose(9 + line, 3, HARD, state.clone(), 0, seed) for line, seed in enumerate(seeds(11, 3))]


def test_only_a_master_is_helped_and_only_those_who_think_long_think_ahead() -> None:
    levels = {name: (is_shared(name, LUMIEL), thinks_ahead(name, LUMIEL)) for name in LUMIEL.levels}
    assert levels == {
        "easy": (False, False),
        "normal": (False, False),
        "hard": (False, True),
        "master": (True, True),
    }


# ---- at a table ----


class Listening(QuickBots):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.ahead: list[tuple[int, float]] = []
        self.stopped = 0
        self.forgotten = 0

    async def look_ahead(self, game: Any, job: Job, seconds: float, account: CpuAccount) -> None:
        assert job.kind == "ahead"
        assert not job.world.is_asked(job.seat)
        self.ahead.append((job.seat, seconds))
        try:
            await asyncio.Event().wait()
        finally:
            self.stopped += 1

    def forget(self, table: str) -> None:
        self.forgotten += 1


@pytest.mark.anyio
@pytest.mark.parametrize("pondering", [0.0, 4.0])
async def test_bots_think_ahead_while_a_person_thinks_if_the_server_allows_it(store: str, pondering: float) -> None:
    bots = Listening()
    async with running(store, bots=bots, limits=quick(), pondering=pondering) as server:
        ann = await server.guest()
        created = await ann.create_table("auction", seats=2, bots=["", "easy"], bot_pace="instant")
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await client.until(lambda c: c.question)
        while pondering and not bots.ahead:
            await asyncio.sleep(0.01)
        await client.do("say", text="hello")
        assert bots.ahead == ([(1, 4.0)] if pondering else [])
        assert bots.forgotten == 1
        await client.answer()
        while pondering and not bots.stopped:
            await asyncio.sleep(0.01)
        assert bool(bots.stopped) == bool(pondering)
