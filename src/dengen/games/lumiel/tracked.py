"""What the lab looks at in Lumiel†Prière."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.core.tracking import CARD_PLAYED, CARDS_PLAYED, Tracked, TrackedEvent, TrackedGroup
from dengen.games.lumiel.rules import LumielState

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

TRACKED = Tracked(
    {
        "captured": TrackedGroup(
            Text("Cards captured", "獲得したカード"),
            (TrackedEvent("captured", "card"),),
            judged=False,
            line=Text("{}, captured", "{}（獲得）"),
        ),
        "played": TrackedGroup(CARDS_PLAYED, (TrackedEvent("played", "card"),), line=CARD_PLAYED),
    },
    first="first_player",
)


def turns(game: Lumiel, state: LumielState) -> int:
    """Turns begun."""
    return int(state.turns)
