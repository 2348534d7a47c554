"""The whole contract on random card sets, drawn from each game's vocabulary."""

import importlib
import os
from itertools import islice
from typing import Any

import pytest

import dengen
from dengen.build import is_compiled
from dengen.core.conformance import CHEAP, DEAR, QUICK, trials
from dengen.core.conformance.drafts import Vocabulary, drafts
from dengen.core.game import Game

SEED = 19  # of those tried, one whose few sets of Lumiel have a card that is named and then set from the hand
SETS = 200 if os.environ.get("DENGEN_DEEP") else 2 if is_compiled() else 1
KINDS = [pytest.param(kind, id=id) for id, kind in dengen.registered().items() if kind.has_cards]


def file_of(kind: type[Game[Any]]) -> type[Any]:
    """The type of a whole set's file, which every game keeps in the same room."""
    file: type[Any] = importlib.import_module(f"{kind.__module__.rpartition('.')[0]}.cards.file").SetFile
    return file


@pytest.mark.parametrize("kind", KINDS)
def test_any_set_that_a_game_takes_keeps_the_contract(kind: type[Game[Any]]) -> None:
    for game in islice(drafts(kind, file_of(kind), SEED), SETS):
        for trial in islice(trials(game, QUICK, 1), 2):
            for check in (*CHEAP, *DEAR):
                check(trial)
        assert_spelled_out(game)
        assert game.cards.hash not in {kind(edition).cards.hash for edition in kind.editions}


def assert_spelled_out(game: Game[Any]) -> None:
    """Whole sentences from whatever a card's data say."""
    entries = [entry for table in game.cards.content.values() if isinstance(table, list) for entry in table]
    lines = [line for entry in entries for line in game.spelled_out(entry["id"])]
    assert lines
    for said in (said for line in lines for said in (line.en, line.ja)):
        assert said == said.strip()
        assert not set(said) & set("{}_"), said
        assert "  " not in said, said


@pytest.mark.parametrize("kind", KINDS)
def test_drafts_are_drawn_by_their_seed_and_differ(kind: type[Game[Any]]) -> None:
    file = file_of(kind)
    first, again, other = ([game.cards.hash for game in islice(drafts(kind, file, seed), 3)] for seed in (5, 5, 6))
    assert first == again
    assert len({*first, *other}) == 6


def test_a_draft_can_say_whatever_the_vocabulary_has() -> None:
    """Every step of Lumiel's effects comes up, and every place of a target."""
    kind = dengen.registered()["lumiel"]
    steps = set()
    for game in islice(drafts(kind, file_of(kind), 1), 200):
        for card in game.cards.content["card"]:
            steps |= {step["step"] for step in card.get("effect", [])}
    assert steps == {
        "turn", "turn_all", "move", "swap", "remove", "gain", "draw", "set_from_hand", "bring", "one_of",
    }  # fmt: skip


def test_drafts_fill_open_types_from_shipped_sets() -> None:
    kind = dengen.registered()["walpurgis"]
    contents = [kind(edition).cards.content for edition in kind.editions]
    kinds = {effect["kind"] for content in contents for card in content["card"] for effect in card.get("effects", [])}
    assert kinds <= set(Vocabulary(file_of(kind), contents).said["kind"])
