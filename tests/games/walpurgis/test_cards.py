"""A card set that can't be used says the card, the field and what is wrong."""

from typing import Any

import pytest
from msgspec import structs

from dengen.core.base.errors import BadCardSet
from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.cards.matrix import BadMatrix, draw, grid_of, read
from tests.wording import assert_in_japanese, assert_refused

HEAD = {"id": "test", "name_en": "Test", "name_ja": "テスト"}
SHOT = {"id": "shot", "name_en": "Shot", "name_ja": "弾", "family": "normal_shot", "matrix": ".d./.@./.c."}
DECK = {"id": "all", "name_en": "All", "name_ja": "全部", "cards": {"shot": 4}}


def made(**card: Any) -> Walpurgis:
    """A set of a Normal Shot and one more card."""
    other = {"id": "other", "name_en": "Other", "name_ja": "他", "matrix": ".../.@./...", **card}
    return Walpurgis({"set": HEAD, "card": [SHOT, other], "deck": [DECK]})


def test_a_small_set_with_a_deck_of_its_own_can_be_played() -> None:
    game = Walpurgis({"set": HEAD, "card": [SHOT], "deck": [{**DECK, "id": "own"}]})
    assert list(game.decks.ready) == ["own"]
    assert game.new(seed=1).actors() == [0, 1]


@pytest.mark.parametrize(
    ("card", "field", "message"),
    [
        ({"matrix": "..../.@../..../...."}, "matrix", "square of 3, 5, 7 or 9"),
        ({"matrix": ".../.@./.q."}, "matrix", "not 'q'"),
        ({"matrix": "@../.@./..."}, "matrix", "in the centre"),
        ({"matrix": ".../.../..."}, "matrix", "in the centre"),
        ({"danmaku": [[0, 1]]}, "matrix", "not both"),
        ({"matrix": "", "condition": [[0, 0]]}, "condition", "never a condition cell"),
        ({"keywords": ["rapid"]}, "sub_matrix", "rapid needs one"),
        ({"sub_matrix": ".d./.@./..."}, "sub_matrix", "belongs to the keyword rapid"),
        ({"sub_matrix": ".d./.@./.c.", "keywords": ["rapid"]}, "sub_matrix", "no condition cells"),
        ({"keywords": ["fly"]}, "keywords", "fly"),
        ({"picture": 7}, "picture", "a whole number"),
        ({"id": "Other"}, "id", "begins with a letter"),
        ({"id": "shot"}, "id", "is already used"),
        ({"require": [{"kind": "own_min"}]}, "require", "needs n"),
        ({"require": [{"kind": "behind", "n": 2}]}, "require", "takes no n"),
        ({"require": [{"kind": "asleep"}]}, "require", "asleep"),
        ({"static": [{"kind": "bar"}]}, "static", "says its area"),
        ({"static": [{"kind": "hand_limit"}]}, "static", "says its n"),
        ({"effects": [{"when": "B", "kind": "explode"}]}, "effects[0].kind", "no effect kind 'explode'"),
        (
            {"effects": [{"when": "B", "kind": "draw", "cells": [[0, 1]]}]},
            "effects[0].cells",
            "means nothing to a draw",
        ),
        ({"effects": [{"when": "B", "kind": "danmaku"}]}, "effects[0].cells", "needs its cells"),
        ({"effects": [{"when": "B", "kind": "grant"}]}, "effects[0].what", "says what it grants"),
        ({"effects": [{"when": "B", "kind": "draw", "n": 0}]}, "effects[0].n", "from 1 to 99"),
        ({"effects": [{"when": "B", "kind": "flare", "state": ["ready"]}]}, "effects[0].state", "ready"),
        ({"effects": [{"when": "X", "kind": "draw"}]}, "effects", "X"),
        (
            {"effects": [{"when": "B", "kind": "draw", "cost": {"kind": "discard", "n": 0}}]},
            "effects[0].cost",
            "1 to 99",
        ),
        ({"colour": "red"}, "", "colour"),
    ],
)
def test_what_is_wrong_with_a_card_is_said(card: dict[str, Any], field: str, message: str) -> None:
    with assert_refused(BadCardSet) as caught:
        made(**card)
    assert caught.value.card == card.get("id", "other")
    assert caught.value.field.startswith(field.split("[")[0])
    if "[" in field:
        assert caught.value.field == field
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("deck", "field", "message"),
    [
        ({"cards": {"shut": 4}}, "cards", "There is no card 'shut' in the set. Did you mean 'shot'?"),
        ({"cards": {"shot": 0}}, "cards", "A deck has 1 to 99 copies of 'shot', not 0."),
        ({"cards": {}}, "cards", "The deck has no cards."),
        ({"name_ja": " "}, "name_ja", "A deck in a set has an id and a name."),
    ],
)
def test_a_deck_of_the_set_is_checked_with_it(deck: dict[str, Any], field: str, message: str) -> None:
    content = {"set": HEAD, "card": [SHOT], "deck": [DECK, {**DECK, "id": "mine", **deck}]}
    with assert_refused(BadCardSet) as caught:
        Walpurgis(content)
    (fault,) = caught.value.faults
    assert (fault.card, fault.field, fault.why.en) == ("mine", field, message)


