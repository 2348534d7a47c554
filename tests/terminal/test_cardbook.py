"""Cards in words, for any game."""

from dengen.core.base.words import Text, Words
from dengen.terminal import cardbook

CONTENT = {
    "set": {"id": "x"},
    "card": [
        {"id": "yokai", "name_en": "Yokai"},
        {
            "id": "tamer",
            "name_en": "Yokai Tamer",
            "points": 3,
            "epithet_ja": "使い",
            "epithet_en": "wise",
            "effect": [1],
        },
    ],
    "relic": [{"id": "bell", "name_en": "Bell", "text_en": "It rings."}],
    "sizes": [1, 2],
}


def ids(words: Words) -> list[str]:
    return [entry["id"] for entry in cardbook.about(CONTENT, words, "en")]


def test_all_tables_of_cards_are_found() -> None:
    assert [entry["id"] for entry in cardbook.entries(CONTENT)] == ["yokai", "tamer", "bell"]


def test_a_sentence_is_about_the_cards_that_it_names() -> None:
    assert ids(Words("play", "Play the Yokai Tamer", "")) == ["tamer"]
    assert ids(Words("play", "Play the Yokai with the Yokai Tamer", "")) == ["yokai", "tamer"]
    assert ids(Words("pass", "Play nothing", "")) == []


def test_a_sentence_is_about_the_cards_in_its_arguments() -> None:
    assert ids(Words("set", "Set it on A1", "", {"card": "bell", "area": "A1", "seat": 2})) == ["bell"]


def test_data_for_the_rules_alone_is_not_shown() -> None:
    card = cardbook.called(CONTENT, "TAMER")[0]
    assert [line for line, _ in cardbook.lines(card, "en")] == ["Yokai Tamer (tamer)", "    points 3, epithet wise"]


def test_numbers_have_the_names_that_people_give_them() -> None:
    card = cardbook.called(CONTENT, "TAMER")[0]
    labels = {"points": Text("points", "ポイント")}
    assert [line for line, _ in cardbook.lines(card, "ja", labels)][1] == "    ポイント 3"


FACES = {
    "card": [
        {
            "id": "abdiel",
            "no": 1,
            "white": {
                "name_en": "Abdiel the Newcomer",
                "name_ja": "新人アブディエル",
                "cost": 1,
                "text_en": "Free at SE.",
            },
            "black": {
                "name_en": "Abdiel the Turncoat",
                "name_ja": "寝返りアブディエル",
                "cost": 6,
                "edges": {"n": "s"},
            },
        }
    ]
}


def test_named_parts_follow_their_card() -> None:
    assert [line for line, _ in cardbook.lines(FACES["card"][0], "en")] == [
        "abdiel",
        "    no 1",
        "    white: Abdiel the Newcomer",
        "        cost 1",
        "        Free at SE.",
        "    black: Abdiel the Turncoat",
        "        cost 6",
    ]


def test_a_card_is_found_by_the_name_of_a_part() -> None:
    assert cardbook.called(FACES, "abdiel the turncoat") == FACES["card"]
    words = Words("summon", "Summon Abdiel the Newcomer", "新人アブディエルを召喚")
    assert cardbook.about(FACES, words, "ja") == FACES["card"]


def test_a_drawing_keeps_its_lines() -> None:
    card = {"id": "spark", "number": 2, "matrix": ". d .\n. @ ."}
    assert [line for line, _ in cardbook.lines(card, "en")] == ["spark", "    number 2", "    . d .\n    . @ ."]
