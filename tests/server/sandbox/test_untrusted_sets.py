"""Card sets that strangers send: no larger than a game needs, looked at before anything is built, and kept once."""

import copy
from typing import Any

import pytest

from dengen.core.base.errors import BadCardSet
from dengen.server.sandbox.games import KEPT, Games
from dengen.server.sandbox.set_limits import MOST_BYTES, MOST_ENTRIES, MOST_VALUES
from tests.server.kit import running
from tests.wording import assert_in_japanese


def angels(count: int) -> dict[str, Any]:
    """A set of Flip Angel with so many cards."""
    content = copy.deepcopy(Games().bind("flip_angel", "dengen").cards.content)
    first = content["card"][0]
    content["set"]["cards"] = count
    content["card"] = [{**first, "id": f"angel{number}"} for number in range(count)]
    return content


def nested(depth: int) -> dict[str, Any]:
    content = angels(26)
    inner: dict[str, Any] = {"kind": "count", "side": "any", "min": 1}
    for _ in range(depth):
        inner = {"kind": "all", "of": [inner]}
    content["card"][0]["white"]["special"] = inner
    return content


def wordy(size: int) -> dict[str, Any]:
    content = angels(26)
    content["card"][0]["name_en"] = "x" * size
    return content


def manifold(values: int) -> dict[str, Any]:
    content = angels(26)
    content["card"][0]["white"]["special"] = {"kind": "place", "cells": ["NW"] * values}
    return content


TOO_LARGE = {
    "cards": angels(MOST_ENTRIES + 1),
    "bytes": wordy(MOST_BYTES),
    "values": manifold(MOST_VALUES),
    "depth": nested(400),
}


@pytest.mark.parametrize("what", TOO_LARGE)
def test_a_set_that_is_too_large_is_refused_before_it_is_built(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games = Games()
    games.default("flip_angel")
    monkeypatch.setattr("dengen.games.flip_angel.cards.build.build", lambda file: pytest.fail("it is built"))
    with pytest.raises(BadCardSet) as refused:
        games.bind("flip_angel", TOO_LARGE[what])
    assert_in_japanese(refused.value.text)


def test_changes_to_an_edition_count_with_what_they_change() -> None:
    more = [{**card, "id": f"more-{card['id']}"} for card in angels(MOST_ENTRIES - 20)["card"]]
    with pytest.raises(BadCardSet, match=str(MOST_ENTRIES)):
        Games().bind("flip_angel", {"base": "dengen", "card": more})


def test_every_set_that_ships_with_a_game_is_far_within_the_limits() -> None:
    games = Games()
    for id in games.ids:
        game = games.default(id)
        for edition in game.editions if game.has_cards else ():
            content = copy.deepcopy(games.bind(id, edition).cards.content)
            content["set"]["name_en"] = "A set of my own"
            assert games.bind(id, content).cards.content == content


def test_a_set_is_built_once_for_all_tables_that_use_it() -> None:
    games = Games()
    changes = {"base": "dengen", "set": {"name_en": "A set of my own"}}
    bound = games.bind("lumiel", changes)
    assert games.bind("lumiel", copy.deepcopy(changes)) is bound
    assert games.bind("lumiel", copy.deepcopy(bound.cards.content)) is bound
    assert games.bind("walpurgis", "dengen") is games.bind("walpurgis", "dengen")


def test_the_set_that_was_used_last_is_the_last_to_be_forgotten() -> None:
    games = Games()
    bound = [games.bind("lumiel", {"base": "dengen", "set": {"name_en": f"{number}"}}) for number in range(KEPT)]
    assert games.bind("lumiel", bound[0].cards.content) is bound[0]
    games.bind("lumiel", {"base": "dengen", "set": {"name_en": "one more"}})
    assert games.bind("lumiel", bound[0].cards.content) is bound[0]
    assert games.bind("lumiel", bound[1].cards.content) is not bound[1]


@pytest.mark.anyio
async def test_nobody_makes_a_table_with_a_set_of_1378_cards(store: str) -> None:
    async with running(store) as server:
        eve = await server.guest("Eve")
        answer = await eve.http.post("/api/tables", json={"game": "flip_angel", "cards": angels(1378)})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_card_set")