@pytest.mark.parametrize("picture", ["ast_comet", {"pattern": "rose", "emblem": "key"}])
def test_a_card_may_ask_for_a_picture(picture: str | dict[str, str]) -> None:
    asked = next(card for card in made(picture=picture).set.card if card.id == "other")
    assert asked.picture == picture


def test_a_set_needs_a_normal_shot_and_a_deck() -> None:
    plain = {"id": "plain", "name_en": "Plain", "name_ja": "素", "matrix": ".../.@./..."}
    with assert_refused(BadCardSet, match="needs a Normal Shot"):
        Walpurgis({"set": HEAD, "card": [plain]})
    with assert_refused(BadCardSet, match=r"add a \[\[deck\]\]"):
        Walpurgis({"set": HEAD, "card": [SHOT]})


def test_icons_and_casters_that_are_listed_must_be_the_ones_used() -> None:
    shot = {**SHOT, "icons": ["fire"], "caster": "nobody"}
    with assert_refused(BadCardSet, match="no icon 'fire'"):
        Walpurgis({"set": HEAD, "card": [shot], "deck": [DECK], "icons": {"water": {"en": "Water", "ja": "水"}}})
    with assert_refused(BadCardSet, match="no caster 'nobody'"):
        Walpurgis({"set": HEAD, "card": [shot], "deck": [DECK], "casters": {"somebody": {"en": "S", "ja": "誰か"}}})


def test_a_matrix_is_read_and_drawn_again() -> None:
    grid = "x.x.x\n.ddd.\n.cDc.\n.dcd.\n....."
    roles = read(grid)
    assert sorted(roles["c"]) == [(-1, 0), (0, -1), (1, 0)]
    assert (0, 0) in roles["d"]
    assert draw(roles["c"], roles["d"], roles["x"]) == grid.splitlines()
    with pytest.raises(BadMatrix) as caught:
        read("")
    assert_in_japanese(caught.value.why)


def test_the_dengen_set_is_complete() -> None:
    cards = Walpurgis("dengen").set.card
    assert [card.number for card in cards] == [f"WN-{number:02}" for number in range(1, 53)]
    assert all(card.name_en and card.name_ja and card.text_en and card.text_ja for card in cards)


def test_the_second_edition_gives_or_takes_a_danmaku_cell_where_one_condition_cell_pays() -> None:
    first, second = Walpurgis("dengen"), Walpurgis("dengen-2")
    changed = {}
    for card, revised in zip(first.set.card, second.set.card, strict=True):
        old, new = grid_of(card), grid_of(revised)
        if old != new:
            assert structs.replace(new, danmaku=old.danmaku) == old
            assert len(old.condition) == 1
            changed[card.id] = len(new.danmaku) - len(old.danmaku)
    assert changed == {
        "bri_embers": -1,
        "bri_flashfire": -1,
        "neb_mirage": -1,
        "dor_thorn": 1,
        "dor_rose": 1,
        "ast_meteor": 1,
        "ast_orbit": 1,
    }
