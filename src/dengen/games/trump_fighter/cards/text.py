"""A character's techniques spelled out from their conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.games.trump_fighter.cards.notation import to_japanese, to_text

if TYPE_CHECKING:
    from dengen.games.trump_fighter.game import TrumpFighter


def spelled_out(game: TrumpFighter, card: str) -> list[Text]:
    """Every technique as the cards print it."""
    return [
        Text(
            f"{technique.name_en} ({technique.value}): {to_text(technique.formula)}",
            f"{technique.name_ja}({technique.value}):{to_japanese(technique.formula)}",
        )
        for character in game.file.character
        if character.id == card
        for technique in character.technique
    ]
