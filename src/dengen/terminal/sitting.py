"""A game at one terminal: who sits where, what each person was told, and what can still be taken back."""

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
    """Why nothing can be taken back."""

    NOTHING_ANSWERED = "nothing_answered"
    NEWS = "news"
    OTHERS_ANSWERED = "others_answered"


class Moment(NamedTuple):
    """Just before an answer: whose it is, the state, and how much each person had been told."""

    seat: int
    state: State
    told: dict[int, int]


class Sitting:
    def __init__(self, game: Game[Any], state: State, bots: Mapping[int, Player], rng: Chance) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.rng = rng
        self.people = [seat for seat in range(state.seats) if seat not in bots]
        self.told: dict[int, list[Words]] = {seat: [] for seat in self.people}
        self.moments: list[Moment] = []
        self.barrier = Barrier.NOTHING_ANSWERED
        state.listen()
        self._hear(None)

    def advance(self) -> int | None:
        """Let the bots answer until only people are asked; the person whose turn it is, or None when the game is over."""
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
        """A person's answer; raises IllegalAction and changes nothing if it can't be given."""
        before = self.state.clone()
        self.state.apply(seat, act)
        if self.moments and self.moments[-1].seat != seat:
            self._keep_nothing(Barrier.OTHERS_ANSWERED)
        self.moments.append(Moment(seat, before, {person: len(told) for person, told in self.told.items()}))
        self._hear(seat)

    def take_back(self, seat: int) -> Barrier | None:
        """Undo the seat's last answer; what stands in the way, if it can't be done.

        It can as long as no other seat has answered and nothing was news to this seat or to another person.
        """
        if not self.moments or self.moments[-1].seat != seat:
            return self.barrier if not self.moments else Barrier.OTHERS_ANSWERED
        moment = self.moments.pop()
        self.state = moment.state
        self.state.listen()
        for person, length in moment.told.items():
            del self.told[person][length:]
        return None

    def view(self, viewer: int) -> View:
        view = self.game.view(self.state, viewer)
        return view if reveal_memory(self.game.options, self.state.options) else without_memory(view)

    def _hear(self, answered: int | None) -> None:
        """Tell the people what happened."""
        for event in self.state.events():
            for person in self.people:
                words = self.game.tell(event, person)
                if words is not None:
                    self.told[person].append(words)
                if answered is not None and event.is_news_to(person):
                    self._keep_nothing(Barrier.NEWS)

    def _keep_nothing(self, barrier: Barrier) -> None:
        self.moments.clear()
        self.barrier = barrier
