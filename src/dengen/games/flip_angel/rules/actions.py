# mypyc: compile
"""The 49 answers of the game, by number and by name."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import packed
from dengen.games.flip_angel.rules.board import CELLS

SUMMON: Final[i64] = 0  # + slot of the river: row 1 to 3, deck
REVERSE: Final[i64] = 4
GAIN: Final[i64] = 5  # + points of dark among the two
END: Final[i64] = 8
PLACE: Final[i64] = 9  # + cell
RIVER_FLIP: Final[i64] = 21
RIVER_FLOW: Final[i64] = 22
ETHER: Final[i64] = 23
FIELD_ALL: Final[i64] = 24
FIELD: Final[i64] = 25  # + cell
KEY: Final[i64] = 37  # + index into KEY_LIGHT and KEY_DARK
RETRIGGER_YES: Final[i64] = 47
RETRIGGER_NO: Final[i64] = 48

SLOTS: Final[tuple[str, ...]] = ("row1", "row2", "row3", "deck")
DECK: Final[i64] = 3  # the slot of the deck's top card
STANDIN: Final[i64] = 4  # in a question where to place: no slot of the river, but the reference

KEY_LIGHT: Final[vec[i64]] = packed([0, 1, 0, 2, 1, 0, 3, 2, 1, 0])
KEY_DARK: Final[vec[i64]] = packed([0, 0, 1, 0, 1, 2, 0, 1, 2, 3])

NAMES: Final[tuple[str, ...]] = (
    *[f"summon:{slot}" for slot in SLOTS],
    "reverse",
    "gain:ll",
    "gain:ld",
    "gain:dd",
    "end",
    *[f"place:{cell}" for cell in CELLS],
    "rev:river_flip",
    "rev:river_flow",
    "rev:ether",
    "rev:field_all",
    *[f"rev:field:{cell}" for cell in CELLS],
    *[f"key:{KEY_LIGHT[i]}+{KEY_DARK[i]}" for i in range(10)],
    "retrigger:yes",
    "retrigger:no",
)

# What comes into question together, as bits
MAIN_BITS: Final[i64] = (1 << PLACE) - 1
GAIN_BITS: Final[i64] = 0b111 << GAIN
AFTER_BITS: Final[i64] = 1 << REVERSE | 1 << END
PLACE_BITS: Final[i64] = 0xFFF << PLACE
EFFECT_BITS: Final[i64] = 0xFFFF << RIVER_FLIP
FIELD_BITS: Final[i64] = 0xFFF << FIELD
KEY_BITS: Final[i64] = 0x3FF << KEY
RETRIGGER_BITS: Final[i64] = 0b11 << RETRIGGER_YES

MOST: Final[i64] = 3  # chips on one key


def keys_within(most: int, light: int, dark: int) -> int:
    """The ways to lay at most so many chips, of so many light and dark ones, as bits."""
    return sum(
        1 << way
        for way in range(10)
        if KEY_LIGHT[way] + KEY_DARK[way] <= most and KEY_LIGHT[way] <= light and KEY_DARK[way] <= dark
    )


KEYS_WITHIN: Final[vec[i64]] = packed(
    [keys_within(most, light, dark) for most in range(4) for light in range(4) for dark in range(4)]
)


def key_ways(most: i64, light: i64, dark: i64) -> i64:
    """As `keys_within`, by a table."""
    return KEYS_WITHIN[16 * most + 4 * min(light, MOST) + min(dark, MOST)]
