"""The frame of sparse positions: what all of them may say."""

from typing import Any

from msgspec import Struct

from dengen.core.positions.faults import fault
from dengen.core.state import State


class Sparse(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a sparse position of any game may say; a game's own adds its zones.

    `acts`: answers that are given once the table is laid, as pairs of a seat and an action's name.
    """

    options: dict[str, Any] = {}
    seed: int = 0
    acts: list[tuple[int, str]] = []

    def settled(self, game: Any) -> tuple[int, dict[str, Any]]:
        """The number of seats and the options that `Game.settle` makes of it."""
        seats, options = game.settle(self.seat_count(), self.options)
        return seats, options

    def seat_count(self) -> int | None:
        """For how many seats it is; None: for as many as the game is by default."""
        return None


class Changed(Sparse):
    """For games without a format of their own: a new game, in which some zones are changed as `dump` writes them."""

    seats: int | None = None
    table: dict[str, Any] = {}

    def seat_count(self) -> int | None:
        return self.seats


def run(state: State, at: str) -> None:
    """Run a laid table on to its first question; raises BadPosition."""
    try:
        state.run()
    except RuntimeError as error:
        raise fault(at, str(error), "できる答えのない質問が出ます。") from None
