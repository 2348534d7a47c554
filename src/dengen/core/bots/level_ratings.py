"""Ratings of a game's levels: `ratings.json` in the game's package, written by `dengen train GAME rate`."""

import sys

import msgspec

from dengen.core.base.resources import files

FILE = "ratings.json"


class LevelRatings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ratings on Elo's scale, normal = 1500; `shares`: win shares of each level among the one below it."""

    command: str
    seats: int
    ratings: dict[str, int]
    shares: dict[str, tuple[float, float, float]]  # with the bounds of the 95 % interval
    games: dict[str, int]


def level_ratings(package: str) -> LevelRatings | None:
    """The ratings, or None if the package has none."""
    if not hasattr(sys.modules[package], "__path__"):
        return None
    file = files(package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=LevelRatings) if file.is_file() else None
