"""The games as PettingZoo AEC environments: action masks, flat observations, one reward at the end.

    from dengen.adapters.pettingzoo import env
    table = env("lumiel", seats=4)

Seats that are asked at once are asked one after another; an observation never shows another seat's sealed answer.
"""

import secrets
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import dengen
from dengen import Game, Source, State
from dengen.core.observer import blank

Observation = dict[str, NDArray[Any]]


def env(id: str, seats: int | None = None, cards: Source = None, render_mode: str | None = None, **options: Any) -> Any:
    """A game in PettingZoo's own wrappers: an illegal action ends it, and calls in a wrong order are refused."""
    raw = Table(dengen.game(id, cards), seats, render_mode, options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game; agents are called `seat_0` …; rewards are shares of the win, less a fair share."""

    def __init__(self, game: Game[Any], seats: int | None, render_mode: str | None, options: dict[str, Any]) -> None:
        super().__init__()
        self.game = game
        self.seats, _ = game.settle(seats, options)
        self.game_options = options
        self.render_mode = render_mode
        self.metadata = {
            "name": f"dengen_{game.id}_v{game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        observation = Dict(
            {
                "observation": Box(-np.inf, np.inf, (game.observation_size,), np.float32),
                "action_mask": Box(0, 1, (game.num_actions,), np.int8),
            }
        )
        self._observations = dict.fromkeys(self.possible_agents, observation)
        self._actions = {agent: Discrete(game.num_actions) for agent in self.possible_agents}
        self._room = blank(game.observation_size)
        self._seen = np.frombuffer(memoryview(self._room))
        self.state_: State | None = None

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        chosen = secrets.randbits(63) if seed is None else seed
        self.state_ = self.game.new(self.seats, chosen, **self.game_options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.settle()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if action is None:
            raise ValueError(f"{agent} has a question to answer")
        self.table.apply(self.seat(agent), int(action))
        self.settle()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def settle(self) -> None:
        """Whose question comes next; at the end, what each seat won."""
        actors = self.table.actors()
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]
            return
        fair = 1 / self.seats if self.seats > 1 else 0.0
        shares = self.table.shares()
        self.rewards = {agent: shares[self.seat(agent)] - fair for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seat = self.seat(agent)
        mask = np.zeros(self.game.num_actions, np.int8)
        mask[self.table.legal(seat)] = 1
        self.game.observer.observe(self.table, seat, self._room, 0)
        return {"observation": self._seen.astype(np.float32), "action_mask": mask}

    def render(self) -> str | None:
        text = self.game.text(self.game.view(self.table, None), "en")
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        self.state_ = None

    @property
    def table(self) -> State:
        if self.state_ is None:
            raise RuntimeError("reset the environment first")
        return self.state_

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
