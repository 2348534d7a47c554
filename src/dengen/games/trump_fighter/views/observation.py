"""A view of a fight as flat numbers, for those who learn."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from dengen.core.views.observation import Reading, chosen, head, padded
from dengen.games.trump_fighter.rules.codes import PHASES
from dengen.games.trump_fighter.rules.conditions import RANKS, SUITS
from dengen.games.trump_fighter.views.view import Fighter

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

CARD = 2 + len(SUITS)


def readings(game: "TrumpFighter") -> list[Reading]:
    """The head that all games share, the table, then each seat's side."""
    characters = game.tables.ids()
    table = [
        Reading("phase", len(PHASES), lambda view: chosen(view.phase, PHASES), ", ".join(PHASES)),
        Reading("deck", 1, lambda view: [view.deck / 52], "cards left / 52"),
        Reading("target", 1, lambda view: [view.target / 20], "the total that ends the fight / 20"),
    ]
    return [*head(2), *table, *(reading for seat in range(2) for reading in _side(seat, characters))]


def _side(seat: int, characters: Sequence[str]) -> list[Reading]:
    def of(name: str, size: int, read: Callable[[Fighter], Sequence[float]], about: str) -> Reading:
        return Reading(f"seat{seat}.{name}", size, lambda view: read(view.fighters[seat]), about)

    return [
        of("character", len(characters), lambda side: chosen(side.character, characters), "which character"),
        of(
            "hit",
            4,
            lambda side: padded([float(technique.hit) for technique in side.techniques], 4),
            "techniques that have hit",
        ),
        of(
            "hand",
            4 * CARD,
            lambda side: _cards([None if card is None else card.card or "?" for card in side.hand]),
            "hand cards",
        ),
        of("field", 4 * CARD, lambda side: _cards([pile[-1] if pile else None for pile in side.field]), "top cards"),
        of("misses", 1, lambda side: [side.miss_count / 5], "miss cards / 5"),
        Reading(f"seat{seat}.obliged", 1, lambda view: [float(seat in view.obliged)], "must Move"),
    ]


def _cards(names: Sequence[str | None]) -> list[float]:
    """For each card: is there one, its number / 13, its suit; a hidden one has neither number nor suit."""
    return [number for name in names for number in _card(name)]


def _card(name: str | None) -> list[float]:
    if name is None:
        return [0.0] * CARD
    if name == "?":
        return [1.0, *[0.0] * (CARD - 1)]
    return [1.0, (RANKS.index(name[1:]) + 1) / 13, *chosen(name[0], SUITS)]
