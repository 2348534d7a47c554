"""Spectators see only what every player sees, so they may see it at once (docs/table.md)."""

from typing import Any

import msgspec
import pytest

import dengen
from dengen.core.conformance import Effort, trials
from dengen.core.game import Game
from dengen.core.rules.state import State

# The viewer, what the viewer knows or has counted, and a page's names for things: `nothing_leaks` shows that these give
# nothing away either
OF_THE_VIEWER = {"viewer", "memory", "assist", "missing", "sure", "key"}
# Sentences differ with what a viewer sees of a card; their arguments are compared instead
SENTENCES = {"en", "ja"}
SEEDED = Effort(cheap_games=0, dear_games=1, spots=8, pairs=False)


def shown(game: Game[Any], state: State, viewer: int | None) -> Any:
    return msgspec.to_builtins(game.view(state, viewer))


def beyond(onlooker: Any, player: Any, path: str = "") -> list[str]:
    """The paths of values that are shown to the spectator but not to the player."""
    if isinstance(onlooker, dict):
        there = player if isinstance(player, dict) else {}
        names = sorted(onlooker.keys() - OF_THE_VIEWER - (SENTENCES if "args" in onlooker else set()))
        return [more for name in names for more in beyond(onlooker[name], there.get(name), f"{path}.{name}")]
    if isinstance(onlooker, list) and isinstance(player, list) and len(onlooker) <= len(player):
        pairs = enumerate(zip(onlooker, player, strict=False))
        return [more for place, (one, other) in pairs for more in beyond(one, other, f"{path}.{place}")]
    return [] if onlooker in (None, player) else [f"{path}: {onlooker!r}, a player sees {player!r}"]


@pytest.mark.parametrize("id", dengen.registered())
def test_a_spectator_sees_only_what_every_player_sees(id: str) -> None:
    game = dengen.game(id)
    for trial in trials(game, SEEDED, SEEDED.dear_games):
        for state in trial.positions():
            onlooker = shown(game, state, None)
            for seat in range(trial.seats):
                assert beyond(onlooker, shown(game, state, seat)) == [], f"seat {seat} in {trial}"


def test_the_check_finds_secrets_shown_to_spectators() -> None:
    player = {"hand": [{"card": None}, {"card": "imp"}], "deck": 3}
    assert beyond({"hand": [{"card": None}, {"card": None}], "deck": 3}, player) == []
    assert beyond({"hand": [{"card": "ogre"}, {"card": "imp"}], "deck": 3}, player) == [
        ".hand.0.card: 'ogre', a player sees None"
    ]
    assert beyond({"hand": [{}, {}, {}], "top": "ogre"}, player) != []
