"""Positions as sparse data, dumps and their errors."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from dengen.core.base.errors import BadPosition
from dengen.games.lumiel.positions.sparse import Player
from dengen.testing import clause
from tests.games.lumiel.kit import GAME, Table, lay, new
from tests.wording import assert_refused

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "lumiel.md"


def test_the_example_of_the_documentation_can_be_laid() -> None:
    block = re.search(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block
    table = Table.lay(GAME, json.loads(block[1]))
    assert table.asked() == "move_to"
    assert table.play_area == "oth sor"


def test_a_drawing_and_named_areas_lay_the_same_field() -> None:
    drawn = lay(
        """
        0com  .  .  .
        .     2com>1tam  .  .
        .     .  .  .
        .     .  .  3vam
        """
    )
    assert drawn.field == lay({"A1": "0com", "B2": "2com>1tam", "D4": "3vam"}).field
    assert drawn.field == {"A1": "0com", "B2": "2com>1tam", "D4": "3vam"}


def test_by_default_everybody_holds_six_cards_of_a_whole_deck() -> None:
    table = lay({})
    assert list(table.state.hand_size) == [6, 6, 6, 6]
    assert list(table.state.deck_size) == [13, 13, 13, 13]
    assert table.asked() == "play"


def test_cards_may_be_named_by_code_or_id_and_more_may_follow() -> None:
    table = lay({}, hand="vampire com ...", decks={"0": "sor gho ..."})
    assert len(table.hand(0)) == 6
    assert {"vam", "com"} <= set(table.hand(0))
    assert table.deck(0)[:2] == ["sor", "gho"]
    assert len(table.deck(0)) == 13


@pytest.mark.parametrize(
    ("position", "question"),
    [
        ({"phase": "redraw"}, "redraw"),
        ({"phase": "placing", "turn_player": 2, "field": {"A1": "0com", "B1": "1com"}}, "place"),
        ({"phase": "turn"}, "play"),
        ({"phase": "effect"}, "play"),
        ({"phase": "effect", "play": "oth vam", "field": {"A1": "0com"}}, "zone"),
        ({"phase": "set", "play": "oth vam"}, "which"),
        ({"phase": "set", "play": "com"}, "set"),
        ({"phase": "get", "field": {"A1": "0com*", "B1": "1com", "C1": "0com"}}, "play"),
        (
            {"players": [{"hand": "sor ..."}], "field": {"B2": "1com"}, "acts": [[0, "kind:sorcerer"], [0, "area:B2"]]},
            "move_to",
        ),
    ],
)
def test_any_phase_can_be_laid(position: dict[str, Any], question: str) -> None:
    table = Table.lay(GAME, position)
    assert table.asked(table.state.actors()[0]) == question


def test_a_position_in_the_get_phase_captures_at_once() -> None:
    table = lay({"A1": "0com*", "B1": "1com", "C1": "0com"}, phase="get")
    assert table.scores == [1, 0, 0, 0]
    assert table.state.turn_player == 1


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"colour": "red"}, "colour"),
        ({"seats": 0}, "seats"),
        ({"options": {"redraw": 7}}, "options"),
        ({"phase": "lunch"}, "phase"),
        ({"turn_player": 4}, "turn_player"),
        ({"turns": -1}, "turns"),
        ({"turns": 10**30}, "turns"),
        ({"seed": -1}, "seed"),
        ({"players": [{}] * 5}, "players"),
        ({"players": [{"age": 9}]}, "players[0].age"),
        ({"players": [{"hand": "dragon"}]}, "players[0].hand"),
        ({"players": [{"hand": "com com com com com com"}]}, "players[0].hand"),
        ({"players": [{}, {"used": "sor sor"}]}, "players[1].used"),
        ({"players": [{"used": "sor", "deck": "sor"}]}, "players[0].deck"),
        ({"players": [{"known": "sor", "hand": "com"}]}, "players[0].known"),
        ({"field": "0com 1com"}, "field"),
        ({"field": {"E5": "0com"}}, "field.E5"),
        ({"field": {"A1": "com"}}, "field.A1"),
        ({"field": {"A1": "0dragon"}}, "field.A1"),
        ({"play": "com"}, "play"),
        ({"phase": "set"}, "play"),
        ({"stood": [9]}, "stood[0]"),
    ],
)
def test_a_bad_position_is_told_where(position: dict[str, Any], field: str) -> None:
    with assert_refused(BadPosition) as caught:
        GAME.position(position)
    assert caught.value.field == field


@clause("LP-18", "LP-19")
def test_no_card_can_be_laid_facing_a_side_where_nobody_sits() -> None:
    with assert_refused(BadPosition, match="no card faces seat 3"):
        GAME.position({"seats": 3, "field": {"A1": "3com"}})
    with assert_refused(BadPosition, match="no card faces seat 5"):
        GAME.position({"field": {"A1": "5com"}})


def test_an_illegal_act_of_a_position_is_refused() -> None:
    with assert_refused(BadPosition, match="You hold no Sorcerer") as caught:
        GAME.position({"players": [{"hand": "com"}], "acts": [[0, "kind:sorcerer"]]})
    assert caught.value.field == "acts[0]"
    with assert_refused(BadPosition, match="That doesn't answer this question") as caught:
        GAME.position({"players": [{"hand": "com"}], "acts": [[0, "kind:commoner"], [0, "kind:commoner"]]})
    assert caught.value.field == "acts[1]"


# ---- dumps ----


def test_a_dump_is_readable() -> None:
    table = lay({"B2": "2com>1tam*"}, hand="com sor", decks={"0": "vam yok"}, points={"3": "exo"}, phase="effect")
    data = GAME.dump(table.state)["table"]
    assert data["field"] == {"B2": "2com>1tam*"}
    assert data["players"][0]["hand"] == "com sor"
    assert data["players"][0]["deck"] == "vam yok"
    assert data["players"][3]["points"] == "exo"
    assert data["phase"] == "effect"


def test_a_dump_in_the_middle_of_an_effect_goes_on_where_it_was() -> None:
    table = lay({"B2": "1com"}, hand="oth ...", decks={"0": "sor ..."}).play("oth", "choice:0", "area:B2")
    again = table.reloaded()
    assert again.asked() == "move_to"
    assert again.offered() == table.offered()
    assert again.act("area:A2", "seat:3").field == {"A2": "3com*"}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("phase", "lunch"),
        ("ending", "boredom"),
        ("players", [{}]),
        ("hands", ["com", "", "", ""]),
        ("first", 4),
        ("turn_player", -1),
        ("field", {"Z9": "0com"}),
        ("field", {"A1": "9com"}),
        ("queue", [[0, 3]]),
        ("stood", [7]),
        ("queue", [[0, 2**20]]),
    ],
)
def test_a_damaged_dump_is_told_where(field: str, value: Any) -> None:
    data = GAME.dump(new(redraw=False).state)
    data["table"][field] = value
    with assert_refused(BadPosition) as caught:
        GAME.load(data)
    assert field in caught.value.field


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deck", "x"),
        ("deck", "com " * 20),
        ("hand", "com " * 15),
        ("points", 3),
        ("returning", "com " * 7),
        ("revealing", "dragon"),
    ],
)
def test_a_damaged_player_of_a_dump_is_told_where(field: str, value: Any) -> None:
    data = GAME.dump(new(redraw=False).state)
    data["table"]["players"][1][field] = value
    with assert_refused(BadPosition) as caught:
        GAME.load(data)
    assert caught.value.field == f"table.players[1].{field}"


def test_a_dump_and_a_position_write_a_seat_s_cards_in_the_same_way() -> None:
    table = lay(
        {"B2": "2com>1tam"}, hand="com sor", decks={"0": "vam yok"}, points={"0": "exo com"}, known={"0": "sor"}
    )
    dumped = table.data["players"]
    said = [{name: player[name] for name in Player.__struct_fields__} for player in dumped]
    again = Table.lay(GAME, {"field": table.data["field"], "players": said})
    assert again.data["players"] == dumped


def test_what_was_used_follows_from_the_field_unless_it_is_said() -> None:
    field = {"A1": "0com", "B2": "0com>0vam", "C3": "1sor", "D4": "0sor"}
    table = lay(field, hand="sor ...")
    assert table.used(0) == ["com", "com", "vam"]  # the one Sorcerer of the deck is in the hand
    assert table.used(1) == ["sor"]
    assert "vam" not in table.hand(0) + table.deck(0)
    assert lay(field, used={"0": ""}).used(0) == []


@pytest.mark.parametrize(
    "question",
    [
        ["set", 99, 0, 0],
        ["turn", 500, 0, 0],
        ["move_to", 0, 77, 0],
        ["facing", 0, 50, 0],
        ["turn", 0, 0, 0],
        ["no_such", 0, 0, 0],
    ],
)
def test_a_dump_with_a_question_that_can_t_be_asked_is_refused(question: list[Any]) -> None:
    data = GAME.dump(lay({}).state)
    data["asked"]["0"] = question
    with assert_refused(BadPosition):
        GAME.load(data)
