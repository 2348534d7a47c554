"""A game at one terminal: its seats, the events that each person was told, and moves that can be taken back."""

from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple

from dengen.core.base.chance import Chance
from dengen.core.base.words import Words
from dengen.core.game import Game
from dengen.core.rules.options import reveal_memory
from dengen.core.rules.state import State
from dengen.core.views.view import View, without_memory
from dengen.players import match
from dengen.players.player import Player


class Barrier(Enum):
    """The reason why nothing can be taken back."""

    NOTHING_ANSWERED = "nothing_answered"
    NEWS = "news"
    OTHERS_ANSWERED = "others_answered"


class PreviousMove(NamedTuple):
    """The situation before a move: its seat, the state, and how many events each person had been told."""

    seat: int
    state: State
    told: dict[int, int]


class TerminalGame:
    """A game between people at this terminal and bots."""

    def __init__(self, game: Game[Any], state: State, bots: Mapping[int, Player], rng: Chance) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.rng = rng
        self.people = [seat for seat in range(state.seats) if seat not in bots]
        self.told: dict[int, list[Words]] = {seat: [] for seat in self.people}
        self.moves: list[PreviousMove] = []
        self.barrier = Barrier.NOTHING_ANSWERED
        state.listen()
        self._hear(None)

    def advance(self) -> int | None:
        """Let the bots move until only people are asked. Returns a seat to move, or None once the game is over."""
        while True:
            actors = self.state.actors()
            waiting = [seat for seat in actors if seat in self.bots]
            if not waiting:
                return actors[0] if actors else None
            seat = waiting[0]
            self.state.apply(seat, match.answer(self.state, seat, self.bots[seat], self.rng))
            self._keep_nothing(Barrier.OTHERS_ANSWERED)
            self._hear(None)

    def answer(self, seat: int, act: int) -> None:
        """Make a person's move; raises IllegalAction and changes nothing if it isn't legal."""
        before = self.state.clone()
        self.state.apply(seat, act)
        if self.moves and self.moves[-1].seat != seat:
            self._keep_nothing(Barrier.OTHERS_ANSWERED)
        self.moves.append(PreviousMove(seat, before, {person: len(told) for person, told in self.told.items()}))
        self._hear(seat)

    def take_back(self, seat: int) -> Barrier | None:
        """Undo the seat's last move. Returns the reason if that isn't possible.

        It is possible as long as no other seat has moved and no event was news to this seat or to another person.
        """
        if not self.moves or self.moves[-1].seat != seat:
            return self.barrier if not self.moves else Barrier.OTHERS_ANSWERED
        previous = self.moves.pop()
        self.state = previous.state
        self.state.listen()
        for person, length in previous.told.items():
            del self.told[person][length:]
        return None

    def view(self, viewer: int) -> View:
        view = self.game.view(self.state, viewer)
        return view if reveal_memory(self.game.options, self.state.options) else without_memory(view)

    def _hear(self, answered: int | None) -> None:
        """Tell the people at the terminal what happened."""
        for event in self.state.events():
            for person in self.people:
                words = self.game.tell(event, person)
                if words is not None:
                    self.told[person].append(words)
                if answered is not None and event.is_news_to(person):
                    self._keep_nothing(Barrier.NEWS)

    def _keep_nothing(self, barrier: Barrier) -> None:
        self.moves.clear()
        self.barrier = barrier
