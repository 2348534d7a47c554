# mypyc: compile
"""A card set as tables of ints, for the rules.

A face is an int: twice the card's index, plus 1 for the black side. Turning a card over is `face ^ 1`.
The stand-in is the one face after the last card; EMPTY is no card at all.
"""

from typing import Final

from mypy_extensions import i64

EMPTY: Final[i64] = -1
WHITE: Final[i64] = 0
BLACK: Final[i64] = 1
COLOURLESS: Final[i64] = 2

HALF: Final[i64] = 4  # a key's cap: half the cards of the field, rounded up (FA-41); 1 to 3: that many; 0: no key

# The effects that a reversal icon allows, as bits
FLIP_BIT: Final[i64] = 1
FLOW_BIT: Final[i64] = 2
ETHER_BIT: Final[i64] = 4
FIELD_BIT: Final[i64] = 8
FIELD_ALL_BIT: Final[i64] = 16
ALL_FIVE: Final[i64] = 31

COUNTS: Final[i64] = 7  # a field has 0 to 6 cards of a colour


class Tables:
    """What the rules need to know of every face, by face."""

    cards: int
    standin: int
    names: list[str]  # "abdiel/w", "abdiel/b", …, "reference"
    cost: list[int]
    colour: list[int]
    light: list[int]  # ether bonus
    dark: list[int]
    key: list[int]
    flip_self: list[int]
    reversal: list[int]  # bits of the effects that its icon allows; 0: no icon
    retrigger: list[int]
    constant_flip: list[int]
    coupon: list[int]  # 1 if the face has any coupon
    coupon_light: list[int]  # 2 * face + colour of the card that is placed
    coupon_dark: list[int]
    free: list[int]  # by `condition`: the positions where the special summon holds, as bits
    west_east: list[int]  # suns and moons that two faces form side by side: west * faces + east
    north_south: list[int]  # and one above the other

    def lay_out(self, cards: int) -> None:
        """Room for so many cards, nothing entered yet."""
        faces = 2 * cards + 1
        self.cards = cards
        self.standin = 2 * cards
        self.names = [""] * faces
        self.cost = [0] * faces
        self.colour = [int(WHITE), int(BLACK)] * cards + [int(COLOURLESS)]
        self.light = [0] * faces
        self.dark = [0] * faces
        self.key = [0] * faces
        self.flip_self = [0] * faces
        self.reversal = [0] * faces
        self.retrigger = [0] * faces
        self.constant_flip = [0] * faces
        self.coupon = [0] * faces
        self.coupon_light = [0] * (2 * faces)
        self.coupon_dark = [0] * (2 * faces)
        self.free = [0] * (faces * int(COUNTS * COUNTS))
        self.west_east = [0] * (faces * faces)
        self.north_south = [0] * (faces * faces)

    def condition(self, face: i64, whites: i64, blacks: i64) -> i64:
        """The index into `free` for a face and the colours on a field (FA-29)."""
        return (face * COUNTS + whites) * COUNTS + blacks
