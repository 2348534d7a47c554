# mypyc: compile
"""The action space: what a seat can answer, as numbers and by name."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

# 0 to 15 are Moves: 4 x hand position + slot
CALL: Final[i64] = 16
WAIT: Final[i64] = 17
STRIKE: Final[i64] = 18  # + 4 x hand position + slot: a Move and a Call (TF-R20)
DECLARE: Final[i64] = 34  # + techniques, as bits
PICK: Final[i64] = 50  # + number of the character
NOTHING: Final[i64] = -1  # a seat that isn't asked, or hasn't chosen

MOVES: Final[i64] = 16
FULL: Final[i64] = 4  # in place of the leftmost empty slot: there is none
IN_A_BEAT: Final[i64] = 2**34 - 1  # Moves, Call, wait and Strikes, as answers


def move_part(act: i64) -> i64:
    """The Move of an action, as 4 x hand position + slot; NOTHING if it has none."""
    if 0 <= act < CALL:
        return act
    if STRIKE <= act < DECLARE:
        return act - STRIKE
    return NOTHING


def has_call(act: i64) -> bool:
    return act == CALL or STRIKE <= act < DECLARE


def names(characters: Sequence[str]) -> list[str]:
    """The name of every action, in the order of their numbers."""
    places = [f"{hand}:{slot}" for hand in range(4) for slot in range(4)]
    return [
        *(f"move:{place}" for place in places),
        "call",
        "wait",
        *(f"strike:{place}" for place in places),
        *(f"declare:{techniques}" for techniques in range(16)),
        *(f"pick:{character}" for character in characters),
    ]
