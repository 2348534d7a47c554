"""The base of a game's facets."""

from typing import TYPE_CHECKING, Generic, TypeVar, cast

from dengen.core.rules.state import State

if TYPE_CHECKING:
    from dengen.core.game.game import Game

S = TypeVar("S", bound=State)


class Facet(Generic[S]):
    """One aspect of a game. `Game` inherits all of them; `game` is the way from one facet to the others."""

    @property
    def game(self) -> "Game[S]":
        return cast("Game[S]", self)
