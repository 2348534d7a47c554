# mypyc: compile
"""The cards that a technique hits with, to be shown: the first that are found."""

from mypy_extensions import i64

from dengen.games.trump_fighter.rules.conditions import Condition, Formula, Group
from dengen.games.trump_fighter.rules.matching import all_achieved, occupied


def witness(formula: Formula, mine: i64, theirs: i64) -> int:
    """The first cards found that meet the formula, as bits of places; 0 if it isn't met."""
    for group in formula:
        mask = _disjoint(group, mine, theirs)
        if mask:
            return int(mask)
    return 0


def _disjoint(group: Group, mine: i64, theirs: i64) -> i64:
    """Sets of cards for all conditions that share no card (TF-40), united; 0 if there are none."""
    choices: list[list[int]] = []
    for condition in group:
        found = _smallest(condition, mine, theirs)
        if not found:
            return 0
        choices.append(found)
    choices.sort(key=len)
    return _choose(choices, 0, 0)


def _choose(choices: list[list[int]], which: i64, used: i64) -> i64:
    if which == len(choices):
        return used
    for choice in choices[which]:
        mask: i64 = choice
        if mask & used == 0:
            found = _choose(choices, which + 1, used | mask)
            if found:
                return found
    return 0


def _smallest(condition: Condition, mine: i64, theirs: i64) -> list[int]:
    """The sets of cards that meet the condition and have no part that does, smallest number first."""
    there = occupied(mine, theirs)
    found: list[int] = []
    for mask in condition.masks:
        if mask & there == mask and not _contains_one(mask, found) and all_achieved(condition, mine, theirs, mask):
            found.append(int(mask))
    return found


def _contains_one(mask: i64, found: list[int]) -> bool:
    for part in found:
        smaller: i64 = part
        if smaller & mask == smaller:
            return True
    return False
