"""Packed numbers, compiled or not: words of 62 bits, copies that are copies, pickles."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.packed import (
    BITS,
    WORD,
    count_of,
    filled,
    lowest,
    many,
    members,
    nth,
    packed,
    place_of,
    unpacked,
    zeros,
)

SETS = st.sets(st.integers(0, WORD - 1), min_size=1)


def word(numbers: set[int]) -> i64:
    bits: i64 = 0
    for number in numbers:
        bits |= BITS[number]
    return bits


@given(SETS)
def test_a_word_holds_numbers_up_to_61(numbers: set[int]) -> None:
    """`1 << n` is wrong in compiled code from 31 on: a set that reaches further is where that would show."""
    bits = word(numbers)
    assert bits == sum(2**number for number in numbers)
    assert members(bits) == sorted(numbers)
    assert many(bits) == len(numbers)
    assert lowest(bits) == min(numbers)
    assert [nth(bits, n) for n in range(len(numbers))] == sorted(numbers)


def test_an_empty_word_has_no_members() -> None:
    assert members(0) == []
    assert many(0) == 0


@given(st.lists(st.integers(-(2**63), 2**63 - 1)))
def test_packed_numbers_survive_unpacking_pickling_and_copying(numbers: list[int]) -> None:
    zone = packed(numbers)
    assert unpacked(zone) == numbers
    assert unpacked(pickle.loads(pickle.dumps(zone))) == numbers
    assert unpacked(copy.deepcopy(zone)) == numbers


def test_a_slice_is_a_copy_and_a_name_is_not() -> None:
    zone = packed([1, 2, 3])
    other, same = zone[:], zone
    zone[0] = 9
    assert unpacked(other) == [1, 2, 3]
    assert unpacked(same) == [9, 2, 3]


def test_appending_twice_to_one_name_shares_a_buffer() -> None:
    """The reason for `zone = append(zone, card)`: unlike lists, two results of `append` may share a buffer."""
    base = append(packed([1, 2]), 3)
    first = append(base, 4)
    second = append(base, 5)
    assert unpacked(second) == [1, 2, 3, 5]
    assert unpacked(first) in ([1, 2, 3, 5], [1, 2, 3, 4])


def test_looking_for_numbers() -> None:
    zone = packed([4, 7, 4])
    assert (count_of(zone, 4), count_of(zone, 5)) == (2, 0)
    assert (place_of(zone, 4), place_of(zone, 7), place_of(zone, 5)) == (0, 1, -1)
    assert unpacked(zeros(3)) == [0, 0, 0]
    assert unpacked(filled(2, -1)) == [-1, -1]


def test_a_place_that_is_not_there_is_refused() -> None:
    zone: vec[i64] = zeros(2)
    with pytest.raises(IndexError):
        zone[2] = 1
