"""A game, bound to one card set: makes states, and puts them into words."""

from collections.abc import Callable
from typing import Any

from dengen.core.bots.heuristics import Heuristics
from dengen.core.cards.card_sets import Source
from dengen.core.game.bots import BotsFacet
from dengen.core.game.cards import CardsFacet
from dengen.core.game.facet import S
from dengen.core.game.lab import LabFacet
from dengen.core.game.live import LiveFacet
from dengen.core.game.positions import PositionsFacet
from dengen.core.game.rules import RulesFacet
from dengen.core.game.teaching import TeachingFacet
from dengen.core.game.views import ViewsFacet
from dengen.core.game.words import WordsFacet
from dengen.core.notebook import options_html
from dengen.core.pickled import restored


class Game(
    RulesFacet[S],
    CardsFacet[S],
    WordsFacet[S],
    ViewsFacet[S],
    PositionsFacet[S],
    BotsFacet[S],
    LabFacet[S],
    TeachingFacet[S],
    LiveFacet[S],
):
    """The base of every game. An author writes `id`, `title`, `seat_counts`, `default_seats`, `empty`, `action_names`
    and `see`; everything else has a default. Each facet lists first what an author may write, then what it offers."""

    def __init__(self, cards: Source = None) -> None:
        self.cards = self.find_cards(cards)
        self.heuristics = Heuristics()
        self.prepare()
        self.weights = self.find_weights()

    def __repr__(self) -> str:
        return f"<{self.title.en}, version {self.version}, card set {self.cards.id or '-'} ({self.cards.hash})>"

    def _repr_html_(self) -> str:
        """The title and a table of the options, as a notebook shows them."""
        return options_html(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return restored, (type(self), self.cards.hash, self.cards.edition or self.cards.content, self.weights)
