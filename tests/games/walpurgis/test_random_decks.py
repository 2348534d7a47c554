"""The contract with decks that nobody would build: random ones, from the dengen set and from the whole vocabulary."""

import pytest

from dengen.core.base.chance import Chance
from dengen.core.conformance import CHEAP, DEAR, Check, Trial
from dengen.games.walpurgis import Walpurgis
from tests.games.walpurgis.kit import game


def random_deck(whole: Walpurgis, rng: Chance, most: int) -> list[str]:
    """A legal deck of 8 to so many cards."""
    bag = list(range(4 * len(whole.set.card)))
    rng.shuffle(bag)
    deck = [whole.set.card[number // 4].id for number in bag[: 8 + int(rng.below(most - 7))]]
    shots = sorted(whole.decks.normal_shots)
    return deck if whole.decks.normal_shots.intersection(deck) else [*deck[:-1], shots[rng.below(len(shots))]]


def trial(whole: Walpurgis, seed: int, spots: int) -> Trial:
    rng = Chance(seed)
    options = {
        "decks": [random_deck(whole, rng, 60), random_deck(whole, rng, 40)],
        "open_decklists": seed % 3 != 0,
        "pile_order": "owner" if seed % 4 == 0 else "fixed",
        "orientation": "shared" if seed % 5 == 0 else "facing",
        "lone_danmaku": "dud" if seed % 6 == 0 else "settle",
    }
    return Trial(whole, 2, options, seed, spots)


@pytest.mark.parametrize("check", [*CHEAP, *DEAR], ids=lambda check: check.__name__)
def test_random_legal_decks_keep_the_contract(check: Check) -> None:
    for seed in range(1, 4):
        check(trial(game(), seed, 2))
    check(trial(Walpurgis("dengen"), 4, 2))


def test_random_legal_decks_are_played_to_the_end_within_the_bound() -> None:
    for seed in range(25):
        whole = trial(game(), seed, 0)
        state = whole.new()
        rng = Chance(seed)
        while state.actors():
            whole.step(state, rng)
        assert whole.steps <= state.max_steps
        assert state.outcome() is not None
