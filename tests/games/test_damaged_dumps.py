"""Dumps with one thing wrong in them: each is refused in a sentence, or it is a table that can be played to its end."""

import copy
import json
import os
import random
from typing import Any

import pytest

import dengen
from dengen.core.conformance import trials
from dengen.core.conformance.trial import Effort
from dengen.core.errors import BadPosition
from dengen.core.game import Game
from dengen.core.state import State
from tests.wording import assert_in_japanese

EFFORT = Effort(cheap_games=0, dear_games=1, spots=25 if os.environ.get("DENGEN_DEEP") else 2, pairs=False)
DAMAGES = 2  # tried on each dump
OTHER_THINGS: tuple[Any, ...] = (None, True, -1, 0, "", "x", "0", [], [1], [[]], {}, {"a": 1}, 1.5)
OTHER_NUMBERS = (-1, 0, 1, 2, 3, 17, 99, 10**6, 2**63, -(2**70))
OTHER_KEYS = ("x", "0", "1", "2", "3", "4")

Path = tuple[str | int, ...]


@pytest.mark.parametrize("id", sorted(dengen.registered()))
def test_a_damaged_dump_is_refused_or_can_be_played(id: str) -> None:
    game = dengen.game(id)
    luck = random.Random(id)
    refused = played = 0
    for trial in trials(game, EFFORT, EFFORT.dear_games):
        for dumped in [trial.dump(state) for state in trial.positions()]:
            for _ in range(DAMAGES):
                data = json.loads(dumped)
                what = damage(data, luck)
                try:
                    state = loaded(game, data)
                    if state is None:
                        refused += 1
                    else:
                        play_out(game, state, luck)
                        played += 1
                except Exception as error:
                    raise AssertionError(f"{trial}: {what}") from error
    assert refused > 2 * played > 10


def loaded(game: Game[Any], data: dict[str, Any]) -> State | None:
    """The table, or None if it is refused."""
    try:
        state: State = game.load(data)
    except BadPosition as error:
        assert_in_japanese(error.text)
        return None
    return state


def play_out(game: Game[Any], state: State, luck: random.Random) -> None:
    for _ in range(state.max_steps):
        for seat in range(state.seats):
            game.view(state, seat), game.question(state, seat), game.offers(state, seat)
        if not state.actors():
            break
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
    assert state.over()
    assert state.outcome() is not None


# ---- one thing wrong ----


def damage(data: dict[str, Any], luck: random.Random) -> str:
    """Change, drop or double one thing in a dump; says what was done to which."""
    top = luck.choice([name for name in data if name not in ("game", "rules", "cards")])
    zone = luck.choice(list(data["table"]))
    path = luck.choice(
        list(paths(data["table"][zone], ("table", zone)) if luck.random() < 0.6 else paths(data[top], (top,)))
    )
    parent: Any = data
    for key in path[:-1]:
        parent = parent[key]
    how = luck.choice((replace, replace, change, change, drop, double))
    how(parent, path[-1], data, luck)
    return f"{how.__name__} {path}"


def paths(node: Any, at: Path) -> list[Path]:
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [at, *(path for key, value in inner for path in paths(value, (*at, key)))]


def words(node: Any) -> set[str]:
    if isinstance(node, dict):
        return {*node, *words(list(node.values()))}
    return set().union(*map(words, node)) if isinstance(node, list) else {node} if isinstance(node, str) else set()


def replace(parent: Any, key: Any, data: Any, luck: random.Random) -> None:
    """By a thing of another type."""
    parent[key] = copy.deepcopy(luck.choice(OTHER_THINGS))


def change(parent: Any, key: Any, data: Any, luck: random.Random) -> None:
    """For another of its type: another number, another word of the dump, another order."""
    match parent[key]:
        case bool(flag):
            parent[key] = not flag
        case int(number):
            parent[key] = luck.choice((*OTHER_NUMBERS, number + 1, number - 1, luck.randrange(64)))
        case list(items):
            luck.shuffle(items)
        case dict():
            parent[key] = {}
        case _:
            parent[key] = luck.choice(sorted(words(data)))


def drop(parent: Any, key: Any, data: Any, luck: random.Random) -> None:
    del parent[key]


def double(parent: Any, key: Any, data: Any, luck: random.Random) -> None:
    twin = copy.deepcopy(parent[key])
    if isinstance(parent, list):
        parent.insert(luck.randrange(len(parent) + 1), twin)
    else:
        parent[luck.choice([*parent, *OTHER_KEYS])] = twin
