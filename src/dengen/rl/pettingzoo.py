"""The games as PettingZoo environments, AEC and parallel: action masks, flat observations, one reward at the end.

    from dengen.rl.pettingzoo import env, parallel_env
    table = env("lumiel", seats=4)

In the AEC one, seats that are asked at once are asked one after another; an observation never shows a sealed answer. Calls in a
wrong order are refused and an illegal action ends the game, as PettingZoo's own wrappers would have it, without their cost.
"""

import secrets
from typing import Any

from gymnasium.error import InvalidAction
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

import dengen
from dengen import Game, Source, State
from dengen.rl.observation_encoder import (
    ILLEGAL,
    RENDER_FPS,
    RENDER_MODES,
    Observation,
    ObservationEncoder,
    check_mode,
    game_options,
    rendered,
    rewards,
)


def env(id: str, seats: int | None = None, cards: Source = None, render_mode: str | None = None, **options: Any) -> Any:
    """A table of the game; PettingZoo's types say too little of what it gives."""
    return AecEnv(dengen.game(id, cards), seats, render_mode, options)


def parallel_env(
    id: str, seats: int | None = None, cards: Source = None, render_mode: str | None = None, **options: Any
) -> Any:
    """The same, where all seats that are asked at once answer at once."""
    return ParallelTable(dengen.game(id, cards), seats, render_mode, options)


class AecEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game; agents are called `seat_0` …; rewards are shares of the win, less a fair share."""

    def __init__(self, game: Game[Any], seats: int | None, render_mode: str | None, options: dict[str, Any]) -> None:
        super().__init__()
        check_mode(render_mode)
        self.game = game
        self.seats, _ = game.settle(seats, options)
        self.game_options = options
        self.render_mode = render_mode
        self.metadata = {
            "name": f"dengen_{game.id}_v{game.version}",
            "render_modes": RENDER_MODES,
            "render_fps": RENDER_FPS,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._eyes = ObservationEncoder(game)
        self._observations = dict.fromkeys(self.possible_agents, self._eyes.observation_space())
        self._actions = {agent: self._eyes.action_space() for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.has_moved = False
        self.state_: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        chosen = secrets.randbits(63) if seed is None else seed
        self.state_ = self.game.new(self.seats, chosen, **{**self.game_options, **game_options(options)})
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
        seat, act = self._seat_of[agent], number_of(self.game, action)
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
        got = rewards(self.table)
        self.rewards = {agent: got[self._seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        if self.state_ is None:
            EnvLogger.error_observe_before_reset()
        return self._eyes.look(self.table, self._seat_of[agent])

    def render(self) -> Any:
        if self.state_ is None:
            EnvLogger.error_render_before_reset()
        return rendered(self.game, self.table, None, self.render_mode)

    def agent_iter(self, max_iter: int = 2**63) -> "AgentCursor":
        if self.state_ is None:
            EnvLogger.error_agent_iter_before_reset()
        return AgentCursor(self, max_iter)

    def close(self) -> None:
        self.state_ = None

    @property
    def table(self) -> State:
        if self.state_ is None:
            raise RuntimeError("reset the environment first")
        return self.state_


class AgentCursor(AECIterable[str, Observation, int]):  # type: ignore[misc]
    def __iter__(self) -> "Turn":
        return Turn(self.env, self.max_iter)


class Turn(AECIterator[str, Observation, int]):  # type: ignore[misc]
    """The agent whose turn it is; whoever asks twice without a step in between has forgotten one."""

    def __next__(self) -> str:
        agent: str = super().__next__()
        assert self.env.has_moved, "need to call step() or reset() in a loop over `agent_iter`"
        self.env.has_moved = False
        return agent


class ParallelTable(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One game in which every seat that is asked answers at once; whoever isn't asked has nothing legal, and isn't heard.

    An illegal action ends the game for all; those who gave one lose by it.
    """

    def __init__(self, game: Game[Any], seats: int | None, render_mode: str | None, options: dict[str, Any]) -> None:
        check_mode(render_mode)
        self.game = game
        self.seats, _ = game.settle(seats, options)
        self.game_options = options
        self.render_mode = render_mode
        self.metadata = {
            "name": f"dengen_{game.id}_v{game.version}",
            "render_modes": RENDER_MODES,
            "render_fps": RENDER_FPS,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._eyes = ObservationEncoder(game)
        self._observations = dict.fromkeys(self.possible_agents, self._eyes.observation_space())
        self._actions = {agent: self._eyes.action_space() for agent in self.possible_agents}
        self.state_: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        chosen = secrets.randbits(63) if seed is None else seed
        self.state_ = self.game.new(self.seats, chosen, **{**self.game_options, **game_options(options)})
        self.agents = list(self.possible_agents)
        return self._look(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        table = self.table
        asked = {seat: self.possible_agents[seat] for seat in table.actors()}
        acts = {seat: number_of(self.game, actions[agent]) for seat, agent in asked.items() if agent in actions}
        if len(acts) < len(asked):
            missing = ", ".join(agent for agent in asked.values() if agent not in actions)
            raise KeyError(f"there is no action for {missing}, who has a question to answer")
        illegal = {asked[seat] for seat, act in acts.items() if not table.has_answer(seat, act)}
        if not illegal:
            for seat, act in acts.items():
                if table.has_answer(seat, act):  # it may have been settled by another's answer
                    table.play(seat, act)
        return self._told(illegal)

    def _told(self, illegal: set[str]) -> tuple[dict[str, Any], ...]:
        """What everybody is told after a step."""
        agents = list(self.agents)
        is_over = self.table.over() or bool(illegal)
        got = dict.fromkeys(agents, 0.0)
        if illegal:
            got |= dict.fromkeys(illegal, ILLEGAL)
        elif is_over:
            got = dict(zip(agents, rewards(self.table), strict=True))
        seen = self._look()
        if is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended = dict.fromkeys(agents, is_over)
        return seen, got, ended, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _look(self) -> dict[str, Observation]:
        return {agent: self._eyes.look(self.table, seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        return rendered(self.game, self.table, None, self.render_mode)

    def close(self) -> None:
        self.state_ = None

    @property
    def table(self) -> State:
        if self.state_ is None:
            EnvLogger.error_step_before_reset()
        assert self.state_ is not None
        return self.state_


def number_of(game: Game[Any], action: int) -> int:
    act = int(action)
    if not 0 <= act < game.num_actions:
        raise InvalidAction(f"{game.title.en} has actions 0 to {game.num_actions - 1}, not {action!r}")
    return act
