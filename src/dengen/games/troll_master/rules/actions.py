# mypyc: compile
"""The action space: the codes that don't depend on the card set (the others follow in `Tables`), and all names."""

from typing import Final

from mypy_extensions import i64

from dengen.games.troll_master.rules.codes import ACTIONS, MAGIC, MOST_ABILITIES

STOP: Final[i64] = 0
EXECUTE: Final[i64] = 1
BROOM: Final[i64] = 2
DISCARD: Final[i64] = 3  # + magic kind
PLACE: Final[i64] = 7  # + 14 × magic kind + position - 1
GAIN: Final[i64] = 63  # + familiar - 1


def placed_card(act: i64) -> i64:
    """The magic kind that an answer PLACE reveals."""
    return (act - PLACE) // ACTIONS


def placed_at(act: i64) -> i64:
    """The position on which an answer PLACE puts the pawn."""
    return (act - PLACE) % ACTIONS + 1


def names(familiars: list[str]) -> list[str]:
    """The name of every action, in the order of their numbers, with these ids of familiars."""
    row = range(1, int(ACTIONS) + 1)
    return [
        "stop",
        "execute",
        "broom",
        *(f"discard:{card}" for card in MAGIC),
        *(f"place:{card}:{pos}" for card in MAGIC for pos in row),
        *(f"gain:{id}" for id in familiars[1:]),
        "call",
        *(f"train:{id}" for id in familiars),
        *(f"charge:{id}" for id in familiars),
        *(f"chain_to:{pos}" for pos in row),
        *(f"use:{id}:{index}" for id in familiars for index in range(int(MOST_ABILITIES))),
    ]
