# mypyc: compile
"""What a seat can do in a beat, as numbers, and what the rules say against it."""

from typing import Final

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.trump_fighter.rules.steps import FAST, FAST_MOVE, FIGHT, FORCED_MOVE

# 0 to 15 are Moves: 4 x hand position + slot
CALL: Final[i64] = 16
WAIT: Final[i64] = 17
STRIKE: Final[i64] = 18  # + 4 x hand position + slot: a Move and a Call (TF-R20)
DECLARE: Final[i64] = 34  # + techniques, as bits
PICK: Final[i64] = 50  # + number of the character
NOTHING: Final[i64] = -1  # a seat that isn't asked, or hasn't chosen

MOVES: Final[i64] = 16
FULL: Final[i64] = 4  # in place of the leftmost empty slot: there is none
IN_A_BEAT: Final[list[int]] = list(range(34))


def move_part(act: i64) -> i64:
    """The Move of an action, as 4 x hand position + slot; NOTHING if it has none."""
    if 0 <= act < CALL:
        return act
    if STRIKE <= act < DECLARE:
        return act - STRIKE
    return NOTHING


def has_call(act: i64) -> bool:
    return act == CALL or STRIKE <= act < DECLARE


def forbids(question: i64, held: i64, empty_slot: i64, act: i64) -> i64:
    """The clause that forbids an action to a seat with these hand positions filled, or LEGAL."""
    part = move_part(act)
    if part == NOTHING:
        if question == FAST_MOVE:
            return 53 if act == WAIT else RULING + 28
        if question == FORCED_MOVE:
            return 50 if act == WAIT else RULING + 25
        return LEGAL
    if act >= STRIKE and question != FIGHT:
        return RULING + 25 if question == FORCED_MOVE else RULING + 20
    if (held >> (part >> 2)) & 1 == 0:
        return 14
    slot = part & 3
    if empty_slot != FULL and slot != empty_slot:
        return 15 if slot > empty_slot else RULING + 5
    return LEGAL


def _every_choice() -> list[list[int]]:
    """The legal actions for every question, leftmost empty slot and hand."""
    return [
        [act for act in IN_A_BEAT if forbids(question, held, empty, act) == LEGAL]
        for question in (FAST, FAST_MOVE, FIGHT, FORCED_MOVE)
        for empty in range(5)
        for held in range(16)
    ]


CHOICES: Final[list[list[int]]] = _every_choice()


def choices_for(question: i64, held: i64, empty_slot: i64) -> list[int]:
    """The legal actions, looked up; the list is shared and must not be changed."""
    return CHOICES[((question - FAST) * 5 + empty_slot) * 16 + held]
