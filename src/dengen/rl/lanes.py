# mypyc: compile
"""Many games side by side, in packed numbers: one lane each, begun anew as soon as it is over.

A lane's luck follows from the seed and the lane's number, whatever happens in the others and whichever process it is in.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadAction
from dengen.core.base.packed import zeros
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.core.views.observer import Observer, blank


class Lanes:
    """Buffers that `step` overwrites: whoever looks at them sees the next question of every lane."""

    game: Game[Any]
    settled: dict[str, Any]
    count: i64
    seats: i64
    actions: i64
    size: i64
    fair: float
    observer: Observer
    states: list[State]
    first: i64  # the number of the first lane, where others have those before
    deals: list[Chance]  # of every lane: draws a seed for each game
    lucks: list[Chance]  # of every lane: draws random answers

    observations: vec[float]  # of the seat that is asked, one lane after the other
    masks: vec[u8]  # 1 for each action that it may choose
    rewards: vec[float]  # per lane and seat: the share of the win less a fair share, in the step that ended a game
    asked: vec[i64]  # which seat it is
    dones: vec[u8]  # 1 where the last step ended a game; what is asked there is the next game's first question
    marked: list[list[int]]  # the actions that are 1 in `masks`, to be taken back

    def __init__(
        self, game: Game[Any], count: int, seats: int, settled: dict[str, Any], seed: int, first: int = 0
    ) -> None:
        self.game = game
        self.settled = settled
        self.count = count
        self.seats = seats
        self.actions = game.num_actions
        self.size = game.observation_size
        self.fair = 1.0 / float(seats) if seats > 1 else 0.0
        self.observer = game.observer
        self.first = first
        lots = Chance(seed)
        self.deals = [lots.fork() for _ in range(first + count)][first:]
        self.lucks = [deals.fork() for deals in self.deals]
        self.states = [self.dealt(lane) for lane in range(count)]
        self.observations = blank(count * game.observation_size)
        self.masks = vec[u8]([0 for _ in range(count * game.num_actions)])
        self.rewards = blank(count * seats)
        self.asked = zeros(count)
        self.dones = vec[u8]([0 for _ in range(count)])
        self.marked = [[] for _ in range(count)]
        for lane in range(count):
            self.look(lane)

    def dealt(self, lane: i64) -> State:
        """A new game; one that is over before anybody is asked is no game."""
        while True:
            state: State = self.game.start(int(self.seats), self.settled, int(self.deals[lane].draw()))
            if state.waiting != 0:
                return state

    def step(self, acts: list[int]) -> None:
        """Answer in every lane; raises BadAction, and then nothing has changed."""
        if len(acts) != self.count:
            raise wrong_count(int(self.count), len(acts))
        for lane in range(self.count):
            if not self.states[lane].has_answer(self.asked[lane], acts[lane]):
                raise not_legal(int(self.first + lane), int(self.asked[lane]), acts[lane])
        for lane in range(self.count):
            self.advance(lane, acts[lane])

    def advance(self, lane: i64, act: i64) -> None:
        state = self.states[lane]
        if self.dones[lane] != 0:
            self.dones[lane] = 0
            for seat in range(self.seats):
                self.rewards[lane * self.seats + seat] = 0.0
        state.play(self.asked[lane], act)
        if state.waiting == 0:
            self.dones[lane] = 1
            shares = state.shares()
            for seat in range(self.seats):
                self.rewards[lane * self.seats + seat] = shares[seat] - self.fair
            self.states[lane] = self.dealt(lane)
        self.look(lane)

    def look(self, lane: i64) -> None:
        """Write down who is asked in this lane, what it may know and what it may answer."""
        state = self.states[lane]
        seat: i64 = 0
        while (state.waiting >> seat) & 1 == 0:
            seat += 1
        self.asked[lane] = seat
        self.observer.observe(state, seat, self.observations, lane * self.size)
        first: i64 = lane * self.actions
        for act in self.marked[lane]:
            self.masks[first + act] = 0
        acts = state.answers_of(seat)
        for act in acts:
            self.masks[first + act] = 1
        self.marked[lane] = acts

    def picks(self) -> list[int]:
        """A random answer for every lane, each that is legal as likely as any other."""
        return [int(self.states[lane].pick_answer(self.asked[lane], self.lucks[lane])) for lane in range(self.count)]


def wrong_count(count: int, given: int) -> BadAction:
    return BadAction(
        f"There are {count} games, so {count} actions are needed, not {given}.",
        f"ゲームは{count}個なので、手も{count}個必要です（{given}個では進められません）。",
    )


def not_legal(lane: int, seat: int, act: int) -> BadAction:
    return BadAction(
        f"In game {lane}, seat {seat} can't choose action {act} now.",
        f"ゲーム{lane}の席{seat}は、いま手{act}を選べません。",
    )
