"""Second editions: the same cards with other numbers, found by name, and the default."""

import re
from copy import deepcopy
from typing import Any

import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.cards.overlays import differences
from dengen.core.registry import registered
from dengen.players.playout import playout
from dengen.server.sandbox.games import Games
from dengen.terminal.setup import Setup

SECOND = "dengen-2"
REVISED = [id for id, made in registered().items() if SECOND in made.editions]
WORDS = ("name", "text", "epithet", "temper", "line", "ending")


def shape(data: Any) -> Any:
    """The content without numbers, including those in formulas and the cells of a matrix, but with its size."""
    if isinstance(data, dict):
        return {
            key: len(value) if key.endswith("matrix") else shape(value)
            for key, value in data.items()
            if not key.startswith(WORDS)
        }
    if isinstance(data, list):
        return [shape(entry) for entry in data]
    return re.sub(r"\d+", "#", data) if isinstance(data, str) else type(data)


@pytest.mark.parametrize("id", registered())
def test_one_edition_is_the_default_everywhere(id: str) -> None:
    wanted = registered()[id].editions[0]
    assert registered()[id].default_edition() == wanted == dengen.game(id).cards.edition
    assert Setup.find(id, None, [], None).game.cards.edition == wanted
    assert Games().default(id).cards.edition == Games().bind(id, None).cards.edition == wanted
    assert dengen.game(id).cards.hash == dengen.game(id, wanted).cards.hash


@pytest.mark.parametrize(
    ("id", "edition", "hash"),
    [
        ("flip_angel", "dengen", "d9971dedbfe1e995"),
        ("flip_angel", "dengen-2", "4e32be0b75a9620c"),
        ("lumiel", "dengen", "e884f8fb9a7ca627"),
        ("troll_master", "dengen", "83395c3e49cf9d70"),
        ("troll_master", "dengen-2", "1a4317a054464eef"),
        ("trump_fighter", "dengen", "2f0392e2aac7f8ae"),
        ("trump_fighter", "dengen-2", "14910d4d84e11ab1"),
        ("walpurgis", "dengen", "0fbdd8b4ec59abca"),
        ("walpurgis", "dengen-2", "3c40a41da9d9133c"),
    ],
)
def test_published_editions_do_not_change(id: str, edition: str, hash: str) -> None:
    """Tables and records refer to a set by this hash; changed numbers need a new edition, changed texts don't."""
    assert dengen.game(id, edition).cards.hash == hash


@pytest.mark.parametrize("id", REVISED)
def test_a_second_edition_contains_only_changes(id: str) -> None:
    cards = dengen.game(id, SECOND).cards
    assert cards.base is not None
    assert cards.base.edition == "dengen"
    assert differences(cards.base.content, cards.content)
    assert len(cards.text) < len(cards.base.text) / 5


@pytest.mark.parametrize("id", registered())
def test_every_edition_has_the_same_head(id: str) -> None:
    for edition in registered()[id].editions:
        cards = dengen.game(id, edition).cards
        assert (cards.content["set"]["game"], cards.id) == (id, edition)
        assert cards.name.en
        assert cards.name.ja


@pytest.mark.parametrize("id", REVISED)
def test_a_second_edition_differs_in_numbers_only(id: str) -> None:
    first, second = (deepcopy(dengen.game(id, name).cards.content) for name in ("dengen", SECOND))
    assert (first["set"].pop("id"), second["set"].pop("id")) == ("dengen", SECOND)
    assert first != second
    assert shape(second) == shape(first)


@pytest.mark.parametrize("id", REVISED)
def test_a_second_edition_has_the_actions_of_the_first(id: str) -> None:
    first, second = (dengen.game(id, name) for name in ("dengen", SECOND))
    assert list(second.action_names()) == list(first.action_names())


@pytest.mark.parametrize("id", REVISED)
def test_a_second_edition_can_be_played(id: str) -> None:
    game = dengen.game(id, SECOND)
    for seed in range(10):
        state = game.new(seed=seed)
        assert playout(state, Chance(seed)) <= state.max_steps
        assert state.outcome() is not None


@pytest.mark.parametrize("id", registered())
def test_the_newest_edition_comes_first(id: str) -> None:
    assert registered()[id].editions == ((SECOND, "dengen") if id in REVISED else ("dengen",))
