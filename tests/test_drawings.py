"""The page's drawings, rendered without a browser."""

import xml.etree.ElementTree as ElementTree

import pytest

from dengen.core.registry import game
from dengen.drawings import Drawings, DrawingUnavailable


@pytest.fixture(scope="module")
def drawings() -> Drawings:
    return Drawings()


def test_a_picture_equals_the_pages(drawings: Drawings) -> None:
    picture = drawings.picture("lumiel", "priest")
    assert ElementTree.fromstring(picture).get("viewBox") == "0 0 240 336"
    assert picture == drawings.picture("lumiel", "priest")
    assert picture != drawings.picture("lumiel", "vampire")


def test_a_face_shows_the_cards_text(drawings: Drawings) -> None:
    lumiel = game("lumiel")
    english, japanese = (drawings.face(lumiel, "priest", lang=lang) for lang in ("en", "ja"))
    assert english
    assert japanese
    assert "Priest" in english
    assert "神父" in japanese
    assert "+3" in "".join(ElementTree.fromstring(english).itertext())


def test_an_unknown_card_has_no_face(drawings: Drawings) -> None:
    assert drawings.face(game("lumiel"), "nobody") is None


def test_the_text_of_a_set_is_escaped(drawings: Drawings) -> None:
    content = dict(game("lumiel").cards.content)
    content["card"] = [{**card, "text_en": "<script>&"} if card["id"] == "priest" else card for card in content["card"]]
    drawn = drawings.call("face", "lumiel", "priest", "", content, {"lang": "en", "fonts": {"sans": "a", "serif": "b"}})
    assert "&lt;script&gt;&amp;" in drawn


def test_a_missing_drawing_is_reported(drawings: Drawings) -> None:
    with pytest.raises(DrawingUnavailable, match="nothing is drawn for chess"):
        drawings.picture("chess", "king")
