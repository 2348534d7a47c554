"""Positions: the sparse format, what it refuses, and dumps."""

import json
from pathlib import Path
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadPosition
from tests.games.flip_angel.kit import GAME, Table, lay
from tests.wording import assert_refused

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "flip_angel.md"


def test_an_empty_position_is_a_table_for_two_with_nothing_on_it() -> None:
    table = Table.lay(GAME, {})
    assert table.state.seats == 2
    assert (table.row, table.deck, table.discard) == ("- - -", "", "")
    assert table.ether(0) == table.ether(1) == "L4 D4"
    assert table.offered() == {"reverse", "gain:ll", "gain:ld", "gain:dd"}


def test_seats_beyond_the_list_have_the_defaults() -> None:
    table = Table.lay(GAME, {"seats": 3, "players": [{"light": 1}]})
    assert [table.ether(seat) for seat in range(3)] == ["L1 D4", "L4 D4", "L4 D4"]


def test_start_seat_and_turn_say_who_is_to_move() -> None:
    table = Table.lay(GAME, {"seats": 4, "start_seat": 2, "turn": 3})
    assert table.mover == 1
    assert [player.reference for player in table.view(0).players] == [1, 2, 3, 4]


def test_marks_and_the_paid_reversal_of_the_seat_to_move_count_for_this_turn() -> None:
    data = {
        "paid_reversal_used": True,
        "row": ["gabriel/w", None, None],
        "players": [{"field": {"nw": {"card": "michael", "side": "white", "flipped": True}}}],
        "seats": 1,
    }
    table = Table.lay(GAME, data)
    assert table.refusal("reverse") == "FA-18"
    table.act("summon:row1", "place:ne")
    assert table.refusal("rev:field:nw") == "FA-60"


def test_with_all_turns_played_the_game_is_over() -> None:
    assert lay("turn 12, seats 2").state.over()


def test_the_fourth_card_event_has_happened_for_a_laid_field_of_four() -> None:
    table = lay("row abdiel/w - -\nP0 L4 D4 nw dumah/w ne jophiel/w sw vretil/b se puriel/w\nP1")
    table.act("summon:row1", "place:east_s")
    assert "event4" not in table.kinds()


FIELD = {"nw": {"card": "dumah", "side": "white"}}
CORE = {
    "nw": {"card": "dumah", "side": "white"},
    "ne": {"card": "jophiel", "side": "white"},
    "sw": {"card": "vretil", "side": "white"},
    "se": {"card": "puriel", "side": "white"},
}


@pytest.mark.parametrize(
    ("data", "field", "sentence"),
    [
        ({"row": ["dumah/w", "dumah/b", None]}, "row", "the card 'dumah' is in two places"),
        ({"row": ["dumah/w", None, None], "discard": ["dumah"]}, "discard", "is in two places"),
        ({"deck": ["dumah/w"], "players": [{"field": FIELD}]}, "players[0].field.nw", "is in two places"),
        ({"row": ["dumah", None, None]}, "row", "no card side 'dumah'"),
        ({"deck": ["reference"]}, "deck", "no card side 'reference'"),
        ({"discard": ["lucifer"]}, "discard", "no card 'lucifer'"),
        ({"row": ["dumah/w"]}, "row", "Expected `array` of length 3"),
        ({"known": [3], "deck": ["dumah/w"]}, "known", "no place 3"),
        ({"turn": 13}, "turn", "only 12 turns"),
        ({"start_seat": 2}, "start_seat", "no seat 2"),
        ({"seats": 1, "players": [{}, {}]}, "players", "2 are listed, but 1 play"),
        ({"players": [{"light": -1}]}, "players[0].light", "Expected `int` >= 0"),
        (
            {"players": [{"field": {"middle": {"card": "dumah", "side": "white"}}}]},
            "players[0].field.middle",
            "no cell",
        ),
        ({"players": [{"field": {"nw": {"card": "dumah"}}}]}, "players[0].field.nw", "side is missing"),
        (
            {"players": [{"field": {"nw": {"card": "dumah", "side": "white", "chips": 1}}}]},
            "players[0].field.nw",
            "key",
        ),
        ({"players": [{"field": {"east_n": {"card": "dumah", "side": "white"}}}]}, "players[0].field", "core cells"),
        (
            {
                "players": [
                    {"field": {**CORE, "east_n": {"card": "abdiel", "side": "white"}, "west_n": {"card": "reference"}}}
                ]
            },
            "players[0].field",
            "only one line",
        ),
        (
            {"players": [{"field": {"nw": {"card": "reference"}, "ne": {"card": "reference"}}}]},
            "players[0].field.ne",
            "one stand-in only",
        ),
        (
            {"players": [{"standin_used": False, "field": {"nw": {"card": "reference"}}}]},
            "players[0].standin_used",
            "lies on the field",
        ),
        (
            {"players": [{"field": {"nw": {"card": "reference", "side": "white"}}}]},
            "players[0].field.nw.side",
            "the stand-in has no side",
        ),
        ({"options": {"key_source": "none"}}, "options", "none"),
        ({"references": [1, 1]}, "references", "a reference number of its own"),
        ({"seed": -1}, "seed", "A seed is a whole number"),
        ({"rivers": []}, "rivers", "unknown field `rivers`"),
    ],
)
def test_an_impossible_position_is_refused_with_its_field(data: dict[str, Any], field: str, sentence: str) -> None:
    with assert_refused(BadPosition) as trouble:
        GAME.position({"seats": 2} | data)
    assert trouble.value.field == field
    assert sentence in str(trouble.value)


