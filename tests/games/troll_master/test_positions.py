"""Positions as data: the documented example, exact dumps in the middle of anything, and what can't be laid."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from dengen.core.base.errors import BadPosition, DengenError
from tests.games.troll_master.kit import GAME, TOMES, VIALS, WANDS, Table, acting, lay
from tests.wording import assert_refused

DOCS = Path(__file__).parents[3] / "docs" / "positions" / "troll_master.md"


def test_the_documented_position_loads() -> None:
    blocks = re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    scene = Table.lay(GAME, json.loads(blocks[0]))
    assert (scene.actor, scene.asked()) == (0, "ask_action")
    scene.act("execute")
    assert scene.asked() == "ask_ability"


def test_an_empty_position_is_a_game_before_its_first_answer() -> None:
    scene = lay()
    assert (scene.state.seats, scene.asked(), scene.view().round) == (4, "ask_broom", 1)
    assert [len(player.hand) for player in scene.view().players] == [2, 2, 2, 2]


MIDDLE: list[tuple[str, Table, list[str]]] = [
    ("charge target", acting(5, TOMES, familiars=["caladrius", "gnome"]), ["execute"]),
    ("discount used", acting(5, TOMES, familiars=["fairy_ring:2"]), ["execute", "use:fairy_ring:0"]),
    ("call or train", acting(12, TOMES, mana=20), ["execute", "gain:gnome"]),
    ("distribution", acting(1, VIALS, familiars=["gnome", "unicorn"]), ["execute", "charge:gnome"]),
    ("attack menu", acting(10, WANDS, familiars=["salamander:2"]), ["execute", "use:salamander:0"]),
    (
        "defence",
        acting(10, WANDS, familiars=["troll"], others=[{"familiars": ["phoenix:3"]}, {"familiars": ["mandragora:2"]}]),
        ["execute", "use:phoenix:1"],
    ),
    ("chain target", acting(8, VIALS, familiars=["clockwork_doll:2"]), ["execute", "use:clockwork_doll:0"]),
]


@pytest.mark.parametrize(("scene", "answers"), [case[1:] for case in MIDDLE], ids=[case[0] for case in MIDDLE])
def test_a_dump_is_exact_in_the_middle_of_an_action(scene: Table, answers: list[str]) -> None:
    scene.act(*answers)
    dumped = json.loads(json.dumps(GAME.dump(scene.state)))
    loaded = GAME.load(dumped)
    assert GAME.dump(loaded) == dumped
    (seat,) = scene.state.actors()
    assert loaded.legal(seat) == scene.state.legal(seat)
    for act in scene.state.legal(seat):
        here, there = scene.state.clone(), loaded.clone()
        here.apply(seat, act)
        there.apply(seat, act)
        assert GAME.dump(here) == GAME.dump(there)


FAULTY: list[tuple[str, dict[str, Any], str]] = [
    ("unknown field", {"weather": "rain"}, "weather"),
    ("unknown phase", {"phase": "dinner"}, "phase"),
    ("a phase that asks nothing", {"phase": "over"}, "phase"),
    ("unknown magic card", {"open": ["fire"]}, "open[0]"),
    ("seven Tomes", {"discard": ["tome"] * 7}, "discard"),
    ("seven Tomes in play", {"phase": "action", "pool": [7, 1, 1, 1]}, "pool"),
    ("a Tome too many in the deck", {"phase": "action", "pool": [6, 2, 1, 1], "deck": ["tome"]}, "deck"),
    ("nothing left to deal", {"open": ["vial"] * 2, "deck": [*["tome", "wand", "crystal"] * 6]}, "deck"),
    ("a hand of one", {"seats": 3, "phase": "planning", "players": [{"hand": ["tome"]}]}, "players[0].hand"),
    ("a hand of nine", {"seats": 3, "players": [{}, {"hand": ["tome", "vial", "wand"] * 3}]}, "players[1].hand"),
    ("three revealed of two", {"players": [{"pawn": 3, "revealed": ["tome"] * 3}]}, "players[0].hand"),
    ("nothing open", {"phase": "planning", "open": []}, "open"),
    ("a pool of eight", {"phase": "action", "pool": [2, 2, 2, 2]}, "pool"),
    ("missing cards", {"deck": ["tome"], "discard": ["vial"]}, "deck"),
    ("unknown familiar", {"players": [{"familiars": ["nessie"]}]}, "players[0].familiars"),
    ("a kind face up twice", {"players": [{"familiars": ["gnome", "gnome"]}]}, "players[0].familiars"),
    ("no familiar at all", {"players": [{"familiars": []}]}, "players[0].familiars"),
    ("more charges than ribbons", {"players": [{"familiars": ["gnome:3"]}]}, "players[0].familiars"),
    ("charges that are no number", {"players": [{"familiars": ["gnome:x"]}]}, "players[0].familiars"),
    ("three Golems", {"players": [{"familiars": ["golem"]}] * 3}, "players"),
    ("a supply beyond the copies", {"supply": {"golem": 3}}, "supply"),
    ("a supply of the box", {"kinds": GAME.set.head.starter, "supply": {"golem": 1}}, "supply.golem"),
    (
        "a familiar of the box",
        {"kinds": GAME.set.head.starter, "players": [{"familiars": ["golem"]}]},
        "players[0].familiars",
    ),
    ("an unknown supply", {"supply": {"nessie": 1}}, "supply.nessie"),
    ("less than no supply", {"supply": {"golem": -1}}, "supply.golem"),
    ("no seats", {"seats": 0}, "seats"),
    ("nine kinds", {"kinds": GAME.set.head.starter[:9]}, "kinds"),
    ("two pawns on one action", {"phase": "action", "players": [{"pawn": 3}, {"pawn": 3}]}, "players"),
    ("a position off the row", {"players": [{"pawn": 15}]}, "players[0].pawn"),
    ("too many players", {"seats": 3, "players": [{}] * 4}, "players"),
    ("a start player who isn't there", {"seats": 3, "start": 3}, "start"),
    ("a turn of nobody's", {"seats": 3, "phase": "planning", "turn": 4}, "turn"),
    ("a pool of nine", {"phase": "action", "pool": [3, 2, 2, 2]}, "pool"),
    ("a pool before the reveal", {"phase": "planning", "pool": [3, 3, 2, 2]}, "pool"),
    ("a pool and a hand", {"phase": "action", "pool": [3, 3, 2, 2], "players": [{"hand": []}]}, "pool"),
    ("negative mana", {"players": [{"mana": -1}]}, "players[0].mana"),
]


@pytest.mark.parametrize(("data", "field"), [case[1:] for case in FAULTY], ids=[case[0] for case in FAULTY])
def test_what_cannot_be_laid_is_refused_with_its_field(data: dict[str, Any], field: str) -> None:
    with assert_refused(BadPosition) as caught:
        GAME.position(data)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", []),
        ("deck", None),
        ("deck", ["tome"]),
        ("broom", 9),
        ("actor", 4),
        ("uses", ["gnome:7"]),
        ("uses", ["gnome"]),
        ("phase", 3),
        ("kinds", ["gnome"]),
    ],
)
def test_a_damaged_dump_is_refused(field: str, value: object) -> None:
    dumped = GAME.dump(GAME.new(4, 1))
    dumped["table"][field] = value
    with pytest.raises(DengenError):
        GAME.load(dumped)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("agenda", [["turn", 9, 0, 0]]),
        ("agenda", [["moment", 0, 99, 0]]),
        ("agenda", [["happen", 0, 500, 0]]),
        ("agenda", [["may_chain", 0, 0, 0]]),
        ("agenda", [["ask_turn", 0, 0, 0]]),
        ("agenda", [["77", 0, 0, 0]]),
        ("asked", {"0": ["ask_way", 99, 0, 0]}),
        ("asked", {"0": ["ask_chain", 4, 0, 0]}),
        ("asked", {"0": ["deal", 0, 0, 0]}),
        ("asked", {"0": ["ask_broom", 0, 0, 0], "1": ["ask_broom", 0, 0, 0]}),
    ],
)
def test_a_dump_with_impossible_steps_is_refused(field: str, value: object) -> None:
    dumped = GAME.dump(GAME.new(4, 1))
    dumped[field] = value
    with assert_refused(BadPosition):
        GAME.load(dumped)
