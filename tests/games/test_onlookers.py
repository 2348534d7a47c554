"""Whoever watches sees nothing that isn't before every player too: so they may see it at once (docs/table.md)."""

from typing import Any

import msgspec
import pytest

import dengen
from dengen.core.conformance import Effort, trials
from dengen.core.game import Game
from dengen.core.rules.state import State

# Who looks, what that viewer knows or has counted, and what a page calls a thing: `nothing_leaks` shows that those give
# nothing away either
OF_THE_VIEWER = {"viewer", "memory", "assist", "missing", "sure", "key"}
# Of what was told: who sees more of a card reads other words for it; what they are made of is compared
SENTENCES = {"en", "ja"}
SEEDED = Effort(cheap_games=0, dear_games=1, spots=8, pairs=False)


def shown(game: Game[Any], state: State, viewer: int | None) -> Any:
    return msgspec.to_builtins(game.view(state, viewer))


def beyond(onlooker: Any, player: Any, path: str = "") -> list[str]:
    """What the one is shown and the other isn't."""
    if isinstance(onlooker, dict):
        there = player if isinstance(player, dict) else {}
        names = sorted(onlooker.keys() - OF_THE_VIEWER - (SENTENCES if "args" in onlooker else set()))
        return [more for name in names for more in beyond(onlooker[name], there.get(name), f"{path}.{name}")]
    if isinstance(onlooker, list) and isinstance(player, list) and len(onlooker) <= len(player):
        pairs = enumerate(zip(onlooker, player, strict=False))
        return [more for place, (one, other) in pairs for more in beyond(one, other, f"{path}.{place}")]
    return [] if onlooker in (None, player) else [f"{path}: {onlooker!r}, a player sees {player!r}"]


@pytest.mark.parametrize("id", dengen.registered())
def test_an_onlooker_is_shown_nothing_that_a_player_is_not(id: str) -> None:
    game = dengen.game(id)
    for trial in trials(game, SEEDED, SEEDED.dear_games):
        for state in trial.positions():
            onlooker = shown(game, state, None)
            for seat in range(trial.seats):
                assert beyond(onlooker, shown(game, state, seat)) == [], f"seat {seat} in {trial}"


def test_what_only_an_onlooker_is_shown_is_found() -> None:
    player = {"hand": [{"card": None}, {"card": "imp"}], "deck": 3}
    assert beyond({"hand": [{"card": None}, {"card": None}], "deck": 3}, player) == []
    assert beyond({"hand": [{"card": "ogre"}, {"card": "imp"}], "deck": 3}, player) == [
        ".hand.0.card: 'ogre', a player sees None"
    ]
    assert beyond({"hand": [{}, {}, {}], "top": "ogre"}, player) != []
