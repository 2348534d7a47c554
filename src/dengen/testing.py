"""For tests of games: name the clauses that a test shows; lay a table, act by name, look."""

from collections.abc import Callable, Mapping
from typing import Any, Self, TypeVar

from dengen.core.conformance import DEEP, QUICK, Nonconformance
from dengen.core.events import Event
from dengen.core.game import Game
from dengen.core.state import State
from dengen.core.words import Words

F = TypeVar("F", bound=Callable[..., Any])

__all__ = ["DEEP", "QUICK", "Nonconformance", "Scene", "clause"]


def clause(*ids: str) -> Callable[[F], F]:
    """Says which clauses a test shows; `dengen clauses` counts them."""

    def mark(test: F) -> F:
        test.__dict__["clauses"] = ids
        return test

    return mark


class Scene:
    """A game in progress, driven by the names of its actions."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        self.happened: list[Event] = []
        state.listen()

    @classmethod
    def lay(cls, game: Game[Any], position: Mapping[str, Any]) -> Self:
        return cls(game, game.position(position, listen=True))

    def act(self, *names: str, seat: int | None = None) -> Self:
        """Give these answers one after another; for the only seat that is asked, unless one is named."""
        for name in names:
            self.game.apply(self.state, self._seat(seat), name)
            self.happened += self.state.events()
        return self

    def offered(self, seat: int | None = None) -> set[str]:
        """The names of the legal answers."""
        return {self.game.name(act) for act in self.state.legal(self._seat(seat))}

    def refusal(self, name: str, seat: int | None = None) -> str:
        """The clause that forbids an answer; "" if nothing does."""
        refusal = self.game.refusal(self.state, self._seat(seat), name)
        return refusal.clause if refusal else ""

    def asked(self, seat: int | None = None) -> str:
        """The kind of the open question; "" if the seat has none."""
        question = self.game.question(self.state, self._seat(seat)) if self.state.actors() else None
        return question.kind if question else ""

    def told(self, viewer: int | None) -> list[Words]:
        """What this viewer was told so far."""
        return [words for event in self.happened if (words := self.game.tell(event, viewer))]

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.happened]

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        actors = self.state.actors()
        assert len(actors) == 1, f"say which seat: {actors} are asked"
        return actors[0]
