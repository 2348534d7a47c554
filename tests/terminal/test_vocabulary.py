"""The words of card sets: all are explained, in both languages."""

from pathlib import Path

import pytest

from dengen.core.cards.vocabulary import Vocabulary, words_in
from dengen.core.registry import game, registered
from dengen.games.walpurgis.cards.file import DEFAULTS
from tests.terminal.conftest import Dengen

OURS = [id for id, kind in registered().items() if kind.vocabulary is not None]


def vocabulary_of(id: str) -> Vocabulary:
    found = game(id).vocabulary
    assert found is not None
    return found


@pytest.mark.parametrize("id", OURS)
def test_every_table_has_a_meaning_in_both_languages(id: str) -> None:
    vocabulary = vocabulary_of(id)
    for part in vocabulary.parts():
        assert part.name in vocabulary.means, part.name
        assert vocabulary.meaning(part).en != vocabulary.meaning(part).ja


@pytest.mark.parametrize("id", OURS)
def test_every_meaning_is_of_a_word_that_there_is(id: str) -> None:
    vocabulary = vocabulary_of(id)
    parts = vocabulary.parts()
    names = {part.name for part in parts}
    words = {
        f"{part.kind.__name__}.{field.encode_name}={word}"
        for part in parts
        for field in part.fields
        for word in words_in(field.type)
    }
    kinds = {f"EffectEntry.kind={kind}" for kind in DEFAULTS} if id == "walpurgis" else set()
    assert set(vocabulary.means) <= names | words | kinds
    assert kinds <= set(vocabulary.means)


def test_the_command_speaks_japanese(dengen: Dengen) -> None:
    ran = dengen("cards", "vocabulary", "lumiel", "--lang", "ja")
    assert ran.code == 0
    assert '## `effect`: `step = "swap"`\n一番上のカード2枚を入れ替える。' in ran.out


def test_an_example_is_of_the_game_s_own_cards(dengen: Dengen) -> None:
    out = dengen("cards", "vocabulary", "lumiel").out
    assert 'Example, Otherworlder:\n```toml\n{ step = "bring", from = "deck_top", use_effect = true }\n```' in out


def test_a_game_that_explains_nothing_says_so(dengen: Dengen) -> None:
    ran = dengen("cards", "vocabulary", "tokens")
    assert (ran.code, "has no vocabulary for its card sets" in ran.err) == (2, True)


def test_an_unknown_effect_points_to_the_vocabulary(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(
        'base = "dengen"\n[set]\ngame = "lumiel"\nid = "my"\n[[card]]\nid = "priest"\neffect = [{ step = "trun" }]\n'
    )
    ran = dengen("cards", "check", file)
    assert ran.code == 2
    assert "my.toml: line 7: card 'priest': field 'effect[0].step': Invalid value 'trun'." in ran.err
    assert "Did you mean 'turn'? `dengen cards vocabulary lumiel` explains them." in ran.err


def test_faults_of_a_file_are_listed_one_per_line(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(
        'base = "dengen"\n[set]\ngame = "lumiel"\nname_en = ""\n[[card]]\nid = "priest"\npoints = "3"\ncopys = 2\n'
    )
    first, second, third = dengen("cards", "check", file).err.splitlines()
    assert "line 4: field 'set.name_en': It is empty." in first
    assert "line 7: card 'priest': field 'points': Expected a whole number, got text." in second
    assert "line 8: card 'priest': There is no field `copys`. Did you mean 'copies'?" in third


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("flip_angel uriel", "Uriel the Ember: free: 2+ ○ · constant flip"),
        ("flip_angel uriel", "printed: Free with 2+ angels on your field."),
        ("trump_fighter kakeru --lang ja", "[自3] 3ストレート"),
        ("troll_master troll", "[Attack] on success, gain 1 mana"),
        ("lumiel priest", "Turn one card of another player directly beside a card of yours to face you."),
        ("lumiel ghost --lang ja", "カードの上か下に重ねて置ける。"),
        ("walpurgis dor_rose", "When a turn ends: in your own turn and with 3 or fewer cards in hand, draw 1 card."),
        (
            "walpurgis neb_mirage --lang ja",
            "B：隣接する自分の活動状態、休眠状態か表向きの陣1枚を隣のマスへ動かしてもよい。",
        ),
    ],
)
def test_the_rules_text_is_made_from_the_data(dengen: Dengen, arguments: str, said: str) -> None:
    ran = dengen("cards", "text", *arguments.split())
    assert (ran.code, said in ran.out) == (0, True), ran.out


def test_a_game_without_generated_texts_says_so(dengen: Dengen) -> None:
    ran = dengen("cards", "text", "tokens")
    assert (ran.code, "can't generate rules texts" in ran.err) == (2, True)
