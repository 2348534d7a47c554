"""Many games at once, for those who learn: arrays that are filled again with every step."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import dengen
from dengen.core.cards import Source
from dengen.core.chance import check_seed
from dengen.core.game import Game
from dengen.envs.lanes import Lanes


def vector(
    game: str | Game[Any],
    count: int,
    seats: int | None = None,
    seed: int = 0,
    cards: Source = None,
    **options: Any,
) -> "Batch":
    """So many games of one kind, dealt from one seed."""
    chosen = dengen.game(game, cards) if isinstance(game, str) else game
    return Batch(chosen, count, *chosen.settle(seats, options), seed)


class Batch:
    """Arrays of what is asked in every game; `step` answers everywhere and fills them again.

    `observations` (float32) and `masks` (uint8) are of the seat that is asked, `asked`; `dones` says where the last step
    ended a game, `rewards` what each seat got for it: its share of the win less a fair share. A game that is over is
    followed by the next one at once.
    """

    def __init__(self, game: Game[Any], count: int, seats: int, settled: dict[str, Any], seed: int) -> None:
        if count < 1:
            raise ValueError(f"at least one game is needed, not {count}")
        self.game = game
        self.seats = seats
        self._lanes = Lanes(game, count, seats, settled, check_seed(seed))
        self._written = np.frombuffer(memoryview(self._lanes.observations)).reshape(count, game.observation_size)
        self.observations: NDArray[np.float32] = self._written.astype(np.float32)
        self.masks = _seen(self._lanes.masks, np.uint8, (count, game.num_actions))
        self.rewards = _seen(self._lanes.rewards, np.float64, (count, seats))
        self.asked = _seen(self._lanes.asked, np.int64, (count,))
        self.dones = _seen(self._lanes.dones, np.uint8, (count,))

    def __len__(self) -> int:
        return len(self.asked)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Answer in every game; raises BadAction, and then nothing has changed."""
        self._lanes.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))
        np.copyto(self.observations, self._written)

    def random_actions(self) -> list[int]:
        """A legal action for every game, by chance."""
        return self._lanes.picks()


def _seen(numbers: Any, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """The numbers themselves, not a copy."""
    return np.frombuffer(memoryview(numbers), kind).reshape(shape)
