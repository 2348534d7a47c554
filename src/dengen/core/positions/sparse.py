"""Sparse positions: their common fields, and setting up the table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from dengen.core.base.errors import DengenError
from dengen.core.base.words import named, seat_names
from dengen.core.positions.faults import about_the_table, fault, read, seeded
from dengen.core.rules.state import State

if TYPE_CHECKING:
    from dengen.core.game import Game

S = TypeVar("S", bound=State)


class Sparse(Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields of all sparse positions; games add their zones.

    `acts`: actions after the set-up, as pairs of a seat and an action's name.
    """

    options: dict[str, Any] = {}
    seed: int = 0
    acts: list[tuple[int, str]] = []

    def settled(self, game: Any) -> tuple[int, dict[str, Any]]:
        """The checked number of seats and options, as by `Game.settle`."""
        seats, options = game.settle(self.seat_count(), self.options)
        return seats, options

    def seat_count(self) -> int | None:
        """The number of seats; None: the game's default."""
        return None


class Changed(Sparse):
    """The sparse position of games without a separate format: a new game with some zones changed, as in a dump."""

    seats: int | None = None
    table: dict[str, Any] = {}

    def seat_count(self) -> int | None:
        return self.seats


def laid(game: "Game[S]", data: Mapping[str, Any], listen: bool) -> S:
    """Implement `Game.position`."""
    said = read(data, game.Position)
    with about_the_table():
        state = game.empty(*said.settled(game))
    state.clear()
    state.chance = seeded(said.seed)
    game.lay(state, said)
    where = "phase" if "phase" in data else ""
    if said.acts:
        run(state, where)
    for number, (seat, action) in enumerate(said.acts):
        try:
            game.apply(state, seat, action)
        except DengenError as error:
            raise fault(f"acts[{number}]", str(error), named(error.text.ja, seat_names(state.seats, "ja"))) from None
        except RuntimeError as error:
            raise fault(f"acts[{number}]", str(error), "できる答えのない質問が出ます。") from None
    if listen:
        state.listen()
    run(state, where)
    return state


def run(state: State, at: str) -> None:
    """Run the table to its first question; raises BadPosition."""
    try:
        state.run()
    except RuntimeError as error:
        raise fault(at, str(error), "できる答えのない質問が出ます。") from None