@pytest.mark.parametrize("seats", [0, 5, -1, 10**30])
def test_a_position_for_nobody_or_for_five_is_refused(seats: int) -> None:
    with assert_refused(BadPosition) as trouble:
        GAME.position({"seats": seats})
    assert trouble.value.field == "seats"


def test_the_example_of_the_page_can_be_laid() -> None:
    example = PAGE.read_text(encoding="utf-8").partition("```json\n")[2].partition("```")[0]
    table = Table.lay(GAME, json.loads(example))
    assert table.offered() == {"summon:row1", "summon:row2", "reverse", "gain:ll", "gain:ld", "gain:dd"}


# ---- dumps ----


def test_a_dump_names_cards_cells_and_steps() -> None:
    table = lay("row gabriel/w - -\ndeck uriel/w\nP0 L3 D4 nw michael/w*\nP1").act("summon:row1", "place:ne")
    data = GAME.dump(table.state)
    assert data["asked"] == {"0": ["reversal", 31, 1, 0]}
    assert data["agenda"][-1][0] == "event"
    assert data["table"]["deck"] == ["uriel/w"]
    field = data["table"]["players"][0]["field"]
    assert field["nw"] == {"card": "michael", "side": "white", "chips": 0, "flipped": True, "fired": False}
    assert field["ne"]["fired"] is True


def tampered(**changes: Any) -> dict[str, Any]:
    table = lay("row ithuriel/w - -\nP0 L4 D4\nP1").act("summon:row1", "place:sw")
    data: dict[str, Any] = GAME.dump(table.state)
    return data | changes


@pytest.mark.parametrize(
    "changes",
    [
        {"asked": {"0": ["key", 99, 0, 0]}},
        {"asked": {"0": ["key", 0, 0, 0]}},  # an empty cell
        {"asked": {"1": ["main", 0, 0, 0]}},
        {"asked": {"0": ["place", 9, 0, 0]}},
        {"asked": {"0": ["reversal", 0, 0, 0]}},
        {"asked": {"0": ["place", 1, 0, 0]}},  # an empty slot
        {"asked": {"0": ["turn", 0, 0, 0]}},
        {"agenda": [["icon", 2, 500, 0]]},
        {"agenda": [["77", 0, 0, 0]]},
        {"agenda": [["place", 0, 0, 0]]},
        {"table": {}, "asked": {"0": ["key", 2, 0, 0]}},
    ],
)
def test_a_dump_that_was_tampered_with_is_refused(changes: dict[str, Any]) -> None:
    assert GAME.load(tampered()).actors() == [0]
    with assert_refused(BadPosition):
        GAME.load(tampered(**changes))


def test_what_the_fields_amount_to_agrees_with_the_cards_on_them() -> None:
    rng = Chance(11)
    for seed in range(30):
        state = GAME.new(3, seed)
        while state.actors():
            seat = state.actors()[0]
            state.apply(seat, rng.pick(state.legal(seat)))
            again = GAME.load(GAME.dump(state)) if state.turn % 5 == 0 else state
            for name in ("taken", "anchored", "whites", "blacks"):
                assert list(getattr(again, name)) == list(getattr(state, name))
            for player in range(3):
                faces = [face for face in state.field[12 * player : 12 * player + 12] if face >= 0]
                angels = [face for face in faces if face != state.tables.standin]
                assert state.cards_on(player) == len(faces)
                assert state.whites[player] == sum(face % 2 == 0 for face in angels)
                assert state.blacks[player] == sum(face % 2 == 1 for face in angels)
