# mypyc: compile
"""Packed numbers: arrays of machine words for the data that rules read and write at every step.

A `vec` is a value with a length; `append` and similar functions return another one that may share its buffer. So use one name per
buffer: `zone = append(zone, card)`, and a copy is `zone[:]`.
"""

import copyreg
from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 62  # bits of a set in one word: larger numbers are slow in compiled code
BITS: Final[vec[i64]] = vec[i64]([2**bit for bit in range(63)])  # in compiled code `1 << n` is correct only below 31


ZEROS: Final[vec[i64]] = vec[i64]([0 for _ in range(256)])  # a copy of a part is made much faster than new numbers


def zeros(many: i64) -> vec[i64]:
    return ZEROS[:many] if many <= len(ZEROS) else vec[i64]([0 for _ in range(many)])


def filled(many: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(many)])


def packed(numbers: Sequence[int]) -> vec[i64]:
    return vec[i64](numbers)


def unpacked(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def count_of(numbers: vec[i64], wanted: i64) -> i64:
    found: i64 = 0
    for number in numbers:
        if number == wanted:
            found += 1
    return found


def place_of(numbers: vec[i64], wanted: i64) -> i64:
    """The first index of a number, or -1."""
    for at in range(len(numbers)):
        if numbers[at] == wanted:
            return at
    return -1


def many(bits: i64) -> i64:
    """The number of set bits among bits 0-61."""
    bits -= (bits >> 1) & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 127


def lowest(bits: i64) -> i64:
    """The index of the lowest set bit among bits 0-61; there must be one."""
    return many((bits & -bits) - 1)


def nth(bits: i64, n: i64) -> i64:
    """The index of the n-th set bit among bits 0-61, counted from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return many((bits & -bits) - 1)


def members(bits: i64) -> list[int]:
    """The indices of the set bits among bits 0-61, ascending."""
    found: list[int] = []
    while bits != 0:
        found.append(int(lowest(bits)))
        bits &= bits - 1
    return found


def _pickled(numbers: Any) -> tuple[Any, tuple[list[int]]]:
    return packed, (list(numbers),)


copyreg.pickle(type(vec[i64]()), _pickled)  # for deepcopy as well: librt's vec supports neither


if __file__.endswith(".py"):  # not compiled: Python's are faster; compiled calls don't use these

    def _many(bits: int) -> int:
        return bits.bit_count()

    def _lowest(bits: int) -> int:
        return (bits & -bits).bit_length() - 1

    def _nth(bits: int, n: int) -> int:
        for _ in range(n):
            bits &= bits - 1
        return (bits & -bits).bit_length() - 1

    _many.__doc__, _lowest.__doc__, _nth.__doc__ = many.__doc__, lowest.__doc__, nth.__doc__
    many, lowest, nth = _many, _lowest, _nth
