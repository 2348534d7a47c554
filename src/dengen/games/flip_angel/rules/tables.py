# mypyc: compile
"""A card set as tables of ints, for the rules.

A face is an int: twice the card's index, plus 1 for the black side. Turning a card over is `face ^ 1`.
The stand-in is the one face after the last card; EMPTY is no card at all.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import packed, zeros

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

    cards: i64
    standin: i64
    faces: i64  # those of the cards, and the stand-in
    names: list[str]  # "abdiel/w", "abdiel/b", …, "reference"
    cost: vec[i64]
    colour: vec[i64]
    light: vec[i64]  # ether bonus
    dark: vec[i64]
    key: vec[i64]
    flip_self: vec[i64]
    reversal: vec[i64]  # bits of the effects that its icon allows; 0: no icon
    retrigger: vec[i64]
    constant_flip: vec[i64]
    coupon: vec[i64]  # 1 if the face has any coupon
    coupon_light: vec[i64]  # 2 * face + colour of the card that is placed
    coupon_dark: vec[i64]
    free: vec[i64]  # by `condition`: the positions where the special summon holds, as bits
    west_east: vec[i64]  # suns and moons that two faces form side by side: west * faces + east
    north_south: vec[i64]  # and one above the other

    def lay_out(self, cards: int) -> None:
        """Room for so many cards, nothing entered yet."""
        faces = 2 * cards + 1
        self.cards = cards
        self.standin = 2 * cards
        self.faces = faces
        self.names = [""] * faces
        self.cost = zeros(faces)
        self.colour = packed([int(WHITE), int(BLACK)] * cards + [int(COLOURLESS)])
        self.light = zeros(faces)
        self.dark = zeros(faces)
        self.key = zeros(faces)
        self.flip_self = zeros(faces)
        self.reversal = zeros(faces)
        self.retrigger = zeros(faces)
        self.constant_flip = zeros(faces)
        self.coupon = zeros(faces)
        self.coupon_light = zeros(2 * faces)
        self.coupon_dark = zeros(2 * faces)
        self.free = zeros(faces * COUNTS * COUNTS)
        self.west_east = zeros(faces * faces)
        self.north_south = zeros(faces * faces)

    def condition(self, face: i64, whites: i64, blacks: i64) -> i64:
        """The index into `free` for a face and the colours on a field (FA-29)."""
        return (face * COUNTS + whites) * COUNTS + blacks
