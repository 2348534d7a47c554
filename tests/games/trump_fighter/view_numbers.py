"""The numbers of an observation, read off the view: the slow way, which knows nothing of the state."""

from collections.abc import Callable, Sequence

from dengen.core.views.observation import chosen, padded
from dengen.games.trump_fighter import TrumpFighter
from dengen.games.trump_fighter.rules.codes import PHASES
from dengen.games.trump_fighter.rules.conditions import RANKS, SUITS
from dengen.games.trump_fighter.views.view import Fighter, TrumpFighterView

CARD = 2 + len(SUITS)
Read = Callable[[TrumpFighterView], Sequence[float]]


def numbers(game: TrumpFighter) -> dict[str, Read]:
    table: dict[str, Read] = {
        "phase": lambda v: chosen(v.phase, PHASES),
        "deck": lambda v: [v.deck / 52],
        "target": lambda v: [v.target / 20],
    }
    return {**table, **side(0, game.tables.ids()), **side(1, game.tables.ids())}


def side(seat: int, characters: Sequence[str]) -> dict[str, Read]:
    def fighter(view: TrumpFighterView) -> Fighter:
        return view.fighters[seat]

    return {
        f"seat{seat}.character": lambda v: chosen(fighter(v).character, characters),
        f"seat{seat}.hit": lambda v: padded([float(technique.hit) for technique in fighter(v).techniques], 4),
        f"seat{seat}.hand": lambda v: cards([None if card is None else card.card or "?" for card in fighter(v).hand]),
        f"seat{seat}.field": lambda v: cards([pile[-1] if pile else None for pile in fighter(v).field]),
        f"seat{seat}.misses": lambda v: [fighter(v).miss_count / 5],
        f"seat{seat}.obliged": lambda v: [float(seat in v.obliged)],
    }


def cards(names: Sequence[str | None]) -> list[float]:
    """For each card: is there one, its number / 13, its suit; a hidden one has neither number nor suit."""
    return [number for name in names for number in card(name)]


def card(name: str | None) -> list[float]:
    if name is None:
        return [0.0] * CARD
    if name == "?":
        return [1.0, *[0.0] * (CARD - 1)]
    return [1.0, (RANKS.index(name[1:]) + 1) / 13, *chosen(name[0], SUITS)]
