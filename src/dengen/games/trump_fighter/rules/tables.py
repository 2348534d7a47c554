# mypyc: compile
"""The characters as the rules read them: formulas, and the worth of every set of techniques."""

from dengen.games.trump_fighter.cards.file import Character
from dengen.games.trump_fighter.cards.notation import to_japanese, to_text
from dengen.games.trump_fighter.rules.conditions import Formula


class Tables:
    """Everything is looked up by the character's number."""

    characters: list[Character]
    formulas: list[list[Formula]]
    worth: list[list[int]]  # by the techniques, as bits (TF-25)
    written: list[list[str]]  # the formulas in our notation
    printed: list[list[str]]  # and in that of the cards

    def number_of(self, id: str) -> int:
        """The number of a character, or -1."""
        for number, character in enumerate(self.characters):
            if character.id == id:
                return number
        return -1


def lay_out(characters: list[Character]) -> Tables:
    tables = Tables()
    tables.characters = characters
    tables.formulas = [[technique.formula for technique in character.technique] for character in characters]
    tables.written = [[to_text(formula) for formula in formulas] for formulas in tables.formulas]
    tables.printed = [[to_japanese(formula) for formula in formulas] for formulas in tables.formulas]
    tables.worth = []
    for character in characters:
        values = [technique.value for technique in character.technique]
        tables.worth.append([sum(v for i, v in enumerate(values) if bits >> i & 1) for bits in range(1 << len(values))])
    return tables
