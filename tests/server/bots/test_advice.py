"""Thinking time of bots that give advice."""

from typing import ClassVar

import pytest

from dengen.core.bots.levels import Level
from dengen.server.bots import worker
from tests.players.stairs import StairsGame


class Ladder(StairsGame):
    levels: ClassVar[dict[str, Level]] = {
        "easy": Level("greedy"),
        "normal": Level("search", 30, overlooks=0.2),
        "hard": Level("search", 60, overlooks=0.1),
        "master": Level("search", 2000),
    }


@pytest.mark.parametrize(("level", "tries"), [("easy", 200), ("normal", 30), ("hard", 200), ("master", 2000)])
def test_hard_and_who_doesnt_search_think_a_tenth_as_long_as_a_master(level: str, tries: int) -> None:
    state = Ladder().new(2, seed=1)
    assert sum(one.visits for one in worker.advise(level, state, 0, 1).considered) == tries
