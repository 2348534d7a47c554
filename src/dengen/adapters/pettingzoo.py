"""The games as PettingZoo AEC environments: action masks, flat observations, one reward at the end.

    from dengen.adapters.pettingzoo import env
    table = env("lumiel", seats=4)

Seats that are asked at once are asked one after another; an observation never shows another seat's sealed answer. Calls in a
wrong order are refused and an illegal action ends the game, as PettingZoo's own wrappers would have it, without their cost.
"""

import secrets
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

import dengen
from dengen import Game, Source, State
from dengen.core.observer import blank

Observation = dict[str, NDArray[Any]]
ILLEGAL = -1.0  # the reward of an illegal action


def env(id: str, seats: int | None = None, cards: Source = None, render_mode: str | None = None, **options: Any) -> Any:
    """A table of the game; PettingZoo's types say too little of what it gives."""
    return Table(dengen.game(id, cards), seats, render_mode, options)


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
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._room = blank(game.observation_size)
        self._seen = np.frombuffer(memoryview(self._room))
        self.has_moved = False
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
        self.has_moved = True
        self.settle()

    def step(self, action: int | None) -> None:
        if self.state_ is None:
            EnvLogger.error_step_before_reset()
        self.has_moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has a question to answer")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        seat, act = self._seat_of[agent], int(action)
        if not self.table.has_answer(seat, act):
            self.break_off(agent)
            return
        self.table.play(seat, act)
        self.settle()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def break_off(self, agent: str) -> None:
        """An illegal action ends the game for all; it is the agent who loses by it."""
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()

    def settle(self) -> None:
        """Whose question comes next; at the end, what each seat won."""
        actors = self.table.actors()
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]
            return
        fair = 1 / self.seats if self.seats > 1 else 0.0
        shares = self.table.shares()
        self.rewards = {agent: shares[self._seat_of[agent]] - fair for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        if self.state_ is None:
            EnvLogger.error_observe_before_reset()
        seat = self._seat_of[agent]
        mask = np.zeros(self.game.num_actions, np.int8)
        for act in self.table.legal(seat):
            mask[act] = 1
        self.game.observer.observe(self.table, seat, self._room, 0)
        return {"observation": self._seen.astype(np.float32), "action_mask": mask}

    def render(self) -> str | None:
        if self.state_ is None:
            EnvLogger.error_render_before_reset()
        text = self.game.text(self.game.view(self.table, None), "en")
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def agent_iter(self, max_iter: int = 2**63) -> "Turns":
        if self.state_ is None:
            EnvLogger.error_agent_iter_before_reset()
        return Turns(self, max_iter)

    def close(self) -> None:
        self.state_ = None

    @property
    def table(self) -> State:
        if self.state_ is None:
            raise RuntimeError("reset the environment first")
        return self.state_


class Turns(AECIterable[str, Observation, int]):  # type: ignore[misc]
    def __iter__(self) -> "Turn":
        return Turn(self.env, self.max_iter)


class Turn(AECIterator[str, Observation, int]):  # type: ignore[misc]
    """The agent whose turn it is; whoever asks twice without a step in between has forgotten one."""

    def __next__(self) -> str:
        agent: str = super().__next__()
        assert self.env.has_moved, "need to call step() or reset() in a loop over `agent_iter`"
        self.env.has_moved = False
        return agent
