"""A game bound to one card set, in facets: each file lists what an author writes and what the facet then offers."""

from dengen.core.game.game import Game
from dengen.core.game.rules import step_names

__all__ = ["Game", "step_names"]
