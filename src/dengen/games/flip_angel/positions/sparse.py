"""Tables laid from sparse data, the rest by default: for tests, puzzles and lessons (docs/positions/flip_angel.md)."""

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from dengen.core.positions import plain
from dengen.core.positions.faults import require
from dengen.core.positions.sparse import Sparse
from dengen.games.flip_angel.positions.dump import ZONES
from dengen.games.flip_angel.rules import FlipAngelState, river
from dengen.games.flip_angel.rules.turn import TURN

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel


class Position(Sparse):
    """As much of a dump's table as matters, and how the game is played on it."""

    seats: int | None = None
    start_seat: Any = UNSET
    turn: Any = UNSET
    paid_reversal_used: Any = UNSET
    players: list[Any] = []
    row: Any = UNSET
    deck: Any = UNSET
    known: Any = UNSET
    discard: Any = UNSET
    references: Any = UNSET

    def seat_count(self) -> int | None:
        return self.seats if self.seats is not None else len(self.players) or None


def lay(game: "FlipAngel", state: FlipAngelState, said: Position) -> None:
    """The table, about to ask what to do with the turn."""
    listed = len(said.players)
    require(
        listed <= state.seats,
        "players",
        f"{listed} are listed, but {state.seats} play",
        f"{state.seats}人のゲームですが、{listed}人分書かれています。",
    )
    zones = plain(said) | {"players": said.players + [{}] * (state.seats - listed)}
    ZONES.load(state, {field.name: zones[field.name] for field in ZONES.fields if field.name in zones}, whole=False)
    river.remake(state)  # FA-R14
    if not state.finished():
        state.push_all(TURN)
