"""The dengen set, and what a card set must not be."""

import copy
from collections import Counter
from typing import Any

import pytest

from dengen.core.base.errors import BadCardSet
from dengen.games.flip_angel import FlipAngel
from dengen.games.flip_angel.cards.file import faces_of
from dengen.testing import clause
from tests.games.flip_angel.kit import GAME
from tests.wording import assert_refused

FACES = faces_of(GAME.set)


@clause("FA-4")
def test_white_and_black_costs_both_sum_to_108() -> None:
    assert sum(face.cost for face in FACES[::2]) == sum(face.cost for face in FACES[1::2]) == 108
    assert {face.cost for face in FACES} == {1, 2, 3, 4, 5, 6, 7, 8}


def test_the_52_faces_have_the_abilities_that_the_set_promises() -> None:
    kinds = Counter(type(effect).__name__ for face in FACES for effect in face.effects)
    assert kinds == {
        "Ether": 16, "Key": 6, "FlipSelf": 2, "Reversal": 6, "Retrigger": 4, "Coupon": 6, "ConstantFlip": 6,
    }  # fmt: skip
    assert sum(not face.effects for face in FACES) == 12


def test_every_face_has_a_special_summon_and_words_in_both_languages() -> None:
    for face in FACES:
        assert face.special is not None
        assert all((face.name_en, face.name_ja, face.text_en, face.text_ja))
    assert len({face.name_en for face in FACES}) == len({face.name_ja for face in FACES}) == 52


def test_corners_are_asked_for_as_often_as_the_set_promises() -> None:
    corners = Counter(cell for face in FACES for cell in getattr(face.special, "cells", []))
    assert corners == {"NW": 6, "NE": 5, "SW": 5, "SE": 4}


@pytest.mark.parametrize("picture", ["uriel", {"palette": "noon", "wing": "owl"}])
def test_a_card_may_ask_for_a_picture(picture: str | dict[str, str]) -> None:
    content = copy.deepcopy(GAME.cards.content)
    content["card"][0]["picture"] = picture
    assert FlipAngel(content).set.card[0].picture == picture


# ---- what is refused ----


def changed(**paths: Any) -> dict[str, Any]:
    """The dengen set with some values of its first card's white face replaced."""
    content = copy.deepcopy(GAME.cards.content)
    content["card"][0]["white"].update(paths)
    return content


@pytest.mark.parametrize(
    ("change", "field", "sentence"),
    [
        ({"cost": -1}, "white.cost", "Expected a whole number, at least 0"),
        ({"cost": "3"}, "white.cost", "Expected a whole number, got text"),
        ({"colour": "red"}, "white", "no field `colour`"),
        ({"special": {"kind": "moon"}}, "white.special.kind", "Invalid value 'moon'"),
        ({"special": {"kind": "count", "side": "red", "min": 2}}, "white.special.side", "Invalid value 'red'"),
        ({"special": {"kind": "place", "cells": []}}, "white.special.cells", "length >= 1"),
        ({"special": {"kind": "place", "cells": ["N"]}}, "white.special.cells[0]", "Invalid value 'N'"),
        ({"special": {"kind": "all", "of": [{"kind": "x"}]}}, "white.special.of[0].kind", "Invalid value 'x'"),
        ({"effects": [{"kind": "fly"}]}, "white.effects[0].kind", "Invalid value 'fly'"),
        ({"effects": [{"kind": "key", "cap": 4}]}, "white.effects[0].cap", "at most 3"),
        ({"effects": [{"kind": "reversal", "allowed": []}]}, "white.effects[0].allowed", "length >= 1"),
        ({"effects": [{"kind": "reversal", "allowed": ["all"]}]}, "white.effects[0].allowed[0]", "Invalid value"),
        ({"effects": [{"kind": "key"}, {"kind": "key"}]}, "white.effects", "'key' appears twice"),
        ({"edges": {"n": "sx", "e": "", "s": "", "w": ""}}, "white.edges.n", "Only s (half-suns) and m (half-moons)."),
        ({"edges": {"n": "s"}}, "white.edges", "are missing"),
    ],
)  # fmt: skip
def test_a_bad_face_is_refused_with_card_and_field(change: dict[str, Any], field: str, sentence: str) -> None:
    with assert_refused(BadCardSet) as trouble:
        FlipAngel(changed(**change))
    assert trouble.value.card == "abdiel"
    assert trouble.value.field == field
    assert sentence in str(trouble.value)


def test_two_ether_bonuses_or_coupons_on_a_face_add_up() -> None:
    game = FlipAngel(changed(effects=[{"kind": "ether", "light": 1}, {"kind": "ether", "light": 2, "dark": 1}]))
    assert (game.tables.light[0], game.tables.dark[0]) == (3, 1)


def test_a_missing_face_is_refused() -> None:
    content = copy.deepcopy(GAME.cards.content)
    del content["card"][3]["black"]
    with assert_refused(BadCardSet, match="black") as trouble:
        FlipAngel(content)
    assert trouble.value.card == "dumah"


def test_another_number_of_cards_than_declared_is_refused() -> None:
    content = copy.deepcopy(GAME.cards.content)
    content["card"].pop()
    with assert_refused(BadCardSet, match="says that it has 26 cards, but lists 25"):
        FlipAngel(content)


@pytest.mark.parametrize("id", ["abdiel", "reference"])
def test_an_id_that_is_taken_is_refused(id: str) -> None:
    content = copy.deepcopy(GAME.cards.content)
    content["card"][5]["id"] = id
    with assert_refused(BadCardSet, match=f"The id {id!r} is already used") as trouble:
        FlipAngel(content)
    assert trouble.value.card == id


def test_fewer_than_six_cards_are_refused() -> None:
    content = copy.deepcopy(GAME.cards.content)
    content["card"] = content["card"][:5]
    content["set"]["cards"] = 5
    with assert_refused(BadCardSet, match="at least 6 cards"):
        FlipAngel(content)


def test_a_set_of_another_size_is_played() -> None:
    content = copy.deepcopy(GAME.cards.content)
    content["card"] = content["card"][:13]
    content["set"]["cards"] = 13
    game = FlipAngel(content)
    assert game.seat_counts == (1, 2)
    assert len(game.new(2).census()) == 13
