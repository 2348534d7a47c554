"""Many games at once, for those who learn."""

from typing import Any

import dengen
from dengen.core.cards.card_sets import Source
from dengen.core.game import Game
from dengen.rl.batch import Batch, LocalBatch
from dengen.rl.shared import LaneSpec, SharedBatch


def vector(
    game: str | Game[Any],
    count: int,
    seats: int | None = None,
    seed: int = 0,
    cards: Source = None,
    workers: int = 1,
    **options: Any,
) -> Batch:
    """So many games of one kind, dealt from one seed; the same ones, however many processes step them."""
    if count < 1:
        raise ValueError(f"at least one game is needed, not {count}")
    if workers < 1:
        raise ValueError(f"at least one process is needed, not {workers}")
    chosen = dengen.game(game, cards) if isinstance(game, str) else game
    settled = chosen.settle(seats, options)
    if workers == 1:
        return LocalBatch(chosen, count, *settled, seed)
    return SharedBatch(LaneSpec(chosen, count, *settled, seed), workers)
