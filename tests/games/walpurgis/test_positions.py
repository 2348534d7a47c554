"""Dumps that come back exactly, tables laid from sparse data, and what is wrong with bad ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from dengen.core.chance import Chance
from dengen.core.errors import BadPosition
from dengen.games.walpurgis import Walpurgis
from tests.games.walpurgis.kit import A, B, game, lay, new
from tests.wording import assert_refused

DOCS = Path(__file__).parents[3] / "docs" / "positions" / "walpurgis.md"


def test_a_dump_in_the_middle_of_a_chain_comes_back_exactly_and_plays_on_the_same() -> None:
    duel = lay("1c open shot_aster", "4c dormant", hand="ast_comet ast_milky sab_cat", enemy_hand="dor_root")
    duel.cast("ast_comet", "2c").act("4c")
    data = json.loads(json.dumps(game().dump(duel.state)))
    again = game().load(data)
    assert game().dump(again) == data
    for state in (duel.state, again):
        state.apply(A, game().number(duel.full_name("ast_milky", A)))
    assert game().dump(again) == game().dump(duel.state)


def test_a_dump_is_readable() -> None:
    duel = lay("3c ready bri_torch", hand="sab_cat")
    table = game().dump(duel.state)["table"]
    number = next(piece["card"] for piece in table["field"])
    assert table["field"] == [{"card": number, "cell": "3c", "state": "ready"}]
    assert table["cards"][number] == {"card": "bri_torch", "seat": 0, "known": "A"}
    assert table["phase"] == "main"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda table: table["field"][0].update(cell="9z"), "9z"),
        (lambda table: table["field"][0].update(state="asleep"), "asleep"),
        (lambda table: table["cards"][0].update(card="nothing"), "nothing"),
        (lambda table: table["cards"][0].update(known="C"), "A, B or AB"),
        (lambda table: table["cards"][0].update(seat=2), "no seat 2"),
        (lambda table: table["hand"][0].clear(), "exactly one place"),
        (lambda table: table["pile"][0].append(table["deck"][0][0]), "exactly one place"),
        (lambda table: table["hand"][0].append(table["deck"][1].pop()), "cards of the other seat"),
        (lambda table: table["picked"][0].append(table["deck"][0][0]), "cards of the hand"),
        (lambda table: table["picked"][1].append(table["hand"][0][0]), "cards of the hand"),
        (lambda table: table["lost"].append(999), "no such card"),
        (lambda table: table["effect"].update(number=999), "no such effect"),
        (lambda table: table.update(phase="tea"), "tea"),
        (lambda table: table.pop("turn"), "turn"),
        (lambda table: table.update(deck=[[]]), "two seats"),
    ],
)
def test_a_dump_that_makes_no_sense_is_refused(change: Any, message: str) -> None:
    data = json.loads(json.dumps(game().dump(lay("3c ready bri_torch", hand="sab_cat").state)))
    change(data["table"])
    with assert_refused(BadPosition, match=message):
        game().load(data)


def test_a_card_that_is_not_in_the_deck_list_is_refused() -> None:
    data = json.loads(json.dumps(game().dump(new().state)))
    data["table"]["cards"][0]["card"] = "sab_dawn"
    with assert_refused(BadPosition, match="not in the deck of seat 0"):
        game().load(data)


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ([{"field": ["3c"]}, {}], "written like"),
        ([{"field": ["3x open bri_sparks"]}, {}], "3x"),
        ([{"field": ["3c asleep bri_sparks"]}, {}], "asleep"),
        ([{"field": ["3c open bri_spark"]}, {}], "bri_spark"),
        ([{"field": ["3c open bri_sparks loudly"]}, {}], "loudly"),
        ([{"hand": ["nothing"]}, {}], "nothing"),
        ([{}], "length"),
        ([{"hands": []}, {}], "hands"),
    ],
)
def test_a_sparse_position_that_makes_no_sense_is_refused(players: list[Any], message: str) -> None:
    with assert_refused(BadPosition, match=message):
        game().position({"players": players})


def test_a_sparse_position_has_decks_of_nine_unknown_cards_and_a_main_phase_of_seat_0() -> None:
    state = game().position({"players": [{"hand": ["sab_cat"]}, {}]})
    assert [len(deck) for deck in state.deck] == [9, 9]
    assert state.actors() == [A]
    assert state.known[state.deck[A][0]] == 0


def test_the_example_of_the_docs_can_be_laid() -> None:
    example = DOCS.read_text(encoding="utf-8").split("```json")[1].split("```")[0]
    state = Walpurgis("dengen").position(json.loads(example))
    assert state.actors() == [A]


def test_a_laid_table_dumps_and_loads_too() -> None:
    duel = lay("3c casting bri_undying; 3d casting bri_torch unchecked", hand="sab_cat", turn=A)
    data = json.loads(json.dumps(game().dump(duel.state)))
    assert game().dump(game().load(data)) == data
    marks = {card["card"]: card.get("marks", []) for card in data["table"]["cards"]}
    assert marks["bri_undying"] == ["checked"]
    assert marks["bri_torch"] == []


def test_clones_go_their_own_way() -> None:
    duel = new(3)
    rng = Chance(3)
    other = duel.state.clone()
    before = game().dump(duel.state)
    while other.actors():
        seat = other.actors()[0]
        other.play(seat, other.pick_answer(seat, rng))
    assert game().dump(duel.state) == before
    assert duel.state.actors() == [A, B]
