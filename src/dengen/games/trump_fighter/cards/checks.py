"""What the types of a set's file can't say; whatever can't be played with raises BadCardSet."""

from functools import partial

from dengen.core.base.errors import BadCardSet
from dengen.core.base.packed import WORD
from dengen.core.base.words import Text
from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.set_file import check_all, check_ids
from dengen.games.trump_fighter.cards.file import CharacterEntry, SetFile, TechniqueEntry
from dengen.games.trump_fighter.cards.notation import NotationError
from dengen.games.trump_fighter.rules.actions import PICK

MOST_CHARACTERS = int(WORD - PICK)  # all answers to a question fit into one word
TECHNIQUES = 4
HIGHEST_VALUE = 99


def check(source: CardSet, file: SetFile) -> None:
    check_all(
        partial(check_number, source, file),
        partial(check_ids, source, [id for character in file.character for id in ids_of(character)]),
        *(partial(check_character, source, character) for character in file.character),
    )


def check_number(source: CardSet, file: SetFile) -> None:
    if len(file.character) < 2:
        raise source.error(
            Text("A set needs at least two characters.", "セットにはキャラクターが2人以上必要です。"), field="character"
        )
    if len(file.character) > MOST_CHARACTERS:
        raise source.error(
            Text(
                f"A set has at most {MOST_CHARACTERS} characters, not {len(file.character)}.",
                f"セットのキャラクターは{MOST_CHARACTERS}人までです（{len(file.character)}人います）。",
            ),
            field="character",
        )


def check_character(source: CardSet, character: CharacterEntry) -> None:
    check_all(
        partial(check_number_of_techniques, source, character),
        *(partial(check_technique, source, technique) for technique in character.technique),
    )


def check_number_of_techniques(source: CardSet, character: CharacterEntry) -> None:
    if len(character.technique) != TECHNIQUES:
        raise source.error(
            Text(
                f"A character has four techniques, not {len(character.technique)}.",
                f"キャラクターの技は4つです（{len(character.technique)}つ書かれています）。",
            ),
            character.id,
            "technique",
        )


def ids_of(character: CharacterEntry) -> list[str]:
    """Its own, and those of its techniques."""
    return [character.id, *(technique.id for technique in character.technique)]


def check_technique(source: CardSet, technique: TechniqueEntry) -> None:
    if not 1 <= technique.value <= HIGHEST_VALUE:
        raise source.error(
            Text(
                f"A value is 1 to {HIGHEST_VALUE}, not {technique.value}.",
                f"攻撃値は1〜{HIGHEST_VALUE}です（{technique.value} は使えません）。",
            ),
            technique.id,
            "value",
        )
    try:
        technique.formula  # noqa: B018
    except NotationError as error:
        raise condition_error(source, technique, error) from None


def condition_error(source: CardSet, technique: TechniqueEntry, error: NotationError) -> BadCardSet:
    """Says what is wrong in a condition and, if it is text, points at the place."""
    said = error.text
    place = ""
    if isinstance(technique.when, str) and error.at is not None:
        place = f"\n    {technique.when}\n    {' ' * error.at}^"
    why = Text(f"{said.en[0].upper()}{said.en[1:]}.{place}", f"{said.ja}。{place}")
    return source.error(why, technique.id, "when")
