"""The picture that a messenger shows of a finished game: the game's own with names and result, where this server can draw it."""

import asyncio
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from dengen.table.results.results import GameResult, SeatResult

CAN_PAINT = find_spec("PIL") is not None
KEPT = 64  # pictures, the latest


class Wanted(NamedTuple):
    """All that it shows, so that a name that was erased is in no picture either."""

    title: str
    lines: tuple[tuple[str, int, bool], ...]


def wanted(title: str, result: GameResult) -> Wanted:
    return Wanted(title, tuple((name_of(place, seat), place.score, place.share > 0) for seat, place in ranked(result)))


def ranked(result: GameResult) -> list[tuple[int, SeatResult]]:
    """The best first."""
    return sorted(enumerate(result.places), key=lambda placed: placed[1].rank)


def name_of(place: SeatResult, seat: int) -> str:
    """Of whom nothing is known any more, there is no name; who gave up has lost, whatever a bot made of it."""
    if place.gave_up and place.share > 0:
        return f"{place.name or '–'} (bot)"
    return place.name or (f"Bot {seat + 1}" if place.level else "–")


class ResultPictures:
    """One is drawn at a time, beside the event loop."""

    def __init__(self) -> None:
        self._kept: dict[Wanted, bytes] = {}
        self._one_at_a_time = asyncio.Lock()

    async def of(self, picture: Wanted, ground: bytes) -> bytes:
        """The plain one, where it can't be drawn."""
        if not CAN_PAINT:
            return ground
        async with self._one_at_a_time:
            if picture not in self._kept:
                self._kept[picture] = await asyncio.to_thread(paint, picture, ground)
                if len(self._kept) > KEPT:
                    del self._kept[next(iter(self._kept))]
            return self._kept[picture]


def paint(picture: Wanted, ground: bytes) -> bytes:
    painting = import_module("dengen.server.link_previews.painting")
    lines = [painting.TextLine(*line) for line in picture.lines]
    painted: bytes | None = painting.painted(ground, picture.title, lines)
    return painted or ground
