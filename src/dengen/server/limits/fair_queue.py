"""Whose turn it is where there are only so many places: of those who wait, whoever has used least."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

Rank = tuple[float, ...]  # what somebody has used; before that, if there are such, in which class he is
Used = Callable[[], Rank]
Fits = Callable[[int], bool]


def anywhere(place: int) -> bool:
    return True


@dataclass(eq=False)
class QueuedTurn:
    used: Used
    only: int | None  # the place that is waited for; None: any that fits
    fits: Fits
    called: asyncio.Future[int] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    def __init__(self, places: int) -> None:
        self._free = set(range(places))
        self._waiting: list[QueuedTurn] = []

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(
        self, used: Used, liked: int | None = None, only: int | None = None, fits: Fits = anywhere
    ) -> AsyncIterator[int]:
        """A place: the one that is `liked`, if it is free, else any that `fits`; or `only` this one.

        `used` and `fits` are asked whenever a place becomes free.
        """
        place = self._take(liked if only is None else only, only, fits)
        if place is None:
            place = await self._wait(QueuedTurn(used, only, fits))
        try:
            yield place
        finally:
            self._pass_on(place)

    @contextmanager
    def more(self, many: int, fits: Fits = anywhere) -> Iterator[list[int]]:
        """Up to so many places that nobody has now; maybe none."""
        places = sorted(filter(fits, self._free))[:many]
        self._free.difference_update(places)
        try:
            yield places
        finally:
            for place in places:
                self._pass_on(place)

    def _take(self, liked: int | None, only: int | None, fits: Fits) -> int | None:
        free = set(filter(fits, self._free))
        place = liked if liked in free else min(free, default=None) if only is None else None
        if place is not None:
            self._free.remove(place)
        return place

    async def _wait(self, waiting: QueuedTurn) -> int:
        self._waiting.append(waiting)
        try:
            return await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # called, and gone in the same moment
                self._pass_on(waiting.called.result())
            raise

    def _pass_on(self, place: int) -> None:
        fitting = [
            one for one in self._waiting if one.only in (None, place) and one.fits(place) and not one.called.done()
        ]
        if not fitting:
            self._free.add(place)
            return
        following = min(fitting, key=lambda waiting: waiting.used())
        self._waiting.remove(following)
        following.called.set_result(place)
