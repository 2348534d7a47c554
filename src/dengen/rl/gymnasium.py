"""The games as Gymnasium environments: one seat learns, named players sit at the others.

    import gymnasium, dengen.rl.gymnasium
    env = gymnasium.make("dengen/Lumiel-v1", opponents="normal")

Importing this module registers `dengen/<Game>-v1` for every game.
"""

from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

import dengen
from dengen import Chance, Source, State
from dengen.players import Player, match
from dengen.players.time_limits import without_time_limit
from dengen.rl.observation_encoder import (
    ILLEGAL,
    RENDER_FPS,
    RENDER_MODES,
    VERSION,
    Observation,
    ObservationEncoder,
    check_mode,
    game_options,
    rendered,
    rewards,
)

SEEDS = 2**62


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table. The only reward comes at the end: the seat's share of the win, less a fair share.

    `opponents`: a player's name for all other seats, or one for each of them in order. `learner`: the seat that learns;
    None draws one for every game.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": RENDER_FPS}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "greedy",
        seats: int | None = None,
        learner: int | None = 0,
        cards: Source = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.game = dengen.game(game, cards)
        self.seats, _ = self.game.settle(seats, options)
        self.game_options = options
        self.render_mode = render_mode
        others = self.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{self.seats} seats need {others} opponents, not {len(self.opponents)}")
        if learner is not None and not 0 <= learner < self.seats:
            raise ValueError(f"the learner sits at a seat from 0 to {self.seats - 1}, not {learner}")
        self._learner = learner
        self._eyes = ObservationEncoder(self.game)
        self.observation_space = self._eyes.observation_space()
        self.action_space = self._eyes.action_space()
        self._table: State | None = None
        self._players: dict[int, Player] = {}
        for name in self.opponents:
            without_time_limit(name, self.game)  # one that there isn't is refused now

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, dealt from `np_random`. `options={"game": {…}}`: options of the game for this one alone."""
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.seats)) if self._learner is None else self._learner
        others = [seat for seat in range(self.seats) if seat != self.seat]
        chosen = {**self.game_options, **game_options(options)}
        self._table = self.game.new(self.seats, self._draw(), **chosen)
        self._luck = Chance(self._draw())
        self._players = {
            seat: without_time_limit(name, self.game, self._draw())
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self._wait()
        return self._eyes.look(self._table, self.seat), {"seat": self.seat}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer. An action that isn't legal now ends the game, and the seat loses by it."""
        table = self.table
        act = int(action)
        if not 0 <= act < self.game.num_actions:
            raise InvalidAction(f"{self.game.title.en} has actions 0 to {self.game.num_actions - 1}, not {action!r}")
        if table.over():
            raise ResetNeeded("the game is over: call reset()")
        info: dict[str, Any] = {"seat": self.seat}
        if not table.has_answer(self.seat, act):
            seen = self._eyes.look(table, self.seat)
            self._table = None
            return seen, ILLEGAL, True, False, {**info, "illegal": self.game.name(act)}
        table.play(self.seat, act)
        self._wait()
        is_over = table.over()
        if self.render_mode == "human":
            self.render()
        reward = rewards(table)[self.seat] if is_over else 0.0
        return self._eyes.look(table, self.seat), reward, is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal, as sb3-contrib asks for it."""
        return self._eyes.look(self.table, self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        return rendered(self.game, self.table, self.seat, self.render_mode)

    def close(self) -> None:
        self._table = None

    @property
    def table(self) -> State:
        if self._table is None:
            raise ResetNeeded("call reset() first")
        return self._table

    def _wait(self) -> None:
        """Let the others answer until the seat is asked, or the game is over."""
        table = self.table
        while (actors := table.actors()) and self.seat not in actors:
            other = actors[0]
            table.apply(other, match.answer(table, other, self._players[other], self._luck))

    def _draw(self) -> int:
        return int(self.np_random.integers(SEEDS))


def register(id: str) -> None:
    kind = dengen.registered()[id]
    gymnasium.register(f"dengen/{kind.__name__}-v{VERSION}", "dengen.rl.gymnasium:SeatEnv", kwargs={"game": id})


for _id in dengen.registered():
    register(_id)
