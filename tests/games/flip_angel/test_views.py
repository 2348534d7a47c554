"""Views: what the page and a preview show, the board for the terminal."""

import pytest

from dengen.core.base.words import LANGS, Lang
from dengen.testing import clause
from tests.games.flip_angel.kit import GAME, lay


def test_a_card_that_comes_up_is_news_to_all_and_a_preview_stops_there() -> None:
    table = lay("row - - -\ndeck barachiel/w raphael/b\nP0\nP1")
    preview = GAME.preview(table.state, 0, [GAME.number("summon:deck"), GAME.number("place:ne")])
    assert [words.kind for words in preview.events] == ["summon", "place", "ether_bonus"]
    assert preview.complete is False


def test_a_preview_of_the_fourth_card_shows_the_field_after_the_event() -> None:
    table = lay("row abdiel/w - -\ndeck uriel/w\nP0 L2 D2 nw gabriel/b ne laylah/w sw haniel/w\nP1")
    preview = GAME.preview(table.state, 0, [GAME.number("summon:row1")])
    assert preview.complete
    assert [words.kind for words in preview.events][-2:] == ["event4", "flip"]


def test_the_view_names_what_the_question_is_about() -> None:
    table = lay("row gabriel/b dumah/w laylah/w\ndeck eremiel/b michael/b\nP0 L0 D6\nP1").act("summon:row1")
    view = table.view(0)
    assert (view.phase, view.asked, view.mover) == ("place", [0], 0)
    assert view.subject is not None
    assert (view.subject.slot, view.subject.card) == ("row1", "gabriel")
    view = lay("row ithuriel/w - -\nP0 L4 D4\nP1").act("summon:row1", "place:sw").view(1)
    assert view.subject is not None
    assert (view.subject.cell, view.subject.card, view.subject.key_limit) == ("sw", "ithuriel", 1)
    assert view.prompt is None
    view = lay("row - - -\nP0\nP1").act("gain:ll").view(0)
    assert view.subject is not None
    assert view.subject.card == "reference"


@clause("FA-75", "FA-76", "FA-77", "FA-78")
def test_the_view_counts_the_score_while_the_game_goes_on() -> None:
    player = lay("row - - -\nP0 L4 D3 nw wallim/w+1 ne michael/w\nP1").view(0).players[0]
    assert player.parts == {"angels": 4, "ether": 3, "icons": 2, "keys": 1}
    assert player.total == 10


@pytest.mark.parametrize("lang", LANGS)
def test_the_terminal_board_shows_river_backs_fields_ether_and_score(lang: str) -> None:
    table = lay("""
        turn 8, seats 2
        row gabriel/b - laylah/w
        deck eremiel/b michael/b uriel/w
        known 2
        discard zephon
        P0 L3 D1 nw dumah/w* ne reference sw vretil/b se wallim/w+2 east_n abdiel/w
    """)
    text = GAME.text(table.view(0), "ja" if lang == "ja" else "en")
    expected = {
        "en": ["Gabriel the Rumour", "Gabriel the Messenger", "(empty)", "stand-in", "locked 2", "flipped", "light 3"],
        "ja": ["流言のガブリエル", "伝令ガブリエル", "（なし）", "代替え天使", "鍵 2", "裏返り済", "光3"],
    }[lang]
    for words in expected:
        assert words in text
    assert {"en": "card 3 from the top is ○Uriel", "ja": "上から3枚目は○太陽の摂政ウリエル"}[lang] in text


def test_the_terminal_board_of_a_solo_game_names_the_band() -> None:
    text = GAME.text(lay("turn 6, solo\nP0 L41 D41").view(0), "en")
    assert "a great win, on good terms" in text


@pytest.mark.parametrize(
    ("lang", "field", "discards"),
    [("en", ["Sandalphon", "Barachiel"], "Michael the"), ("ja", ["サンダルフォン", "火花のバラキエル"], "ミカエル")],
)
def test_the_terminal_board_names_cards_in_its_language_alone(lang: Lang, field: list[str], discards: str) -> None:
    text = GAME.text(lay("deck uriel/w\ndiscard michael\nP0 nw sandalphon/w ne barachiel/w\nP1").view(0), lang)
    boxes = "\n".join(line for line in text.split("\n") if "│" in line)
    assert all(name in boxes for name in field)
    assert discards in text
    assert ("Sandalphon" in boxes) == (lang == "en")
    assert "discards: michael" not in text
