"""What the lab looks at in Super Trump Fighter: nobody begins, and a fight has no turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.core.tracking import Tracked, TrackedEvent, TrackedGroup, TrackedSides

if TYPE_CHECKING:
    from dengen.games.trump_fighter.game import TrumpFighter

GROUPS = {
    "hit": TrackedGroup(
        Text("Techniques hit", "決めた技"),
        (TrackedEvent("hit", "technique"),),
        judged=False,
        line=Text("{}, hit", "{}（命中）"),
    )
}


def of(game: TrumpFighter) -> Tracked:
    known = {character.id: character.name for character in game.file.character}
    return Tracked(GROUPS, sides=TrackedSides("characters", Text("Characters", "キャラクター"), known))
