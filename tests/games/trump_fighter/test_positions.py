"""Positions: the sparse format, the exact dump, and what is said about mistakes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from dengen.core.base.errors import BadPosition
from tests.games.trump_fighter.kit import GAME, Ring, lay, new, sample
from tests.wording import assert_refused

DOCS = Path(__file__).parents[3] / "docs" / "positions" / "trump_fighter.md"


def test_the_example_of_the_documentation_can_be_laid() -> None:
    blocks = re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    table = Ring.lay(GAME, json.loads(blocks[0]))
    assert table.phase == "battle"
    assert table.could_hit(0) == ["kakeru_fivestep"]


def test_what_is_left_out_has_defaults() -> None:
    table = lay()
    assert [GAME.tables.characters[who].id for who in table.state.character] == ["kakeru", "futami"]
    assert table.hand(0) == table.field(1) == "- - - -"
    assert table.state.left == 52


def test_cards_that_are_not_mentioned_dont_exist_if_the_deck_is_given() -> None:
    assert len(sample().state.census()) == 8 + 8 + 6


def test_a_dump_writes_the_table_as_a_sparse_position_does() -> None:
    said = {
        "characters": ["kakeru", "oyama"],
        "hands": ["S9 D10 - -", "C9 - CJ SA"],
        "fields": ["S4 H6 S3/C8 DK", "D5 - - -"],
        "deck": "HA H2 H3 H4",
        "hit": [["kakeru_hop"], []],
        "misses": ["SK", "S2 DA"],
        "phase": "fastest",
        "obliged": [1],
    }
    table = lay(**said).data
    assert {name: table[name] for name in said} == said
    assert table["miss_order"] == [0, 1, 1]
    assert table["miss_count"] == [1, 2]


def test_miss_cards_that_are_only_counted_are_cards_that_nobody_has_seen() -> None:
    table = lay(hands=["S9 D10 HJ SQ", ""], misses=[1, 2], seed=3)
    assert table.misses == [1, 2]
    assert table.state.left == 52 - 4 - 3
    assert sorted(table.state.census()) == list(range(52))


def test_the_order_of_miss_cards_survives_a_dump() -> None:
    table = sample(hands=["S9 D10 HJ SQ", "C9 C10 CJ SA"], fields=["", ""], deck="HA H2 H3 H4 H5")
    for first, second in (("wait", "call"), ("wait", "wait"), ("call", "wait"), ("wait", "wait"), ("wait", "call")):
        table.beat(first, second)
    assert table.data["miss_order"] == [0, 1, 0]
    assert list(table.reloaded().state.misses) == list(table.state.misses)


@pytest.mark.parametrize(
    ("options", "ids"),
    [({}, ["kakeru", "futami"]), ({"characters": ["oyama", "kagami"]}, ["oyama", "kagami"])],
)
def test_characters_are_those_of_the_options_unless_they_are_said(options: dict[str, Any], ids: list[str]) -> None:
    assert lay(options=options).data["characters"] == ids


def test_characters_at_random_are_drawn_by_the_seed() -> None:
    drawn = [lay(options={"characters": "random"}, seed=seed).data["characters"] for seed in range(5)]
    assert len({tuple(pair) for pair in drawn}) > 2
    assert all(first != second for first, second in drawn)


def test_with_the_option_a_pair_of_mirrors_can_be_laid() -> None:
    table = lay(characters=["kagami", "kagami"], options={"mirror": True})
    assert table.reloaded().data["characters"] == ["kagami", "kagami"]


def test_a_penalty_alone_may_reach_the_target() -> None:
    assert lay(misses=[0, 5], options={"hold_penalty": "miss"}).scores == [0, 10]


def test_a_dump_loads_into_the_same_fight_in_the_middle_of_everything() -> None:
    table = sample(options={"attack": "manual", "hands": "hidden"}, misses=["SK", 1])
    table.act("strike S9 2", seat=0)
    loaded = GAME.load(json.loads(json.dumps(GAME.dump(table.state))))
    assert GAME.dump(loaded) == GAME.dump(table.state)
    loaded.apply(1, 17)
    table.act("wait", seat=1)
    assert GAME.dump(loaded) == GAME.dump(table.state)
    assert table.phase == "declare"
    again = GAME.load(GAME.dump(table.state))
    for seat in (0, 1):
        again.apply(seat, again.legal(seat)[-1])
        table.state.apply(seat, table.state.legal(seat)[-1])
    assert GAME.dump(again) == GAME.dump(table.state)


def test_techniques_written_down_in_a_position_are_dumped_with_it() -> None:
    when = "[opp1 own1] suit(2) & [opp1 own1] kind(2)"
    table = lay(
        characters=[[{"when": when, "value": 3, "name": "Both"}], "oyama"], fields=["H5 S9 C2 DK", "H9 H3 D4 D6"]
    )
    loaded = table.reloaded().beat("call", "wait")
    assert loaded.scores == [3, 0]
    [hit] = loaded.events("hit")
    assert hit.args["name"]["en"] == "Both"


def test_a_loaded_fight_is_sampled_like_the_first() -> None:
    table = new(3, characters="random").beat("call", "call")
    loaded = table.reloaded()
    assert [GAME.dump(world.state) for world in loaded.worlds(0)] == [
        GAME.dump(world.state) for world in table.worlds(0)
    ]


@pytest.mark.parametrize(
    ("changes", "field", "message"),
    [
        ({"characters": ["kakeru", "godzilla"]}, "characters[1]", "there is no character 'godzilla'"),
        ({"characters": ["kakeru"]}, "characters", "expected one entry for each of the two seats, not 1"),
        ({"characters": ["kakeru", [{"when": "[own9] kind(2)", "value": 1}]]}, "characters[1][0].when", "Opp and own"),
        ({"characters": ["kakeru", [{"when": "[own2] kind(2)", "value": 0}]]}, "characters[1][0].value", "A value is"),
        ({"characters": ["kakeru", []]}, "characters[1]", "a character has 1 to 4 techniques here"),
        ({"hands": ["S9 D10 HJ", ""]}, "hands[0]", "a hand has four positions, not 3"),
        ({"hands": ["S9 D10 HJ X7", ""]}, "hands[0]", "there is no card 'X7'"),
        ({"hands": ["S4 D10 HJ -", ""]}, "fields[0]", "the card S4 is in two places"),
        ({"fields": ["S4 - H6 -", ""]}, "fields[0]", "the slots are filled from the left"),
        ({"fields": ["S4/H6 C8 - -", ""]}, "fields[0]", "nothing is covered while a slot is empty"),
        ({"fields": ["S4", ""]}, "fields[0]", "a field has four slots, not 1"),
        ({"deck": ""}, "deck", "a fight whose deck is empty is over"),
        ({"deck": "HA HA"}, "deck", "the card HA is in two places"),
        ({"hit": [["oyama_toss"], []]}, "hit[0]", "this character has no technique 'oyama_toss'"),
        ({"hit": [[], ["oyama_stomp", "oyama_toss", "oyama_rumble"]]}, "hit[1]", "this fight would be decided already"),
        ({"misses": [-1, 0]}, "misses[0]", "Expected"),
        ({"misses": [0, 1_000_000]}, "misses[1]", "Expected"),
        ({"misses": [0, 40]}, "misses[1]", "there are not so many cards"),
        ({"misses": [0, 5]}, "misses[1]", "this fight would be decided already"),
        ({"misses": [0, "S9"]}, "misses[1]", "the card S9 is in two places"),
        ({"characters": ["kakeru", "kakeru"]}, "characters[1]", "both seats can have the same character only with"),
        ({"options": {"characters": ["oyama", "kakeru"]}}, "options.characters", "the options name other characters"),
        ({"options": {"characters": ["oyama", "oyama"]}}, "options", "Both seats can play"),
        ({"options": {"target": 1}}, "options", ""),
        ({"phase": "pick"}, "characters", "nothing of it is there before"),
        ({"acts": [[0, "fly"]]}, "acts[0]", "Super Trump Fighter has no action 'fly'"),
        ({"acts": [[0, "wait"], [0, "wait"]]}, "acts[1]", "You have already answered"),
        ({"phase": "lunch"}, "phase", "a position is pick, battle"),
        ({"phase": "obliged"}, "phase", "a position is pick, battle"),
        ({"phase": "obliged", "obliged": [0], "hands": ["", ""]}, "phase", "question"),
        ({"phase": "fastest", "obliged": [2]}, "obliged", "there is no seat 2"),
        ({"colour": "red"}, "colour", "Object contains unknown field `colour`"),
        ({"deck": 7}, "deck", "Expected"),
    ],
)
def test_a_bad_position_says_where_it_is_wrong(changes: dict[str, Any], field: str, message: str) -> None:
    with assert_refused(BadPosition) as caught:
        sample(**changes)
    assert caught.value.field == field
    assert caught.value.why.en.startswith(message)


def brought(*conditions: str) -> dict[str, Any]:
    """A character of a position's own, as a dump writes it."""
    texts = dict.fromkeys(("name_ja", "name_en", "text_ja", "text_en"), "Twins")
    techniques = [{"id": f"twins_{which}", "value": 1, "when": when} | texts for which, when in enumerate(conditions)]
    return {"id": "inline0", "name_ja": "1", "name_en": "1", "technique": techniques}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"phase": "lunch"}, "table.phase"),
        ({"deck": "HA ZZ"}, "table.deck"),
        ({"deck": ["HA"]}, "table.deck"),
        ({"last": [1]}, "table.last"),
        ({"last": [2**63] * 13}, "table.last"),
        ({"loser": 7}, "table.loser"),
        ({"hands": ["S9 - - -"]}, "table.hands"),
        ({"hands": ["S9 - -", "- - - -"]}, "table.hands[0]"),
        ({"fields": ["S4/H6 - - -", "- - - -"]}, "table.fields[0]"),
        ({"miss_count": [0, 0, 0]}, "table.miss_count"),
        ({"miss_count": [1, 0]}, "table.miss_count[0]"),
        ({"misses": ["ZZ", ""]}, "table.misses[0]"),
        ({"misses": ["SK", ""]}, "table.miss_order"),
        ({"characters": ["kakeru", "kakeru"]}, "table.characters[1]"),
        ({"hit": [[], ["oyama_stomp", "oyama_toss", "oyama_rumble"]]}, "table.hit[1]"),
        ({"inline": [brought()]}, "table.inline[0].technique"),
        ({"inline": [brought("[own2] kind(2)", "[own9] kind(2)")]}, "table.inline[0].technique[1].when"),
        ({"inline": [brought(*["[own2] kind(2)"] * 5)]}, "table.inline[0].technique"),
    ],
)
def test_a_bad_dump_says_where_it_is_wrong(changes: dict[str, Any], field: str) -> None:
    data = GAME.dump(sample().state)
    data["table"] |= changes
    with assert_refused(BadPosition) as caught:
        GAME.load(data)
    assert caught.value.field == field
