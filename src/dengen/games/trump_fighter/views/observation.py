"""The layout of an observation; `observer.py` writes the numbers, and `docs/games/trump_fighter.md` lists them."""

from typing import TYPE_CHECKING

from dengen.core.views.observation import Reading, head
from dengen.games.trump_fighter.rules.codes import PHASES
from dengen.games.trump_fighter.rules.conditions import SUITS

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

CARD = 2 + len(SUITS)  # is there one, its number / 13, its suit; a hidden card has neither number nor suit


def readings(game: "TrumpFighter") -> list[Reading]:
    """The head that all games share, the table, then each seat's side."""
    table = [
        Reading("phase", len(PHASES), about=", ".join(PHASES)),
        Reading("deck", 1, about="cards left / 52"),
        Reading("target", 1, about="the total that ends the fight / 20"),
    ]
    side = [
        ("character", len(game.tables.ids()), "which character"),
        ("hit", 4, "techniques that have hit"),
        ("hand", 4 * CARD, "hand cards"),
        ("field", 4 * CARD, "top cards"),
        ("misses", 1, "miss cards / 5"),
        ("obliged", 1, "must Move"),
    ]
    sides = [Reading(f"seat{seat}.{name}", size, about=about) for seat in range(2) for name, size, about in side]
    return [*head(2), *table, *sides]
