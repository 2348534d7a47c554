"""Dumps with one thing wrong in them: each is refused in a sentence, or it is a table that can be played to its end."""

import json
import os
import random
from collections.abc import Callable
from typing import Any

import pytest

import dengen
from dengen.core.base.errors import BadPosition
from dengen.core.conformance import trials
from dengen.core.conformance.trial import Effort
from dengen.core.game import Game
from dengen.core.rules.state import State
from tests.games.damage import damage_at, paths
from tests.wording import assert_in_japanese

EFFORT = Effort(cheap_games=0, dear_games=1, spots=25 if os.environ.get("DENGEN_DEEP") else 2, pairs=False)
DAMAGES = 2  # tried on each dump


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
                    state = laid(game.load, data)
                    if state is None:
                        refused += 1
                    else:
                        play_out(game, state, luck)
                        played += 1
                except Exception as error:
                    raise AssertionError(f"{trial}: {what}") from error
    assert refused > 2 * played > 10


def laid(lay: Callable[[dict[str, Any]], State], data: dict[str, Any]) -> State | None:
    """The table, or None if it is refused: in both languages and with its field."""
    refused = None
    try:
        return lay(data)
    except BadPosition as error:
        refused = error
    quotes = refused.field.startswith("acts[") or refused.field.endswith(".when")  # a question, or what was written
    if not quotes:
        assert_in_japanese(refused.text)
    assert refused.field, f"no field: {refused}"
    return None


def play_out(game: Game[Any], state: State, luck: random.Random) -> None:
    """To the end, with every card still there."""
    cards = sorted(state.census())
    for _ in range(state.max_steps):
        for seat in range(state.seats):
            game.view(state, seat), game.question(state, seat), game.offers(state, seat)
        if not state.actors():
            break
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
    assert state.over()
    assert state.outcome() is not None
    assert sorted(state.census()) == cards


# ---- one thing wrong ----


def damage(data: dict[str, Any], luck: random.Random) -> str:
    """One thing in a dump, most likely in its table; says what was done to which."""
    top = luck.choice([name for name in data if name not in ("game", "rules", "cards")])
    zone = luck.choice(list(data["table"]))
    path = luck.choice(
        list(paths(data["table"][zone], ("table", zone)) if luck.random() < 0.6 else paths(data[top], (top,)))
    )
    return damage_at(data, path, luck)
