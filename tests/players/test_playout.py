"""Random playouts."""

from dengen.core.base.chance import Chance
from dengen.players.playout import playout
from examples.high_card import HighCard
from tests.players.stairs import StairsGame


def test_a_playout_reaches_the_end_and_counts_decisions() -> None:
    state = HighCard().new(4, seed=1, cards=5)
    assert playout(state, Chance(1)) == 20
    assert state.over()
    assert playout(state, Chance(1)) == 0


def test_the_same_seeds_give_the_same_game() -> None:
    def end(seed: int) -> list[int]:
        state = StairsGame().new(2, seed=4)
        playout(state, Chance(seed))
        return state.scores()

    assert end(1) == end(1)
    assert len({tuple(end(seed)) for seed in range(20)}) > 3
