# mypyc: compile
"""The characters as the rules read them: formulas, the worth of every set of techniques, and what their cards say."""

from typing import Any

from dengen.core.words import Text
from dengen.games.trump_fighter.rules.conditions import Formula


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
    worth: list[list[int]]  # by the techniques, as bits (TF-25)
    inline: list[dict[str, Any]]  # the characters that a position has brought along, as its dump writes them

    def number_of(self, id: str) -> int:
        """The number of a character, or -1."""
        for number, character in enumerate(self.characters):
            if character.id == id:
                return number
        return -1

    def ids(self) -> list[str]:
        return [character.id for character in self.characters]
