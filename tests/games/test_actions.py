"""Codes of actions agree with their names: each constant in `rules/actions.py` is the number of the first name of its kind."""

import importlib
from types import ModuleType
from typing import Any

import pytest

import dengen
from dengen.core.base.packed import members

# Game by game, constant by constant: the name that has this number, and how many of its kind follow without a gap
CODES: dict[str, dict[str, tuple[str, int]]] = {
    "lumiel": {
        "UNDER": ("under:A1", 16),
        "SEAT": ("seat:0", 4),
        "CHOICE": ("choice:0", 4),
        "OUTER_CHOICE": ("choice:0", 1),
        "CENTRAL_CHOICE": ("choice:1", 1),
        "PASS": ("pass", 1),
        "KIND": ("kind:commoner", 12),
    },
    "flip_angel": {
        "SUMMON": ("summon:row1", 4),
        "REVERSE": ("reverse", 1),
        "GAIN": ("gain:ll", 3),
        "END": ("end", 1),
        "PLACE": ("place:nw", 12),
        "RIVER_FLIP": ("rev:river_flip", 1),
        "RIVER_FLOW": ("rev:river_flow", 1),
        "ETHER": ("rev:ether", 1),
        "FIELD_ALL": ("rev:field_all", 1),
        "FIELD": ("rev:field:nw", 12),
        "KEY": ("key:0+0", 10),
        "RETRIGGER_YES": ("retrigger:yes", 1),
        "RETRIGGER_NO": ("retrigger:no", 1),
    },
    "troll_master": {
        "STOP": ("stop", 1),
        "EXECUTE": ("execute", 1),
        "BROOM": ("broom", 1),
        "DISCARD": ("discard:tome", 4),
        "PLACE": ("place:tome:1", 56),
        "GAIN": ("gain:will_o_wisp", 22),
        "tables.call": ("call", 1),
        "tables.train": ("train:black_cat", 23),
        "tables.charge": ("charge:black_cat", 23),
        "tables.chain_to": ("chain_to:1", 14),
        "tables.use": ("use:black_cat:0", 69),
    },
    "walpurgis": {
        "CARD": ("card:0", 60),
        "SLOT": ("slot:0", 16),
        "DONE": ("done", 1),
        "ALL": ("all", 1),
        "FACE_DOWN": ("face_down", 1),
        "FACE_UP": ("face_up", 1),
        "YES": ("yes", 1),
        "NO": ("no", 1),
        "STAY": ("stay", 1),
        "MOVE": ("move", 1),
        "RESERVED": ("reserved:109", 19),
    },
    "trump_fighter": {
        "CALL": ("call", 1),
        "WAIT": ("wait", 1),
        "STRIKE": ("strike:0:0", 16),
        "DECLARE": ("declare:0", 16),
        "PICK": ("pick:kakeru", 10),
    },
}
SETS = {  # sets of answers as bits: the names that they hold, up to their first colon
    "lumiel": {
        "TOPS": {"area"},
        "BOTTOMS": {"under"},
        "PLACES": {"area", "under"},
        "SEATS": {"seat"},
        "CHOICES": {"choice"},
    },
    "flip_angel": {
        "MAIN_BITS": {"summon", "reverse", "gain", "end"},
        "GAIN_BITS": {"gain"},
        "AFTER_BITS": {"reverse", "end"},
        "PLACE_BITS": {"place"},
        "EFFECT_BITS": {"rev"},
        "KEY_BITS": {"key"},
        "RETRIGGER_BITS": {"retrigger"},
    },
    "trump_fighter": {"IN_A_BEAT": {"move", "call", "wait", "strike"}},
}


def module(id: str) -> ModuleType:
    return importlib.import_module(f"dengen.games.{id}.rules.actions")


def kind_of(name: str) -> str:
    """The words that a name begins with, before what it is about."""
    first, *about = name.split(":")
    return f"rev:{about[0]}" if first == "rev" and len(about) == 2 else first


@pytest.mark.parametrize("id", dengen.registered())
def test_every_code_is_the_number_of_its_names(id: str) -> None:
    game: Any = dengen.game(id, cards="dengen")
    names = game.action_names()
    for constant, (first, many) in CODES[id].items():
        of, _, attribute = constant.rpartition(".")
        code = getattr(game.tables if of else module(id), attribute)
        assert names[code] == first, constant
        if many > 1:
            assert [kind_of(name) for name in names[code : code + many]] == [kind_of(first)] * many, constant
            assert code + many == len(names) or kind_of(names[code + many]) != kind_of(first), constant


@pytest.mark.parametrize("id", SETS)
def test_every_set_of_answers_holds_all_of_its_names(id: str) -> None:
    names = dengen.game(id).action_names()
    for constant, kinds in SETS[id].items():
        wanted = [number for number, name in enumerate(names) if name.split(":")[0] in kinds]
        assert members(getattr(module(id), constant)) == wanted, constant


def test_answers_of_lumiel_about_kinds_share_the_bits_of_choices() -> None:
    actions: Any = module("lumiel")
    names = list(dengen.game("lumiel").action_names())
    kinds = range(int(actions.KIND_BIT), int(actions.KIND_BIT) + 12)
    assert [names[actions.answer_of(False, bit)] for bit in kinds] == names[int(actions.KIND) :]
    assert [names[actions.answer_of(True, bit)] for bit in members(actions.CHOICES)] == names[36:40]
    assert actions.DOING_IT == 1 << actions.KIND_BIT == 1 << actions.CHOICE
    assert actions.PASSING == 1 << actions.PASS_BIT
    assert names[actions.answer_of(False, actions.PASS_BIT)] == "pass"
