"""Helpers for tests of games: naming tested clauses, and scenes to set up, play and inspect."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Self, TypeVar

from dengen.core.base.chance import Chance
from dengen.core.base.outcome import Outcome
from dengen.core.base.words import Words
from dengen.core.conformance import DEEP, QUICK, Nonconformance
from dengen.core.game import Game
from dengen.core.rules.events import Event
from dengen.core.rules.state import State

F = TypeVar("F", bound=Callable[..., Any])

__all__ = ["DEEP", "QUICK", "Nonconformance", "Scene", "clause"]


def clause(*ids: str) -> Callable[[F], F]:
    """Name the clauses that a test covers; `dengen clauses` counts them."""

    def mark(test: F) -> F:
        test.__dict__["clauses"] = ids
        return test

    return mark


class Scene:
    """A game in progress, driven by the names of its actions.

    Tests of a game extend it: `full_name` and `short_name` for shorter words, and properties of its table.
    """

    game: Game[Any]
    state: State

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        state.listen()
        self.happened: list[Event] = state.events()

    # ---- setting up ----

    @classmethod
    def lay(cls, game: Game[Any], position: Mapping[str, Any]) -> Self:
        """A scene from a position, run to its first question."""
        return cls(game, game.position(position, listen=True))

    @classmethod
    def new(cls, game: Game[Any], seats: int | None = None, seed: int = 0, **options: Any) -> Self:
        """A scene from a new game."""
        return cls(game, game.new(seats, seed, listen=True, **options))

    def copy(self) -> Self:
        """A copy to continue in another way, without past events."""
        return type(self)(self.game, self.state.clone())

    def reloaded(self) -> Self:
        """A copy through dump and load, without past events."""
        return type(self)(self.game, self.game.load(json.loads(json.dumps(self.game.dump(self.state)))))

    def worlds(self, seat: int, many: int = 20, seed: int = 1) -> list[Self]:
        """Worlds resampled for the seat."""
        rng = Chance(seed)
        return [type(self)(self.game, self.state.resample(seat, rng)) for _ in range(many)]

    # ---- acting ----

    def full_name(self, word: str, seat: int) -> str:
        """The full name of an action from a test's short one."""
        return word

    def short_name(self, name: str, seat: int) -> str:
        """The short name of an action in tests."""
        return name

    def act(self, *words: str, seat: int | None = None) -> Self:
        """Take these actions in order, for the only asked seat unless one is given."""
        for word in words:
            actor = self._seat(seat)
            self.game.apply(self.state, actor, self.full_name(word, actor))
            self.happened += self.state.events()
        return self

    def played_out(self, seed: int = 1) -> Self:
        """Play random actions to the end."""
        rng = Chance(seed)
        while actors := self.state.actors():
            self.state.apply(actors[0], rng.pick(self.state.legal(actors[0])))
        self.happened += self.state.events()
        return self

    # ---- inspecting ----

    @property
    def actor(self) -> int:
        """The only asked seat."""
        actors = self.state.actors()
        assert len(actors) == 1, f"say which seat: {actors} are asked"
        return actors[0]

    def asked(self, seat: int | None = None) -> str:
        """The kind of the open question; "" if the seat has none."""
        question = self.game.question(self.state, self._seat(seat)) if self.state.actors() else None
        return question.kind if question else ""

    def offered(self, seat: int | None = None) -> set[str]:
        """The short names of the legal actions."""
        actor = self._seat(seat)
        return {self.short_name(self.game.name(act), actor) for act in self.state.legal(actor)}

    def refusal(self, word: str, seat: int | None = None) -> str:
        """The clause that forbids an action, or "" if it is legal."""
        actor = self._seat(seat)
        refusal = self.game.refusal(self.state, actor, self.full_name(word, actor))
        return refusal.clause if refusal else ""

    def view(self, viewer: int | None = None) -> Any:
        """The view of a seat, or of a spectator."""
        return self.game.view(self.state, viewer)

    @property
    def data(self) -> dict[str, Any]:
        """The zones of the table as in a dump."""
        return self.game.dump_table(self.state)

    def told(self, viewer: int | None = None) -> list[Words]:
        """The log so far, for this viewer."""
        return [words for event in self.happened if (words := self.game.tell(event, viewer))]

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.happened]

    def events(self, *kinds: str) -> list[Event]:
        """The events of these kinds so far."""
        return [event for event in self.happened if event.kind in kinds]

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    @property
    def outcome(self) -> Outcome:
        """The outcome; fails if the game isn't over."""
        outcome = self.state.outcome()
        assert outcome is not None, "the game isn't over"
        return outcome

    @property
    def result(self) -> tuple[str, int | None]:
        """The reason of the end and the only winner, if any; `("", None)` before the end."""
        if not self.state.over():
            return "", None
        winners = [seat for seat, standing in enumerate(self.outcome.seats) if standing.rank == 1]
        return self.outcome.reason, winners[0] if len(winners) == 1 else None

    def _seat(self, seat: int | None) -> int:
        return self.actor if seat is None else seat
