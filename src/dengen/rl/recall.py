"""A game as its seats remember it: moments that lead from one to the next, each with all that a seat has seen so far."""

import hashlib
from typing import Any

import msgspec

from dengen import Chance, Game, State


class PreviousAnswer:
    """A position that never changes, and how it came about.

    What a seat remembers is made when somebody asks for it: a fingerprint of all that it saw and answered, in order. A
    moment at which it saw nothing new and wasn't asked leaves no trace, so it can't count what is hidden from it.
    """

    def __init__(
        self, game: Game[Any], table: State, before: "PreviousAnswer | None" = None, seat: int = -1, act: int = -1
    ) -> None:
        self.game = game
        self.table = table
        self._before = before
        self._seat = seat  # who answered to come here
        self._act = act
        self._shown: dict[int, str] = {}
        self._trails: dict[int, str] = {}

    def after(self, seat: int, act: int) -> "PreviousAnswer":
        """The moment to which an answer leads; raises what the rules say."""
        table = self.table.clone()
        table.apply(seat, act)
        return PreviousAnswer(self.game, table, self, seat, act)

    def resampled(self, seat: int, luck: Chance) -> "PreviousAnswer":
        """A moment that the seat can't tell from this one."""
        other = PreviousAnswer(self.game, self.table.resample(seat, luck))
        other._trails[seat] = self.trail(seat)
        return other

    def shown(self, seat: int) -> str:
        """What the seat sees, and what it may answer."""
        if seat not in self._shown:
            view = msgspec.json.encode(self.game.view(self.table, seat)).decode()
            self._shown[seat] = f"{view}{self.table.legal(seat)}"
        return self._shown[seat]

    def recalled(self, seat: int) -> str:
        return f"{self.trail(seat)}\n{self.shown(seat)}"

    def trail(self, seat: int) -> str:
        """A fingerprint of all that the seat saw and answered until now."""
        missing: list[PreviousAnswer] = []
        moment: PreviousAnswer | None = self
        while moment is not None and seat not in moment._trails:
            missing.append(moment)
            moment = moment._before
        for later in reversed(missing):
            later._trails[seat] = later._next_trail(seat)
        return self._trails[seat]

    def _next_trail(self, seat: int) -> str:
        before = self._before
        if before is None:
            return _fingerprint("", self.shown(seat))
        if self._seat == seat:
            return _fingerprint(before._trails[seat], str(self._act), self.shown(seat))
        if self.shown(seat) == before.shown(seat):
            return before._trails[seat]
        return _fingerprint(before._trails[seat], self.shown(seat))


def _fingerprint(*parts: str) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()
