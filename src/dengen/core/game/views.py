"""The views facet: a table as a viewer may see it, as data, text, picture and numbers."""

import json
from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import SupportsIndex

from librt.vecs import vec

from dengen.core.base.errors import NotOver
from dengen.core.base.words import Lang, named, seat_names
from dengen.core.game.facet import Facet, S
from dengen.core.game.rules import seat_of
from dengen.core.notebook import from_environment
from dengen.core.positions import plain
from dengen.core.rules.state import not_written
from dengen.core.views.drawing import letters
from dengen.core.views.observation import Reading, ViewObserver, head
from dengen.core.views.observer import WATCHER, Observer, blank
from dengen.core.views.view import OPEN, View, Viewer


class ViewsFacet(Facet[S]):
    # ---- an author writes ----

    @abstractmethod
    def see(self, state: S, viewer: Viewer) -> View:
        """The view, built up from what the viewer may see."""
        raise not_written(self, "see")

    def text(self, view: View, lang: Lang) -> str:
        """The board for the terminal."""
        return json.dumps(plain(view), ensure_ascii=False, indent=2)

    def draw(self, view: View, lang: Lang) -> str:
        """The board as an SVG picture; without one, its text is shown."""
        return letters(named(self.text(view, lang), seat_names(view.seats, lang)).splitlines())

    def readings(self) -> Sequence[Reading]:
        """The fields of an observation, in order; they have the same size for every number of seats."""
        return head(max(self.game.seat_counts))

    def make_observer(self) -> Observer:
        """The observer that writes observations. A game may write its own; the default makes the view and reads that."""
        return ViewObserver(self.game)

    # ---- the facet offers ----

    def view(self, state: S, viewer: SupportsIndex | None) -> View:
        """The table as a seat sees it; None = a spectator; OPEN = everything, once the game is over."""
        if viewer is None:
            return self.see(state, None)
        if viewer == OPEN:
            if not state.over():
                raise NotOver("All hands are shown only once the game is over.")
            return self.see(state, OPEN)
        return self.see(state, seat_of(state, viewer))

    def play_text(self, state: S, viewer: Viewer = None, lang: Lang = "en") -> str:
        """The table as the viewer sees it, in plain text; players are called by their seats."""
        return named(self.text(self.view(state, viewer), lang), seat_names(state.seats, lang))

    def picture(self, state: S, viewer: Viewer = None, lang: Lang | None = None) -> str:
        """The table as an SVG picture; in the reader's language, if none is given."""
        spoken = lang or from_environment()
        return named(self.draw(self.view(state, viewer), spoken), seat_names(state.seats, spoken))

    @cached_property
    def observation_size(self) -> int:
        return sum(reading.size for reading in self.readings())

    @cached_property
    def observer(self) -> Observer:
        return self.make_observer()

    def observe(self, state: S, viewer: SupportsIndex | None) -> vec[float]:
        """The observation of a viewer: `observation_size` numbers. `numpy.frombuffer` takes it as it is."""
        numbers = blank(self.observation_size)
        self.observer.observe(state, WATCHER if viewer is None else seat_of(state, viewer), numbers, 0)
        return numbers
