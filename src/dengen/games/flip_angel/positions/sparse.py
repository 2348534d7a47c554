"""Tables laid from sparse data, the rest by default: for tests, puzzles and lessons (docs/positions/flip_angel.md)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import field

from dengen.core import positions
from dengen.games.flip_angel.positions.dump import TableData, lay_table
from dengen.games.flip_angel.rules import FlipAngelState, river
from dengen.games.flip_angel.rules.turn import TURN

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel


class PositionData(TableData, forbid_unknown_fields=True, kw_only=True):
    """A sparse position: a table, and how the game is played on it."""

    players: int | None = None
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)


def lay(game: "FlipAngel", data: Mapping[str, Any]) -> FlipAngelState:
    """The table, about to ask what to do with the turn."""
    given = positions.read(data, PositionData)
    seats, options = game.settle(given.players or len(given.seats) or None, given.options)
    state = game.empty(seats, options)
    state.chance = positions.seeded(given.seed)
    lay_table(state, given)
    river.remake(state)  # FA-R14
    if not state.finished():
        state.agenda.extend(TURN)
    return state
