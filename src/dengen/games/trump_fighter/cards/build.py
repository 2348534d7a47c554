"""From a set to the tables that the rules read."""

from collections.abc import Sequence

from dengen.core import positions
from dengen.core.base.packed import packed
from dengen.core.base.words import Text
from dengen.core.cards.card_sets import CardSet
from dengen.games.trump_fighter.cards.checks import check
from dengen.games.trump_fighter.cards.file import CharacterEntry, SetFile, TechniqueEntry
from dengen.games.trump_fighter.cards.notation import to_japanese, to_text
from dengen.games.trump_fighter.rules.actions import PICK
from dengen.games.trump_fighter.rules.conditions import Formula
from dengen.games.trump_fighter.rules.tables import SETS, Character, Tables, Technique


def read(source: CardSet) -> SetFile:
    """The set as its file says it, checked; raises BadCardSet."""
    file = source.convert(SetFile)
    check(source, file)
    return file


def build(file: SetFile, inline: Sequence[CharacterEntry] = ()) -> Tables:
    """The tables of a set; after its own characters come those that a position brings along."""
    entries = [*file.character, *inline]
    tables = Tables()
    tables.formulas = [[technique.formula for technique in entry.technique] for entry in entries]
    tables.characters = [character_of(*each) for each in zip(entries, tables.formulas, strict=True)]
    tables.techniques = packed([2 ** len(entry.technique) - 1 for entry in entries])
    tables.worth = packed([worth for entry in entries for worth in worth_of(entry)])
    tables.picks = sum(2 ** (PICK + number) for number in range(len(file.character)))
    tables.inline = [positions.plain(entry) for entry in inline]
    return tables


def character_of(entry: CharacterEntry, formulas: list[Formula]) -> Character:
    character = Character()
    character.id = entry.id
    character.name = entry.name
    character.epithet = Text(entry.epithet_en, entry.epithet_ja)
    character.ending = Text(entry.ending_en, entry.ending_ja)
    character.techniques = [technique_of(*each) for each in zip(entry.technique, formulas, strict=True)]
    return character


def technique_of(entry: TechniqueEntry, formula: Formula) -> Technique:
    technique = Technique()
    technique.id = entry.id
    technique.name = Text(entry.name_en, entry.name_ja)
    technique.value = entry.value
    technique.text = Text(entry.text_en, entry.text_ja)
    technique.line = Text(entry.line_en, entry.line_ja)
    technique.written = to_text(formula)
    technique.printed = to_japanese(formula)
    return technique


def worth_of(entry: CharacterEntry) -> list[int]:
    """What every set of techniques is worth, by their bits (TF-25)."""
    values = [technique.value for technique in entry.technique]
    return [sum(value for which, value in enumerate(values) if bits >> which & 1) for bits in range(SETS)]
