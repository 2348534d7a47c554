"""Card sets: the dengen set, and what is said about a set that can't be used."""

import copy
from typing import Any

import pytest

from dengen.core.base.errors import BadCardSet
from dengen.games.trump_fighter import TrumpFighter
from dengen.games.trump_fighter.cards.notation import to_nested
from tests.games.trump_fighter.kit import GAME, lay
from tests.wording import assert_refused

CONTENT: dict[str, Any] = GAME.cards.content


def changed(**fields: Any) -> dict[str, Any]:
    """The dengen set with other fields in its third technique."""
    content = copy.deepcopy(CONTENT)
    content["character"][0]["technique"][2] |= fields
    return content


def test_the_values_of_the_dengen_set_add_up_as_designed() -> None:
    sums = {
        character.id: sum(technique.value for technique in character.technique) for character in GAME.file.character
    }
    assert sums == {
        "kakeru": 14, "futami": 13, "somei": 20, "hibana": 13, "kurogane": 14,
        "tamaki": 15, "oyama": 15, "korobo": 15, "okyo": 13, "kagami": 12,
    }  # fmt: skip


def test_everything_is_said_in_both_languages() -> None:
    for character in GAME.file.character:
        texts = [character.name_ja, character.epithet_ja, character.temper_ja, character.ending_ja]
        for technique in character.technique:
            texts += [technique.name_ja, technique.text_ja, technique.line_ja]
            assert all((technique.name_en, technique.text_en, technique.line_en))
        assert all(text and not text.isascii() for text in texts)


def test_a_number_on_a_card_can_be_changed() -> None:
    game = TrumpFighter(changed(value=9))
    assert lay(game, fields=["S4 H6 C8 DK", "D5 C7 HQ S2"]).beat("call", "wait").scores == [9, 0]


def test_a_technique_may_ask_for_a_picture() -> None:
    asked = TrumpFighter(changed(picture="okyo_cho")).file.character[0].technique
    assert [technique.picture for technique in asked] == [None, None, "okyo_cho", None]


def test_a_condition_may_be_nested_data() -> None:
    nested = to_nested(GAME.tables.formulas[0][2])
    game = TrumpFighter(changed(when=nested))
    assert lay(game, fields=["S4 H6 C8 DK", "D5 C7 HQ S2"]).could_hit(0) == ["kakeru_fivestep"]


def test_another_set_has_its_own_action_space() -> None:
    content = {**CONTENT, "character": copy.deepcopy(CONTENT["character"][:3])}
    game = TrumpFighter(content)
    assert game.num_actions == 53
    assert game.name(52) == "pick:somei"
    assert GAME.num_actions == 60


@pytest.mark.parametrize(
    ("content", "card", "field", "message"),
    [
        (changed(value=0), "kakeru_fivestep", "when", ""),
        (changed(value=100), "kakeru_fivestep", "value", "A value is 1 to 99, not 100."),
        (changed(picture=7), "kakeru", "technique[2].picture", "Expected text or a table, got a whole number."),
        (changed(value="five"), "kakeru", "technique[2].value", "Expected a whole number, got text."),
        (changed(colour="red"), "kakeru", "technique[2]", "There is no field `colour`."),
        (changed(id="Five Step"), "Five Step", "id", "An id consists of a-z, 0-9 and _"),
        (changed(id="kakeru_hop"), "kakeru_hop", "id", "The id 'kakeru_hop' is already used"),
        ({**CONTENT, "character": CONTENT["character"][:1]}, "", "character", "A set needs at least two characters."),
    ],
)
def test_a_bad_set_says_which_card_and_field(content: dict[str, Any], card: str, field: str, message: str) -> None:
    with assert_refused(BadCardSet) as caught:
        TrumpFighter(content)
    if message:
        assert (caught.value.card, caught.value.field) == (card, field)
        assert caught.value.why.en.startswith(message)
    else:
        assert "A value is 1 to 99" in str(caught.value)


def test_a_bad_condition_is_pointed_at() -> None:
    with assert_refused(BadCardSet) as caught:
        TrumpFighter(changed(when="[opp2 own3] strait(5)"))
    assert caught.value.card == "kakeru_fivestep"
    assert caught.value.field == "when"
    place = "\n    [opp2 own3] strait(5)\n                ^"
    assert caught.value.why.en == f"A pattern was expected, not 'strait' (at character 13).{place}"
    assert caught.value.why.ja == f"13文字目：ここには役が必要です（'strait' は書けません）。{place}"


def with_characters(many: int) -> dict[str, Any]:
    """The first of the dengen set, again and again under other ids."""
    people = [copy.deepcopy(CONTENT["character"][0]) for _ in range(many)]
    for number, person in enumerate(people):
        person["id"] = f"twin{number}"
        for which, technique in enumerate(person["technique"]):
            technique["id"] = f"twin{number}_{which}"
    return {**CONTENT, "character": people}


def test_a_set_has_at_most_twelve_characters_and_the_last_can_be_picked() -> None:
    game = TrumpFighter(with_characters(12))
    fight = game.new(2, 1)
    assert [game.name(act) for act in fight.legal(0)] == [f"pick:twin{number}" for number in range(12)]
    game.apply(fight, 0, "pick:twin11")
    game.apply(fight, 1, "pick:twin0")
    assert [game.tables.characters[who].id for who in fight.character] == ["twin11", "twin0"]
    with assert_refused(BadCardSet, match="A set has at most 12 characters, not 13"):
        TrumpFighter(with_characters(13))


def test_a_character_has_exactly_four_techniques() -> None:
    content = copy.deepcopy(CONTENT)
    content["character"][4]["technique"].pop()
    with assert_refused(BadCardSet, match="A character has four techniques, not 3"):
        TrumpFighter(content)
