"""The bots facet: a game's heuristics, learned weights, levels and search settings, and the words for them."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from dengen.core.base.words import Text
from dengen.core.bots.explanations import POINTS, Particular, Unit, plainly
from dengen.core.bots.heuristics import Heuristics
from dengen.core.bots.learned import Learned
from dengen.core.bots.levels import USUAL_LEVELS, Level, SearchSettings
from dengen.core.bots.weights import Weights, weights_for
from dengen.core.game.facet import Facet, S


class BotsFacet(Facet[S]):
    # ---- an author writes ----

    heuristics: Heuristics  # set in `prepare`; without it bots only know wins
    levels: ClassVar[Mapping[str, Level]] = (
        USUAL_LEVELS  # of its bots, weakest first; easy, normal, hard and master are among them
    )
    search: ClassVar[SearchSettings] = {}  # settings of its bots' search that differ from the usual ones
    classic: ClassVar[int] = 1000  # iterations of the player called `classic`: hard, before bots learned
    terms: ClassVar[Mapping[str, Text]] = {}  # words for the terms of its heuristics' evaluation
    unit: ClassVar[Unit] = POINTS  # the unit in which those terms are told to people

    def particulars(self, state: S, seat: int) -> list[Particular]:
        """The seat's terms in parts that people can point at; the parts of a term add up to it."""
        terms = self.heuristics.terms(state)[seat]
        return [Particular(name, "", value) for name, value in zip(self.heuristics.term_names, terms, strict=True)]

    def reason(self, term: str, thing: str, better: bool) -> Text:
        """The reason that a hint gives where this part of a seat's terms is greater than elsewhere, or less."""
        return plainly(self.terms, term, better)

    def learned_with(self, seed: int) -> Mapping[str, Any]:
        """The options of the self-play game with this seed; none: the default options."""
        return {}

    # ---- the facet offers ----

    weights: Weights | None  # learned by self-play

    @cached_property
    def learned(self) -> Learned | None:
        """Its heuristics with the learned weights; None: there are no weights. Raises BadWeights."""
        return None if self.weights is None else self.weights.bound(self.game)

    def find_weights(self) -> Weights | None:
        game = self.game
        return weights_for(game.package, game.cards, game.default_edition()) if game.is_package else None
