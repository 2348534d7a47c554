"""What the lab looks at in Walpurgis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.core.tracking import Tracked, TrackedEvent, TrackedGroup, TrackedSides
from dengen.games.walpurgis.rules import WalpurgisState

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

GROUPS = {
    "cast": TrackedGroup(
        Text("Cards cast", "発動したカード"), (TrackedEvent("cast", "card"),), line=Text("{}, cast", "{}（発動）")
    )
}


def of(game: Walpurgis) -> Tracked:
    return Tracked(GROUPS, first="first", sides=TrackedSides("decks", Text("Decks", "デッキ"), game.decks.names))


def turns(game: Walpurgis, state: WalpurgisState) -> int:
    """Turns completed."""
    return int(state.turns)
