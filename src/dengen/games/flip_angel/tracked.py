"""What the lab looks at in Flip Angel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.core.tracking import Tracked, TrackedEvent, TrackedGroup
from dengen.games.flip_angel.rules import FlipAngelState

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

GROUPS = {
    "angels": TrackedGroup(
        Text("Angels placed", "置いた天使"),
        (TrackedEvent("place", "card", until="/"),),
        line=Text("{}, either side placed", "{}（どちらかの面）"),
    ),
    "placed": TrackedGroup(
        Text("Faces placed", "置いた面"),
        (TrackedEvent("place", "card"),),
        judged=False,
        line=Text("{}, this side placed", "{}（この面）"),
    ),
}


def of(game: FlipAngel) -> Tracked:
    """An angel goes by the name of its white face."""
    angels = {card.id: game.names[f"{card.id}/w"] for card in game.set.card}
    return Tracked(GROUPS, first="start", names={**game.names, **angels})


def turns(game: FlipAngel, state: FlipAngelState) -> int:
    """Turns begun."""
    return int(state.turn) if state.finished() else int(state.turn) + 1
