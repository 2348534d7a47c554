"""How strong the levels of a game's bots are, on one scale: `ratings.json` in the game's package, which `dengen train GAME rate` makes."""

import sys

import msgspec

from dengen.core.base.resources import files

FILE = "ratings.json"


class LevelRatings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On Elo's scale, where normal has 1500; `shares`: of the win, that each level takes from the one below it."""

    command: str
    seats: int
    ratings: dict[str, int]
    shares: dict[str, tuple[float, float, float]]  # with the bounds of the 95 % interval
    games: dict[str, int]


def level_ratings(package: str) -> LevelRatings | None:
    """None: nobody has measured them, or the game is a mere module."""
    if not hasattr(sys.modules[package], "__path__"):
        return None
    file = files(package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=LevelRatings) if file.is_file() else None
