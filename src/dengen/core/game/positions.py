"""The positions facet: dumps of a state, and tables set up from data."""

from collections.abc import Mapping
from typing import Any, ClassVar

from dengen.core.game.facet import Facet, S
from dengen.core.positions import plain
from dengen.core.positions.dumps import dumped, load_into, loaded
from dengen.core.positions.faults import missing
from dengen.core.positions.fields import Fields
from dengen.core.positions.flow import Flow
from dengen.core.positions.sparse import Changed, Sparse, laid
from dengen.core.rules.state import copied


class PositionsFacet(Facet[S]):
    # ---- an author writes ----

    zones: ClassVar[Fields | None] = None  # how a table is dumped and loaded; None: `State.fields`, as they are
    flow: ClassVar[Flow | None] = None  # which steps and questions a dump may hold; None: any
    Position: ClassVar[type[Sparse]] = Changed  # the fields of a sparse position

    def dump_table(self, state: S) -> dict[str, Any]:
        """The zones as readable data."""
        if self.zones is not None:
            return self.zones.dump(state)
        return {name: plain(getattr(state, name)) for name in state.fields}

    def load_table(self, state: S, data: dict[str, Any]) -> None:
        """Load the zones from `dump_table`'s data into a state that was cleared."""
        if self.zones is not None:
            self.zones.load(state, data, "table")
            return
        for name in state.fields:
            if name not in data:
                raise missing(f"table.{name}")
            setattr(state, name, copied(data[name]))

    def lay(self, state: S, said: Any) -> None:
        """Set up the table of a sparse position (a `Position`) in an empty state, and the steps that follow."""
        game = self.game
        base = self.dump(game.start(state.seats, state.options, said.seed))
        load_into(game, state, base | {"table": base["table"] | said.table})

    # ---- the facet offers ----

    def dump(self, state: S) -> dict[str, Any]:
        """The whole position as readable, JSON-able data; `load` gives the same state back."""
        return dumped(self.game, state)

    def load(self, data: Mapping[str, Any], *, listen: bool = False) -> S:
        """The state of a dump; raises BadPosition. `listen`: events are recorded from then on."""
        return loaded(self.game, data, listen)

    def position(self, data: Mapping[str, Any], *, listen: bool = False) -> S:
        """A table set up from sparse data (docs/positions.md) and run on to its first question; raises BadPosition.

        `listen`: events are recorded from then on.
        """
        return laid(self.game, data, listen)
