# mypyc: compile
"""The characters as the rules read them: formulas, the worth of every set of techniques, and what their cards say."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.words import Text
from dengen.games.trump_fighter.rules.conditions import Formula

SETS: Final[i64] = 16  # of the techniques of a character, which has four at most


class Technique:
    """What the card says of one technique."""

    id: str
    name: Text
    value: int
    text: Text
    line: Text  # spoken, without effect
    written: str  # its condition in our notation
    printed: str  # and in that of the cards


class Character:
    """What the card says of one character."""

    id: str
    name: Text
    epithet: Text
    ending: Text  # TF-4
    techniques: list[Technique]


class Tables:
    """Everything is looked up by the character's number."""

    characters: list[Character]
    formulas: list[list[Formula]]
    techniques: vec[i64]  # all of them, as bits
    worth: vec[i64]  # at SETS x character + techniques, as bits (TF-25)
    picks: i64  # the characters of the set itself, as the actions that pick them
    inline: list[dict[str, Any]]  # the characters that a position has brought along, as its dump writes them

    def number_of(self, id: str) -> int:
        """The number of a character, or -1."""
        for number, character in enumerate(self.characters):
            if character.id == id:
                return number
        return -1

    def ids(self) -> list[str]:
        return [character.id for character in self.characters]
