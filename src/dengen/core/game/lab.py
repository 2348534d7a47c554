"""The lab facet: what simulations count, and the options in which a game is measured."""

from collections.abc import Mapping
from typing import Any, ClassVar

from dengen.core.game.facet import Facet, S
from dengen.core.tracking import PLAIN, Tracked


class LabFacet(Facet[S]):
    # ---- an author writes ----

    tracked: Tracked = PLAIN  # the events and cards that simulations count
    benchmarks: ClassVar[tuple[Mapping[str, Any], ...]] = ()  # further options in which `dengen bench` measures
