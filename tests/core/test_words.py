"""Composition of sentences, and text in terminal columns."""

import pytest

from dengen.core.base.columns import fitted, padded, width
from dengen.core.base.words import Text, fill, joined, listed, named, plural, signed, who

IMP, GNOME, TROLL = Text("Imp", "インプ"), Text("Gnome", "ノーム"), Text("Troll", "トロル")


def test_parts_are_put_in_by_name_or_by_place_in_both_languages() -> None:
    sentence = Text("{seat} drew {n} and the {card}.", "{seat}は{n}枚と{card}を引いた。")
    assert fill(sentence, seat=who(1), n=2, card=IMP) == Text(
        "{seat1} drew 2 and the Imp.", "{seat1}は2枚とインプを引いた。"
    )
    assert fill(Text("{} of {}", "{1}のうち{0}"), 3, IMP) == Text("3 of Imp", "インプのうち3")
    assert fill(Text("fair: {share:.0%}", "公平={share:.0%}"), share=0.25) == Text("fair: 25%", "公平=25%")


def test_a_name_with_braces_stays_as_it_is() -> None:
    sentence = Text("{card} of {seat}", "{seat}の{card}")
    assert fill(sentence, card="{seat}", seat=who(0)) == Text("{seat} of {seat0}", "{seat0}の{seat}")


def test_players_names_come_in_last() -> None:
    assert named(f"{who(1)} beat {who(0)}.", ["Ann", "Bo"]) == "Bo beat Ann."


@pytest.mark.parametrize(
    ("parts", "en", "ja"),
    [
        ([], "", ""),
        ([IMP], "Imp", "インプ"),
        ([IMP, "C3"], "Imp and C3", "インプとC3"),
        ([IMP, GNOME, TROLL], "Imp, Gnome and Troll", "インプ、ノーム、トロル"),
    ],
)
def test_a_list_ends_with_and(parts: list[Text | str], en: str, ja: str) -> None:
    assert listed(parts) == Text(en, ja)


def test_parts_are_joined_by_any_sign() -> None:
    assert joined([IMP, 3, GNOME]) == Text("Imp, 3, Gnome", "インプ、3、ノーム")
    assert joined((part for part in (IMP, GNOME)), " or ", "か") == Text("Imp or Gnome", "インプかノーム")


def test_numbers_have_signs_and_plurals() -> None:
    assert [plural(number, "card") for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [signed(number) for number in (3, 0, -2)] == ["+3", "0", "−2"]


def test_a_japanese_character_is_two_columns_wide() -> None:
    assert [width(text) for text in ("abc", "神父", "ｶﾅ", "†♥")] == [3, 4, 2, 2]
    assert padded("神父", 6) == "神父  "
    assert padded("神父", 3) == "神父"
    assert [fitted("神父abc", columns) for columns in (8, 5, 3)] == ["神父abc ", "神父a", "神 "]
