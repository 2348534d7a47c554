"""What environments share: their spaces, what a seat sees as arrays, and the table as people see it."""

from typing import Any

import numpy as np
from gymnasium.error import DependencyNotInstalled, UnsupportedMode
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from dengen import Game, State
from dengen.core.notebook import from_environment
from dengen.core.views.observer import blank
from dengen.extras import install
from dengen.rl.raster import Pixels, can_paint, pixels

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ["ansi", "human", "svg", *(["rgb_array"] if can_paint() else [])]
VERSION = 1  # of what a learner meets: rewards, the end of a game, what the numbers of an observation mean
RENDER_FPS = 2  # answers a second that people can follow, where somebody makes a film of it
ILLEGAL = -1.0  # the reward of an illegal action


class ObservationEncoder:
    """How a game looks to those who learn: flat numbers, and a mask of what is legal."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._room = blank(game.observation_size)
        self._seen = np.frombuffer(memoryview(self._room))

    def observation_space(self) -> Any:
        return Dict(
            {
                "observation": Box(-np.inf, np.inf, (self.game.observation_size,), np.float32),
                "action_mask": Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )

    def action_space(self) -> Discrete[Any]:
        return Discrete(self.game.num_actions)

    def look(self, table: State, seat: int) -> Observation:
        mask = np.zeros(self.game.num_actions, np.int8)
        mask[table.legal(seat)] = 1
        self.game.observer.observe(table, seat, self._room, 0)
        return {"observation": self._seen.astype(np.float32), "action_mask": mask}


def rewards(table: State) -> list[float]:
    """What each seat gets at the end: its share of the win, less a fair share; the share itself, where it is alone."""
    fair = 1 / table.seats if table.seats > 1 else 0.0
    return [share - fair for share in table.shares()]


def game_options(options: dict[str, Any] | None) -> dict[str, Any]:
    """The game's options for one game, as `reset` takes them: under the key `game`, because libraries have keys of their own."""
    given: dict[str, Any] = (options or {}).get("game", {})
    return given


def check_mode(mode: str | None) -> None:
    if mode is None or mode in RENDER_MODES:
        return
    if mode == "rgb_array":
        raise DependencyNotInstalled(f"The render mode 'rgb_array' needs more packages: {install('render').en}.")
    raise UnsupportedMode(f"There is no render mode {mode!r}. The modes are: {', '.join(RENDER_MODES)}.")


def rendered(game: Game[Any], table: State, viewer: int | None, mode: str | None) -> str | Pixels | None:
    """The table as the viewer sees it, in the reader's language; printed, if the mode is `human`."""
    if mode == "svg":
        return game.picture(table, viewer)
    if mode == "rgb_array":
        return pixels(game.picture(table, viewer))
    text = game.play_text(table, viewer, from_environment())
    if mode == "human":
        print(text)
        return None
    return text
