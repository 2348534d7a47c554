"""Chance is the same everywhere, fair, and cheap to fork."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dengen.core.base.chance import Chance, check_seed, stream
from dengen.core.base.errors import BadSeed
from dengen.core.base.packed import packed, unpacked


def test_the_draws_of_a_seed_never_change() -> None:
    chance = Chance(7)
    assert [chance.draw() for _ in range(3)] == [3350730615, 2725657678, 1417176990]


@given(st.integers(0, 2**63 - 1))
def test_a_draw_is_32_bits_whatever_the_word(word: int) -> None:
    chance = Chance(word)
    assert all(0 <= chance.draw() < 2**32 for _ in range(4))
    assert 0 <= chance.word < 2**63


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31 - 1))
def test_below_stays_below(word: int, n: int) -> None:
    assert 0 <= Chance(word).below(n) < n


@pytest.mark.parametrize("n", [-1, 0, 2**31, 2**32, 2**40])
def test_an_invalid_bound_is_refused_before_a_draw(n: int) -> None:
    chance = Chance(7)
    with pytest.raises(ValueError, match=r"below 1 to 2\^31 - 1"):
        chance.below(n)
    assert chance.word == 7


def test_below_is_fair() -> None:
    chance = Chance(1)
    thrown = Counter(int(chance.below(6)) for _ in range(60_000))
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in thrown.values())
    assert chi_square < 20.5  # 5 degrees of freedom, p = 0.001


def test_every_order_of_three_cards_is_equally_likely() -> None:
    chance = Chance(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert sum((count - 2_000) ** 2 / 2_000 for count in orders.values()) < 20.5


def test_a_part_is_shuffled_like_a_separate_list() -> None:
    cards, zone = [3, 4, 5, 6], packed([1, 2, 3, 4, 5, 6, 7])
    Chance(5).shuffle(cards)
    Chance(5).shuffle_part(zone, 2, 4)
    assert unpacked(zone) == [1, 2, *cards, 7]
    assert cards != sorted(cards)


def test_a_clone_draws_the_same_and_a_fork_does_not() -> None:
    chance = Chance(3)
    clone = chance.clone()
    assert [clone.draw() for _ in range(5)] == [chance.draw() for _ in range(5)]
    fork = chance.fork()
    assert [fork.draw() for _ in range(5)] != [chance.draw() for _ in range(5)]


def test_the_streams_of_a_seed_differ() -> None:
    assert len({stream(5, number).draw() for number in range(8)}) == 8
    assert stream(5, 2).draw() == stream(5, 2).draw()


def test_unit_is_at_least_0_and_below_1() -> None:
    chance = Chance(4)
    drawn = [chance.unit() for _ in range(1000)]
    assert 0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", None, True])
def test_a_seed_that_is_none_gets_a_sentence(seed: object) -> None:
    with pytest.raises(BadSeed, match=r"whole number from 0 to 2\^63 - 1"):
        check_seed(seed)
