"""Dumps that come back exactly, tables laid from sparse data, and what is wrong with bad ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadPosition
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


def test_a_dump_writes_cards_as_a_sparse_position_does_with_their_numbers() -> None:
    field = [
        "3c ready bri_torch known:1",
        "3d casting bri_undying",
        "3e casting bri_torch unchecked",
        "4e dormant sab_cat",
    ]
    players = [
        {
            "field": field,
            "hand": ["sab_cat known:1"],
            "deck": ["bri_sparks", "bri_torch known:0"],
            "pile": ["bri_round known:01", "bri_torch"],
            "discard": ["bri_round", "bri_embers"],
            "aside": ["bri_round"],
            "shot": [],
        },
        {"field": ["3c dan_up dor_root"], "hand": [], "deck": ["dor_root"], "pile": [], **{name: [] for name in ASIDE}},
    ]
    said = {"players": players, "phase": "main", "turn": 0, "turns": 4, "places": 1, "casts": 1, "place_downs": 2}
    table = game().dump(game().position({**said, "acted": True}))["table"]
    written = [{zone: list(map(unnumbered, cards)) for zone, cards in player.items()} for player in table["players"]]
    assert written == players
    assert {name: table[name] for name in said if name != "players"} == {
        k: v for k, v in said.items() if k != "players"
    }
    assert table["acted"] is True


ASIDE = ("discard", "aside", "shot")


def unnumbered(entry: str) -> str:
    return " ".join(word for word in entry.split() if not word.startswith("#"))


def test_a_dump_keeps_the_order_in_which_cards_came_to_the_field() -> None:
    duel = lay("3c ready bri_torch", "4c ready dor_root", hand="sab_cat sab_cat", enemy_hand="sab_cat")
    duel.place("sab_cat", "1a").act("done").place("sab_cat", "5e")
    arrivals = game().dump(duel.state)["table"]["arrivals"]
    assert arrivals == list(duel.reloaded().state.field) == list(duel.state.field)
    assert arrivals != sorted(arrivals)


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        (lambda table: zone(table, "field").__setitem__(0, "9z ready bri_torch #0"), "players[0].field[0]", "9z"),
        (lambda table: zone(table, "field").__setitem__(0, "3c asleep bri_torch #0"), "players[0].field[0]", "asleep"),
        (lambda table: zone(table, "field").__setitem__(0, "3c ready nothing #0"), "players[0].field[0]", "nothing"),
        (lambda table: zone(table, "field").__setitem__(0, "3c ready bri_torch"), "players", "numbered"),
        (
            lambda table: zone(table, "field").__setitem__(0, "3c ready bri_torch #0 known:2"),
            "players[0].field[0]",
            "known:01",
        ),
        (lambda table: zone(table, "field").__setitem__(0, "3c ready #0 unchecked"), "players[0].field[0]", "casting"),
        (lambda table: zone(table, "field").clear(), "players", "numbered"),
        (lambda table: zone(table, "hand").append(zone(table, "deck")[0]), "players[0].hand[1]", "exactly one place"),
        (lambda table: table["arrivals"].clear(), "arrivals", "cards on the field"),
        (lambda table: table["picked"][0].append(9), "picked[0]", "cards of the hand"),
        (lambda table: table["picked"][1].append(0), "picked[1]", "cards of the hand"),
        (lambda table: table["lost"].append(999), "lost", "no such card"),
        (lambda table: table["links"].append("3c"), "links", "written like"),
        (lambda table: table["effect"].update(number=999), "effect.number", "no such effect"),
        (lambda table: table.update(phase="tea"), "phase", "tea"),
        (lambda table: table.pop("turn"), "turn", "missing"),
        (lambda table: table["players"].pop(), "players", "two seats"),
        (lambda table: table["players"][0].pop("pile"), "players[0].pile", "missing"),
    ],
)
def test_a_dump_that_makes_no_sense_is_refused_with_the_field(change: Any, field: str, message: str) -> None:
    data = json.loads(json.dumps(game().dump(lay("3c ready bri_torch", hand="sab_cat").state)))
    change(data["table"])
    with assert_refused(BadPosition, match=message) as caught:
        game().load(data)
    assert caught.value.field == f"table.{field}"


def zone(table: Any, name: str) -> list[str]:
    cards: list[str] = table["players"][0][name]
    return cards


def test_a_card_that_is_not_in_the_deck_list_is_refused() -> None:
    data = json.loads(json.dumps(game().dump(new().state)))
    cards = zone(data["table"], "deck")
    cards[0] = f"sab_dawn {cards[0].split()[1]}"
    with assert_refused(BadPosition, match="not in the deck of seat 0"):
        game().load(data)


@pytest.mark.parametrize(
    ("said", "field", "message"),
    [
        ({"places": -1}, "places", ">= 0"),
        ({"turns": -4}, "turns", ""),
        ({"turns": 120}, "turns", "would be over after 120 turns"),
        ({"casts": 100}, "casts", ""),
        ({"turn": 2}, "turn", "no seat 2"),
        ({"first": -1}, "first", "no seat -1"),
        ({"options": {"decks": ["bonfire", "hedge"]}}, "options", ""),
        ({"options": {"decks": [["sab_cat"], ["sab_cat"]]}}, "options.decks", "the cards that are laid"),
        ({"options": {"turn_limit": 0}}, "options", ""),
        ({"places": 0, "casts": 0, "acted": False}, "acted", "has been used"),
        ({"links": ["3c"]}, "links", "chain_step"),
        ({"hot": ["3c"]}, "hot", "chain_step"),
        ({"chain_step": 3}, "links", "begins with a cast"),
        ({"chain_step": 10, "links": ["3c"]}, "chain_step", ""),
        ({"chain_step": 3, "links": ["3c"]}, "links[0]", "no casting circle of seat 0 in 3c"),
        ({"chain_step": 3, "links": ["3c"], "phase": "end"}, "phase", "Main phase"),
        ({"phase": "opening", "acts": [[0, "done"]]}, "acts[0]", ""),
        ({"acts": [[0, "fly"]]}, "acts[0]", "no action 'fly'"),
        ({"acts": [[7, "done"]]}, "acts[0]", "no seat 7"),
    ],
)
def test_a_sparse_position_is_refused_with_the_field(said: dict[str, Any], field: str, message: str) -> None:
    with assert_refused(BadPosition) as caught:
        game().position({"players": [{"hand": ["sab_cat"]}, {}], **said})
    assert caught.value.field == field
    assert message in str(caught.value)


def test_deck_lists_that_are_the_cards_laid_may_be_said() -> None:
    players = [{"hand": ["sab_cat"], "deck": ["bri_torch"]}, {"deck": ["sab_cat"]}]
    state = game().position({"players": players, "options": {"decks": [["sab_cat", "bri_torch"], ["sab_cat"]]}})
    assert state.options["decks"] == [["bri_torch", "sab_cat"], ["sab_cat"]]


@pytest.mark.parametrize(("said", "acted"), [({}, False), ({"places": 0}, True), ({"casts": 0}, True)])
def test_that_something_was_done_follows_from_the_actions_that_are_left(said: dict[str, Any], acted: bool) -> None:
    assert lay(hand="sab_cat", **said).state.acted == acted


def test_a_window_of_interception_can_be_laid() -> None:
    duel = lay(
        "1c open fx_remilia_shot; 2c casting fx_spear; 3b dan_down",
        "5c dormant",
        hand="sab_cat",
        enemy_hand="fx_spear",
        chain_step=4,
        links=["2c"],
        hot=["3b"],
    )
    played = lay("1c open fx_remilia_shot", "5c dormant", hand="fx_spear sab_cat", enemy_hand="fx_spear")
    played.cast("fx_spear", "2c").shoot("3b")
    assert duel.asked(B) == "intercept"
    assert duel.offered(B) == played.offered(B)
    assert duel.view(None).chain == played.view(None).chain
    duel.act("fx_spear").quiet()
    assert duel.asked(A) == "main"


def test_a_later_step_of_a_chain_can_be_laid() -> None:
    duel = lay("2c casting fx_spear; 1c dormant; 3b dan_down", "4c ready", hand="sab_cat", chain_step=6, links=["2c"])
    assert duel.states("3b") == ["A dormant"]  # settled
    assert duel.at("4c") == []  # destroyed
    assert duel.states("2c") == ["A open"]
    assert duel.asked(A) == "main"
    assert duel.state.acted


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


def test_the_examples_of_the_docs_can_be_laid() -> None:
    examples = [block.split("```")[0] for block in DOCS.read_text(encoding="utf-8").split("```json")[1:]]
    shipped = Walpurgis("dengen")
    states = [shipped.position(json.loads(example)) for example in examples]
    assert [state.actors() for state in states] == [[A], [B]]
    question = shipped.question(states[1], B)
    assert question is not None
    assert question.kind == "intercept"


def test_a_laid_table_dumps_and_loads_too() -> None:
    duel = lay("3c casting bri_undying; 3d casting bri_torch unchecked", hand="sab_cat", turn=A)
    data = json.loads(json.dumps(game().dump(duel.state)))
    assert game().dump(game().load(data)) == data
    assert [unnumbered(entry) for entry in zone(data["table"], "field")] == [
        "3c casting bri_undying",
        "3d casting bri_torch unchecked",
    ]


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
