"""The page's drawings, made without a page."""

import xml.etree.ElementTree as ElementTree

import pytest

from dengen.core.registry import game
from dengen.drawings import Drawings, NoDrawings


@pytest.fixture(scope="module")
def drawings() -> Drawings:
    return Drawings()


def test_a_picture_is_the_page_s(drawings: Drawings) -> None:
    picture = drawings.picture("lumiel", "priest")
    assert ElementTree.fromstring(picture).get("viewBox") == "0 0 240 336"
    assert picture == drawings.picture("lumiel", "priest")
    assert picture != drawings.picture("lumiel", "vampire")


def test_a_face_says_what_the_card_says(drawings: Drawings) -> None:
    lumiel = game("lumiel")
    english, japanese = (drawings.face(lumiel, "priest", lang=lang) for lang in ("en", "ja"))
    assert english
    assert japanese
    assert "Priest" in english
    assert "神父" in japanese
    assert "+3" in "".join(ElementTree.fromstring(english).itertext())


def test_there_is_no_face_of_a_card_that_is_not_in_the_set(drawings: Drawings) -> None:
    assert drawings.face(game("lumiel"), "nobody") is None


def test_a_text_of_a_set_is_no_markup(drawings: Drawings) -> None:
    content = dict(game("lumiel").cards.content)
    content["card"] = [{**card, "text_en": "<script>&"} if card["id"] == "priest" else card for card in content["card"]]
    drawn = drawings.call("face", "lumiel", "priest", "", content, {"lang": "en", "fonts": {"sans": "a", "serif": "b"}})
    assert "&lt;script&gt;&amp;" in drawn


def test_what_nobody_has_drawn_is_said(drawings: Drawings) -> None:
    with pytest.raises(NoDrawings, match="nothing is drawn for chess"):
        drawings.picture("chess", "king")
