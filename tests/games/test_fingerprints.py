"""Seeded games are what they were: moves, words, refusals, views, observations, dumps, events, worlds, bots' choices."""

import msgspec
import pytest

from dengen.build import is_compiled
from tests.games.fingerprints import AMOUNTS, FILE, SHIPPED, Line, decided, lines

KEPT = msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, dict[str, Line]]])
BUILD = "compiled" if is_compiled() else "interpreted"  # both play alike; the slower one plays fewer games
DECISIONS = 5_000  # of each game, at least
QUESTIONS = {
    "lumiel": 29,
    "flip_angel": 6,
    "troll_master": 11,
    "walpurgis": 26,
    "trump_fighter": 7,
}  # all that there are


@pytest.mark.parametrize("id", SHIPPED)
def test_games_have_the_fingerprints_that_were_kept(id: str) -> None:
    now, kept = lines(id, AMOUNTS[BUILD]), KEPT[BUILD][id]
    moved = [
        f"{name}: {aspect}"
        for name in {**kept, **now}
        for aspect in {**kept[name].hashes, **now[name].hashes}
        if kept[name].hashes.get(aspect) != now[name].hashes.get(aspect)
    ]
    assert moved == []
    assert [now[name].asked for name in kept] == [line.asked for line in kept.values()]


@pytest.mark.parametrize("id", SHIPPED)
def test_enough_is_kept_of_every_game(id: str) -> None:
    asked = decided(KEPT["compiled"][id])
    assert asked.total() >= DECISIONS
    assert len(asked) == QUESTIONS[id]
