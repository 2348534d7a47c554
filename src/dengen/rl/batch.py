"""Arrays of what is asked in many games, which are filled again with every step."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from dengen.core.base.chance import check_seed
from dengen.core.game import Game
from dengen.rl.lanes import Lanes


class Batch(ABC):
    """Arrays of what is asked in every game; `step` answers everywhere and fills them again.

    `observations` (float32) and `masks` (uint8) are of the seat that is asked, `asked`; `dones` says where the last step
    ended a game, `rewards` what each seat got for it: its share of the win less a fair share. A game that is over is
    followed by the next one at once.
    """

    game: Game[Any]
    seats: int
    observations: NDArray[np.float32]
    masks: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    asked: NDArray[np.int64]
    dones: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.asked)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None:
        """End what steps the games."""

    @abstractmethod
    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Answer in every game; raises BadAction, and then nothing has changed."""

    @abstractmethod
    def random_actions(self) -> list[int]:
        """A legal action for every game, by chance."""


class LocalBatch(Batch):
    """The games are stepped in this process; they are those from `first` on, where others are stepped elsewhere."""

    def __init__(
        self, game: Game[Any], count: int, seats: int, settled: dict[str, Any], seed: int, first: int = 0
    ) -> None:
        self.game = game
        self.seats = seats
        self._lanes = Lanes(game, count, seats, settled, check_seed(seed), first)
        self._written = np.frombuffer(memoryview(self._lanes.observations)).reshape(count, game.observation_size)
        self.observations = self._written.astype(np.float32)
        self.masks = _seen(self._lanes.masks, np.uint8, (count, game.num_actions))
        self.rewards = _seen(self._lanes.rewards, np.float64, (count, seats))
        self.asked = _seen(self._lanes.asked, np.int64, (count,))
        self.dones = _seen(self._lanes.dones, np.uint8, (count,))

    def close(self) -> None:
        pass  # nothing else runs

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        self._lanes.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))
        np.copyto(self.observations, self._written)

    def random_actions(self) -> list[int]:
        return self._lanes.picks()


def _seen(numbers: Any, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """The numbers themselves, not a copy."""
    return np.frombuffer(memoryview(numbers), kind).reshape(shape)
