"""Everything that is wrong with a set at once: where, what is allowed, what may have been meant."""

from typing import Any

import pytest

from dengen.core.cards.set_faults import EMPTY, faults_in
from dengen.core.cards.toml_lines import line_of, lines_of
from dengen.core.registry import game, registered
from dengen.games.lumiel.cards.file import SetFile
from tests.wording import assert_in_japanese

CARD = {
    "id": "imp",
    "code": "imp",
    "name_en": "Imp",
    "name_ja": "小鬼",
    "points": 1,
    "copies": 2,
    "text_en": "",
    "text_ja": "",
}
HEAD = {"id": "x", "name_en": "X", "name_ja": "X", "deck_size": 2, "setup_card": "imp"}


def told(**card: Any) -> list[tuple[str, str]]:
    found = list(faults_in({"set": HEAD, "card": [{**CARD, **card}]}, SetFile))
    for fault in found:
        assert_in_japanese(fault.why)
    return [(fault.path, fault.why.en) for fault in found]


def test_a_sound_set_has_no_faults() -> None:
    assert told() == []


@pytest.mark.parametrize(
    ("card", "path", "said"),
    [
        ({"name_ja": ""}, "name_ja", EMPTY.en),
        ({"name_en": "  "}, "name_en", EMPTY.en),
        ({"points": "one"}, "points", "Expected a whole number, got text."),
        ({"points": 100}, "points", "Expected a whole number, at most 99."),
        (
            {"effect": [{"step": "trun"}]},
            "effect[0].step",
            "Invalid value 'trun'. Allowed: 'turn', 'turn_all', 'move', 'swap', 'remove', 'gain', 'draw', 'set_from_hand', "
            "'bring', 'one_of'. Did you mean 'turn'?",
        ),
        ({"effect": [{"step": "turn", "to": "mee"}]}, "effect[0].to", "Did you mean 'me'?"),
        (
            {"effect": [{"step": "turn", "target": {"near": {}}}]},
            "effect[0].target.near",
            "The field `rel` is missing",
        ),
        (
            {"effect": [{"step": "one_of", "options": [[{"step": "draw", "n": 0}]]}]},
            "effect[0].options[0][0].n",
            "at least 1",
        ),
        ({"effect": [{"step": "one_of", "options": []}]}, "effect[0].options", "length >= 2"),
        ({"effect": {"step": "draw"}}, "effect", "Expected a list, got a table."),
        ({"effect": ["draw"]}, "effect[0]", "Expected a table, got text"),
        ({"set_zone": "inner"}, "set_zone", "Allowed: 'outer', 'central'."),
        ({"pionts": 3}, "", "There is no field `pionts`. Did you mean 'points'?"),
    ],
)
def test_a_fault_says_where_and_what_is_allowed(card: dict[str, Any], path: str, said: str) -> None:
    ((where, why),) = told(**card)
    assert where == f"card[0].{path}".rstrip(".")
    assert said in why


def test_missing_fields_of_a_table_are_listed_together() -> None:
    found = [fault.why.en for fault in faults_in({"set": HEAD, "card": [{"id": "imp", "points": 1}]}, SetFile)]
    assert found == ["The fields `name_en`, `name_ja`, `code`, `copies`, `text_en`, `text_ja` are missing."]


def test_several_faults_of_a_card_are_told_together() -> None:
    assert len(told(points="one", copies=0, wings=2, effect=[{"step": "fly"}, {"step": "draw"}])) == 5


@pytest.mark.parametrize("id", registered())
def test_every_entry_of_a_shipped_set_is_found_in_its_file(id: str) -> None:
    cards = game(id, "dengen").cards
    lines = cards.text.splitlines()
    for table, entries in cards.content.items():
        for entry in entries if isinstance(entries, list) else ():
            at = line_of(cards.text, cards.content, entry["id"], "id")
            assert at is not None
            assert lines[at - 1].strip() == f'id = "{entry["id"]}"', table


def test_lines_inside_long_strings_and_lists_begin_no_statement() -> None:
    text = 'a = """\n[[card]]\nb = 1\n"""\nlist = [\n  { c = 1 }, # ]\n  "]",\n]\n[x.y]\nd = 2 # [[card]]\n[[card]]\ne = \'[\'\nf = 1\n'
    assert lines_of(text) == {"a": 1, "list": 5, "x.y": 9, "x.y.d": 10, "card[0]": 11, "card[0].e": 12, "card[0].f": 13}
